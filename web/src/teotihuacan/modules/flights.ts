/** What events of modules look like. */

import type { Flight } from '../../motion/flight';
import type { View } from '../view';
import { ALTARS } from './parts';

const MARCH = 300;
const APART = 120;
const ROUND = 350;
const QUARTER = 200;
const SINK = 450;
const ROLL = 400;

const arrival = { arrival: true } as const;

/** An event as modules tell it; the fields it has go by its kind. */
interface Told {
  kind: string;
  seat: number | null;
  why: string;
  [field: string]: unknown;
}

/** The altar a Shaman comes from: they go round against the ring. */
function altarBefore(altar: string): string {
  const at = ALTARS.findIndex((each) => each === altar);
  return ALTARS[(at + ALTARS.length - 1) % ALTARS.length]!;
}

/** The flights of an event of a module; none if it is of another kind. */
export function moduleFlights(event: Told, view: View): Flight[] {
  const { seat } = event;
  switch (event.kind) {
    case 'warrior_added':
      return [{ show: arrival, path: [[`warriors:${seat}`], [`warrior:${seat}:0`]], duration: MARCH, wait: APART }];
    case 'warrior_moves': {
      const from = String(event['origin']);
      const to = String(event['to']);
      return [{ show: arrival, path: [[`region:${from}`], [`warrior:${seat}:${to}`]], duration: MARCH, wait: APART }];
    }
    case 'settle': {
      const region = String(event['region']);
      return [{ show: arrival, path: [[`buildings:${view.avenue_value}`], [`settled:${region}`]], duration: SINK, wait: MARCH }];
    }
    case 'shaman': {
      const from = event['cause'] === 'placed' ? `tiles:${seat}` : `altar:${altarBefore(String(event['altar']))}`;
      return [{ show: arrival, path: [[from], [`shaman:${seat}`]], duration: ROUND, wait: ROUND }];
    }
    case 'shaman_lies':
    case 'shaman_stands':
      return [{ show: arrival, path: [[`shaman:${seat}`]], turn: event.kind === 'shaman_lies' ? 90 : -90, duration: QUARTER, wait: APART }];
    case 'ownership': {
      const temple = String(event['temple']);
      return [{ show: { icon: 't-ownership' }, path: [[`temple:${temple}`, `step:${temple}:3`], [`court_step:${String(event['slot'])}`]], duration: ROUND, wait: APART }];
    }
    case 'trail':
      return [{ show: arrival, path: [[`trail:${String(event['region'])}`]], duration: MARCH, wait: APART }];
    case 'die':
      return event.why.startsWith('X-') ? [{ show: arrival, path: [['court_die']], turn: 360, duration: ROLL, wait: ROLL }] : [];
    default:
      return [];
  }
}
