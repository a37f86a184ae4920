/** Ranges of figures, "1–2": a line may end behind a dash, but not between the two figures. */

const JOINER = '\u2060';

export function together(words: string): string {
  return words.replace(/(\d|^)–(?=\d|$)/g, `$&${JOINER}`);
}
