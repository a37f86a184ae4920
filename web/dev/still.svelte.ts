/** One's seat at a table that stands still: choices can be picked, and nothing is sent. `?lost` has no line, `?theirs` looks on. */

import type { Choice, Paragraph, TableShown } from '../src/api/types';
import { toldOn } from '../src/shell/story';
import type { Session } from '../src/shell/session.svelte';

const asked = new URLSearchParams(location.search);

class Still {
  held = $state.raw<Choice | null>(null);
  readonly busy = false;
  readonly waiting = false;
  readonly isCutOff = asked.has('lost');
  readonly retryAt = this.isCutOff ? Date.now() + 4000 : null;
  readonly freshFrom = 0;
  readonly next = null;
  readonly heldWords = 'web-choice-held';
  private readonly table: () => TableShown;

  constructor(table: () => TableShown) {
    this.table = table;
  }

  get shown(): TableShown {
    return this.table();
  }

  get story(): readonly Paragraph[] {
    return toldOn([], this.shown.story);
  }

  get choices(): readonly Choice[] {
    return this.shown.choices;
  }

  get isMine(): boolean {
    return !asked.has('theirs') && !this.shown.over && this.shown.actor !== null && this.shown.actor === this.shown.view.seat;
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
