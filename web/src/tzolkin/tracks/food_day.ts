/** The next Food Day, as its note tells it. */

import type { Phrase, Position } from '../../api/types';

export interface NextFoodDay {
  days: number;
  icon: string;
  words: Phrase;
}

const ICONS: Record<string, string> = { goods: 'z-food-resource', points: 'z-food-points' };

export function nextFoodDay({ notes }: Position): NextFoodDay | null {
  const words = notes['term:food_day']?.find(({ args }) => args && 'days' in args);
  const { days, kind_id: kind } = words?.args ?? {};
  return words && typeof days === 'number' ? { days, icon: ICONS[String(kind)] ?? 'z-food-points', words } : null;
}
