/** Which thing on the table a choice concerns. A thing is named by its kind and what tells it apart. */

import { boardOfHand, type Choice, type View } from './view';

export type ThingId = string;

type Finder = (choice: Choice, view: View) => ThingId | null;

const text = (value: unknown): string => String(value);
const decider = (view: View): number => view.decision?.player ?? view.actor ?? 0;
const asked = (view: View, field: string): string => text(view.decision?.[field]);

/** The discovery tile one may claim: beside a worship space, at a temple or Avenue step, or beside a starting tile. */
function claimed(choice: Choice, view: View): ThingId {
  const tile = text(choice['discovery']);
  switch (view.decision?.step) {
    case 'ClaimAreaTile':
      return `area:${asked(view, 'board')}`;
    case 'ClaimBeside':
      return `beside:${asked(view, 'starting')}`;
    default:
      return `heap:${asked(view, 'heap')}:${tile}`;
  }
}

/** Choices that stand for a thing on the table. */
export const ON_TABLE: Record<string, Finder> = {
  collect: (_, view) => (view.this_turn.at ? `floor:${view.this_turn.at}` : null),
  main: (_, view) => (view.this_turn.at ? `main:${view.this_turn.at}` : null),
  worship: (choice) =>
    choice['choice'] === 'tile' ? `area:${boardOfSpace(text(choice['space']))}` : `space:${text(choice['space'])}`,
  lock: (choice, view) => `hand:${decider(view)}:${text(choice['power'])}`,
  raise: (choice, view) => `hand:${decider(view)}:${text(choice['power'])}`,
  move: (choice, view) => `worker:${decider(view)}:${text(choice['board'])}:${text(choice['power'])}`,
  'power-up': (choice, view) => `worker:${decider(view)}:${text(choice['board'])}:${text(choice['power'])}`,
  with: (choice, view) => `worker:${decider(view)}:${asked(view, 'board')}:${text(choice['power'])}`,
  to: (choice) => `board:${text(choice['board'])}`,
  start: (choice) => `board:${text(choice['board'])}`,
  claim: claimed,
  reward: (_, view) => `temple:${asked(view, 'temple')}`,
  temple: (choice) => `temple:${text(choice['temple'])}`,
  technology: (choice) => `technology:${text(choice['technology'])}`,
  row: (choice) => `row:${text(choice['row'])}`,
  tile: (choice) => `pyramid-tile:${text(choice['tile'])}`,
  place: (choice) => `place:${text(choice['place'])}`,
  turn: (_, view) => `place:${asked(view, 'place')}`,
  decoration: (choice) => `decoration:${text(choice['decoration'])}`,
  space: (choice) => `decoration-space:${text(choice['space'])}`,
  keep: (choice) => `starting:${text(choice['starting'])}`,
  use: (choice, view) => `tile:${decider(view)}:${text(choice['discovery'])}`,
};

/** Choices that concern nothing one can point at; the choice bar shows them. */
export const IN_BAR: readonly string[] = [
  'pass', 'abandon', 'unlock', 'pay', 'exchange', 'first', 'take', 'give', 'price', 'ascend', 'wages', 'buy-unlock',
];

function boardOfSpace(space: string): string {
  return space.startsWith('palace') ? 'palace' : space;
}

/** The thing a choice concerns, or null if only the choice bar can show it. */
export function thingOf(view: View, choice: Choice): ThingId | null {
  return ON_TABLE[choice.kind]?.(choice, view) ?? null;
}

/** All choices by the thing they concern. */
export function byThing(view: View, choices: readonly Choice[]): Map<ThingId, Choice[]> {
  const found = new Map<ThingId, Choice[]>();
  for (const choice of choices) {
    const thing = thingOf(view, choice);
    if (thing === null) continue;
    const there = found.get(thing);
    if (there) there.push(choice);
    else found.set(thing, [choice]);
  }
  return found;
}

/** The choices the table does not show. */
export function barChoices(view: View, choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => thingOf(view, choice) === null);
}

/** Things an earlier decision of this turn settled: the tile being placed, the worker being moved. */
export function settledThings(view: View): Set<ThingId> {
  const settled = new Set<ThingId>();
  const step = view.decision?.step;
  if (step === 'ChoosePlace' || step === 'ChooseTurns' || step === 'ChoosePrice') {
    settled.add(`pyramid-tile:${asked(view, 'tile')}`);
  }
  if (step === 'ChoosePrice') settled.add(`place:${asked(view, 'place')}`);
  if (step === 'ChooseDecorationSpace') settled.add(`decoration:${asked(view, 'decoration')}`);
  const board = boardOfHand(view);
  if (board !== null) {
    const seat = decider(view);
    for (const worker of view.players[seat]?.workers ?? []) {
      if (worker.hand) settled.add(`hand:${seat}:${worker.power}`);
    }
  }
  return settled;
}

/** The parts of a thing's name. */
export function parts(thing: ThingId): string[] {
  return thing.split(':');
}
