/** A replay: its frames one can go to in any order, and the story up to each. */

import { frame, replay, replayCards } from '../api/client';
import type { Cards, FrameShown, ReplayShown } from '../api/types';
import { setCalled } from '../words.svelte';
import { toldOn } from './story';

const KEPT = 400;
const AHEAD = 2;

export class Reel {
  summary = $state.raw<ReplayShown | null>(null);
  shown = $state.raw<FrameShown | null>(null);
  error = $state.raw<unknown>(null);
  at = $state(0);
  /** What the things of this table are and do. */
  cards = $state.raw<Cards>({});
  private frames: Record<number, Promise<FrameShown>> = {};

  readonly last = $derived((this.summary?.frames ?? 1) - 1);

  /** What had happened by now. */
  readonly story = $derived(this.summary && this.shown ? toldOn(this.summary.story, this.shown.story) : []);

  constructor(readonly id: string, private readonly first = 0) {
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      this.summary = await replay(this.id);
      await this.go(this.first);
      this.cards = await replayCards(this.id);
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
      if (this.at === to) {
        setCalled(shown.called);
        this.shown = shown;
      }
      for (let next = to + 1; next <= Math.min(this.last, to + AHEAD); next++) void this.fetch(next);
    } catch (error) {
      if (!this.shown) this.error = error;
    }
  }

  /** The frame from which an event can be watched. */
  frameOf(event: number): number {
    const after = (this.summary?.events ?? []).findIndex((events) => events > event);
    return after < 0 ? this.last : Math.max(0, after - 1);
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
