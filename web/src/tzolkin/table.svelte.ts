import type { TzolkinEvent, TzolkinFigures, TzolkinView } from '../api/shapes';
import type { GameEvent, Phrase } from '../api/types';
import { Pointing, usePointing, type TableProps } from '../pointing/pointing.svelte';
import { markOf, type SeatMark } from '../shell/marks';
import { signOf, type Sign } from './sign';

export type Gear = keyof TzolkinView['gears'];
export type Temple = keyof TzolkinFigures['temples'];
export type Track = TzolkinFigures['tracks'][number];

/** The table of Tzolk'in. */
export class Table extends Pointing {
  private readonly happened: () => readonly GameEvent[];

  constructor(props: () => TableProps, happened: () => readonly GameEvent[]) {
    super(props);
    this.happened = happened;
  }

  /** What happened between the last position and this one. */
  get events(): readonly TzolkinEvent[] {
    return this.happened() as readonly TzolkinEvent[];
  }

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

  /** What is printed on a thing. */
  sign(card: string): Sign {
    return signOf(this.props().cards, card);
  }

  mark(seat: number): SeatMark {
    return markOf(this.position.sides[seat]);
  }
}

export function useTable(): Table {
  return usePointing() as Table;
}
