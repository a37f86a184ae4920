import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Moment } from '../src/api/types';
import { barsOf, firstRow, momentTelling } from '../src/moments/moment';
import Sheet from '../src/moments/Sheet.svelte';
import { telling } from '../src/moments/telling.svelte';
import { markOf } from '../src/shell/marks';
import { text } from '../src/words.svelte';
import { phrasesIn, scenes, speakEnglish, wordless, type Scene } from './fixtures';

const told = scenes.flatMap((scene) => scene.shown.moments.map((moment) => ({ scene, moment, name: `${scene.name}, ${moment.kind} ${moment.first}` })));
const kinds = new Set(told.map(({ moment }) => moment.kind));
const withRow = (kind: string): { scene: Scene; moment: Moment } => told.find(({ moment }) => moment.rows.some((row) => row.kind === kind))!;

beforeAll(() => speakEnglish());

describe('the moments of a game', () => {
  it('are Food Days, with a change of age and premiums, and the final scoring', () => {
    expect([...kinds].sort()).toEqual(['final_scoring', 'food_day']);
    for (const kind of ['corn', 'temple', 'age', 'prophecy', 'left']) expect(withRow(kind)).toBeDefined();
  });

  it('have words for everything', () => {
    expect(wordless(phrasesIn(told.map(({ moment }) => moment)))).toEqual([]);
  });

  it('have bars that end where the points of the seats are', () => {
    for (const { moment } of told) {
      for (let row = 0; row <= moment.rows.length; row++) {
        for (const { parts, zero, end } of barsOf(moment, row)) {
          for (const { left, width } of parts) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + width).toBeLessThanOrEqual(100.001);
          }
          expect(end).toBeGreaterThanOrEqual(zero);
        }
      }
      expect(barsOf(moment, moment.rows.length).map(({ total }) => total)).toEqual(moment.after);
    }
  });

  it('have bars on a scale where a few points are few', () => {
    const { moment } = withRow('corn');
    const cells = [{ ...moment.rows[0]!.cells[0]!, seat: 0, points: -6 }];
    const lone: Moment = { ...moment, before: [0, 0], after: [-6, 0], rows: [{ ...moment.rows[0]!, cells }] };
    expect(barsOf(lone, 0)[0]!.parts.at(-1)).toEqual({ kind: 'lost', left: 0, width: 30, text: -6 });
  });

  it('tell the events of their rows, and no others', () => {
    const { moment } = withRow('age');
    expect(momentTelling([moment], moment.first)).toBe(moment);
    for (const event of moment.rows.flatMap(({ events }) => events)) expect(momentTelling([moment], event)).toBe(moment);
    expect(momentTelling([moment], moment.last + 1)).toBeNull();
    expect(firstRow(moment, moment.first)).toBe(0);
    expect(firstRow(moment, moment.last + 1)).toBe(moment.rows.length);
  });
});

describe('the sheet of a moment', () => {
  let page: HTMLElement;
  let mounted: Record<string, unknown> | null = null;

  function show({ shown }: Scene, moments: readonly Moment[]): void {
    telling.learn(moments, Infinity);
    mounted = mount(Sheet, {
      target: page,
      props: { seats: shown.sides.map((_, seat) => seat), marks: shown.sides.map((side) => markOf(side)), names: shown.sides.map(({ name }) => text(name)) },
    });
    flushSync();
  }

  const press = (key: string): void => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    page = document.createElement('div');
    document.body.append(page);
  });
  afterEach(async () => {
    telling.forget();
    if (mounted) await unmount(mounted);
    mounted = null;
    page.remove();
    vi.useRealTimers();
  });

  it.each(told)('shows the figures of every seat: $name', ({ scene, moment }) => {
    show(scene, [moment]);
    telling.reopen(moment.first);
    flushSync();
    expect([...page.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent)).toEqual(scene.shown.sides.map(({ name }) => text(name)));
    const rows = [...page.querySelectorAll('.row[role="row"]')];
    expect(rows).toHaveLength(moment.rows.length);
    moment.rows.forEach((row, i) => {
      expect(rows[i]!.textContent).toContain(text(row.name));
      const cells = [...rows[i]!.querySelectorAll('.cell')];
      expect(cells).toHaveLength(row.cells.length > 0 ? scene.shown.sides.length : 0);
      for (const { seat, sign, fed, unfed, words } of row.cells) {
        for (const glyph of sign.flat()) expect(cells[seat]!.textContent).toContain(glyph.text);
        if (words) expect(cells[seat]!.textContent).toContain(text(words));
        expect(cells[seat]!.querySelectorAll('.workers i')).toHaveLength(fed + unfed);
        expect(cells[seat]!.querySelectorAll('.hungry')).toHaveLength(unfed);
      }
    });
    expect([...page.querySelectorAll('.bars b')].map((total) => Number(total.textContent.replace('−', '-').replace(/[^\d.-]/g, '')))).toEqual(moment.after.map((points) => Math.round(points * 100) / 100));
  });

  it('counts row by row, stays a while and goes by itself', async () => {
    const { scene, moment } = withRow('age');
    show(scene, [moment]);
    let isTold = false;
    void telling.tell(moment.first).then(() => (isTold = true));
    for (let row = 0; row < moment.rows.length; row++) {
      flushSync();
      expect(telling.row).toBe(row);
      expect(page.querySelectorAll('.row.counted')).toHaveLength(row);
      expect(page.querySelectorAll('.row.now')).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1100);
    }
    expect(telling.done).toBe(true);
    expect(isTold).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    flushSync();
    expect(isTold).toBe(true);
    expect(page.querySelector('.sheet')).toBeNull();
  });

  it('waits where something else is to be seen, and goes on after it', async () => {
    const { scene, moment } = withRow('age');
    show(scene, [moment]);
    let reached = 0;
    void telling.tell(moment.first, 0, 2).then(() => (reached += 1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([reached, telling.row]).toEqual([1, 2]);
    void telling.tell(moment.first, 2).then(() => (reached += 1));
    await vi.advanceTimersByTimeAsync(1100);
    expect([reached, telling.row]).toEqual([1, 3]);
    press('Escape');
    await vi.advanceTimersByTimeAsync(0);
    expect(reached).toBe(2);
  });

  it.each(['Escape', ' '])('is skipped with a key: "%s"', (key) => {
    const { scene, moment } = withRow('corn');
    show(scene, [moment]);
    void telling.tell(moment.first);
    flushSync();
    expect(page.querySelector('.sheet')).not.toBeNull();
    press(key);
    expect(page.querySelector('.sheet')).toBeNull();
    expect(telling.busy).toBe(false);
  });

  it('is skipped with a click beside it, and can be opened again', () => {
    const { scene, moment } = withRow('corn');
    show(scene, [moment]);
    void telling.tell(moment.first);
    flushSync();
    page.querySelector<HTMLElement>('.veil')!.click();
    flushSync();
    expect(page.querySelector('.sheet')).toBeNull();
    expect(telling.latest).toBe(moment);
    telling.reopen(moment.first);
    flushSync();
    expect(page.querySelectorAll('.row.counted')).toHaveLength(moment.rows.length);
  });

  it('keeps the end of a game waiting only while there is something to tell', () => {
    const { moment } = withRow('left');
    telling.learn([moment], moment.first);
    expect(telling.busy).toBe(true);
    void telling.tell(moment.first);
    expect(telling.busy).toBe(true);
    telling.close();
    expect(telling.busy).toBe(false);
    telling.learn([moment], moment.last + 1);
    expect(telling.busy).toBe(false);
  });
});
