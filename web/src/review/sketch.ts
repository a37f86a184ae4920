/** The table of a game in a few strokes, small enough for a card, and where on it something happens. */

import type { Component } from 'svelte';

import type { DecisionTold } from '../api/types';

/** Where something lies: around a point, as a box or, without one, as a spot. */
export interface Place {
  /** What is alike lies at the same place. */
  name: string;
  x: number;
  y: number;
  box?: { x: number; y: number; w: number; h: number };
}

export interface Sketch {
  size: { w: number; h: number };
  /** Draws it; what is named stands out. */
  Drawing: Component<{ view: Record<string, unknown>; named: readonly string[] }>;
  placeOf: (view: Record<string, unknown>, thing: string) => Place | null;
  /** Groups of things that say where somebody of the seat stands. */
  stands: readonly string[];
}

/** The file ``sketch.ts`` of a game exports it. */
const SKETCHES = import.meta.glob<unknown>('../*/sketch.ts', { import: 'SKETCH' });

/** The sketch of a game; null for one that has none. */
export async function sketchOf(game: string): Promise<Sketch | null> {
  return ((await SKETCHES[`../${game}/sketch.ts`]?.()) ?? null) as Sketch | null;
}

/** So many places of a turn are drawn. */
const MOST = 3;

/** Where decisions lead, one place after another. */
export function wayOf(sketch: Sketch, view: Record<string, unknown>, steps: readonly DecisionTold[]): Place[] {
  const found: Place[] = [];
  for (const { thing } of steps) {
    const place = thing === null ? null : sketch.placeOf(view, thing);
    if (place && !found.some(({ name }) => name === place.name)) found.push(place);
  }
  return found.slice(0, MOST);
}

/** A way on the table: where the seat stood, if that is known, and where it led from there. */
export interface Way {
  start: Place | null;
  goals: Place[];
}

/** The way of some decisions of a turn, whose first ones say where it begins. */
export function wayFrom(sketch: Sketch, view: Record<string, unknown>, before: readonly DecisionTold[], steps: readonly DecisionTold[]): Way {
  const [first] = steps;
  const isStart = ({ thing }: DecisionTold): boolean => thing !== null && sketch.stands.includes(thing.slice(0, thing.indexOf(':')));
  const told = first && isStart(first) ? first : before.findLast(isStart);
  const start = told ? sketch.placeOf(view, told.thing!) : null;
  const led = wayOf(sketch, view, steps).filter(({ name }) => name !== start?.name);
  return { start, goals: led.length > 0 ? led : start ? [start] : [] };
}

interface Point {
  x: number;
  y: number;
}

/** How far a line bows out, as a part of its length. */
const BOW = 0.22;

/** A line from one place to another that bows to one side and ends before what it points at. */
export function bowed(from: Point, to: Point, side: 1 | -1, short: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - side * BOW * dy, y: (from.y + to.y) / 2 + side * BOW * dx };
  const last = Math.hypot(to.x - middle.x, to.y - middle.y) || 1;
  const end = { x: to.x - ((to.x - middle.x) / last) * short, y: to.y - ((to.y - middle.y) / last) * short };
  const figure = (value: number): string => String(Math.round(value * 10) / 10);
  return `M${figure(from.x)} ${figure(from.y)}Q${figure(middle.x)} ${figure(middle.y)} ${figure(end.x)} ${figure(end.y)}`;
}
