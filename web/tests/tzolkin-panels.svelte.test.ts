import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { TzolkinView } from '../src/api/shapes';
import type { Choice } from '../src/api/types';
import { markOf } from '../src/shell/marks';
import { partsOf } from '../src/tzolkin/modules/parts';
import { figure, text, word } from '../src/words.svelte';
import { cardsOf, scenes, speakEnglish, type Scene } from './fixtures';
import Seats from './Seats.svelte';
import Tracks from './Tracks.svelte';

const viewOf = ({ shown }: Scene): TzolkinView => shown.view as unknown as TzolkinView;
/** Many positions are drawn, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 });

const all = scenes.filter(({ shown }) => shown.game === 'tzolkin');
/** Enough of the positions: each is drawn by every test. */
const played = all.filter((each, i) => i % 3 === 0 || viewOf(each).being_built !== null);

let scene = $state.raw<Scene>(played[0]!);
let held = $state.raw<Choice | null>(null);
const page = document.createElement('div');
const mounted: Record<string, unknown>[] = [];

beforeAll(() => {
  speakEnglish();
  document.body.append(page);
  mounted.push(mount(Seats, { target: page, props: { get scene() { return scene; }, get held() { return held; } } }));
  mounted.push(mount(Tracks, { target: page, props: { get scene() { return scene; }, get chosen() { return held?.action ?? null; }, onchoose: () => {} } }));
});
afterAll(async () => {
  for (const each of mounted) await unmount(each);
  page.remove();
});

function show(next: Scene, choice: Choice | null = null): void {
  scene = next;
  held = choice;
  flushSync();
}

/** A position that differs from one of a game in something. */
function changed(from: Scene, change: (view: TzolkinView) => void): Scene {
  const view = structuredClone(viewOf(from));
  change(view);
  return { ...from, shown: { ...from.shown, view: view as unknown as Scene['shown']['view'] } };
}

const thing = (id: string): HTMLElement | null => page.querySelector(`[data-thing="${id}"]`);
const said = (id: string): string => thing(id)!.getAttribute('aria-label')!;
const icons = (element: Element | null): string[] => [...(element?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href')!);
const plain = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('a seat says', () => {
  it('its points, with their sign', () => {
    for (const each of played) {
      show(each);
      each.shown.scores.forEach((points, seat) => {
        const sun = thing(`points:${seat}`)!;
        expect(sun.querySelector('.hidden-words')!.textContent, each.name).toBe(figure(points));
        expect(sun.querySelector('b')!.textContent, each.name).toBe(figure(points));
        expect(said(`points:${seat}`)).toBe(word('web-seat-points', { points: figure(points) }));
        const written = sun.querySelector('b')!.textContent!;
        const isBelow = sun.querySelector('.sun')!.classList.contains('below');
        expect((isBelow ? '−' : '') + written, each.name).toBe(figure(points));
      });
    }
  });

  it('the corn that its workers will want, in red if it has less', () => {
    for (const each of played) {
      show(each);
      const { players, calendar } = viewOf(each);
      players.forEach(({ corn, corn_due: due }, seat) => {
        const owed = thing(`corn_due:${seat}`);
        expect(owed === null, each.name).toBe(due === null || calendar.next_food_day === null);
        if (!owed) return;
        expect(plain(owed), each.name).toBe(String(due));
        expect(owed.querySelector('.short') !== null, each.name).toBe(due! > corn);
        expect(icons(owed), each.name).toEqual([calendar.next_food_day!.kind === 'points' ? '#z-food-points' : '#z-food-resource', '#z-corn']);
      });
    }
  });

  it('whose it is by colour and shape, on everything it has, and whether it decides', () => {
    const deciding = new Set<number | null>();
    for (const each of played) {
      show(each);
      const { actor, players } = viewOf(each);
      deciding.add(actor);
      players.forEach(({ double_advance: bright }, seat) => {
        const panel = thing(`seat:${seat}`)!;
        const { colour, shape } = markOf(each.shown.sides[seat]);
        expect(panel.style.getPropertyValue('--c'), each.name).toBe(colour);
        expect(panel.classList.contains('now'), each.name).toBe(actor === seat);
        const marks = [panel.querySelector('header svg')!, ...panel.querySelectorAll('.workers .group svg')].filter((svg) => icons(svg)[0]?.startsWith('#z-worker-'));
        expect(marks.length, each.name).toBeGreaterThan(0);
        for (const mark of marks) expect([icons(mark)[0], (mark as SVGElement).style.color], each.name).toEqual([`#z-worker-${shape}`, colour]);
        expect(icons(thing(`double_advance:${seat}`)), each.name).toEqual([bright ? '#z-double-advance' : '#z-double-used']);
      });
    }
    expect(deciding.size).toBeGreaterThan(2);
  });

  it('when its turn comes, and who begins', () => {
    const orders = new Set<string>();
    for (const each of played) {
      show(each);
      const { calendar: { order }, over } = viewOf(each);
      orders.add(String(order));
      order.forEach((seat, i) => {
        expect(plain(thing(`seat:${seat}`)!.querySelector('small')).includes(word('web-seat-order', { place: i + 1 })), each.name).toBe(!over);
        expect(thing(`start_flag:${seat}`) !== null, each.name).toBe(i === 0 && !over);
      });
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it('what its buildings bring on the next Food Day', () => {
    let met = 0;
    for (const each of played) {
      show(each);
      (partsOf(viewOf(each)).renovation?.income ?? []).forEach((goods, seat) => {
        const income = thing(`income:${seat}`);
        const [first] = Object.keys(goods);
        expect(income === null, each.name).toBe(first === undefined);
        if (!income) return;
        met += 1;
        expect([...income.querySelectorAll('b')].map((each) => each.textContent), each.name).toEqual(Object.values(goods).map(String));
        expect(icons(income)).toEqual(['#z-food-income', ...Object.keys(goods).map((good) => `#z-${good}`)]);
      });
    }
    expect(met).toBeGreaterThan(0);
  });

  it('how many harvested tiles it has, to those who listen too', () => {
    for (const each of played) {
      show(each);
      viewOf(each).players.forEach((player, seat) => {
        for (const field of ['corn_tiles', 'wood_tiles'] as const) {
          expect(plain(thing(`${field}:${seat}`)), each.name).toBe(String(player[field]));
          expect(said(`${field}:${seat}`)).toBe(word(`web-seat-${field}`, { count: player[field] }));
        }
      });
    }
  });

  it('where it stands in the prophecy in force', () => {
    for (const each of played) {
      const prophecies = partsOf(viewOf(each)).prophecies;
      if (!prophecies?.in_force) continue;
      show(each);
      prophecies.standing[prophecies.row.indexOf(prophecies.in_force)]!.forEach(({ count, points }, seat) => {
        const standing = thing(`standing:${seat}`)!;
        expect(icons(standing)[0], each.name).toBe(`#z-prophecy-${prophecies.in_force}`);
        expect(standing.querySelector('i')!.textContent).toBe(figure(count));
        expect(standing.querySelector('.hidden-words')!.textContent).toBe(figure(points));
      });
    }
  });
});

describe('the Food Day', () => {
  it('is red for whoever lacks corn, and goes by the order of turns', () => {
    const base = played.filter((each) => !partsOf(viewOf(each)).prophecies);
    const short = new Set<boolean>();
    for (const each of base) {
      show(each);
      const { players, calendar } = viewOf(each);
      expect([...page.querySelectorAll('[data-thing^="fed:"]')].map((one) => one.getAttribute('data-thing')), each.name).toEqual(calendar.order.map((seat) => `fed:${seat}`));
      players.forEach(({ corn, corn_due: due }, seat) => {
        const owes = thing(`fed:${seat}`)!;
        const isShort = due !== null && calendar.next_food_day !== null && due > corn;
        short.add(isShort);
        expect(owes.querySelector('b.short') !== null, `${each.name} ${seat}`).toBe(isShort);
        expect(owes.querySelector('small')!.textContent).toBe(word('tzolkin-show-has', { corn }));
        const { colour, shape } = markOf(each.shown.sides[seat]);
        expect([icons(owes)[0], owes.querySelector<SVGElement>('svg')!.style.color], `${each.name} ${seat}`).toEqual([`#z-worker-${shape}`, colour]);
      });
    }
    expect(short.size).toBe(2);
  });
});

describe('prophecies', () => {
  const foretold = played.filter((each) => partsOf(viewOf(each)).prophecies);

  it('are over, in force, next or later as the view says, each with its emblem and days', () => {
    const met = new Set<string>();
    for (const each of foretold) {
      show(each);
      const { row, states, days } = partsOf(viewOf(each)).prophecies!;
      row.forEach((name, place) => {
        if (!name) return;
        const tab = thing(`prophecy:${name}`)!;
        met.add(states[place]!);
        expect(tab.closest('.tab')!.classList.contains(states[place]!), `${each.name} ${name}`).toBe(true);
        expect(icons(tab)[0]).toBe(`#z-prophecy-${name}`);
        const [first, last] = days[place]!;
        expect(plain(tab)).toContain(word('tzolkin-show-prophecy-tab.days', { first, last }));
      });
    }
    expect([...met].sort()).toEqual(['later', 'next', 'now', 'over']);
  });

  it('show what the open one counts', () => {
    for (const each of foretold) {
      show(each);
      const open = page.querySelector('.tab.open [data-thing]')!.getAttribute('data-thing')!.replace('prophecy:', '');
      expect(page.querySelector(`.prophecy [data-thing="open:${open}"]`)!.getAttribute('data-card'), each.name).toBe(`prophecy:${open}`);
      expect(icons(page.querySelector('.prophecy .per'))[0], each.name).toBe(`#${cardsOf(each)[`scale:${open}`]!.icon}`);
    }
  });

  it('put their emblem on what their calamity touches', () => {
    const prophesied = foretold.find((each) => partsOf(viewOf(each)).prophecies!.in_force)!;
    const name = partsOf(viewOf(prophesied)).prophecies!.in_force!;
    const touching = (touches: string[]): Scene => changed(prophesied, (view) => { partsOf(view).prophecies!.touches = touches; });
    const emblems = (): string[] => [...page.querySelectorAll('[data-thing^="touched:"]')].filter((each) => icons(each)[0] === `#z-prophecy-${name}`).map((each) => each.getAttribute('data-thing')!);
    show(touching([]));
    expect(emblems()).toEqual([]);
    show(touching(['temple:chaac']));
    expect(emblems()).toContain('touched:temple:chaac');
    expect(emblems()).not.toContain('touched:temple:kukulkan');
    const building = viewOf(prophesied).buildings.find(Boolean)!;
    show(touching([`building:${building}`]));
    expect(emblems()).toContain(`touched:building:${building}`);
    show(touching(['technology:theology']));
    expect(emblems().some((id) => id.startsWith('touched:technology:'))).toBe(true);
  });

  it('outline one\'s own band, and the one a choice leads to', () => {
    let met = 0;
    for (const each of foretold.filter(({ shown }) => shown.actor !== null && shown.actor === shown.view.seat)) {
      for (const choice of each.shown.choices) {
        const reach = choice.reaches.find((one) => one.thing.startsWith('prophecy:') && thing(one.thing)?.closest('.tab.open'));
        if (!reach) continue;
        show(each, choice);
        met += 1;
        expect(page.querySelectorAll('.prophecy .band.mine'), each.name).toHaveLength(1);
        expect(page.querySelector('.prophecy .band.mine .coming'), each.name).not.toBeNull();
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe('what is marked', () => {
  it('is the step, and no other, that a temple choice leads to', () => {
    let met = 0;
    for (const each of played.filter(({ shown }) => shown.choices.some(({ thing: id }) => id?.startsWith('temple:')))) {
      show(each);
      const leads = each.shown.choices.flatMap((choice) => choice.reaches.filter((reach) => reach.thing === choice.thing && reach.thing.startsWith('temple:')));
      const rings = [...page.querySelectorAll('.step.ring')].map((step) => step.getAttribute('data-thing'));
      expect(rings.sort(), each.name).toEqual([...new Set(leads.map(({ thing: id, at }) => `${id.replace('temple:', 'step:')}:${at}`))].sort());
      met += rings.length;
    }
    expect(met).toBeGreaterThan(0);
  });

  it('is the building that is chosen, until it is paid', () => {
    const paying = played.filter((each) => viewOf(each).being_built !== null);
    expect(paying).not.toHaveLength(0);
    expect(viewOf(paying[0]!).being_built?.split(':')).toHaveLength(2);
    for (const each of paying) {
      show(each);
      const marked = [...page.querySelectorAll('.tile.chosen')].map((tile) => tile.closest('[data-thing]')!.getAttribute('data-thing')!.replace('display:', ''));
      expect(marked, each.name).toEqual([viewOf(each).being_built]);
    }
    show(changed(paying[0]!, (view) => { view.being_built = null; }));
    expect(page.querySelector('.tile.chosen')).toBeNull();
  });
});

describe('to those who listen', () => {
  it('a temple tells who stands where', () => {
    const each = played.find((one) => viewOf(one).players.length > 2)!;
    show(each);
    viewOf(each).players.forEach(({ temples }, seat) => {
      expect(said('temple:chaac')).toContain(word('tzolkin-show-temple-standing', { name: text(each.shown.sides[seat]!.name), step: figure(temples.chaac) }));
    });
  });

  it('a choice tells what it costs and brings', () => {
    const each = all.find(({ shown }) => shown.choices.some(({ kind, costs }) => kind === 'build' && costs.length > 0))!;
    show(each);
    const choice = each.shown.choices.find(({ kind, costs }) => kind === 'build' && costs.length > 0)!;
    for (const { words } of [...choice.costs, ...choice.gains]) expect(said(choice.thing!)).toContain(text(words));
  });
});

describe('icons', () => {
  it('of the base game are those of its own sheet', () => {
    const sheets = import.meta.glob<string>('../src/icons/*.svg', { query: '?raw', import: 'default', eager: true });
    const drawn = sheets['../src/icons/tzolkin.svg']! + sheets['../src/icons/table.svg']!;
    for (const each of played.filter(({ shown }) => ((shown.options['modules'] ?? []) as string[]).length === 0)) {
      show(each);
      expect(icons(page).filter((href) => !drawn.includes(`id="${href.slice(1)}"`)), each.name).toEqual([]);
    }
  });
});
