/** The reference of the rules at a table: whether it is open, and where. */

export type RulesTab = 'text' | 'icons' | 'keys';

class Rules {
  /** Whether there is a table beside which it can be opened. */
  beside = $state(false);
  /** The game whose rules they are. */
  game = $state('');
  isOpen = $state(false);
  /** The clause of the card that is shown, and where its thing is. */
  pointed = $state.raw<{ clause: string; box: DOMRect } | null>(null);
  tab = $state<RulesTab>('text');
  clause = $state<string | null>(null);
  /** Whether a card led here. */
  fromCard = $state(false);
  /** The side on which it lies: the other one than what was asked about. */
  side = $state<'left' | 'right'>('right');

  close(): void {
    this.isOpen = false;
  }
}

export const rules = new Rules();

/** Open the rules, at a clause or where they were left; `at` is what was asked about. */
export function openRules({ clause, tab, at, card = false }: { clause?: string; tab?: RulesTab; at?: Element | DOMRect | null; card?: boolean } = {}): void {
  const box = at instanceof Element ? at.getBoundingClientRect() : at;
  rules.side = box && box.left + box.width / 2 > innerWidth * 0.59 ? 'left' : 'right';
  rules.tab = tab ?? 'text';
  if (clause) rules.clause = clause;
  rules.fromCard = card;
  rules.isOpen = true;
}
