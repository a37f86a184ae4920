/** How a window looks at a picture that is larger than itself. Pure: pixels of the window, units of the picture. */

import { FINGER } from './targets';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Point, Size {}

/** Where the picture's corner lies in the window, and how many pixels a unit has. */
export interface Look extends Point {
  scale: number;
}

export interface Frame {
  window: Size;
  picture: Size;
  /** Pixels of a unit at which everything printed can be read. */
  readable: number;
  /** Pixels at the edges where something floats over the picture: it can be moved out from under that. */
  covered?: Covered;
}

export interface Covered {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** How far to the right what floats in the upper left corner reaches, and how far down what floats in the right one. */
  corners?: { across: number; down: number };
}

export const CLEAR: Covered = { top: 0, right: 0, bottom: 0, left: 0 };

/** How much closer than readable one may come. */
const CLOSEST = 3;
/** A thing to be chosen is as large as this if there is room, in pixels. */
const COMFORTABLE = 64;
/** A decision is not looked at closer than so many times readable, unless its things were narrower than a finger: what lies around it says what it is. */
const NEAR = 2;
/** What is looked at keeps this far from the edge of the window. */
const MARGIN = 14;

/** The whole picture, as large as it fits. */
export function wholeScale({ window, picture }: Frame): number {
  return Math.min(window.w / picture.w, window.h / picture.h);
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function alongside(start: number, window: number, size: number, before: number, behind: number): number {
  return size <= window ? (window - size) / 2 : clamped(start, window - size - behind, before);
}

/** What of the window nothing floats over. */
function clearOf({ window, covered = CLEAR }: Frame): Box {
  return { x: covered.left, y: covered.top, w: window.w - covered.left - covered.right, h: window.h - covered.top - covered.bottom };
}

/** The nearest look that shows no more of the ground beside the picture than has to be. */
export function bounded({ x, y, scale }: Look, frame: Frame): Look {
  const { window, picture, covered = CLEAR } = frame;
  const least = wholeScale(frame);
  const within = clamped(scale, least, Math.max(least, frame.readable * CLOSEST));
  return { x: alongside(x, window.w, picture.w * within, covered.left, covered.right), y: alongside(y, window.h, picture.h * within, covered.top, covered.bottom), scale: within };
}

/** Closer or further, while the point under the finger stays under it. */
export function zoomed(look: Look, factor: number, at: Point, frame: Frame): Look {
  const { scale } = bounded({ ...look, scale: look.scale * factor }, frame);
  const by = scale / look.scale;
  return bounded({ x: at.x - (at.x - look.x) * by, y: at.y - (at.y - look.y) * by, scale }, frame);
}

export function moved(look: Look, by: Point, frame: Frame): Look {
  return bounded({ ...look, x: look.x + by.x, y: look.y + by.y }, frame);
}

export type Fingers = readonly [Point, Point];

const middle = ([one, other]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = ([one, other]: Fingers): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers hold the picture where they touched it. */
export function pinched(look: Look, before: Fingers, now: Fingers, frame: Frame): Look {
  const from = middle(before);
  const to = middle(now);
  const closer = zoomed(look, apart(now) / Math.max(1, apart(before)), from, frame);
  return moved(closer, { x: to.x - from.x, y: to.y - from.y }, frame);
}

/** What is seen of the picture. */
export function seenOf({ x, y, scale }: Look, { window, picture }: Frame): Box {
  const left = Math.max(0, -x / scale);
  const top = Math.max(0, -y / scale);
  return { x: left, y: top, w: Math.min(picture.w - left, window.w / scale), h: Math.min(picture.h - top, window.h / scale) };
}

/** A point of the picture in the middle of what is clear of the window. */
export function centred({ x, y }: Point, scale: number, frame: Frame): Look {
  const within = bounded({ x: 0, y: 0, scale }, frame).scale;
  const middle = middleOf(clearOf(frame));
  return bounded({ x: middle.x - x * within, y: middle.y - y * within, scale: within }, frame);
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

const middleOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

function isInside(box: Box, seen: Box): boolean {
  return box.x >= seen.x && box.y >= seen.y && box.x + box.w <= seen.x + seen.w && box.y + box.h <= seen.y + seen.h;
}

/** Where a decision lies: all of it if it can be read then, or is still as large as is asked for at least, else as much of it as fits. */
export function lookAt(boxes: readonly Box[], frame: Frame, least = frame.readable): Look {
  const { readable } = frame;
  const clear = clearOf(frame);
  const all = around(boxes);
  const fits = Math.min((clear.w - 2 * MARGIN) / all.w, (clear.h - 2 * MARGIN) / all.h);
  const smallest = Math.min(...boxes.map(({ w, h }) => Math.min(w, h)));
  if (fits >= readable) return centred(middleOf(all), clamped(COMFORTABLE / smallest, readable, Math.min(fits, Math.max(NEAR * readable, FINGER / smallest))), frame);
  if (fits >= least) return centred(middleOf(all), fits, frame);
  let best = centred(middleOf(boxes[0]!), readable, frame);
  let most = 0;
  for (const box of boxes) {
    const look = centred(middleOf(box), readable, frame);
    const seen = { x: (clear.x - look.x) / look.scale, y: (clear.y - look.y) / look.scale, w: clear.w / look.scale, h: clear.h / look.scale };
    const inside = boxes.filter((other) => isInside(other, seen)).length;
    if (inside > most) {
      most = inside;
      best = look;
    }
  }
  return best;
}

/** What is too high to lie below the left corner lies right of it; what is too wide to lie beside the right corner lies below it. */
function roomFor(box: Box, scale: number, frame: Frame): Frame {
  const { covered = CLEAR } = frame;
  const clear = clearOf(frame);
  const isHigh = box.h * scale > clear.h - 2 * MARGIN;
  const isWide = box.w * scale > clear.w - 2 * MARGIN;
  if (!covered.corners || isHigh === isWide) return frame;
  const { across, down } = covered.corners;
  return { ...frame, covered: isHigh ? { ...covered, top: 0, left: Math.max(covered.left, across) } : { ...covered, right: 0, top: Math.max(covered.top, down) } };
}

/** As little movement as shows a box whole. */
export function revealing(look: Look, box: Box, all: Frame): Look {
  const { scale } = look;
  const frame = roomFor(box, scale, all);
  const clear = clearOf(frame);
  const across = (start: number, at: number, size: number, from: number, room: number, window: number): number => {
    const near = start + at * scale - from;
    const far = near + size * scale;
    if (size * scale > room - 2 * MARGIN) {
      const spare = window - size * scale;
      const middle = (room - size * scale) / 2;
      return (spare < 0 ? middle : clamped(middle, -from, spare - from)) - near;
    }
    return near < MARGIN ? MARGIN - near : far > room - MARGIN ? room - MARGIN - far : 0;
  };
  return moved(look, { x: across(look.x, box.x, box.w, clear.x, clear.w, frame.window.w), y: across(look.y, box.y, box.h, clear.y, clear.h, frame.window.h) }, frame);
}
