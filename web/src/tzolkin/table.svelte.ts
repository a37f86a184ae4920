import type { TzolkinEvent, TzolkinFigures, TzolkinView } from '../api/shapes';
import type { GameEvent, Phrase } from '../api/types';
import { Pointing, usePointing, type TableProps } from '../pointing/pointing.svelte';
import { markOf, type SeatMark } from '../shell/marks';
import { listed, signed, word } from '../words.svelte';

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

  /** The table as far as what a seat did was told. */
  viewOf(seat: number): TzolkinView {
    return this.seen(seat).view as unknown as TzolkinView;
  }

  get figures(): TzolkinFigures {
    return this.props().figures as unknown as TzolkinFigures;
  }

  /** What a card says at any time, without how things stand now. */
  cardLines(card: string): Phrase[] {
    return this.props().cards[card]?.lines ?? [];
  }

  /** So much of a good, in words. */
  amount(good: string, amount: number): string {
    return word('tzolkin-amount', { amount, good: { key: `tzolkin-good-${good}` }, good_id: good });
  }

  mark(seat: number): SeatMark {
    return markOf(this.position.sides[seat]);
  }

  /** Several things by what they are called. */
  titlesOf(cards: readonly string[]): string {
    return listed(cards.map((card) => this.titleOf({ card })));
  }

  /** What the choice that waits would change about a figure of a seat, with its sign, together with what was chosen before and is still to come; empty if nothing. */
  changeOf(seat: number, icon: string): string {
    const { held } = this;
    if (held === null || this.view.actor !== seat) return '';
    const sum = (figures: typeof held.gains): number => figures.reduce((all, each) => all + (each.icon === icon ? (each.amount ?? 0) : 0), 0);
    const change = sum(held.altogether.length > 0 ? held.altogether : held.gains) - sum(held.costs);
    return change === 0 ? '' : signed(change);
  }
}

export function useTable(): Table {
  return usePointing() as Table;
}
