/** What tribes change about gears. */

import type { TzolkinFigures, TzolkinView } from '../../../api/shapes';
import { partsOf, printsOf } from '../parts';

type Gear = keyof TzolkinView['gears'];

/** The last space of a gear: the printed one, or what the tribe of somebody at this table has beyond it. */
export function lastSpace(view: TzolkinView, figures: TzolkinFigures, gear: Gear): number {
  const beyond = (partsOf(view).tribes?.chosen ?? []).map((tribe) => (tribe ? printsOf(figures).tribes[tribe]?.last_spaces?.[gear] : undefined) ?? 0);
  return Math.max(figures.gears[gear].last, ...beyond);
}
