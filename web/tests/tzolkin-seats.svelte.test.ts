import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { still } from '../dev/still.svelte';
import type { TzolkinFigures, TzolkinView } from '../src/api/shapes';
import type { Choice } from '../src/api/types';
import ChoiceBar from '../src/shell/ChoiceBar.svelte';
import { besides } from '../src/shell/figures';
import { zonesOf } from '../src/shell/groups';
import { byColour, tilesOf } from '../src/tzolkin/seats/owned';
import { text } from '../src/words.svelte';
import { games, scenes, speakEnglish, type Scene } from './fixtures';
import Seats from './Seats.svelte';
import Top from './Top.svelte';

const figures = games.find(({ name }) => name === 'tzolkin')!.figures as unknown as TzolkinFigures;
const played = scenes.filter(({ shown }) => shown.game === 'tzolkin');
const asked = played.filter(({ shown }) => shown.actor !== null && shown.actor === shown.view.seat);
const viewOf = ({ shown }: Scene): TzolkinView => shown.view as unknown as TzolkinView;

let scene = $state.raw<Scene>(asked[0]!);
let held = $state.raw<Choice | null>(null);
let page: HTMLElement;
const mounted: Record<string, unknown>[] = [];

/** The parts of a page a group of tests is about: all of the table is much to draw for each scene. */
function lay(...parts: ('table' | 'bar' | 'seats')[]): void {
  beforeAll(() => {
    speakEnglish();
    page = document.createElement('div');
    document.body.append(page);
    if (parts.includes('table')) mounted.push(mount(Top, { target: page, props: { get scene() { return scene; }, onchoose: () => {} } }));
    if (parts.includes('seats')) mounted.push(mount(Seats, { target: page, props: { get scene() { return scene; }, get held() { return held; } } }));
    if (parts.includes('bar')) mounted.push(mount(ChoiceBar, { target: page, props: { session: still(() => scene.shown), steps: [], onplayed: () => {}, onscores: () => {}, onrematch: () => {}, onshare: () => {} } }));
  });
  afterAll(async () => {
    for (const each of mounted.splice(0)) await unmount(each);
    page.remove();
  });
}

function show(next: Scene): void {
  scene = next;
  held = null;
  flushSync();
}

async function showTable(next: Scene): Promise<void> {
  show(next);
  await vi.waitFor(() => expect(page.querySelector('.tzolkin')).not.toBeNull(), { timeout: 20_000 });
  flushSync();
}

const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];

describe('the choice bar', () => {
  lay('bar');

  it('has every option once: as a card, or what ends the turn as the button that confirms', () => {
    for (const each of asked) {
      show(each);
      page.querySelector<HTMLElement>('.offers .further')?.click();
      flushSync();
      const offered = [...all('.bar .option:not(.closed)'), ...all('.commands .go[data-notation]')].map((one) => one.getAttribute('data-notation'));
      expect([...new Set(offered)].sort(), each.name).toEqual(each.shown.choices.map(({ notation }) => notation).sort());
    }
  });

  it('gives the button that confirms only to a choice by which nothing is lost', () => {
    const passing = asked.flatMap(({ shown }) => shown.choices).filter(({ kind, ends_turn }) => kind === 'pass' && ends_turn);
    expect(new Set(passing.map(({ concludes }) => concludes))).toEqual(new Set([true, false]));
    for (const each of asked) {
      show(each);
      const lost = each.shown.choices.filter(({ kind, concludes }) => kind === 'pass' && !concludes);
      for (const { notation } of lost) expect(page.querySelector(`.bar .option[data-notation="${notation}"]`), each.name).not.toBeNull();
    }
  });

  it('has one row of buttons when the game is over, however many options there were', () => {
    show(asked.toSorted((a, b) => b.shown.choices.length - a.shown.choices.length)[0]!);
    show(played.find(({ shown }) => shown.over)!);
    expect(all('.answers.over > *').length).toBeGreaterThan(2);
  });

  it('says of each what it is called, what it costs and what it gives', () => {
    for (const each of asked) {
      show(each);
      for (const choice of each.shown.choices) {
        const card = page.querySelector(`.bar .option[data-notation="${choice.notation}"]`);
        if (!card) continue;
        expect(card.querySelector('.name')!.textContent, each.name).not.toBe('');
        const costs = besides(choice.costs, each.shown.question!.each);
        const figures = costs.length + (choice.beside ? 0 : choice.gains.length);
        // A step may be told by the name alone: "Chaac 0 → 1".
        const steps = choice.gains.filter(({ icon, amount }) => icon === choice.icon && amount === 1 && 'from' in (choice.name.args ?? {})).length;
        const chips = card.querySelectorAll('.chip, .cost:not(.chip)').length;
        expect([figures, figures - steps], `${each.name} ${choice.notation}`).toContain(chips);
      }
    }
  });

  it('puts answers first, then every form of no, and offers in a zone of their own', () => {
    for (const { shown, name } of asked) {
      const { groups, offers } = zonesOf(shown.choices, shown.closed);
      const order = groups.map(({ kind }) => ['answers', 'or'].indexOf(kind));
      expect(order, name).toEqual([...order].sort());
      const open = groups.flatMap(({ options }) => options).flatMap(({ choice }) => choice ?? []);
      expect([...open, ...offers], name).toHaveLength(shown.choices.length);
      expect(offers.every(({ beside }) => beside) && open.every(({ beside }) => !beside), name).toBe(true);
    }
  });
});

describe('a seat', () => {
  lay('seats');

  const count = (seat: number, group: string): number => {
    const workers = page.querySelector(`[data-thing="${group}:${seat}"]`);
    return workers ? workers.querySelectorAll('use[href^="#z-worker"]').length : 0;
  };

  it('has the goods, workers, points and tiles of the view', () => {
    for (const each of played) {
      show(each);
      const view = viewOf(each);
      view.players.forEach((player, seat) => {
        const panel = page.querySelector(`[data-thing="seat:${seat}"]`)!;
        for (const good of figures.goods) {
          const shown = panel.querySelector(`[data-thing="good:${good}"], [data-thing="good:${good}:${seat}"]`)!;
          expect(shown.textContent!.trim(), `${each.name} ${good} of ${seat}`).toBe(String(player[good]));
        }
        expect(count(seat, 'hand'), each.name).toBe(player.workers_in_hand);
        expect(count(seat, 'workers_in_reserve'), each.name).toBe(player.workers_in_reserve);
        const spaces = [...Object.values(view.gears).flat(), view.calendar.starting_player_space];
        expect(count(seat, 'workers_on_gears'), each.name).toBe(spaces.filter((one) => one === seat).length);
        for (const { card } of tilesOf(player, figures)) {
          const tile = panel.querySelector(`[data-thing="owned:${seat}:${card}"], [data-thing="${card}"]`);
          expect(tile, `${each.name} ${card}`).not.toBeNull();
          // Where a tile is shown by itself it tells what it brings.
          if (tile!.querySelector('.owned, .tile')) expect(tile!.querySelectorAll('.sign .row > *').length, `${each.name} ${card}`).toBeGreaterThan(0);
        }
        const bright = panel.querySelector(`[data-thing="double_advance:${seat}"] use`)!.getAttribute('href');
        expect(bright).toBe(player.double_advance ? '#z-double-advance' : '#z-double-used');
        expect(panel.querySelector(`[data-thing="corn_due:${seat}"] .short`) !== null, each.name).toBe(view.calendar.next_food_day !== null && (player.corn_due ?? 0) > player.corn);
      });
    }
  });

  it('shows beside goods and points what the choice that waits would change', () => {
    const trading = played.find(({ shown }) => shown.choices.some(({ kind }) => kind === 'sell'))!;
    show(trading);
    held = trading.shown.choices.find(({ kind }) => kind === 'sell')!;
    flushSync();
    const changes = all(`[data-thing="seat:${trading.shown.actor}"] li i`).map((each) => each.textContent);
    expect(changes).toEqual([`+${held.gains[0]!.amount}`, '−1']);
    held = null;
  });

  it('shows what one starts with while the second wealth tile waits, both tiles together', () => {
    const second = scenes.find(({ name }) => name === 'wealth 1')!;
    show(second);
    for (const choice of second.shown.choices) {
      held = choice;
      flushSync();
      const goods = choice.altogether.filter(({ icon }) => (figures.goods as readonly string[]).includes(icon.replace('z-', '')));
      expect(goods.length, choice.notation).toBeGreaterThan(0);
      expect(all(`[data-thing="seat:${second.shown.actor}"] li i`).map((each) => each.textContent)).toEqual(goods.map(({ amount }) => `+${amount}`));
    }
    expect(second.shown.choices.some(({ gains, altogether }) => altogether.some(({ icon, amount }) => gains.some((gain) => gain.icon === icon && gain.amount! < amount!)))).toBe(true);
    held = null;
  });

  it('counts buildings by colour', () => {
    const player = structuredClone(viewOf(asked[0]!).players[0]!);
    player.buildings = { a1_single_farm: 2, a1_agriculture: 1, a1_community_farm: 1 };
    player.monuments = ['mon_workers'];
    expect(byColour(player, figures).map(({ id, count: many }) => [id, many])).toEqual([['yellow', 3], ['green', 1], ['monuments', 1]]);
  });

  it('lets own buildings be torn down where they lie', () => {
    const renovating = played.filter((each) => viewOf(each).decision?.step === 'renovate');
    expect(renovating).not.toHaveLength(0);
    for (const each of renovating) {
      show(each);
      for (const { thing } of each.shown.choices.filter(({ kind }) => kind === 'renovate')) {
        expect(page.querySelector(`[data-thing="seat:${each.shown.actor}"] .can[data-thing="${thing}"]`), each.name).not.toBeNull();
      }
    }
  });
});

describe('the table with its bar', () => {
  lay('table', 'bar');

  it('adds up wealth tiles above them, for the one looked at', async () => {
    await showTable(scenes.find(({ name }) => name === 'wealth 1')!);
    const said = (): string[] => all('.opening .start .chip .hidden-words').map((each) => each.textContent!);
    expect(said()).toEqual(scene.shown.question!.gains.map(({ words }) => text(words)));
    const [choice] = scene.shown.choices;
    page.querySelector(`.bar [data-notation="${choice!.notation}"]`)!.dispatchEvent(new PointerEvent('pointermove'));
    flushSync();
    expect(said()).toEqual(choice!.altogether.map(({ words }) => text(words)));
    page.querySelector(`.bar [data-notation="${choice!.notation}"]`)!.dispatchEvent(new PointerEvent('pointerleave'));
  });

  it('calls spaces of gears with who stands there and what they bring, where nothing is to be chosen', async () => {
    await showTable(played.find(({ name }) => name === 'tzolkin, study')!);
    const named = Object.entries(scene.shown.labels);
    expect(named.length).toBeGreaterThan(80);
    for (const [thing, label] of named) {
      const drawn = all(`[data-thing="${thing}"]`);
      for (const each of drawn.filter(({ classList }) => !classList.contains('can'))) expect(each.getAttribute('aria-label'), thing).toBe(text(label));
    }
    expect(named.some(([thing, label]) => thing.startsWith('space:') && text(label).includes(scene.shown.sides[0]!.name as string))).toBe(true);
  });

  it('lights up what an option is about, and the option of a thing', async () => {
    await showTable(played.find(({ name }) => name === 'tzolkin, study')!);
    const choice = scene.shown.choices[0]!;
    const option = page.querySelector(`.bar .option[data-notation="${choice.notation}"]`)!;
    const thing = page.querySelector(`[data-thing="${choice.thing}"]`)!;
    option.dispatchEvent(new Event('pointermove'));
    flushSync();
    expect(thing.hasAttribute('data-lit')).toBe(true);
    option.dispatchEvent(new Event('pointerleave'));
    flushSync();
    expect(thing.hasAttribute('data-lit')).toBe(false);
    thing.dispatchEvent(new Event('pointermove'));
    flushSync();
    expect(option.classList.contains('lit')).toBe(true);
    thing.dispatchEvent(new Event('pointerleave'));
    flushSync();
  });

  it('shows on the gears what picking up somebody would allow, also for the option of the bar', async () => {
    const reachOf = ({ about }: Choice): Record<string, number> => (about as { reach?: Record<string, number> }).reach ?? {};
    const each = asked.find((one) => one.shown.choices.some((choice) => Object.values(reachOf(choice)).some((fee) => fee > 0)))!;
    await showTable(each);
    const choice = each.shown.choices.find((one) => Object.values(reachOf(one)).some((fee) => fee > 0))!;
    const option = page.querySelector(`.bar .option[data-notation="${choice.notation}"]`)!;
    expect(all('.gears .reached')).toHaveLength(0);
    option.dispatchEvent(new Event('pointermove'));
    flushSync();
    expect(all('.gears .reached')).toHaveLength(Object.keys(reachOf(choice)).length);
    expect(all('.gears .cost text').map(({ textContent }) => textContent).sort()).toEqual(Object.values(reachOf(choice)).filter((fee) => fee > 0).map((fee) => `−${fee}`).sort());
    option.dispatchEvent(new Event('pointerleave'));
    flushSync();
    expect(all('.gears .reached')).toHaveLength(0);
  });

  it('says once what all that can be mirrored costs, and only what one costs besides', async () => {
    await showTable(asked.find(({ name }) => name === 'tzolkin, mirrored')!);
    const { question, choices } = scene.shown;
    expect(question!.each.map(({ icon, amount }) => [icon, amount])).toEqual([['z-corn', 1]]);
    expect(text(question!.hint!)).toContain('1 corn');
    const besidesCorn = choices.flatMap(({ kind, costs }) => (kind === 'act' ? costs.filter(({ icon }) => icon !== 'z-corn').map(({ icon }) => `#${icon}`) : []));
    expect(besidesCorn.length).toBeLessThan(choices.length / 4);
    expect(all('.gears .cost use').map((use) => use.getAttribute('href'))).toEqual(besidesCorn);
    expect(all('.bar .chip.cost')).toHaveLength(besidesCorn.length);
  });

  it('lays out in the opening what can be kept, and only the backs of others', async () => {
    for (const each of asked.filter((one) => viewOf(one).opening?.revealed === false)) {
      await showTable(each);
      const { dealt } = viewOf(each).opening!;
      const own = dealt[each.shown.view.seat!] as string[];
      for (const tile of own) expect(page.querySelector(`.opening [data-thing="wealth:${tile}"]`), each.name).not.toBeNull();
      expect(all('.opening .others li')).toHaveLength(dealt.length - 1);
      for (const { thing } of each.shown.choices) expect(page.querySelector(`.opening .can[data-thing="${thing}"]`), each.name).not.toBeNull();
    }
  });
});
