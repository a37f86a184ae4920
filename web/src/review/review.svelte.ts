/** What is known of a finished game: its course, how it ended, and the review as far as it has come. */

import { beginReview, frame, rematch, replay, reviewOf, statusOf } from '../api/client';
import { tokensOf } from '../api/kept';
import type { FrameShown, ReplayShown, ReviewShown } from '../api/types';
import { setCalled } from '../words.svelte';

/** Milliseconds between two looks at a review that is being thought about. */
const AGAIN = 1000;

export class Reviewed {
  summary = $state.raw<ReplayShown | null>(null);
  /** The end of the game. */
  end = $state.raw<FrameShown | null>(null);
  review = $state.raw<ReviewShown | null>(null);
  /** Seats of this browser, if it was its own table. */
  held = $state.raw<readonly number[]>([]);
  /** Why there is nothing to see. */
  error = $state.raw<unknown>(null);
  /** Why there is no review. */
  refusal = $state.raw<unknown>(null);
  readonly isDone = $derived(this.review !== null && this.review.done === this.review.of);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async open(): Promise<void> {
    try {
      this.summary = await replay(this.id);
      this.end = await frame(this.id, this.summary.frames - 1);
      setCalled(this.end.called);
    } catch (error) {
      this.error = error;
      return;
    }
    void this.findOwn();
    await this.look(() => beginReview(this.id));
  }

  /** Chance may have put people elsewhere than where they sat down. */
  private async findOwn(): Promise<void> {
    const tokens = tokensOf(this.id);
    if (tokens.length === 0) return;
    const [status] = await statusOf([{ id: this.id, tokens }]).catch(() => []);
    this.held = status?.held ?? [];
  }

  /** The table of another game with the same seats; whoever asks later comes to the same one. */
  async rematch(): Promise<string | null> {
    return (await rematch(this.id, tokensOf(this.id)).catch(() => null))?.id ?? null;
  }

  private async look(ask: () => Promise<ReviewShown>): Promise<void> {
    try {
      this.review = await ask();
      this.refusal = null;
    } catch (error) {
      this.refusal = error;
      return;
    }
    if (!this.closed && !this.isDone && !this.review.failed) this.timer = setTimeout(() => void this.look(() => reviewOf(this.id)), AGAIN);
  }

  /** Try once more what could not be finished. */
  again(): void {
    void this.look(() => beginReview(this.id));
  }
}
