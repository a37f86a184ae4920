/** What others did since one decided last, as steps to follow. */

import type { Paragraph, Phrase } from '../words/story';

export interface PlaybackStep {
  seat: number | null;
  heading: string;
  phrase: Phrase;
  quiet: boolean;
}

/** The steps of all paragraphs of other seats that began at an event or after it; none if nobody did anything. */
export function stepsSince(story: readonly Paragraph[], since: number, mine: ReadonlySet<number>): PlaybackStep[] {
  const steps = story
    .filter((paragraph) => paragraph.first >= since && !(paragraph.seat !== null && mine.has(paragraph.seat)))
    .flatMap((paragraph) =>
      paragraph.lines.flatMap((line) =>
        line.phrases.map((phrase) => ({
          seat: paragraph.seat ?? line.seat, heading: paragraph.heading, phrase, quiet: line.quiet,
        })),
      ),
    );
  return steps.some(({ seat }) => seat !== null) ? steps : [];
}
