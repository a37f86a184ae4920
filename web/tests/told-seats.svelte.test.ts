import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Figure, Paragraph, PastShown, Phrase, TableShown } from '../src/api/types';
import { set } from '../src/shell/settings.svelte';
import { past } from '../src/telling/past.svelte';
import { stepsOf } from '../src/telling/steps';
import { teller } from '../src/telling/teller.svelte';
import { Table } from '../src/teotihuacan/table.svelte';
import { cardsOf, games, scenes, speakEnglish, type Scene } from './fixtures';
import Seats from './Seats.svelte';

const OTHER = 1;
const MINE = new Set([0]);
const HELD = 3;

const figure = (icon: string, amount: number): Figure => ({ icon, amount, words: { key: 'amount' }, tile: false });

/** A turn of another seat in three steps: two goods, then two more, then nothing. */
function story(first: number, good: string): Paragraph[] {
  const phrase = (event: number, gains: Figure[]): Paragraph['lines'][number]['phrases'][number] =>
    ({ words: { key: 'step' }, events: [first + event], things: [], also: [], goes_on: false, gains, costs: [] });
  const phrases = [phrase(0, [figure(good, 2)]), phrase(1, [figure(good, 2)]), phrase(2, [])];
  return [{ kind: 'turn', heading: { key: 'turn' }, seat: OTHER, first, lines: [{ seat: OTHER, quiet: false, phrases }] }];
}

/** A position with so many events, in which the other seat has so much of the first good. */
function after({ shown }: Scene, events: number, amount: number): TableShown {
  const copy = structuredClone(shown);
  const stock = copy.sides[OTHER]!.stock.find(({ icon }) => icon.endsWith(shown.game === 'tzolkin' ? 'corn' : 'cocoa'))!;
  stock.amount = amount;
  const player = (copy.view['players'] as Record<string, number>[])[OTHER]!;
  player[shown.game === 'tzolkin' ? 'corn' : 'cocoa'] = amount;
  return { ...copy, events_from: events, events: [] };
}

const begun = 100;

describe.each(['teotihuacan', 'tzolkin'])('a seat of %s', (game) => {
  const scene = scenes.find(({ name, shown }) => name === `${game}, turn` && shown.sides.length > OTHER)!;
  const good = game === 'tzolkin' ? 'z-corn' : 't-cocoa';

  beforeAll(() => speakEnglish());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    set('pace', 1);
    set('motion', 'auto');
    teller.begin(begun);
    past.keep(after(scene, begun, HELD), MINE);
  });
  afterEach(() => {
    teller.begin(Infinity);
    past.forget();
    vi.useRealTimers();
  });

  /** What the seat shows of the good, once it has so many events and all of that good. */
  function shows(latest: TableShown, check: (held: () => number) => void): void {
    const at = { ...scene, shown: latest };
    if (game === 'teotihuacan') {
      const { figures } = games.find(({ name }) => name === game)!;
      const table = new Table(() => ({ position: latest, figures, cards: cardsOf(at), choices: [], chosen: null, onchoose: () => {} }));
      check(() => table.sideOf(OTHER).cocoa);
      return;
    }
    const page = document.createElement('div');
    const mounted = mount(Seats, { target: page, props: { scene: at } });
    check(() => {
      flushSync();
      const panel = page.querySelector(`[data-thing="seat:${OTHER}"]`)!;
      return Number(panel.querySelector(`[data-thing^="good:corn"] b`)!.textContent);
    });
    void unmount(mounted);
  }

  it('stands with all others as at a moment that is read, however far the table is', () => {
    const then = after(scene, begun + 3, HELD + 4);
    past.keep(then, MINE);
    past.stay(begun + 2);
    const latest = after(scene, begun + 6, HELD + 9);
    past.keep(latest, MINE);
    teller.hear(story(begun, good), MINE, () => false);
    shows(latest, (held) => {
      expect(held()).toBe(HELD + 4);
      expect([0, OTHER].map((seat) => past.of(seat, latest))).toEqual([then, then]);
      expect(past.board(latest)).toEqual(then);
      teller.asked(true);
      expect(past.of(0, latest)).toBe(latest);
      expect(past.board(latest)).toBe(latest);
      teller.asked(false);
      teller.end();
      past.stay(null);
      expect(past.of(0, latest)).toBe(past.of(OTHER, latest));
      expect(held()).toBe(HELD + 9);
    });
  });

  it('has what it was told to have, step by step, though the table is further', () => {
    const latest = after(scene, begun + 3, HELD + 4);
    past.keep(latest, MINE);
    teller.hear(story(begun, good), MINE, () => false);
    shows(latest, (held) => {
      expect(held()).toBe(HELD);
      for (const [step, amount] of [[0, HELD + 2], [1, HELD + 4], [0, HELD + 2], [2, HELD + 4]] as const) {
        teller.go(step);
        expect(held(), `step ${step}`).toBe(amount);
      }
      teller.go(0);
      teller.end();
      expect(held()).toBe(HELD + 4);
    });
  });

  it('is shown as it was after each decision that was heard of', () => {
    past.keep(after(scene, begun + 1, HELD + 2), MINE);
    teller.hear(story(begun, good).map((each) => ({ ...each, lines: each.lines.map((line) => ({ ...line, phrases: line.phrases.slice(0, 1) })) })), MINE, () => false);
    const latest = after(scene, begun + 3, HELD + 4);
    past.keep(latest, MINE);
    teller.hear(story(begun, good), MINE, () => false);
    shows(latest, (held) => {
      expect(held()).toBe(HELD);
      teller.go(0);
      expect(held()).toBe(HELD + 2);
      teller.go(1);
      expect(held()).toBe(HELD + 4);
    });
  });

  it('never lacks what a step brings only after a further decision', () => {
    const [turn] = story(begun, good);
    const [one, two] = turn!.lines[0]!.phrases;
    const apart = [{ ...turn!, lines: [{ ...turn!.lines[0]!, phrases: [one!, { ...two!, gains: [] }, { ...two!, events: [begun + 2], goes_on: true }] }] }];
    past.keep(after(scene, begun + 2, HELD + 2), MINE);
    const latest = after(scene, begun + 3, HELD + 4);
    teller.hear(apart, MINE, () => false);
    past.keep(latest, MINE);
    shows(latest, (held) => {
      teller.go(0);
      expect(held()).toBe(HELD + 2);
      teller.go(1);
      expect(held()).toBe(HELD + 4);
    });
  });

  it('stands at a table that is drawn as far as it was told, if the table waits for it', () => {
    const [first, second] = [after(scene, begun + 1, HELD + 2), after(scene, begun + 3, HELD + 4)];
    past.keep(first, MINE);
    teller.hear(story(begun, good), MINE, () => false);
    expect(past.board(first), 'a table that does not wait').toBe(first);
    past.hold(begun);
    past.keep(second, MINE);
    past.hold(begun + 1);
    const events = (): number => past.board(second).events_from;
    expect(events()).toBe(begun);
    past.reach(begun + 1);
    expect(events()).toBe(begun + 1);
    // Whoever stays at a step sees the table of that step, and goes on from where it had come.
    past.reach(begun + 3);
    teller.go(0);
    expect(events()).toBe(begun + 1);
    teller.pause();
    expect(events()).toBe(begun + 3);
    past.reach(begun + 1);
    past.release();
    expect(past.board(second)).toBe(second);
    past.hold(begun);
    teller.end();
    expect(past.board(second), 'somebody has seen enough').toBe(second);
  });

  it('is drawn as it was while a turn of the log is told again, and as it is afterwards', async () => {
    const latest = after(scene, begun + 9, HELD + 40);
    const { view, sides, scores } = latest;
    const then = (happened: number, status: string): PastShown => ({
      ...structuredClone({ called: latest.called, notes: {}, labels: {}, over: false, winners: [], verdict: null, sides, scores }),
      view: { ...view, seat: null }, status: { key: status }, events_from: 0, events: Array.from({ length: happened }, () => ({ kind: 'turn', seat: null, turn: 1, why: '' })),
    });
    past.recall([then(begun, 'before'), then(begun + 1, 'first'), then(begun + 2, 'second'), then(begun + 6, 'third')]);
    const status = (): string => (past.again(latest).status as Phrase).key;
    expect(past.again(latest), 'nothing is told yet').toBe(latest);
    teller.again(stepsOf(story(begun, good)[0]!));
    expect([past.isRecalled, status()]).toEqual([true, 'before']);
    for (const expected of ['first', 'second', 'third']) {
      await vi.advanceTimersByTimeAsync(expected === 'first' ? 1 : 1100);
      expect(status()).toBe(expected);
    }
    teller.go(0);
    const { view: seen, events_from: from, moments } = past.again(latest);
    expect([status(), seen.seat, from, moments]).toEqual(['first', latest.view.seat, latest.events_from, latest.moments]);
    teller.end();
    expect([past.isRecalled, past.again(latest)]).toEqual([false, latest]);
  });

  it('stands in the midst of a decision that led to more than was told', () => {
    const [one, two, three] = [0, 1, 2].map((number) => ({ kind: 'turn' as const, seat: OTHER, turn: number, why: '' }));
    const latest = { ...after(scene, begun, HELD + 4), events: [one!, two!, three!] };
    past.keep(latest, MINE);
    teller.hear(story(begun, good), MINE, () => false);
    for (const [step, events] of [[0, [one]], [1, [one, two]]] as const) {
      teller.go(step);
      expect(past.midway(past.board(latest))?.told).toEqual(events);
    }
    // That somebody came changes nothing.
    past.keep(after(scene, begun + 3, HELD + 4), MINE);
    teller.go(0);
    expect(past.midway(past.board(latest))?.told).toEqual([one]);
    teller.go(2);
    expect(past.midway(past.board(latest))).toBe(null);
    teller.end();
    expect(past.midway(latest)).toBe(null);
  });

  it('stays as it is where nobody can tell how it was', () => {
    const latest = after(scene, begun + 9, HELD);
    past.recall([]);
    teller.again(stepsOf(story(begun, good)[0]!));
    expect([past.isRecalled, past.again(latest)]).toEqual([false, latest]);
  });

  it('shows at once what nobody tells: of oneself, and while a turn is told again', () => {
    const latest = after(scene, begun + 3, HELD + 4);
    past.keep(latest, new Set([OTHER]));
    teller.hear(story(begun, good), new Set([0]), () => false);
    shows(latest, (held) => expect(held()).toBe(HELD + 4));
    teller.again(stepsOf(story(begun, good)[0]!));
    past.keep(latest, MINE);
    shows(latest, (held) => expect(held()).toBe(HELD + 4));
  });
});
