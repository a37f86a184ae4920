import type { TzolkinFigures, TzolkinView } from '../api/shapes';
import { Pointing, usePointing } from '../pointing/pointing.svelte';
import { markOf, type SeatMark } from '../shell/marks';

export type Gear = keyof TzolkinView['gears'];
export type Temple = keyof TzolkinFigures['temples'];
export type Track = TzolkinFigures['tracks'][number];

/** The table of Tzolk'in. */
export class Table extends Pointing {
  get view(): TzolkinView {
    return this.position.view as unknown as TzolkinView;
  }

  get figures(): TzolkinFigures {
    return this.props().figures as unknown as TzolkinFigures;
  }

  mark(seat: number): SeatMark {
    return markOf(this.position.sides[seat]);
  }
}

export function useTable(): Table {
  return usePointing() as Table;
}
