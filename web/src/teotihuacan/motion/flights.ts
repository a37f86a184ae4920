/** What events look like: things that travel from one place of the table to another. Pure; nothing is drawn here. */

import { goodIcon } from '../tiles/run';
import type { BoardName, TableEvent, View } from '../view';

export interface Flight {
  /** What is seen travelling: a copy of the thing that arrives, or an icon with a figure. */
  show: { arrival: true } | { icon: string; text?: string };
  /** Places passed, each by the names a thing there may have, first and last included; a single one only beats. */
  path: string[][];
  duration: number;
  /** Flights of one beat start together; the next beat waits for this long. */
  wait: number;
}

const FAST = 220;
const STEADY = 320;
const SLOW = 450;
const BEAT = 90;
const ALONG = 260;

const boardPlace = (board: string): string[] => [`floor:${board}`, `board:${board}`];

/** The floors a worker passes from one board to another, clockwise. */
export function along(view: View, from: string, to: string): string[][] {
  const start = view.ring.indexOf(from as BoardName);
  const end = view.ring.indexOf(to as BoardName);
  if (start < 0 || end < 0) return [];
  const slots = (end - start + view.ring.length) % view.ring.length || view.ring.length;
  return Array.from({ length: slots + 1 }, (_, i) => boardPlace(view.ring[(start + i) % view.ring.length] ?? to));
}

/** Where a board lies that is so many slots before another. */
function before(view: View, board: string, slots: number): string | null {
  const end = view.ring.indexOf(board as BoardName);
  return end < 0 ? null : (view.ring[(end - slots + 2 * view.ring.length) % view.ring.length] ?? null);
}

function boardOfSpace(space: string): string {
  return space.startsWith('palace') ? 'palace' : space;
}

/** The flights of some events, in their order. `view` is the position after them. */
export function flightsOf(events: readonly TableEvent[], view: View): Flight[] {
  const flights: Flight[] = [];
  const lifted = new Map<number, string>();
  let here: string[] = view.this_turn.at ? boardPlace(view.this_turn.at) : ['board:palace'];
  const fly = (show: Flight['show'], path: string[][], duration: number, wait = BEAT): void => {
    if (path.length > 0) flights.push({ show, path, duration, wait });
  };
  const arrival = { arrival: true } as const;
  for (const event of events) {
    const { kind, player, what = '', amount, where = '' } = event;
    switch (kind) {
      case 'lift':
        lifted.set(player, where);
        break;
      case 'move': {
        const from = before(view, where, amount);
        lifted.delete(player);
        here = boardPlace(where);
        if (from) {
          const path = along(view, from, where);
          const landed = [`hand:${player}:*`, `worker:${player}:${where}:*`, `locked:${player}:${where}:*`, `space:${where}`];
          fly(arrival, [...path.slice(0, -1), [...landed, ...boardPlace(where)]], Math.min(SLOW, ALONG + 60 * amount), SLOW);
        }
        break;
      }
      case 'place': {
        const from = lifted.get(player);
        const landed = [`worker:${player}:${where}:${amount}`, ...boardPlace(where)];
        lifted.delete(player);
        here = boardPlace(where);
        if (from && from !== where) fly(arrival, [...along(view, from, where).slice(0, -1), landed], SLOW, STEADY);
        else if (!from && event.why.startsWith('T-3')) fly(arrival, [[`good:${player}:cocoa`], landed], STEADY);
        break;
      }
      case 'lock':
        here = [`space:${where}`];
        fly(arrival, [boardPlace(boardOfSpace(where)), [`space:${where}`]], STEADY, STEADY);
        break;
      case 'main_action':
        here = boardPlace(where);
        break;
      case 'gain':
        for (let i = 0; i < Math.min(amount, 3); i++) {
          fly({ icon: goodIcon(what), ...(i === 0 ? { text: `+${amount}` } : {}) }, [here, [`good:${player}:${what}`]], STEADY);
        }
        break;
      case 'pay':
        fly({ icon: goodIcon(what), text: `−${amount}` }, [[`good:${player}:${what}`], here], FAST);
        break;
      case 'score':
      case 'bonus':
        fly({ icon: 'points', text: amount < 0 ? `−${-amount}` : `+${amount}` }, [here, [`points:${player}`]], SLOW);
        break;
      case 'temple':
        here = [`step:${what}:${amount}`, `temple:${what}`];
        fly({ icon: `temple-${what}` }, [[`step:${what}:${amount - 1}`, `temple:${what}`], here], STEADY, FAST);
        break;
      case 'avenue':
        here = [`avenue:${amount}`];
        fly({ icon: 'avenue' }, [[`avenue:${amount - 1}`], here], STEADY, FAST);
        break;
      case 'pyramid_track':
        if (amount > 0) fly({ icon: 'pyramid' }, [[`track:${amount - 1}`], [`track:${amount}`]], FAST);
        break;
      case 'claim':
        fly(arrival, [[`area:${boardOfSpace(where)}`, `avenue:${where.slice(-1)}`, `step:${where.replace('_', ':')}`], [`tile:${player}:${what}`, `tiles:${player}`]], STEADY, FAST);
        break;
      case 'build':
        here = [`built:${where}`];
        fly(arrival, [['board:construction'], here], SLOW, STEADY);
        break;
      case 'decorate':
        here = [`decoration:${what}`];
        fly(arrival, [['board:decorations'], here], SLOW, STEADY);
        break;
      case 'building':
        here = [`row:${what}`];
        fly({ icon: 'building' }, [[`buildings:${view.avenue_value}`], here], SLOW, STEADY);
        break;
      case 'light_disc':
        fly({ icon: 'calendar-light' }, [[`calendar:${amount - 1}`], [`calendar:${amount}`]], STEADY);
        break;
      case 'power':
        fly(arrival, [[`worker:${player}:${where}:${amount}`]], STEADY);
        break;
      case 'unlock':
        fly(arrival, [[`worker:${player}:${where}:${amount}`]], FAST);
        break;
      case 'technology':
        here = [`technology:${what}`];
        fly(arrival, [here], STEADY, FAST);
        break;
      case 'activate':
        here = [`action:${what}`];
        fly(arrival, [here], SLOW, SLOW);
        break;
      case 'rises':
      case 'enters':
      case 'spare':
        fly(arrival, [[`action:${what}`]], FAST, BEAT);
    }
  }
  return flights;
}
