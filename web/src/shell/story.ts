/** The story as it is told bit by bit, and what others did since one decided last. */

import type { Paragraph, Phrase, Position } from '../api/types';

/** The story with what is new: it takes the place of everything from an index on. */
export function toldOn(story: readonly Paragraph[], part: Position['story']): Paragraph[] {
  return [...story.slice(0, part.from), ...part.paragraphs];
}

export interface PlaybackStep {
  seat: number | null;
  heading: Phrase;
  words: Phrase;
  /** The paragraph it belongs to. */
  paragraph: number;
  quiet: boolean;
}

/** The steps of all paragraphs of other seats that began at an event or after it; none if nobody did anything. */
export function stepsSince(story: readonly Paragraph[], since: number, mine: ReadonlySet<number>): PlaybackStep[] {
  const steps = story
    .filter((paragraph) => paragraph.first >= since && !(paragraph.seat !== null && mine.has(paragraph.seat)))
    .flatMap((paragraph) =>
      paragraph.lines.flatMap((line) =>
        line.phrases.map(({ words }) => ({
          seat: paragraph.seat ?? line.seat, heading: paragraph.heading, words, paragraph: paragraph.first, quiet: line.quiet,
        })),
      ),
    );
  return steps.some(({ seat }) => seat !== null) ? steps : [];
}

/** What was said of events from a number on. */
export function saidSince(story: readonly Paragraph[], first: number): Phrase[] {
  return story
    .flatMap((paragraph) => paragraph.lines.flatMap((line) => line.phrases))
    .filter(({ events }) => events.some((event) => event >= first))
    .map(({ words }) => words);
}
