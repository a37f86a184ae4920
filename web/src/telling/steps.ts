/** What a turn came to, step by step, for its telling on the table. */

import type { Figure, Paragraph, Phrase } from '../api/types';

export interface Step {
  /** Its place within its turn, from 1. */
  number: number;
  seat: number;
  heading: Phrase;
  /** The turn it belongs to, by the number of its first event. */
  turn: number;
  words: Phrase;
  /** Names that the thing where it happens may have, the nearest first. */
  things: readonly string[];
  /** The same of each further place, where several things are told as one. */
  also: readonly (readonly string[])[];
  gains: readonly Figure[];
  costs: readonly Figure[];
  events: readonly number[];
  /** What it brought and cost, piece by piece with its events: they may lie decisions apart. */
  parts: readonly Pick<Step, 'gains' | 'costs' | 'events'>[];
}

/** The steps of a paragraph: what only brings or costs something belongs to the step before it. */
export function stepsOf({ seat: whose, heading, first, lines }: Paragraph): Step[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const seat = line.seat ?? whose;
    if (seat === null || line.quiet) continue;
    for (const { words, things, also, gains, costs, events, goes_on } of line.phrases) {
      const before = steps.at(-1);
      if (goes_on && before?.seat === seat) {
        steps[steps.length - 1] = { ...before, gains: [...before.gains, ...gains], costs: [...before.costs, ...costs], events: [...before.events, ...events], parts: [...before.parts, { gains, costs, events }] };
      } else {
        steps.push({ number: steps.length + 1, seat, heading, turn: first, words, things, also, gains, costs, events, parts: [{ gains, costs, events }] });
      }
    }
  }
  return steps;
}

/** What everybody does at once before the first turn. */
const OPENING = 'opening';

/** All steps of others from an event on, numbered within each turn; paragraphs that are told in another way are left out. */
export function stepsSince(story: readonly Paragraph[], since: number, mine: ReadonlySet<number>, isToldElse: (first: number) => boolean): Step[] {
  return story
    .filter(({ kind, first, seat }) => kind !== OPENING && (seat === null || !mine.has(seat)) && !isToldElse(first))
    .flatMap((paragraph) => stepsOf(paragraph)
      .filter(({ seat, events }) => !mine.has(seat) && events.some((event) => event >= since))
      .map((step, i) => ({ ...step, number: i + 1 })));
}

/** Paragraphs that are turns. */
export const TURN = 'turn';

/** What others have done since the last turn of one's own, for whoever decides in the next one. */
export function stepsMeanwhile(story: readonly Paragraph[], mine: ReadonlySet<number>, isToldElse: (first: number) => boolean): Step[] {
  const isOwn = ({ kind, seat }: Paragraph): boolean => kind === TURN && seat !== null && mine.has(seat);
  const now = story.findLastIndex(({ kind }) => kind === TURN);
  const before = now >= 0 && isOwn(story[now]!) ? story.slice(0, now) : story;
  return stepsSince(before.slice(before.findLastIndex(isOwn) + 1), 0, mine, isToldElse);
}

/** The step that an event belongs to: the one that tells it, else the latest before it. */
export function stepOf(steps: readonly Step[], event: number): number | null {
  const told = steps.findIndex(({ events }) => events.includes(event));
  if (told >= 0) return told;
  const before = steps.findLastIndex(({ events }) => Math.min(...events) < event);
  return before < 0 ? null : before;
}
