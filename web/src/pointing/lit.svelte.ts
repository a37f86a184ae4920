/** What is pointed at on the table or among the options of the choice bar: the other one lights up too. */

import type { Choice, Closed } from '../api/types';
import { onCard } from './onCard';
import type { ThingId } from './things';

/** An option of the bar, where it is on the screen, and whether its card stays until something else is pressed. */
export interface LitOption {
  choice: Choice | null;
  closed: Closed | null;
  element: HTMLElement;
  pinned: boolean;
}

class Lit {
  /** The thing of the table that is pointed at. */
  thing = $state.raw<ThingId | null>(null);
  /** The option of the bar that is pointed at. */
  option = $state.raw<LitOption | null>(null);

  point({ choice, closed }: Pick<LitOption, 'choice' | 'closed'>, element: HTMLElement, pinned = false): void {
    const isOther = this.option !== null && (this.option.choice !== choice || this.option.closed !== closed);
    if (!pinned && isOther && onCard.isThere) return;
    onCard.isThere = false;
    if (!this.option?.pinned || pinned) this.option = { choice, closed, element, pinned };
  }

  leave({ choice, closed }: Pick<LitOption, 'choice' | 'closed'>, at?: MouseEvent): void {
    const { option } = this;
    if (option && !option.pinned && option.choice === choice && option.closed === closed && !onCard.goes(at)) this.option = null;
  }

  release(): void {
    this.option = null;
  }
}

export const lit = new Lit();
