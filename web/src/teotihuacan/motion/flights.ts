/** What events look like: things that travel from one place of the table to another. Pure; nothing is drawn here. */

import type { Flight } from '../../motion/flight';
import { signed } from '../../words.svelte';
import { moduleFlights } from '../modules/flights';
import { goodIcon } from '../tiles/run';
import type { BoardName, TableEvent, View } from '../view';

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
  const lifted = new Map<number | null, string>();
  let here: string[] = view.this_turn.at ? boardPlace(view.this_turn.at) : ['board:palace'];
  const fly = (show: Flight['show'], path: string[][], duration: number, wait = BEAT): void => {
    if (path.length > 0) flights.push({ show, path, duration, wait });
  };
  const arrival = { arrival: true } as const;
  for (const [index, event] of events.entries()) {
    const { seat } = event;
    const shown = flights.length;
    switch (event.kind) {
      case 'lift':
        lifted.set(seat, event.board);
        break;
      case 'move': {
        const { board, distance } = event;
        const from = before(view, board, distance);
        lifted.delete(seat);
        here = boardPlace(board);
        if (from) {
          const path = along(view, from, board);
          const landed = [`hand:${seat}:*`, `worker:${seat}:${board}:*`, `locked:${seat}:${board}:*`, `space:${board}`];
          fly(arrival, [...path.slice(0, -1), [...landed, ...boardPlace(board)]], Math.min(SLOW, ALONG + 60 * distance), SLOW);
        }
        break;
      }
      case 'place': {
        const { board, power } = event;
        const from = lifted.get(seat);
        const landed = [`worker:${seat}:${board}:${power}`, ...boardPlace(board)];
        lifted.delete(seat);
        here = boardPlace(board);
        if (from && from !== board) fly(arrival, [...along(view, from, board).slice(0, -1), landed], SLOW, STEADY);
        else if (!from && event.why.startsWith('T-3')) fly(arrival, [[`good:${seat}:cocoa`], landed], STEADY);
        break;
      }
      case 'lock':
        here = [`space:${event.space}`];
        fly(arrival, [boardPlace(boardOfSpace(event.space)), here], STEADY, STEADY);
        break;
      case 'main_action':
        here = boardPlace(event.board);
        break;
      case 'gain':
        for (let i = 0; i < Math.min(event.amount, 3); i++) {
          const icon = `t-${goodIcon(event.good)}`;
          fly({ icon, ...(i === 0 ? { text: signed(event.amount) } : {}) }, [here, [`good:${seat}:${event.good}`]], STEADY);
        }
        break;
      case 'pay':
        fly({ icon: `t-${goodIcon(event.good)}`, text: signed(-event.amount) }, [[`good:${seat}:${event.good}`], here], FAST);
        break;
      case 'score':
      case 'bonus':
        fly({ icon: 't-points', text: signed(event.points) }, [here, [`points:${seat}`]], SLOW);
        break;
      case 'temple': {
        const { temple, step } = event;
        here = [`step:${temple}:${step}`, `temple:${temple}`];
        fly({ icon: `t-temple-${temple}` }, [[`step:${temple}:${step - 1}`, `temple:${temple}`], here], STEADY, FAST);
        break;
      }
      case 'avenue':
        here = [`avenue:${event.step}`];
        fly({ icon: 't-avenue' }, [[`avenue:${event.step - 1}`], here], STEADY, FAST);
        break;
      case 'pyramid_track':
        if (event.step > 0) fly({ icon: 't-pyramid' }, [[`track:${event.step - 1}`], [`track:${event.step}`]], FAST);
        break;
      case 'claim': {
        const { place, discovery } = event;
        const from = [`area:${boardOfSpace(place)}`, `altar:${place}`, ...(place.startsWith('region') ? [`region:${place.replace(/\D/g, '')}`] : []), `avenue:${place.slice(-1)}`, `step:${place.replace('_', ':')}`];
        fly(arrival, [from, [`tile:${seat}:${discovery}`, `tiles:${seat}`]], STEADY, FAST);
        break;
      }
      case 'build':
        here = [`built:${event.place}`];
        fly(arrival, [['board:construction'], here], SLOW, STEADY);
        break;
      case 'decorate':
        here = [`decoration:${event.decoration}`];
        fly(arrival, [['board:decorations'], here], SLOW, STEADY);
        break;
      case 'building':
        here = [`row:${event.row}`];
        fly({ icon: 't-building' }, [[`buildings:${view.avenue_value}`], here], SLOW, STEADY);
        break;
      case 'light_disc':
        fly({ icon: 't-calendar-light' }, [[`calendar:${event.step - 1}`], [`calendar:${event.step}`]], STEADY);
        break;
      case 'power':
        fly(arrival, [[`worker:${seat}:${event.board}:${event.power}`]], STEADY);
        break;
      case 'unlock':
        fly(arrival, [[`worker:${seat}:${event.board}:${event.power}`]], FAST);
        break;
      case 'technology':
        here = [`technology:${event.technology}`];
        fly(arrival, [here], STEADY, FAST);
        break;
      case 'activate':
        here = [`action:${event.tile}`];
        fly(arrival, [here], SLOW, SLOW);
        break;
      case 'rises':
      case 'enters':
      case 'spare':
        fly(arrival, [[`action:${event.tile}`]], FAST, BEAT);
        break;
      default:
        flights.push(...moduleFlights(event, view));
    }
    for (const flight of flights.slice(shown)) flight.event = index;
  }
  return flights;
}
