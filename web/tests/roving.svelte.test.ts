import { afterEach, describe, expect, it, vi } from 'vitest';

import { roving } from '../src/pointing/roving';
import { longer } from '../src/shell/pseudo';
import { uppermost } from '../src/shell/uppermost';

/** Things of a picture in rows and columns of 10. */
function thing(id: string, x: number, y: number, can = false): HTMLElement {
  const element = document.createElement('span');
  element.dataset['thing'] = id;
  element.tabIndex = -1;
  element.className = can ? 'thing can' : 'thing';
  element.getBoundingClientRect = () => new DOMRect(x * 10, y * 10, 8, 8);
  return element;
}

const press = (key: string, shiftKey = false): boolean => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['thing'];
const stops = (root: Element): (string | undefined)[] => [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((each) => each.dataset['thing']);
/** Observers are told of changes in a while. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

let leave: () => void;
function part(...things: HTMLElement[]): HTMLElement {
  const root = document.createElement('div');
  root.append(...things);
  document.body.append(root);
  leave = roving(root);
  return root;
}
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
});

describe('a part of a table', () => {
  it('is one stop of Tab, at what can be done', () => {
    expect(stops(part(thing('a', 0, 0), thing('b', 1, 0, true), thing('c', 2, 0, true)))).toEqual(['b']);
  });

  it('is one stop also where nothing can be done, so that its cards can be read', () => {
    const root = part(thing('a', 0, 0), thing('b', 1, 0));
    expect(stops(root)).toEqual(['a']);
    root.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
    press('ArrowRight');
    expect(focused()).toBe('b');
    expect(stops(root)).toEqual(['b']);
  });

  it('leads arrows to the neighbour that can be done, with Shift to any', () => {
    const root = part(thing('a', 0, 0, true), thing('between', 1, 0), thing('b', 2, 0, true), thing('below', 0, 2, true));
    root.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
    press('ArrowRight');
    expect(focused()).toBe('b');
    press('ArrowLeft', true);
    expect(focused()).toBe('between');
    press('ArrowLeft');
    press('ArrowDown');
    expect(focused()).toBe('below');
    press('ArrowDown');
    expect(focused()).toBe('below');
  });

  it('finds what the keyboard was on again, or what lies nearest', async () => {
    const root = part(thing('a', 0, 0, true), thing('b', 5, 0, true), thing('c', 6, 0, true));
    root.querySelector<HTMLElement>('[data-thing="b"]')!.focus();
    root.replaceChildren(thing('a', 0, 0, true), thing('b', 5, 0, true));
    await settled();
    expect(focused()).toBe('b');
    root.replaceChildren(thing('a', 0, 0, true), thing('d', 6, 1, true));
    await settled();
    expect(focused()).toBe('d');
    expect(stops(root)).toEqual(['d']);
  });

  it('is entered at what can be done, also if it was left by a button that lies in it', () => {
    const [within, beyond] = [document.createElement('button'), document.createElement('button')];
    const root = part(thing('a', 0, 0), thing('b', 1, 0, true), within);
    document.body.append(beyond);
    root.querySelector<HTMLElement>('[data-thing="a"]')!.focus();
    within.focus();
    beyond.focus();
    expect(stops(root)).toEqual(['b']);
  });

  it('is entered at what can be done, wherever it was left', () => {
    const button = document.createElement('button');
    const root = part(thing('a', 0, 0), thing('b', 1, 0, true));
    document.body.append(button);
    root.querySelector<HTMLElement>('[data-thing="a"]')!.focus();
    expect(stops(root)).toEqual(['a']);
    button.focus();
    expect(stops(root)).toEqual(['b']);
  });

  it('lets the keyboard go on, whatever changes while it does', async () => {
    const button = document.createElement('button');
    const root = part(thing('a', 0, 0, true));
    document.body.append(button);
    const a = root.querySelector<HTMLElement>('[data-thing="a"]')!;
    a.focus();
    a.blur();
    root.append(document.createElement('p'));
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the keyboard from nobody', async () => {
    const button = document.createElement('button');
    const root = part(thing('a', 0, 0, true));
    document.body.append(button);
    root.querySelector<HTMLElement>('[data-thing="a"]')!.focus();
    button.focus();
    button.blur();
    root.replaceChildren(thing('e', 0, 0, true));
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('Escape', () => {
  it('closes the uppermost thing alone', () => {
    const lower = vi.fn();
    const upper = vi.fn();
    const elsewhere = vi.fn();
    window.addEventListener('keydown', elsewhere);
    const offLower = uppermost(lower);
    const offUpper = uppermost(upper);
    press('Escape');
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
    offUpper();
    press('Escape');
    expect(lower).toHaveBeenCalledOnce();
    expect(elsewhere).not.toHaveBeenCalled();
    offLower();
    press('Escape');
    expect(elsewhere).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', elsewhere);
  });
});

describe('the language that nobody speaks', () => {
  it('is longer by two fifths', () => {
    const words = 'Where do you place your first worker? Buildings lie face up until somebody builds them.';
    expect(longer(words).length / words.length).toBeGreaterThanOrEqual(1.4);
    expect(longer(words).length / words.length).toBeLessThan(1.6);
  });
});
