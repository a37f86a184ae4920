import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { barChoices, choiceLabel, question, Table } from '../src/teotihuacan';
import { byThing } from '../src/teotihuacan/things';
import { figures, scenes, speakEnglish, type Scene } from './fixtures';

/** Mounting takes its time: every kind of decision, boards being laid out, and games that are over. */
const shown = scenes.filter((scene) => /^every|^setup|over|^solo-turn/.test(scene.name));

let scene = $state.raw<Scene>(shown[0]!);
let onchoose = $state.raw<(action: number, following?: number) => void>(() => {});
let page: HTMLElement;
let mounted: Record<string, unknown>;

/** The same table goes from one position to the next, as it does in play and in replays. */
function show(next: Scene, choose: (action: number, following?: number) => void = () => {}): void {
  scene = next;
  onchoose = choose;
  flushSync();
}

function named(name: string): Scene {
  return scenes.find((scene) => scene.name === `${name} 0`)!;
}

function press(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  flushSync();
}

beforeAll(() => {
  speakEnglish();
  page = document.createElement('div');
  document.body.append(page);
  mounted = mount(Table, {
    target: page,
    props: {
      figures,
      get view() {
        return scene.view;
      },
      get choices() {
        return scene.choices;
      },
      get names() {
        return scene.names;
      },
      get onchoose() {
        return onchoose;
      },
    },
  });
});
afterAll(() => unmount(mounted));

describe('the table', () => {
  it.each(shown)('shows everything that can be chosen in $name as a button, with words for all', (scene) => {
    show(scene);
    const wanted = [...byThing(scene.view, scene.choices).keys()].sort();
    const glowing = [...page.querySelectorAll('.can')].map((thing) => thing.getAttribute('data-thing')!);
    expect([...new Set(glowing)].sort()).toEqual(wanted);
    for (const thing of wanted) {
      const buttons = [...page.querySelectorAll(`[data-thing="${thing}"].can`)];
      expect(buttons.some((button) => button.getAttribute('tabindex') === '0')).toBe(true);
      expect(buttons.every((button) => button.tagName === 'BUTTON' || button.getAttribute('role') === 'button')).toBe(true);
    }
    const labels = [...page.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label') ?? '');
    expect(labels.length).toBeGreaterThan(50);
    const lines = [
      ...labels,
      page.textContent,
      question(scene.view, scene.choices),
      ...scene.choices.map((choice) => choiceLabel(scene.view, figures, choice)),
    ];
    expect(lines.filter((line) => /\[teotihuacan|undefined|NaN/.test(line))).toEqual([]);
  });

  it('asks for what a thing stands for', () => {
    const scene = named('destination-4');
    const choose = vi.fn();
    show(scene, choose);
    const choice = scene.choices[1]!;
    press(page.querySelector(`[data-thing="board:${String(choice['board'])}"]`)!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.action, undefined);
  });

  it('lets one pick where a thing stands for several actions', () => {
    const scene = scenes.find((one) => [...byThing(one.view, one.choices).values()].some((here) => here.length > 1 && here[0]!.kind === 'worship'))!;
    const [thing, here] = [...byThing(scene.view, scene.choices)].find(([, some]) => some.length > 1)!;
    const choose = vi.fn();
    show(scene, choose);
    press(page.querySelector(`[data-thing="${thing}"]`)!);
    expect(choose).not.toHaveBeenCalled();
    const buttons = document.querySelectorAll<HTMLButtonElement>('.card button');
    expect(buttons).toHaveLength(here.length);
    buttons[1]!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(here[1]!.action, undefined);
  });

  it('chooses a place together with the rotation shown there', () => {
    const scene = scenes.find((one) => one.view.decision?.step === 'ChoosePlace' && one.choices.some((choice) => (choice.then?.length ?? 0) === 4))!;
    const choice = scene.choices.find((one) => one.then?.length === 4)!;
    const choose = vi.fn();
    show(scene, choose);
    page.querySelector<HTMLButtonElement>('.turns button:last-child')!.click();
    flushSync();
    press(page.querySelector(`[data-thing="place:${String(choice['place'])}"]`)!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.action, choice.then![1]!.action);
  });

  it('turns with the chosen rotation once the place is settled', () => {
    const scene = named('turns-2');
    const choose = vi.fn();
    show(scene, choose);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
    flushSync();
    press(page.querySelector('[data-thing^="place:"].can')!);
    const turn = scene.choices.find((choice) => choice['turns'] === 1)!;
    expect(choose).toHaveBeenCalledExactlyOnceWith(turn.action, undefined);
  });

  it('tells what the thing pointed at does', () => {
    show(named('turn-3'));
    page.querySelector('[data-thing="calendar:0"]')!.dispatchEvent(new PointerEvent('pointerenter'));
    flushSync();
    expect(document.querySelector('.card')?.textContent).toContain('Calendar');
    page.querySelector('[data-thing="calendar:0"]')!.dispatchEvent(new PointerEvent('pointerleave'));
    flushSync();
    expect(document.querySelector('.card')).toBeNull();
  });

  it('leaves to the bar only what cannot be pointed at', () => {
    const scene = named('wages-4');
    expect(barChoices(scene.view, scene.choices).map((choice) => choice.kind)).toContain('wages');
  });
});
