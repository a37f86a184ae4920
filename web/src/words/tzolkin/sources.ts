/** Which part of Tzolk'in a clause belongs to. */

import { Sources } from '../sources';

const QUARTERS = 4;

const EXACT: Record<string, string> = {
  'Z-2.12': 'wealth', 'Z-4.4': 'pity', 'Z-4.5': 'begging', 'Z-4.6': 'gear_corn', 'Z-5.4': 'placing',
  'Z-6.4': 'step_back', 'Z-7.1': 'fishing', 'Z-7.3': 'harvest', 'Z-7.7': 'yaxchilan', 'Z-7.8': 'study',
  'Z-7.12': 'tikal_5', 'Z-7.13': 'uxmal_1', 'Z-7.14': 'market', 'Z-7.15': 'worker', 'Z-7.16': 'building_for_corn',
  'Z-7.17': 'mirror', 'Z-7.18': 'chichen_itza', 'Z-7.19': 'chichen_itza', 'Z-8.1': 'bonus', 'Z-8.5': 'architecture',
  'Z-8.9': 'theology', 'Z-10.1': 'monuments', 'Z-10.9': 'monuments', 'Z-11.2': 'feeding', 'Z-11.3': 'unfed',
  'Z-11.7': 'temples', 'Z-11.9': 'temples', 'Z-11.10': 'highest', 'Z-13.2': 'corn_left', 'Z-13.4': 'skulls_left',
  'Z-13.5': 'monuments',
};

export const SOURCES = new Sources('tzolkin', {
  exact: EXACT,
  byChapter: { 'Z-2': 'setup', 'Z-9': 'temples', 'Z-10': 'buildings', 'Z-12': 'calendar' },
  inTheLog: { 'pay Z-8.1': 'study', 'temple Z-7.3': 'burning' },
  order: [
    'temples', 'highest', 'chichen_itza', 'buildings', 'architecture', 'bonus', 'unfed', 'corn_left', 'skulls_left',
    'monuments', 'other',
  ],
  stageEnds: 'food_day_over',
  parts: QUARTERS,
});
