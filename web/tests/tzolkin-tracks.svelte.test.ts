import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { TzolkinFigures, TzolkinView } from '../src/api/shapes';
import type { Choice } from '../src/api/types';
import { signOf } from '../src/signs/sign';
import { partsOf, printsOf } from '../src/tzolkin/modules/parts';
import { isIn, written } from '../src/tzolkin/modules/prophecies/bands';
import { roomIn } from '../src/tzolkin/seats/owned';
import { fitted, glyphSize, hasRoom } from '../src/tzolkin/tiles/size';
import { cardsOf, games, scenes, speakEnglish, type Scene } from './fixtures';
import Tracks from './Tracks.svelte';

const figures = games.find(({ name }) => name === 'tzolkin')!.figures as unknown as TzolkinFigures;
const played = scenes.filter(({ shown }) => shown.game === 'tzolkin');
const viewOf = ({ shown }: Scene): TzolkinView => shown.view as unknown as TzolkinView;
const named = (name: string): Scene => played.find((each) => each.name === name)!;

let scene = $state.raw<Scene>(named('tzolkin, turn'));
let chosen = $state.raw<number | null>(null);
const onchoose = vi.fn();
let page: HTMLElement;
let mounted: Record<string, unknown>;

function show(next: Scene, held: number | null = null): void {
  scene = next;
  chosen = held;
  onchoose.mockClear();
  flushSync();
}

/** A position that differs from one of a game in something. */
function changed(from: Scene, change: (view: TzolkinView) => void): Scene {
  const view = structuredClone(viewOf(from));
  change(view);
  return { ...from, shown: { ...from.shown, view: view as unknown as Scene['shown']['view'] } };
}

const thing = (id: string): HTMLElement | null => page.querySelector(`[data-thing="${id}"]`);
const nameOf = (element: Element | null): string | null => element?.getAttribute('data-thing') ?? null;

/** Choices about something that is drawn beside the gears, but for buildings in front of somebody. */
const isBeside = ({ kind, thing }: Choice): boolean => kind !== 'renovate' && /^(temple|technology|building|monument):|^gear:quick$/.test(thing ?? '');

beforeAll(() => {
  speakEnglish();
  page = document.createElement('div');
  document.body.append(page);
  mounted = mount(Tracks, {
    target: page,
    props: {
      get scene() {
        return scene;
      },
      get chosen() {
        return chosen;
      },
      onchoose,
    },
  });
});
afterAll(() => unmount(mounted));

describe.each(played.map(({ name }) => name))('%s', (name) => {
  it('lets everything beside the gears be chosen where it lies, and nothing else', () => {
    show(named(name));
    for (const choice of scene.shown.choices.filter(isBeside)) {
      const here = [...page.querySelectorAll<HTMLButtonElement>(`[data-thing="${choice.thing}"].can`)];
      expect(here, choice.notation).toHaveLength(1);
      expect(here[0]!.getAttribute('role')).toBe('button');
      if (scene.shown.choices.filter((each) => each.thing === choice.thing).length > 1) continue;
      onchoose.mockClear();
      here[0]!.click();
      expect(onchoose).toHaveBeenCalledExactlyOnceWith(choice.action, undefined);
    }
    const things = new Set(scene.shown.choices.filter(isBeside).map((each) => each.thing));
    expect([...page.querySelectorAll('.can')].map(nameOf).filter((id) => !things.has(id))).toEqual([]);
  });

  it('rings the step or the level that a choice leads to', () => {
    show(named(name));
    for (const choice of scene.shown.choices) {
      for (const { thing: track, at } of choice.reaches.filter((reach) => reach.thing === choice.thing)) {
        const [group, on] = track.split(':');
        if (group === 'temple') expect(thing(`step:${on}:${at}`)!.classList.contains('ring'), choice.notation).toBe(true);
        if (group === 'technology') expect(nameOf(thing(`level:${on}_${at}`)!.querySelector('.can')), choice.notation).toBe(track);
      }
    }
  });

  it('has the markers where the view says', () => {
    show(named(name));
    viewOf(scene).players.forEach((side, seat) => {
      for (const [temple, step] of Object.entries(side.temples)) {
        const markers = page.querySelectorAll(`[data-thing="marker:${temple}:${seat}"]`);
        expect([...markers].map((marker) => nameOf(marker.closest('[data-thing^="step:"]')))).toEqual([`step:${temple}:${step}`]);
      }
      for (const [track, level] of Object.entries(side.technologies)) {
        const markers = page.querySelectorAll(`[data-thing="marker:${track}:${seat}"]`);
        expect([...markers].map((marker) => nameOf(marker.closest('[data-thing^="level:"]')))).toEqual([`level:${track}_${level}`]);
      }
    });
  });

  it('has the tiles and skulls that the view says', () => {
    show(named(name));
    const { buildings, monuments, skulls } = viewOf(scene);
    const ids = (group: string): string[] => [...page.querySelectorAll(`.tile.${group}`)].map((tile) => nameOf(tile.closest('[data-thing]'))!.replace('display:', ''));
    expect(ids('building')).toEqual(buildings.flatMap((tile) => tile ?? []).map((tile) => `building:${tile}`));
    expect(ids('monument')).toEqual(monuments.flatMap((tile) => tile ?? []).map((tile) => `monument:${tile}`));
    expect(thing('good:skull:bank')!.textContent!.replace(/\s+/g, ' ').trim()).toMatch(new RegExp(`\\b${skulls.bank} ?of 13$`));
  });

  it('has the prophecies with everybody in a band, or what everybody owes', () => {
    show(named(name));
    const { prophecies } = partsOf(viewOf(scene));
    if (!prophecies) {
      viewOf(scene).players.forEach(({ corn_due: due }, seat) => expect(thing(`fed:${seat}`)!.querySelector('b')?.textContent ?? null).toBe(due === null || !viewOf(scene).calendar.next_food_day ? null : String(due)));
      return;
    }
    expect([...page.querySelectorAll('.tab')].map((tab) => nameOf(tab.querySelector('[data-thing]')))).toEqual(prophecies.row.flatMap((each) => (each ? [`prophecy:${each}`] : [])));
    expect(page.querySelectorAll('.tab.now')).toHaveLength(prophecies.in_force === null || viewOf(scene).over ? page.querySelectorAll('.prophecy.now').length : 1);
    const open = page.querySelector('.tab.open [data-thing]')!.getAttribute('data-thing')!.replace('prophecy:', '');
    const { bands } = printsOf(figures).prophecies[open]!;
    const drawn = [...page.querySelectorAll('.prophecy .band')];
    expect(drawn.map((band) => band.querySelector('i')!.textContent)).toEqual(bands.map(written));
    (prophecies.standing[prophecies.row.indexOf(open)] ?? []).forEach(({ count, points }, seat) => {
      const at = drawn.findIndex((band) => band.querySelector(`[data-thing="marker:${open}:${seat}"]`));
      expect(isIn(bands[at]!, count)).toBe(true);
      expect(bands[at]!.points).toBe(points);
    });
  });

  it('has the quick action of the day, who took a field, and the tile that follows', () => {
    show(named(name));
    const quick = partsOf(viewOf(scene)).quick_actions;
    expect(thing('gear:quick') !== null).toBe(quick !== undefined);
    if (!quick) return;
    expect([...page.querySelectorAll('[data-thing^="quick_tile:"]')].map(nameOf)).toEqual(quick.tile ? [`quick_tile:${quick.tile}`] : []);
    quick.fields.forEach((who, field) => expect(thing(`worker:quick_${field}`)!.querySelector('use') !== null).toBe(who !== null));
    const next = Object.keys(quick.tiles).map(Number).filter((day) => day > viewOf(scene).calendar.day).sort((one, other) => one - other)[0];
    expect(thing(`next_quick:${next}`) !== null).toBe(next !== undefined);
  });
});

describe('what can be chosen beside the gears', () => {
  const offered = played.flatMap(({ shown }) => shown.choices.filter(isBeside));

  it('is met with in the games', () => {
    for (const kind of ['beg', 'build', 'lower', 'monument', 'place', 'technology', 'temple']) expect(offered.map((choice) => choice.kind), kind).toContain(kind);
  });

  it('shows where it would lead while it is held', () => {
    const leads = (choice: Choice) => choice.reaches.find((reach) => reach.thing.startsWith('temple:'));
    const each = played.find(({ shown }) => shown.choices.some(leads))!;
    const choice = each.shown.choices.find(leads)!;
    const { thing: track, at } = leads(choice)!;
    show(each, choice.action);
    expect(thing(track.replace('temple:', 'step:') + `:${at}`)!.querySelector('.coming')).not.toBeNull();
    show(each);
    expect(page.querySelector('.coming')).toBeNull();
  });
});

describe('the scale of a prophecy', () => {
  it('is written shortly where it goes below nothing, has one count, has no end', () => {
    const writtenOf = (name: string): string[] => printsOf(figures).prophecies[name]!.bands.map(written);
    expect(writtenOf('wrathful_gods')).toEqual(['≤ 0', '1–3', '4–9', '10+']);
    expect(writtenOf('angry_god_kukulkan')).toEqual(['−1', '0–1', '2–3', '4+']);
  });
});

describe('tiles', () => {
  it('say what whoever decides would pay', () => {
    show(named('tzolkin, build-two monument'));
    for (const choice of scene.shown.choices.filter(({ kind }) => kind === 'build' || kind === 'monument')) {
      const paid = [...thing(choice.thing!)!.querySelectorAll('.cost .good')].map((good) => [good.querySelector('use')!.getAttribute('href'), good.textContent!.trim()]);
      expect(paid).toEqual(choice.costs.map(({ icon, amount }) => [`#${icon}`, String(amount)]));
    }
  });

  it('of monuments that were built tell who built them', () => {
    show(changed(named('tzolkin, build-two monument'), (view) => {
      view.players[1]!.monuments = [view.monuments[2]!];
      view.monuments[2] = null;
    }));
    const built = viewOf(scene).players[1]!.monuments[0] as string;
    expect(thing(`monument:${built}`)).toBeNull();
    expect(thing(`built:${built}`)!.textContent).toContain(scene.shown.sides[1]!.name);
  });

  it('in the pile are told to whoever asks', () => {
    show(named('tzolkin, turn'));
    const { unseen, calendar } = viewOf(scene);
    const pile = Object.entries(unseen.buildings).filter(([tile]) => figures.buildings[tile]!.age === calendar.age);
    expect(thing('stack:buildings')!.textContent).toContain(String(pile.reduce((sum, [, count]) => sum + count, 0)));
    thing('stack:buildings')!.click();
    flushSync();
    for (const [tile] of Object.entries(unseen.buildings)) expect(thing(`unseen:${tile}`), tile).not.toBeNull();
  });

  it('before a seat show what they bring, in one row or two, never a bare house', () => {
    const cards = cardsOf(named('tzolkin with 4, turn skip'));
    for (const id of Object.keys(cards).filter((each) => /^(building|monument):/.test(each))) {
      const sign = signOf(cards, id);
      for (const columns of [3, 4, 5]) {
        const { sign: shown, size } = fitted(sign, roomIn(columns));
        const whole = sign.length > 2 ? sign[0]! : sign.flat();
        expect(shown.flat(), id).toEqual(whole);
        expect(shown.length, id).toBeLessThanOrEqual(2);
        expect([size >= 0.75, size <= 1], id).toEqual([true, true]);
      }
    }
    const steps = Array.from({ length: 3 }, () => ({ icon: 'z-temple-chaac', text: '', mark: 'z-up', inside: false }));
    expect(fitted([steps], 4.5).sign).toHaveLength(1);
    expect(fitted([steps], 2.56).sign.map((row) => row.length)).toEqual([2, 1]);
    expect([hasRoom([steps], 4.5, 0.5), hasRoom([steps], 4.5, 1.375)]).toEqual([true, false]);
  });

  it('have signs small enough for them', () => {
    const cards = cardsOf(named('tzolkin with 4, turn skip'));
    for (const id of Object.keys(cards).filter((each) => /^(building|monument):/.test(each))) {
      expect(signOf(cards, id).length, id).toBeGreaterThan(0);
      expect(parseFloat(glyphSize(signOf(cards, id), 'building')), id).toBeGreaterThan(0.875);
    }
  });
});

describe('temples', () => {
  it('give the highest what this age still brings', () => {
    const suns = (): string[] => [...page.querySelectorAll('[data-thing^="temple:"] .sun b')].map((each) => each.textContent!);
    const bonus = Object.values(figures.temples).map(({ highest }) => highest);
    show(played.find((each) => viewOf(each).calendar.age === 1)!);
    expect(suns()).toEqual(bonus.map(([first]) => String(first)));
    show(played.find((each) => viewOf(each).calendar.age === 2)!);
    expect(suns()).toEqual(bonus.map(([, second]) => String(second)));
  });
});
