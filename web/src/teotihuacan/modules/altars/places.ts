/** Where altars lie: under the joints of the long edges, their fields towards the boards they point to. */

import type { Box } from '../../geometry';
import type { Piece } from '../../tiles/run';
import type { AltarName, FieldName } from '../parts';

export interface AltarPlace extends Box {
  /** Whether it hangs below boards or stands above them. */
  edge: 'top' | 'bottom';
}

const SIZE = { w: 58, h: 176 };
const LEFT = 368;
const RIGHT = 726;

export const PLACES: Record<AltarName, AltarPlace> = {
  a81: { x: LEFT, y: 158, ...SIZE, edge: 'top' },
  a12: { x: RIGHT, y: 158, ...SIZE, edge: 'top' },
  a56: { x: LEFT, y: 342, ...SIZE, edge: 'bottom' },
  a45: { x: RIGHT, y: 342, ...SIZE, edge: 'bottom' },
};

const PAD = { w: 25, h: 33 };

/** A field with its benefit; the ring goes to the right above and to the left below. */
export function fieldBox(altar: AltarName, field: FieldName): { box: Box; pad: Box; middle: { x: number; y: number }; tip: { x: number; y: number } } {
  const { x, y, edge } = PLACES[altar];
  const right = (field === 'front') === (edge === 'top');
  const left = x + (right ? 30 : 3);
  const box = { x: left, y: edge === 'top' ? y + 19 : y + 82, w: PAD.w, h: 75 };
  const pad = { x: left, y: edge === 'top' ? y + 21 : y + 122, ...PAD };
  return {
    box, pad,
    middle: { x: left + PAD.w / 2, y: edge === 'top' ? y + 73 : y + 103 },
    tip: { x: left + PAD.w / 2, y: edge === 'top' ? y + 1 : y + SIZE.h - 1 },
  };
}

/** The places of the tiles on an altar: in twos, or larger below each other if there are two only. */
export function pilePlaces(altar: AltarName, count: number): { x: number; y: number; size: number }[] {
  const { x, y, edge } = PLACES[altar];
  const top = edge === 'top' ? y + 98 : y + 5;
  if (count <= 2) return [0, 1].map((i) => ({ x: x + 15, y: top + i * 38, size: 28 }));
  return [0, 1, 2, 3].map((i) => ({ x: x + 2.5 + (i % 2) * 27, y: top + Math.floor(i / 2) * 37, size: 26 }));
}

type Line = readonly Piece[] | 'down';

/** What a field gives, line by line; an arrow down stands between price and gain. */
export function benefitLines(print: Record<string, unknown>): Line[] {
  const has = (part: string): [string, unknown] | undefined => Object.entries(print).find(([key]) => key.includes(part));
  const paid = has('pay') ?? has('cocoa');
  const lines: Line[] = [];
  if (has('claim')) return [[{ icon: 'great-discovery' }]];
  if (paid) lines.push([{ text: String(paid[1]) }, { icon: 'cocoa' }], 'down');
  if (print['obsidian']) lines.push([{ text: String(print['obsidian']) }, { icon: 'obsidian' }]);
  if (has('unlock')) lines.push([{ icon: 'unlock-all' }]);
  const back = has('back');
  if (back) lines.push([{ text: `${String(back[1])}×` }, { icon: 'move-back' }]);
  return lines;
}
