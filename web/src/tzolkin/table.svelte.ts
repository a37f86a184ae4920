import type { TzolkinFigures, TzolkinView } from '../api/shapes';
import type { Phrase } from '../api/types';
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

  /** What a card says at any time, without how things stand now. */
  cardLines(card: string): Phrase[] {
    return this.props().cards[card]?.lines ?? [];
  }

  mark(seat: number): SeatMark {
    return markOf(this.position.sides[seat]);
  }
}

export function useTable(): Table {
  return usePointing() as Table;
}
