/** A language that nobody speaks: English with words longer by two fifths, to see whether a page has room for others. */

const LONGER: Readonly<Record<string, string>> = {
  a: 'åa', e: 'ëe', i: 'ïi', o: 'øo', u: 'üu', y: 'ÿy', A: 'Åa', E: 'Ëe', I: 'Ïi', O: 'Øo', U: 'Üu', Y: 'Ÿy', s: 'ss', l: 'll',
};

export function longer(words: string): string {
  return words.replace(/[aeiouyslAEIOUY]/g, (letter) => LONGER[letter]!);
}
