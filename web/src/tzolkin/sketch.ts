/** The table of Tzolk'in in a few strokes, and where on it things lie. */

import type { Place, Sketch } from '../review/sketch';
import Sketched from './Sketch.svelte';
import { CALENDAR, CITIES, PICTURE, printOf, seatOf, type City, type Point } from './gears/geometry';

export const SIZE = { w: 1090, h: 676 };
/** Where the picture of the gears lies, between the tracks and the cards. */
export const GEARS_AT: Point = { x: 215, y: 6 };
const HIGH = 318;
const WIDE = 192;
const RIGHT = SIZE.w - WIDE - 10;
export const PANELS = {
  temple: { x: 10, y: 12, w: WIDE, h: HIGH },
  technology: { x: 10, y: 346, w: WIDE, h: HIGH },
  building: { x: RIGHT, y: 12, w: WIDE, h: HIGH },
  monument: { x: RIGHT, y: 346, w: WIDE, h: HIGH },
} as const;

const at = (name: string, { x, y }: Point): Place => ({ name, x: x + GEARS_AT.x, y: y + GEARS_AT.y });

function cityOf(name: string): City | undefined {
  return Object.values(CITIES).find(({ gear }) => name === gear || name.startsWith(`${gear}_`));
}

function placeOf(_view: Record<string, unknown>, thing: string): Place | null {
  const [group = '', name = ''] = thing.split(':');
  const panel = group in PANELS ? PANELS[group as keyof typeof PANELS] : null;
  if (panel) return { name: group, x: panel.x + panel.w / 2, y: panel.y + panel.h / 2, box: panel };
  if (group === 'jungle') return at(thing, printOf(CITIES.palenque, Number(name)));
  if (group === 'term' || group === 'day' || name === 'start') return at('calendar', CALENDAR.centre);
  const city = cityOf(name);
  if (!city) return null;
  const space = Number(name.slice(city.gear.length + 1));
  if (group === 'gear' || group === 'rider') return at(city.gear, city.centre);
  // A worker that acts stands where its action is printed.
  return group === 'action' || group === 'space' || group === 'worker' ? at(name, seatOf(city, space)) : null;
}

export const SKETCH: Sketch = { size: { w: SIZE.w, h: Math.max(SIZE.h, PICTURE.h) }, Drawing: Sketched, placeOf, stands: ['space', 'worker'] };
