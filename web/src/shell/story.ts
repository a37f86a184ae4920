/** The story as it is told bit by bit, and what others did since. */

import type { Paragraph, Phrase, Position } from '../api/types';

/** The story with what is new: it takes the place of everything from an index on. */
export function toldOn(story: readonly Paragraph[], part: Position['story']): Paragraph[] {
  return [...story.slice(0, part.from), ...part.paragraphs];
}

/** Something that happened, and whose doing it was, if it was anybody's. */
export interface SaidOf {
  seat: number | null;
  words: Phrase;
}

/** What others did from an event on, in words. */
export function saidByOthers(story: readonly Paragraph[], since: number, mine: ReadonlySet<number>): SaidOf[] {
  return saidSince(story.filter(({ seat }) => seat === null || !mine.has(seat)), since);
}

/** What was said of events from a number on. */
export function saidSince(story: readonly Paragraph[], first: number): SaidOf[] {
  return story
    .flatMap((paragraph) => paragraph.lines.flatMap(({ seat, phrases }) => phrases.map((phrase) => ({ seat, ...phrase }))))
    .filter(({ events }) => events.some((event) => event >= first))
    .map(({ seat, words }) => ({ seat, words }));
}
