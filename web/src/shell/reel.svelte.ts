/** A replay: its frames one can go to in any order, and the story up to each. */

import { frame, replay } from '../api/client';
import type { EventShown, FrameShown, ReplayShown } from '../api/types';
import { heard, type Told } from '../words/events';

/** The summary may hold all events at once; older servers tell them frame by frame. */
type Summary = ReplayShown & { events?: EventShown[]; events_at?: number[] };

const KEPT = 400;
const AHEAD = 2;

export class Reel {
  summary = $state.raw<Summary | null>(null);
  shown = $state.raw<FrameShown | null>(null);
  error = $state.raw<unknown>(null);
  at = $state(0);
  /** Events by the frame they led to, as far as they were told. */
  private told = $state.raw<readonly (Told[] | undefined)[]>([]);
  private frames: Record<number, Promise<FrameShown>> = {};
  private closed = false;

  readonly last = $derived((this.summary?.frames ?? 1) - 1);

  /** What had happened by now; without gaps only as far as everything was told. */
  readonly events = $derived.by(() => {
    const { summary } = this;
    if (!summary) return [];
    if (summary.events && summary.events_at) return heard(summary.events.slice(0, summary.events_at[this.at]));
    const events: Told[] = [];
    for (let number = 0; number <= this.at; number++) {
      const here = this.told[number];
      if (!here) return [];
      events.push(...here);
    }
    return events;
  });

  constructor(readonly id: string) {
    void this.open();
  }

  close(): void {
    this.closed = true;
  }

  private async open(): Promise<void> {
    try {
      this.summary = await replay(this.id);
      await this.go(0);
      if (!this.summary.events) await this.gather();
    } catch (error) {
      this.error = error;
    }
  }

  private fetch(number: number): Promise<FrameShown> {
    const known = this.frames[number];
    if (known) return known;
    const asked = frame(this.id, number);
    asked.catch(() => delete this.frames[number]);
    if (Object.keys(this.frames).length > KEPT) this.frames = {};
    this.frames[number] = asked;
    return asked;
  }

  async go(number: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, number));
    this.at = to;
    try {
      const shown = await this.fetch(to);
      if (this.at === to) this.shown = shown;
      this.note(shown);
      for (let next = to + 1; next <= Math.min(this.last, to + AHEAD); next++) void this.fetch(next);
    } catch (error) {
      if (!this.shown) this.error = error;
    }
  }

  private note(shown: FrameShown): void {
    if (this.told[shown.number]) return;
    const told = [...this.told];
    told[shown.number] = heard(shown.events);
    this.told = told;
  }

  /** Learn the whole story in the background. */
  private async gather(): Promise<void> {
    for (let number = 0; number <= this.last && !this.closed; number++) {
      const shown = await this.fetch(number).catch(() => null);
      if (shown) this.note(shown);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  /** The frame at which a turn begins, before or after this one. */
  turnFrom(direction: 1 | -1): number {
    const turns = this.summary?.turns ?? [];
    const now = turns[this.at];
    if (direction > 0) {
      const next = turns.findIndex((turn, i) => i > this.at && turn !== now);
      return next < 0 ? this.last : next;
    }
    const begin = turns.indexOf(now ?? 0);
    return begin < this.at ? begin : turns.indexOf(turns[begin - 1] ?? 0);
  }
}
