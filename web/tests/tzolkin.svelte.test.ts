import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import type { Choice, Game } from '../src/api/types';
import { countsOf, waysOf } from '../src/lobby/plan.svelte';
import { optionNamed } from '../src/shell/options';
import { partsOf } from '../src/tzolkin/modules/parts';
import { lastSpace } from '../src/tzolkin/modules/tribes/gears';
import type { TzolkinFigures, TzolkinView } from '../src/api/shapes';
import { text } from '../src/words.svelte';
import { cardsOf, games, scenes, type Scene } from './fixtures';
import { Stage } from './stage.svelte';

const game: Game = games.find(({ name }) => name === 'tzolkin')!;
const option = optionNamed(game, 'modules')!;
const figures = game.figures as unknown as TzolkinFigures;
const played = scenes.filter(({ shown }) => shown.game === 'tzolkin');
const modulesIn = ({ shown }: Scene): number => ((shown.options['modules'] ?? []) as string[]).length;
const expanded = played.filter((each) => modulesIn(each) === option.allowed!.length);
const viewOf = ({ shown }: Scene): TzolkinView => shown.view as unknown as TzolkinView;
const at = (step: string): Scene => expanded.find((each) => viewOf(each).decision?.step === step)!;

describe('the lobby of Tzolk\'in', () => {
  it('has room for two to five', () => {
    expect(countsOf(game)).toEqual([2, 3, 4, 5]);
    expect(waysOf(game)).not.toContain('solo');
  });
});

describe('what is told', () => {
  it('has its pictures', () => {
    const folder = resolve(import.meta.dirname, '../src/icons');
    const drawn = new Set(readdirSync(folder).flatMap((file) => [...readFileSync(resolve(folder, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!)));
    const told = played.flatMap((scene) => [...Object.values(cardsOf(scene)), ...scene.shown.choices].flatMap(({ icon }) => icon ?? []));
    expect([...new Set(told)].filter((icon) => !drawn.has(icon))).toEqual([]);
  });

  it('of gears has the spaces that only one tribe has', () => {
    const view = structuredClone(viewOf(at('turn')));
    partsOf(view).tribes!.chosen.fill('bacab');
    expect(lastSpace(view, figures, 'tikal')).toBe(figures.gears.tikal.last);
    partsOf(view).tribes!.chosen[1] = 'cit_bolon_tum';
    expect(lastSpace(view, figures, 'tikal')).toBe(figures.gears.tikal.last + 1);
    expect(lastSpace(view, figures, 'chichen_itza')).toBe(figures.gears.chichen_itza.last + 1);
  });
});

describe('the panels of modules', () => {
  const stage = new Stage(at('choose-tribe'));
  const { page, show } = stage;

  const things = (start: string): string[] => [...page.querySelectorAll(`[data-thing^="${start}"]`)].map((each) => each.getAttribute('data-thing')!);

  it('are not there in the base game', async () => {
    await show(played.find((each) => modulesIn(each) === 0 && viewOf(each).decision?.step === 'turn')!);
    for (const thing of ['tribe:', 'prophecy:', 'quick_tile:', 'gear:quick', 'term:prophecies', 'term:quick_actions']) expect(things(thing)).toEqual([]);
  });

  it('show the two tribes one chooses from, and nobody else\'s', async () => {
    const { choices } = at('choose-tribe').shown;
    const choose = vi.fn();
    await show(at('choose-tribe'), choose);
    expect(things('tribe:').sort()).toEqual(choices.map(({ thing }) => thing!).sort());
    page.querySelector<HTMLButtonElement>(`[data-thing="${choices[1]!.thing}"]`)!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(choices[1]!.action, undefined);
  });

  it('say on a card nothing twice, and nothing that stands on the thing itself', async () => {
    await show(at('choose-tribe'));
    const { choices } = at('choose-tribe').shown;
    const does = text(cardsOf(stage.scene)[choices[0]!.thing!]!.lines[0]!);
    const card = (): string => document.querySelector('.card')?.textContent ?? '';
    const tile = page.querySelector(`[data-thing="${choices[0]!.thing}"]`)!;
    expect(tile.textContent).toContain(does);
    tile.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    flushSync();
    expect(card()).toContain(text(choices[0]!.name));
    expect(card()).not.toContain(does);
    tile.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    flushSync();
    // A worker's action is said by what picking it up does.
    const picked = (choice: Choice): boolean => choice.kind === 'pick' && text(choice.words).endsWith(text(cardsOf(scene)[choice.thing!]!.lines[0]!).replace(/\.$/, ''));
    const scene = expanded.find((each) => each.shown.choices.some((choice) => choice.kind === 'pick' && text(choice.words).includes(': ')))!;
    await show(scene);
    const choice = scene.shown.choices.find(picked)!;
    const space = page.querySelector(`[data-thing="${choice.thing}"]`)!;
    space.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    flushSync();
    const words = text(cardsOf(scene)[choice.thing!]!.lines[0]!).replace(/\.$/, '');
    expect(card().split(words)).toHaveLength(2);
    space.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    flushSync();
  });

  it('leave out no line of a list, whatever its options say', async () => {
    const lists = (scene: Scene): Choice[] => scene.shown.choices.filter(({ kind, thing, words }) => kind === 'place' && cardsOf(scene)[thing!]!.lines.some((line) => text(words).endsWith(text(line).replace(/\.$/, ''))));
    const scene = played.find((each) => lists(each).length > 0)!;
    await show(scene);
    const { thing } = lists(scene)[0]!;
    const gear = page.querySelector(`[data-thing="${thing}"]`)!;
    gear.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    flushSync();
    const shown = [...document.querySelectorAll('.card > p')].map((line) => line.textContent);
    expect(shown).toEqual(expect.arrayContaining(cardsOf(scene)[thing!]!.lines.map(text)));
    gear.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    flushSync();
  });

  it('show the tribe of every seat after the reveal', async () => {
    await show(at('turn'));
    expect(things('tribe:').sort()).toEqual(partsOf(viewOf(stage.scene)).tribes!.chosen.map((tribe) => `tribe:${tribe}`).sort());
  });

  it('let a building be torn down where it stands', async () => {
    const choose = vi.fn();
    await show(at('renovate'), choose);
    const choice = stage.scene.shown.choices.find(({ kind }) => kind === 'renovate')!;
    const seat = page.querySelector('.seat.now')!;
    seat.querySelector<HTMLButtonElement>(`[data-thing="${choice.thing}"].can`)!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.action, undefined);
  });

  it('let a tax be paid or refused where it falls due', async () => {
    const pays = (each: Scene): boolean => each.shown.choices.some(({ kind }) => kind === 'pay');
    await show(expanded.find(pays)!);
    const { choices } = stage.scene.shown;
    const [due] = new Set(choices.map(({ thing }) => thing));
    expect(choices.map(({ kind, thing }) => [kind, thing]).sort()).toEqual([['pass', due], ['pay', due]]);
    expect(page.querySelector(`[data-thing="${due}"].can`)).not.toBeNull();
    expect(page.querySelector('.seat.now [data-thing="good:corn"].can')).toBeNull();
  });
});
