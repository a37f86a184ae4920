/** The table of Teotihuacan in a few strokes, and where on it things lie. */

import type { Place, Sketch } from '../review/sketch';
import Sketched from './Sketch.svelte';
import { layoutOf, TABLE, type Box, type Layout } from './geometry';

export const TEMPLES = ['blue', 'red', 'green'] as const;
/** Things that lie on a board of the ring, by their group: either their name says which, or there is but one. */
const NAMED = ['board', 'space', 'floor', 'main', 'row'];
const ON_BOARD: Record<string, string> = { technology: 'alchemy', pyramid: 'construction', decoration: 'decorations', royal: 'palace', court_step: 'palace' };
const ON_STAGE = ['place', 'decoration_space', 'built', 'region', 'province', 'settled', 'trail', 'warrior', 'stage'];

/** The same for every moment of a game. */
export function sketchLayout(view: Record<string, unknown>): Layout {
  return layoutOf('altars' in view, false);
}

export function templeBox({ temples }: Layout, at: number): Box {
  return { x: temples.x + at * (temples.w + temples.gap), y: temples.top - 12, w: temples.w, h: temples.bottom - temples.top + 12 };
}

const around = (name: string, box: Box): Place => ({ name, x: box.x + box.w / 2, y: box.y + box.h / 2, box });

function placeOf(view: Record<string, unknown>, thing: string): Place | null {
  const layout = sketchLayout(view);
  const [group = '', ...names] = thing.split(':');
  const onBoard = (board: string | undefined): Place | null => {
    const slot = layout.slots[(view.ring as string[]).indexOf(board ?? '')];
    return slot ? around(board!, slot) : null;
  };
  if (NAMED.includes(group)) return onBoard(names[0]);
  if (group === 'worker') return onBoard(names[1]);
  if (ON_BOARD[group]) return onBoard(ON_BOARD[group]);
  if (ON_STAGE.includes(group)) return around('stage', layout.stage);
  const temple = TEMPLES.findIndex((each) => names.some((name) => name.includes(each)));
  if ((group === 'temple' || group === 'heap') && temple >= 0) return around(`temple-${TEMPLES[temple]!}`, templeBox(layout, temple));
  if (group === 'avenue' || (group === 'heap' && names[0]?.startsWith('avenue'))) {
    const { avenue, top, bottom } = layout.tracks;
    return around('avenue', { ...avenue, y: top, h: bottom - top });
  }
  return null;
}

export const SKETCH: Sketch = { size: TABLE, Drawing: Sketched, placeOf, stands: ['worker'] };
