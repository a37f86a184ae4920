/** What is to be drawn of decisions on the table. */

import type { DecisionTold, Figure } from '../api/types';

export interface TrailWish {
  steps: readonly DecisionTold[];
  gains: readonly Figure[];
  costs: readonly Figure[];
  ink: string;
  /** What it is called where it ends. */
  sign: string;
  /** Whether it is spoken of, or stands beside what is. */
  isTold: boolean;
  isNumbered: boolean;
  isDashed: boolean;
}
