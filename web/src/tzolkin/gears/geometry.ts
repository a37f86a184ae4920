/** Where everything lies in the picture of the gears, 660 × 664. Pure; angles in degrees, clockwise from the right as the picture's y grows downwards. */

import type { Gear } from '../table.svelte';

export const PICTURE = { w: 660, h: 664 };

export interface Point {
  x: number;
  y: number;
}

export function polar(centre: Point, radius: number, angle: number): Point {
  const turned = (angle * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(turned), y: centre.y + radius * Math.sin(turned) };
}

// ---- wheels ----------------------------------------------------------------------------------------

/** A toothed wheel: its teeth, where one of them stands, and which way a day turns it. */
export interface Wheel {
  centre: Point;
  teeth: number;
  /** The middle of tooth 0. */
  first: number;
  /** How far a day turns it: clockwise for the gears, against the clock for the calendar that drives them. */
  day: number;
  /** Radius at which wheels roll on each other. */
  pitch: number;
  tip: number;
  root: number;
  /** Width of a tooth on the pitch circle. */
  width: number;
}

/** Pitch radius for each tooth: wheels with the same roll on each other tooth by tooth. */
const PER_TOOTH = 5.85;
/** Teeth that hold workers are broad, those of the calendar slim; what is left over is play. */
const BROAD = 21.4;
const SLIM = 14.4;
const TIP = 9.4;
const ROOT = 11.9;
const CALENDAR_TEETH = 26;
const CALENDAR_STEP = 360 / CALENDAR_TEETH;
const TOP = -90;

function wheel(centre: Point, teeth: number, first: number, sense: 1 | -1, width: number): Wheel {
  const pitch = PER_TOOTH * teeth;
  return { centre, teeth, first, day: (sense * 360) / teeth, pitch, tip: pitch + TIP, root: pitch - ROOT, width };
}

export const CALENDAR = wheel({ x: 340, y: 376 }, CALENDAR_TEETH, TOP, -1, SLIM);

export interface City extends Wheel {
  gear: Gear;
  /** Where the spaces lie: from the outside of the teeth to the rim. */
  inner: number;
  rim: number;
  /** How far out the printed actions and the numbers of spaces stand. */
  prints: number;
  numbers: number;
  /** How far out workers stand on their teeth. */
  seats: number;
  hub: number;
}

/** A gear that meshes with the calendar at one of its teeth, counted clockwise from the top. */
function city(gear: Gear, teeth: number, at: number): City {
  const towards = TOP + at * CALENDAR_STEP;
  const centre = polar(CALENDAR.centre, PER_TOOTH * (CALENDAR_TEETH + teeth), towards);
  // A gap faces the calendar; a tooth and a half further on is space 0.
  const built = wheel(centre, teeth, towards + 180 + (1.5 * 360) / teeth, 1, BROAD);
  const { pitch } = built;
  const large = teeth > 10;
  return {
    ...built, gear, inner: pitch + 13, rim: pitch + (large ? 66 : 62.5), prints: pitch + (large ? 45 : 41), numbers: pitch + (large ? 16 : 15.3), seats: pitch - 5.1, hub: pitch - 21,
  };
}

export const CITIES: Record<Gear, City> = {
  palenque: city('palenque', 10, 21),
  yaxchilan: city('yaxchilan', 10, 16),
  tikal: city('tikal', 10, 5),
  uxmal: city('uxmal', 10, 10),
  chichen_itza: city('chichen_itza', 13, 0),
};

export const GEARS = Object.keys(CITIES) as Gear[];
/** Against the clock, so that the last space of each covers the first of its neighbour. */
export const AROUND: readonly Gear[] = ['uxmal', 'tikal', 'chichen_itza', 'palenque', 'yaxchilan'];

// ---- teeth -----------------------------------------------------------------------------------------

/** Involute flanks keep wheels in touch at an even pace, whatever their number of teeth. */
const PRESSURE = (22.5 * Math.PI) / 180;
const involute = (angle: number): number => Math.tan(angle) - angle;

/** Half the angle a tooth takes up at a radius; below the base circle its flanks give way to the tips of the other wheel. */
function halfTooth({ pitch, width }: Wheel, radius: number): number {
  const base = pitch * Math.cos(PRESSURE);
  const atPitch = width / (2 * pitch) + involute(PRESSURE);
  return radius > base ? atPitch - involute(Math.acos(base / radius)) : atPitch - (0.3 * (base - radius)) / pitch;
}

const FLANK = 7;
const ROUND = 1.8;
const FILLET = 1.6;

/** The outline of a wheel around its middle, as points; tooth n stands at `first` + n steps. */
export function outline(wheel: Wheel): Point[] {
  const { teeth, first, tip, root } = wheel;
  const points: Point[] = [];
  const add = (radius: number, radians: number): void => {
    points.push({ x: radius * Math.cos(radians), y: radius * Math.sin(radians) });
  };
  const heights = Array.from({ length: FLANK + 1 }, (_, i) => root + FILLET + ((tip - ROUND - root - FILLET) * i) / FLANK);
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = ((first + (tooth * 360) / teeth) * Math.PI) / 180;
    const foot = halfTooth(wheel, root + FILLET);
    const shoulder = halfTooth(wheel, tip - ROUND);
    const side = (sense: -1 | 1): (() => void)[] => [
      () => add(root, middle + sense * (foot + FILLET / root)),
      () => add(root + FILLET * 0.3, middle + sense * (foot + (FILLET * 0.3) / root)),
      ...heights.map((radius) => () => add(radius, middle + sense * halfTooth(wheel, radius))),
      () => add(tip - ROUND * 0.3, middle + sense * (shoulder - (ROUND * 0.45) / tip)),
      () => add(tip, middle + sense * (shoulder - (ROUND * 1.3) / tip)),
    ];
    side(-1).forEach((each) => each());
    add(tip, middle);
    side(1).reverse().forEach((each) => each());
    // The ground between two teeth is round.
    const next = middle + (2 * Math.PI) / teeth;
    for (const part of [0.25, 0.5, 0.75]) add(root, middle + foot + FILLET / root + part * (next - middle - 2 * (foot + FILLET / root)));
  }
  return points;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

// ---- spaces ----------------------------------------------------------------------------------------

/** The direction of a space, or of a hidden tooth beyond the last one. */
export function spaceAngle({ first, teeth }: City, space: number): number {
  return first + (space * 360) / teeth;
}

export function seatOf(city: City, space: number): Point {
  return polar(city.centre, city.seats, spaceAngle(city, space));
}

/** Where the action of a space is printed; that of the last space keeps away from the calendar. */
export function printOf(city: City, space: number): Point {
  const last = space === city.teeth - 3;
  const angle = spaceAngle(city, space) - (last ? 100 / city.teeth - 2 : 0);
  // A wedge that lies aslant has more room outwards.
  const aslant = 3.5 * Math.abs(Math.sin((2 * angle * Math.PI) / 180));
  return polar(city.centre, city.prints + (last ? 5 : aslant), angle);
}

/** Where the fee of an action stands, so many figures long: beside the number, in the gap before the wedge. */
export function feeOf(city: City, space: number, figures: number): Point {
  const angle = spaceAngle(city, space);
  const level = Math.abs(Math.cos((angle * Math.PI) / 180));
  const aside = 17 * level + (13 * figures + 11) * (1 - level);
  const radius = city.numbers + 1;
  return polar(city.centre, radius, angle - ((aside / radius) * 180) / Math.PI);
}

/** Beside whoever stands on a space, towards the hub. */
export function inwardsOf(city: City, space: number): Point {
  return polar(city.centre, city.seats - 14.5, spaceAngle(city, space));
}

/** Where a space's number stands; beyond the last printed space it makes way for the calendar. */
export function numberOf(city: City, space: number, beyond: boolean): Point {
  return beyond
    ? polar(city.centre, city.numbers + 1, spaceAngle(city, space) - (city.teeth > 10 ? 8 : 12))
    : polar(city.centre, city.numbers, spaceAngle(city, space));
}

/** Part of a ring, between two radii and two directions. */
export function sector(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(centre, inner, from), polar(centre, outer, from), polar(centre, outer, to), polar(centre, inner, to)];
  const far = to - from > 180 ? 1 : 0;
  return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}A${short(outer)} ${short(outer)} 0 ${far} 1 ${short(c.x)} ${short(c.y)}`
    + `L${short(d.x)} ${short(d.y)}A${short(inner)} ${short(inner)} 0 ${far} 0 ${short(a.x)} ${short(a.y)}Z`;
}

export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [a, b] = [polar(centre, radius, from), polar(centre, radius, to)];
  return `M${short(a.x)} ${short(a.y)}A${short(radius)} ${short(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${short(b.x)} ${short(b.y)}`;
}

export function circle({ x, y }: Point, radius: number): string {
  return `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** The wedge beside a space. */
export function wedge(city: City, space: number): string {
  const half = 180 / city.teeth;
  const middle = spaceAngle(city, space);
  return sector(city.centre, city.inner, city.rim, middle - half, middle + half);
}

/** The ground of a city: all its wedges, with the gear. */
export function ground(city: City, last: number): { plate: string; rim: string } {
  const half = 180 / city.teeth;
  const [from, to] = [spaceAngle(city, 0) - half, spaceAngle(city, last) + half];
  return { plate: sector(city.centre, city.hub + 4, city.rim, from, to), rim: arc(city.centre, city.rim, from, to) };
}

// ---- calendar --------------------------------------------------------------------------------------

export const RING = { outer: 135.5, inner: 107, tiles: 83.5, days: 121, food: 113.5, carved: 94.6, hub: 74 };
/** Where the arrow points. */
const ARROW = 90;

/** Where a day lies on the ring that has turned to today: days to come reach the arrow against the clock. */
export function dayAngle(day: number, today: number): number {
  return ARROW + (day - today) * CALENDAR_STEP;
}

/** Days from one to another, as directions from the beginning of the first to the end of the last. */
export function daysFrom(first: number, last: number, today: number): [number, number] {
  return [dayAngle(first, today) - CALENDAR_STEP / 2, dayAngle(last, today) + CALENDAR_STEP / 2];
}

/** The days to be read on the ring: the last ones lie on the teeth of the first, which are over when a second day has come; nothing beyond the last. */
export function daysShown(today: number, last: number): number[] {
  const from = today > 1 ? Math.max(last, today) - CALENDAR_TEETH + 1 : 1;
  return Array.from({ length: Math.min(CALENDAR_TEETH, last - from + 1) }, (_, i) => from + i);
}

// ---- jungle ----------------------------------------------------------------------------------------

const JUNGLE = 132.5;

export interface Tile extends Point {
  angle: number;
}

/** The tiles of a jungle group outside its wedge, and the size of one. */
export function jungle(group: number, count: number): { tiles: Tile[]; size: number; around: string } {
  const { palenque } = CITIES;
  const size = count > 4 ? 15 : 16.5;
  const step = count > 4 ? 6.9 : 7.6;
  const middle = spaceAngle(palenque, group);
  const first = middle - (step * (count - 1)) / 2;
  const tiles = Array.from({ length: count }, (_, i) => ({ ...polar(palenque.centre, JUNGLE, first + i * step), angle: first + i * step + 90 }));
  const half = (step * count) / 2 + 0.6;
  return { tiles, size, around: sector(palenque.centre, JUNGLE - size / 2 - 2.5, JUNGLE + size / 2 + 2.5, middle - half, middle + half) };
}

// ---- ground ----------------------------------------------------------------------------------------

/** Rays of the sun behind everything, one for each tooth of the calendar. */
export const RAYS: readonly string[] = Array.from({ length: CALENDAR_TEETH }, (_, i) => {
  const middle = i * CALENDAR_STEP;
  return sector(CALENDAR.centre, 176, 330, middle - CALENDAR_STEP / 4.33, middle + CALENDAR_STEP / 4.33);
});
