import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import type { Choice } from '../src/api/types';
import { placing } from '../src/pointing/placing.svelte';
import { byThing } from '../src/pointing/things';
import { scene as named, scenes, type Scene } from './fixtures';
import { PATIENCE, Stage } from './stage.svelte';

/** Mounting takes its time: every kind of decision, and games that are over. */
const shown = scenes.filter(({ name }) => /,|over|^solo-turn/.test(name) && !/ (use|buy-unlock|pass)$/.test(name));
const { page, show } = new Stage(shown[0]!, 'test-too-far = Too far.');

function press(element: Element): void {
  if (element.tagName === 'BUTTON') (element as HTMLButtonElement).click();
  else element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  flushSync();
}

describe('the table', () => {
  it.each(shown)('shows what can be chosen in $name as a button, with words for all', async (next) => {
    await show(next);
    const { choices } = next.shown;
    const things = [...byThing(choices).keys()].sort();
    const glowing = [...new Set([...page.querySelectorAll('.can')].map((thing) => thing.getAttribute('data-thing')!))].sort();
    expect(glowing.filter((thing) => !things.includes(thing))).toEqual([]);
    expect(glowing).toEqual(things);
    for (const thing of glowing) {
      const buttons = [...page.querySelectorAll(`[data-thing="${thing}"].can`)];
      expect(buttons.some((button) => ['0', '-1'].includes(button.getAttribute('tabindex')!))).toBe(true);
      expect(buttons.every((button) => button.tagName === 'BUTTON' || button.getAttribute('role') === 'button')).toBe(true);
    }
    if (glowing.length > 0) expect(page.querySelectorAll('.can[tabindex="0"]').length).toBeGreaterThan(0);
    const labels = [...page.querySelectorAll('[data-thing][aria-label]')].map((thing) => `${thing.getAttribute('data-thing')} ${thing.getAttribute('aria-label') ?? ''}`);
    expect(labels.length).toBeGreaterThan(30);
    expect(labels.filter((line) => /[[\]]|undefined|NaN|\s$/.test(line))).toEqual([]);
    expect(page.textContent).not.toMatch(/[[\]]|undefined|NaN/);
  });

  it('asks for what a thing stands for', async () => {
    const scene = named('destination-4');
    const choose = vi.fn();
    await show(scene, choose);
    const choice = scene.shown.choices[1]!;
    press(page.querySelector(`[data-thing="${choice.thing}"]`)!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.action, undefined);
  });

  it('lets one pick where a thing stands for several actions', async () => {
    const several = (one: Scene): [string, Choice[]] | undefined =>
      [...byThing(one.shown.choices)].find(([, here]) => here.length > 1 && here[0]!.kind === 'worship');
    const scene = scenes.find(several)!;
    const [thing, here] = several(scene)!;
    const choose = vi.fn();
    await show(scene, choose);
    press(page.querySelector(`[data-thing="${thing}"]`)!);
    expect(choose).not.toHaveBeenCalled();
    const buttons = document.querySelectorAll<HTMLButtonElement>('.card button');
    expect(buttons).toHaveLength(here.length);
    buttons[1]!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(here[1]!.action, undefined);
  });

  it('chooses a place together with the rotation shown there', async () => {
    const scene = scenes.find(({ shown: { choices } }) => choices.some(({ then }) => then.length === 4))!;
    const choice = scene.shown.choices.find(({ then }) => then.length === 4)!;
    const choose = vi.fn();
    await show(scene, choose);
    placing.turn(1);
    flushSync();
    expect(placing.quarters).toBe(1);
    press(page.querySelector(`[data-thing="${choice.thing}"]`)!);
    const turn = choice.then.find(({ about }) => Number(about['turns']) === 1)!;
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.action, turn.action);
  });

  it('turns with the chosen rotation once the place is settled', async () => {
    const scene = named('turns-2');
    const choose = vi.fn();
    await show(scene, choose);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
    flushSync();
    press(page.querySelector('[data-thing^="place:"].can')!);
    const turn = scene.shown.choices.find(({ about }) => Number(about['turns']) === 1)!;
    expect(choose).toHaveBeenCalledExactlyOnceWith(turn.action, undefined);
  });

  it('lets a building of Tzolk\'in be clicked where it lies', async () => {
    const scene = scenes.find(({ shown: { choices } }) => choices.some(({ thing }) => thing?.startsWith('building:')))!;
    const choice = scene.shown.choices.find(({ thing }) => thing?.startsWith('building:'))!;
    const choose = vi.fn();
    await show(scene, choose);
    press(page.querySelector(`[data-thing="${choice.thing}"].can`)!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.action, undefined);
  });

  it.each([['turn-3', 'calendar:0', 'Calendar'], ['turn-3', 'board:forest', 'Forest'], ['tzolkin, turn', 'gear:palenque', 'Palenque']])(
    'of %s tells what %s does when it is pointed at',
    async (name, thing, said) => {
      await show(scenes.find((each) => each.name.startsWith(name))!);
      page.querySelector(`[data-thing="${thing}"]`)!.dispatchEvent(new PointerEvent('pointermove'));
      flushSync();
      expect(document.querySelector('.card')?.textContent).toContain(said);
      expect(document.querySelectorAll('.card p').length).toBeGreaterThan(0);
      page.querySelector(`[data-thing="${thing}"]`)!.dispatchEvent(new PointerEvent('pointerleave'));
      flushSync();
      expect(document.querySelector('.card')).toBeNull();
    },
  );

  it('tells why a thing cannot be chosen, after a moment', async () => {
    const scene = named('destination-4');
    await show(scene);
    const far = ['forest', 'quarry', 'gold', 'nobles'].find((board) => !scene.shown.choices.some(({ thing }) => thing === `board:${board}`))!;
    page.querySelector(`[data-thing="board:${far}"]`)!.dispatchEvent(new PointerEvent('pointermove'));
    await vi.waitFor(() => expect(document.querySelector('.card .why')?.textContent).toBe('Too far.'), PATIENCE);
    page.querySelector(`[data-thing="board:${far}"]`)!.dispatchEvent(new PointerEvent('pointerleave'));
    flushSync();
  });
});
