/** Whether keys pressed there are meant as text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** A key as it is written on a button. */
export function cap(key: string): string {
  return key.toUpperCase();
}

/** Opens the rules, and within them the search. */
export const RULES_KEY = '?';
export const SEARCH_KEY = '/';
/** Tries a line that is cut. */
export const TRY_KEY = 'n';

/** Asks what a computer would do. */
export const HINT_KEY = 'h';

/** Tells the last turn once more. */
export const LAST_KEY = 'l';

/** What can be pressed at a table and what that does, as it is listed for whoever asks. */
export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['1 … 9', '0'], does: 'web-keys-answer' },
  { keys: ['A … Z'], does: 'web-keys-offer' },
  { keys: ['Enter'], does: 'web-keys-confirm' },
  { keys: ['Backspace', 'Ctrl Z'], does: 'web-keys-undo' },
  { keys: ['Esc'], does: 'web-keys-close' },
  { keys: ['Tab'], does: 'web-keys-tab' },
  { keys: ['← ↑ → ↓'], does: 'web-keys-arrows' },
  { keys: ['Shift ← ↑ → ↓'], does: 'web-keys-anything' },
  { keys: ['R', 'Shift R'], does: 'web-keys-turn' },
  { keys: ['Space'], does: 'web-keys-moment' },
  { keys: [SEARCH_KEY], does: 'web-keys-type' },
  { keys: [cap(LAST_KEY)], does: 'web-keys-last' },
  { keys: [cap(HINT_KEY)], does: 'web-keys-hint' },
  { keys: [cap(TRY_KEY)], does: 'web-keys-try' },
  { keys: [RULES_KEY], does: 'web-keys-rules' },
];
