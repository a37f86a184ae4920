/** What is printed on a royal tile, as figures and icons. */

import type { Figures } from '../view';
import { goodIcon, type Piece } from './run';

export type RoyalPrint = Figures['royals'][keyof Figures['royals']];

function pieces(amounts: Record<string, number | string>): Piece[] {
  return Object.entries(amounts).flatMap(([good, amount], i) => [
    ...(i > 0 ? [{ gap: 3 }] : []),
    ...(typeof amount === 'number' ? [{ text: String(amount) }] : [{ icon: 'worker' }, ...plus(amount), { text: '×' }]),
    { icon: goodIcon(good) },
  ]);
}

function plus(amount: string): Piece[] {
  const more = amount.replace('power', '');
  return more ? [{ text: more }] : [];
}

/** What is counted: an icon, or two for a pair. */
function times(what: string): Piece[] {
  if (what.startsWith('great')) return [{ icon: 'great-discovery' }, { icon: 'great-discovery' }];
  return [{ icon: what === 'technology' ? 'board-alchemy' : goodIcon(what) }];
}

/** What it costs, with the arrow to what it gives. */
export function royalPrice(print: RoyalPrint | undefined): Piece[] {
  return print?.costs ? [...pieces(print.costs as Record<string, number>), { text: '→' }] : [];
}

export function royalGain(print: RoyalPrint | undefined): Piece[] {
  return print ? [...pieces(print.gives), ...(print.times ? [{ gap: 3 }, { text: '×' }, ...times(print.times)] : [])] : [];
}

/** How often it can be used, by the power of the worker. */
export function royalLimit(print: RoyalPrint | undefined): Piece[] {
  if (print?.most === undefined) return [];
  const more = print.most === 0 ? [] : [{ text: print.most > 0 ? `+${print.most}` : `−${-print.most}` }];
  return [{ text: print.times ? '≤' : '×' }, { icon: 'worker' }, ...more];
}
