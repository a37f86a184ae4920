/** What the messages of a table bring of moments, and which of the events they tell. */

import { onDestroy, untrack } from 'svelte';

import type { Position } from '../api/types';
import type { Flight, Interlude, Move } from '../motion/flight';
import { firstRow, momentTelling } from './moment';
import { telling } from './telling.svelte';

const MOMENT = 'moment';

export class Following<Happened> {
  private latest: { from: number; events: readonly Happened[] } = { from: -1, events: [] };
  private learnt: readonly Happened[] | null = null;

  /** The number of the first event that is new. */
  readonly fresh: number = $derived.by(() => this.position().events_from + this.position().events.length - this.events().length);
  /** What happened; the same list as before when a message only comes again. */
  readonly happened: readonly Happened[] = $derived.by(() => {
    const events = this.events();
    if (this.fresh !== this.latest.from || JSON.stringify(events) !== JSON.stringify(this.latest.events)) this.latest = { from: this.fresh, events };
    return this.latest.events;
  });

  /** Within a component, whose table it follows until it goes. */
  constructor(private readonly position: () => Position, private readonly events: () => readonly Happened[]) {
    $effect.pre(() => {
      const { moments } = this.position();
      const news = this.happened;
      untrack(() => {
        telling.learn(moments, news === this.learnt ? null : this.fresh);
        this.learnt = news;
      });
    });
    onDestroy(() => telling.forget());
  }

  /** The first event of the moment that tells a new event, by its place in the list; null for one that is seen by itself. */
  momentOf(index: number): number | null {
    return momentTelling(this.position().moments, this.fresh + index)?.first ?? null;
  }

  /** Flights with moments told in place of what belongs to them. */
  among(flights: readonly Flight[], count: number): Move[] {
    let last: Interlude | null = null;
    return Array.from({ length: count }, (_, event): Move[] => {
      const number = this.momentOf(event);
      if (number === null) return flights.filter((flight) => flight.event === event);
      if (last?.number === number) return [];
      last = { interlude: MOMENT, number, event, from: event };
      return [last];
    }).flat();
  }

  /** These are to come. */
  expect(coming: readonly Interlude[]): void {
    telling.expect(coming.filter(({ interlude }) => interlude === MOMENT).map(({ number }) => number));
  }

  /** Tell a moment, as far as it may be told before something else is seen. */
  async tell({ number, from = 0, until }: Interlude): Promise<void> {
    const moment = this.position().moments.find(({ first }) => first === number);
    if (moment) await telling.tell(number, firstRow(moment, this.fresh + from), until === undefined ? null : firstRow(moment, this.fresh + until));
  }
}
