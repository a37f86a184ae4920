/** What tribes change about gears. */

import type { TzolkinFigures, TzolkinView } from '../../../api/shapes';
import { partsOf, printsOf } from '../parts';

type Gear = keyof TzolkinView['gears'];

/** The last space of each seat's tribe beyond the printed ones, or 0. */
function beyond(view: TzolkinView, figures: TzolkinFigures, gear: Gear): number[] {
  return (partsOf(view).tribes?.chosen ?? []).map((tribe) => (tribe ? printsOf(figures).tribes[tribe]?.last_spaces?.[gear] : undefined) ?? 0);
}

/** The last space of a gear: the printed one, or what the tribe of somebody at this table has beyond it. */
export function lastSpace(view: TzolkinView, figures: TzolkinFigures, gear: Gear): number {
  return Math.max(figures.gears[gear].last, ...beyond(view, figures, gear));
}

/** The seat whose tribe has spaces beyond the last printed one. */
export function ownerBeyond(view: TzolkinView, figures: TzolkinFigures, gear: Gear): number | null {
  const owner = beyond(view, figures, gear).findIndex((last) => last > figures.gears[gear].last);
  return owner < 0 ? null : owner;
}
