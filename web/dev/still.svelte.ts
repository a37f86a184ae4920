/** One's seat at a table that stands still: choices can be picked, and nothing is sent. */

import type { Choice, TableShown } from '../src/api/types';
import type { Session } from '../src/shell/session.svelte';

class Still {
  held = $state.raw<Choice | null>(null);
  readonly busy = false;
  readonly waiting = false;
  readonly isCutOff = new URLSearchParams(location.search).has('lost');
  readonly retryAt = null;
  readonly freshFrom = 0;
  readonly next = null;
  readonly story = [];
  readonly heldWords = 'web-choice-held';
  private readonly table: () => TableShown;

  constructor(table: () => TableShown) {
    this.table = table;
  }

  get shown(): TableShown {
    return this.table();
  }

  get choices(): readonly Choice[] {
    return this.shown.choices;
  }

  get isMine(): boolean {
    return !this.shown.over && this.shown.actor !== null && this.shown.actor === this.shown.view.seat;
  }

  get ending(): Choice | null {
    return this.choices.find(({ concludes }) => concludes) ?? null;
  }

  choose(choice: Choice): void {
    this.held = choice;
  }

  confirm(): void {}

  hurry(): void {}

  release(): void {
    this.held = null;
  }

  undo(): void {
    this.held = null;
  }

  chooseTyped(): boolean {
    return false;
  }
}

export function still(table: () => TableShown): Session {
  return new Still(table) as unknown as Session;
}
