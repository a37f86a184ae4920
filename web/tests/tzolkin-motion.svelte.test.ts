import { describe, expect, it, vi } from 'vitest';

import type { TzolkinEvent, TzolkinView } from '../src/api/shapes';
import { isInterlude, runsOf, type Flight, type Interludes, type Move } from '../src/motion/flight';
import { find, play } from '../src/motion/play';
import { markOf } from '../src/shell/marks';
import { movesOf, type Drawing } from '../src/tzolkin/motion/flights';
import { cardsOf, scenes, type Scene } from './fixtures';
import { Stage } from './stage.svelte';

const played = scenes.filter(({ shown }) => shown.game === 'tzolkin');
const over = played.filter(({ shown }) => shown.over);
const eventsOf = ({ shown }: Scene): TzolkinEvent[] => shown.events as TzolkinEvent[];

function drawingOf(scene: Scene): Drawing {
  const cards = cardsOf(scene);
  return {
    view: scene.shown.view as unknown as TzolkinView, before: null,
    mark: (seat) => markOf(scene.shown.sides[seat]), iconOf: (card) => cards[card]?.icon ?? null,
  };
}

/** Whether a tile that came to the table has left it since. */
function hasGone(event: TzolkinEvent, { shown }: Scene): boolean {
  const view = shown.view as unknown as TzolkinView;
  return (event.kind === 'reveal' && !view.buildings.includes(event.tile)) || (event.kind === 'quick_tile' && view.quick_actions?.tile !== event.tile);
}

const flightsIn = (moves: readonly Move[]): Flight[] => moves.filter((move): move is Flight => !isInterlude(move));
const moves = (events: TzolkinEvent[], more: Partial<Drawing> = {}): Move[] => movesOf(events, { ...drawingOf(over[0]!), ...more });

describe('what moves in Tzolk\'in', () => {
  /** Set up before anybody looks, or told in words alone. */
  const UNSEEN = ['turn', 'act', 'quick', 'feed', 'food_day', 'age', 'beg', 'end', 'skip', 'foretold', 'quick_laid_out', 'prophecy_ends', 'day', 'premium'];
  const { page, show } = new Stage(over[0]!);

  it.each(over)('goes from a place of the table to another: $name', async (each) => {
    await show(each);
    const nowhere = new Set<string>();
    for (const event of eventsOf(each).filter((event) => !hasGone(event, each))) {
      for (const { path } of flightsIn(movesOf([event], drawingOf(each)))) {
        for (const names of path) if (!find(page, names)) nowhere.add(`${event.kind} ${event.why}: ${names.join(', ')}`);
      }
    }
    expect([...nowhere]).toEqual([]);
  });

  it('finds everything of a seat in its own place', async () => {
    const scene = played.find(({ name }) => name.startsWith('tzolkin, moment 5'))!;
    await show(scene);
    await vi.waitFor(() => expect(page.querySelectorAll('[data-thing^="points:"]')).toHaveLength(5), { timeout: 20_000 });
    const names = scene.shown.sides.flatMap((_, seat) => [
      `seat:${seat} hand:${seat}`, `seat:${seat} points:${seat}`, `seat:${seat} double_advance:${seat}`, `seat:${seat} corn_tiles:${seat}`, `seat:${seat} wood_tiles:${seat}`,
      `seat:${seat} workers_in_reserve:${seat}`, ...['chaac', 'quetzalcoatl', 'kukulkan', 'agriculture', 'resource_extraction', 'architecture', 'theology'].map((track) => `marker:${track}:${seat}`),
    ]);
    expect(names.filter((name) => !find(page, [name]))).toEqual([]);
    const goods = ['corn', 'wood', 'stone', 'gold', 'skull'];
    const inStock = (seat: number, good: string): boolean => find(page, [`seat:${seat} good:${good}`, `seat:${seat} good:${good}:${seat}`]) !== null;
    expect(scene.shown.sides.flatMap((_, seat) => goods.filter((good) => !inStock(seat, good)))).toEqual([]);
  });

  it('shows every kind of event that changes something on the table', () => {
    const unseen = new Set<string>();
    for (const each of over) {
      for (const event of eventsOf(each)) {
        const isSetUp = event.why.startsWith('Z-2') || event.why === 'P-10.4' || (event.kind === 'gear_corn' && event.corn === 0);
        if (!isSetUp && !UNSEEN.includes(event.kind) && movesOf([event], drawingOf(each)).length === 0) unseen.add(`${event.kind} ${event.why}`);
      }
    }
    expect([...unseen]).toEqual([]);
  });

  it('is short', () => {
    for (const each of over) {
      for (const { duration } of flightsIn(movesOf(eventsOf(each), drawingOf(each)))) {
        expect(duration).toBeGreaterThanOrEqual(200);
        expect(duration).toBeLessThanOrEqual(450);
      }
    }
  });

  it('is drawn with icons there are', () => {
    const icons = new Set(over.flatMap((each) => flightsIn(movesOf(eventsOf(each), drawingOf(each)))).flatMap(({ show }) => ('icon' in show ? show.icon : [])));
    const sprites = Object.values(import.meta.glob<string>('../src/icons/*.svg', { query: '?raw', import: 'default', eager: true })).join('');
    expect([...icons].filter((icon) => !sprites.includes(`id="${icon}"`))).toEqual([]);
  });
});

describe('the order of motion', () => {
  const place: TzolkinEvent = { kind: 'place', seat: 0, space: 2, target: 'tikal', why: 'Z-5.1' };
  const day = (number: number): TzolkinEvent => ({ kind: 'day', seat: null, day: number, why: 'Z-12.6' });
  const fallen: TzolkinEvent = { kind: 'take_up', seat: 1, space: 8, target: 'uxmal', why: 'Z-12.5' };

  it('has a day between what comes before it and what comes after it', () => {
    const runs = runsOf(moves([place, day(5), day(6), fallen]));
    expect(runs.map(({ before, flights }) => [before?.number ?? null, flights.length])).toEqual([[null, 1], [5, 0], [6, 1]]);
  });

  it('lets a worker land on the tooth that then rides on', () => {
    const [flight] = flightsIn(moves([place, day(5), day(6)]));
    expect(flight!.path.at(-1)!.slice(0, 2)).toEqual(['worker:tikal_4', 'space:tikal_2']);
    expect(flight!.hides).toEqual(['worker:tikal_4']);
  });

  it('turns the double mark over before the days it is for', () => {
    const [mark, first] = moves([{ kind: 'board', seat: 1, side: 'dark', why: 'Z-12.4' }, day(5), day(6)]);
    expect(mark).toMatchObject({ flips: true, path: [['double_advance:1']] });
    expect(first).toEqual({ interlude: 'day', number: 5, event: 1 });
  });

  it('breaks a building before the new one lands in its gap', () => {
    const [broken, landed] = flightsIn(moves([
      { kind: 'renovate', seat: 2, building: 'a1_farm', why: 'P-7.2' }, { kind: 'build', seat: 2, building: 'a2_farm', why: 'Z-10.2' },
    ]));
    expect(broken).toMatchObject({ breaks: true, duration: 300, wait: 300 });
    expect(broken!.path[0]).toEqual(landed!.path[1]);
  });

  it('leads a marker from the step it stood on, also down', () => {
    const before = structuredClone(drawingOf(over[0]!).view);
    before.players[0]!.temples.chaac = 3;
    const down: TzolkinEvent[] = [2, 1].map((step) => ({ kind: 'temple', seat: 0, temple: 'chaac', step, why: 'Z-4.5' }));
    const flights = flightsIn(moves(down, { before }));
    expect(flights.map(({ path }) => path[0]![0])).toEqual(['step:chaac:3', 'step:chaac:2']);
    expect(flights[1]!.path[1]).toEqual(['marker:chaac:0', 'step:chaac:1', 'temple:chaac']);
  });

  it('sends what a worker costs to where it is put', () => {
    const [paid] = flightsIn(moves([{ kind: 'pay', seat: 0, good: 'corn', amount: 2, why: 'Z-5.4' }, place]));
    expect(paid!.path[1]![0]).toBe('space:tikal_2');
  });

  it('tells events of a moment by it, around what is seen in its midst', () => {
    const events: TzolkinEvent[] = [
      place, { kind: 'food_day', seat: null, number: 1, why: 'Z-11.1' }, { kind: 'pay', seat: 0, good: 'corn', amount: 4, why: 'Z-11.2' },
      { kind: 'reveal', seat: null, tile: 'a2_large_farm', place: 'display', why: 'Z-10.7' }, { kind: 'gain', seat: 0, good: 'wood', amount: 1, why: 'Z-11.7' }, day(9),
    ];
    const told = moves(events, { inMoment: (index) => ([1, 2, 4].includes(index) ? 70 : null) });
    expect(told.filter(isInterlude)).toMatchObject([
      { interlude: 'moment', number: 70, from: 1, until: 3 }, { interlude: 'moment', number: 70, from: 4 }, { interlude: 'day', number: 9 },
    ]);
    expect(told.map((move) => ('path' in move ? 'flight' : move.interlude))).toEqual(['flight', 'moment', 'flight', 'moment', 'day']);
  });

  it('goes on with what the table does itself when more has happened, and stops when told to', async () => {
    const done: string[] = [];
    const interludes: Interludes = {
      hold: (coming) => done.push(`hold ${coming.length}`), play: ({ number }) => Promise.resolve(void done.push(`play ${number}`)),
      hurry: () => done.push('hurry'), release: () => done.push('release'),
    };
    const layer = document.createElement('div');
    await play(layer, document, moves([day(5), day(6)]), interludes).hurry();
    expect(done).toEqual(['hold 2', 'hurry', 'play 5', 'hurry', 'play 6', 'hurry']);
    done.length = 0;
    play(layer, document, moves([day(7)]), interludes).stop(false);
    await Promise.resolve();
    expect(done).toEqual(['hold 1', 'release']);
  });

  describe('what has arrived already', () => {
    interface Animated { element: HTMLElement; frames: Keyframe[]; timing: KeyframeAnimationOptions; isOver: boolean }

    /** Two things of a page, and everything that is animated from now on. */
    function pieces(): { layer: HTMLElement; page: HTMLElement; animated: Animated[]; veils: () => Animated[] } {
      const [layer, page] = [document.createElement('div'), document.createElement('div')];
      page.innerHTML = '<i data-thing="from"></i><i data-thing="to"></i>';
      const animated: Animated[] = [];
      const animate = function (this: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
        const each: Animated = { element: this, frames, timing, isOver: false };
        animated.push(each);
        return { cancel: () => (each.isOver = true), finished: Promise.resolve() } as unknown as Animation;
      };
      Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
      return { layer, page, animated, veils: () => animated.filter(({ element }) => element.dataset['thing'] === 'to') };
    }
    const flight = (more: Partial<Flight> = {}): Flight => ({ show: { icon: 'z-skull' }, path: [['from'], ['to']], duration: 300, wait: 0, ...more });

    it('is not seen before its flight lands', () => {
      const { layer, page, veils } = pieces();
      play(layer, page, [flight({ wait: 200 }), flight({ hides: ['to'] })]);
      expect(veils().map(({ frames, timing }) => [frames.map(({ opacity }) => opacity), timing.duration])).toEqual([[[0, 0], 500]]);
    });

    it('grows and turns around its own middle, and beside where it was put', () => {
      const { layer, page, animated } = pieces();
      const die = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      die.setAttribute('data-thing', 'die');
      page.append(die);
      play(layer, page, [flight({ show: { arrival: true }, path: [['die']] }), flight({ show: { arrival: true }, path: [['die']], turn: 90 })]);
      expect(animated).toHaveLength(2);
      for (const { frames } of animated) {
        expect(frames.every(({ transformBox, transformOrigin }) => transformBox === 'fill-box' && transformOrigin === 'center')).toBe(true);
        expect(frames.some((frame) => 'transform' in frame)).toBe(false);
      }
    });

    it('is not seen while what the table does comes first', async () => {
      const { layer, page, veils } = pieces();
      let turned = (): void => {};
      const interludes: Interludes = { hold: () => {}, play: () => new Promise((resolve) => (turned = resolve)), hurry: () => {}, release: () => {} };
      play(layer, page, [{ interlude: 'day', number: 3 }, flight({ hides: ['to'] })], interludes);
      await Promise.resolve();
      expect(veils().map(({ isOver }) => isOver)).toEqual([false]);
      turned();
      await vi.waitFor(() => expect(veils().map(({ isOver }) => isOver)).toEqual([true, false]));
    });
  });
});
