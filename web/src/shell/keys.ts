/** Whether keys pressed there are meant as text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** What a key means here, whatever letters its layout has: on a Czech keyboard digits need Shift, on a Greek one no letter is
 * Latin. Where the layout has no such sign, the place of the key says which one it is. */
export function pressed({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const [, digit, letter] = /^(?:Digit(\d)|Key([A-Z]))$/.exec(code) ?? [];
  if (key.length !== 1 || /[a-z\d/?]/i.test(key)) return key;
  if (digit && !shiftKey) return digit;
  // A sign of ASCII was meant by whoever arranged letters anew.
  if (letter && key > '\x7f') return shiftKey ? letter : letter.toLowerCase();
  return key;
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

/** What stands on a key: a sign, or a word, which a language may have its own for; some are pressed with another one. */
type Cap = string | { word: string; with?: string };
const SHIFTED = 'web-key-shifted';

/** What can be pressed at a table and what that does, as it is listed for whoever asks. */
export const KEYS: readonly { keys: readonly Cap[]; does: string }[] = [
  { keys: ['1 … 9', '0'], does: 'web-keys-answer' },
  { keys: ['A … Z'], does: 'web-keys-offer' },
  { keys: [{ word: 'web-key-enter' }], does: 'web-keys-confirm' },
  { keys: [{ word: 'web-key-backspace' }, 'Ctrl Z'], does: 'web-keys-undo' },
  { keys: ['Esc'], does: 'web-keys-close' },
  { keys: ['Tab'], does: 'web-keys-tab' },
  { keys: ['← ↑ → ↓'], does: 'web-keys-arrows' },
  { keys: [{ word: SHIFTED, with: '← ↑ → ↓' }], does: 'web-keys-anything' },
  { keys: ['R', { word: SHIFTED, with: 'R' }], does: 'web-keys-turn' },
  { keys: [{ word: 'web-key-space' }], does: 'web-keys-moment' },
  { keys: [SEARCH_KEY], does: 'web-keys-type' },
  { keys: [cap(LAST_KEY)], does: 'web-keys-last' },
  { keys: [cap(HINT_KEY)], does: 'web-keys-hint' },
  { keys: [cap(TRY_KEY)], does: 'web-keys-try' },
  { keys: [RULES_KEY], does: 'web-keys-rules' },
];
