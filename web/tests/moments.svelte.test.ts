import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Moment } from '../src/api/types';
import { barsOf, countable, firstRow, momentTelling, type Bar } from '../src/moments/moment';
import Sheet from '../src/moments/Sheet.svelte';
import { telling } from '../src/moments/telling.svelte';
import { markOf } from '../src/shell/marks';
import Said from '../src/shell/Said.svelte';
import type { Session } from '../src/shell/session.svelte';
import { text } from '../src/words.svelte';
import { phrasesIn, scenes, speakEnglish, wordless, type Scene } from './fixtures';

const told = scenes.flatMap((scene) => scene.shown.moments.map((moment) => ({ scene, moment, name: `${scene.name}, ${moment.kind} ${moment.first}` })));
const kinds = new Set(told.map(({ moment }) => moment.kind));
const withRow = (kind: string): { scene: Scene; moment: Moment } => told.find(({ moment }) => moment.rows.some((row) => row.kind === kind))!;

beforeAll(() => speakEnglish());

describe('the moments of a game', () => {
  it('are Food Days, with a change of age and premiums, Eclipses with their wages, and the final scoring', () => {
    expect([...kinds].sort()).toEqual(['eclipse', 'final_scoring', 'food_day']);
    for (const kind of ['corn', 'temple', 'age', 'prophecy', 'left', 'avenue', 'pyramid_steps', 'masks', 'wages', 'warriors']) expect(withRow(kind)).toBeDefined();
  });

  it('have words for everything', () => {
    expect(wordless(phrasesIn(told.map(({ moment }) => moment)))).toEqual([]);
  });

  it('have bars that end where the points of the seats are', () => {
    for (const { moment } of told) {
      for (let row = 0; row <= moment.rows.length; row++) {
        for (const { parts, zero, end } of barsOf(moment, row)) {
          for (const { left, width } of parts) {
            expect(left).toBeGreaterThanOrEqual(-0.001);
            expect(left + width).toBeLessThanOrEqual(100.001);
          }
          expect(end).toBeGreaterThanOrEqual(zero);
        }
      }
      expect(barsOf(moment, moment.rows.length).map(({ total }) => total)).toEqual(moment.after);
    }
  });

  /** Bars of a lone seat that had so many points and got some more in each row. */
  function lone(before: number, points: readonly number[], row: number): Bar {
    const { moment } = withRow('corn');
    const [sample] = moment.rows;
    const rows = points.map((each) => ({ ...sample!, cells: [{ ...sample!.cells[0]!, seat: 0, points: each }] }));
    return barsOf({ ...moment, before: [before], after: [before + points.reduce((a, b) => a + b, 0)], rows }, row)[0]!;
  }
  const kindsOf = ({ parts }: Bar): string[] => parts.map(({ kind, text }) => `${kind} ${text}`);

  it('have bars on a scale where a few points are few', () => {
    const [few] = lone(0, [-6], 0).parts;
    expect(few).toMatchObject({ kind: 'lost', row: 0, text: -6 });
    expect([few!.left, few!.width < 40]).toEqual([0, true]);
  });

  it('have bars that grow by source', () => {
    expect(kindsOf(lone(50, [9, 4, 12], 0))).toEqual(['held 50', 'now 9']);
    expect(kindsOf(lone(50, [9, 4, 12], 2))).toEqual(['held 50', 'won 9', 'won 4', 'now 12']);
    expect(kindsOf(lone(50, [9, 4, 12], 3))).toEqual(['held 50', 'won 9', 'won 4', 'won 12']);
    const { parts, end } = lone(50, [9, 4, 12], 3);
    for (const [i, part] of parts.entries()) expect(part.left).toBeCloseTo(i === 0 ? 0 : parts[i - 1]!.left + parts[i - 1]!.width);
    expect(end).toBeCloseTo(parts.at(-1)!.left + parts.at(-1)!.width);
  });

  it('show every figure: losses below the gains from their end, and what is below zero to the left of it', () => {
    const now = lone(20, [10, -6], 1);
    expect(kindsOf(now)).toEqual(['held 20', 'won 10', 'lost -6']);
    expect(now.parts[2]!.left + now.parts[2]!.width).toBeCloseTo(now.end);
    expect(kindsOf(lone(6, [12, -13, 11], 3))).toEqual(['held 6', 'won 12', 'lost -13', 'won 11']);
    const later = lone(20, [10, -6, 4], 2);
    expect(kindsOf(later)).toEqual(['held 20', 'won 10', 'lost -6', 'now 4']);
    expect(later.total).toBe(28);
    const below = lone(9, [-15, -5], 2);
    expect(kindsOf(below)).toEqual(['held 9', 'lost -15', 'lost -5']);
    expect([below.total, below.parts[2]!.left < below.zero, below.zero > 0]).toEqual([-11, true, true]);
    expect(kindsOf(lone(-8, [3], 0))).toEqual(['lost -8', 'now 3']);
  });

  it('have figures that add up to the total, inside the track, wherever they are counted', () => {
    for (const { moment } of told) {
      for (let row = 0; row <= countable(moment); row += 1) {
        for (const { parts, total } of barsOf(moment, row)) {
          expect(parts.reduce((sum, { text: figure }) => sum + figure, 0)).toBeCloseTo(total);
          for (const { left, width } of parts) expect(left > -0.1 && left + width < 100.1, `${left} ${width}`).toBe(true);
        }
      }
    }
  });

  it('stop before what somebody is to decide, and say what is due', () => {
    const waiting = told.filter(({ moment }) => !moment.over);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { moment } of waiting) {
      expect(countable(moment)).toBe(moment.rows.length - 1);
      expect(moment.rows.at(-1)!.cells.some(({ due }) => due !== null)).toBe(true);
    }
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

  it('counts the points of seats row by row, and gives nothing away before', () => {
    const { scene, moment } = told.find(({ moment: each }) => each.kind === 'food_day' && each.rows.filter(({ cells }) => cells.some(({ points }) => points !== 0)).length > 1)!;
    show(scene, [moment]);
    expect(telling.counted).toBeNull();
    void telling.tell(moment.first);
    for (let row = 0; !telling.done; row++) {
      const points = (seat: number): number => moment.rows.slice(0, row + 1).flatMap(({ cells }) => cells).reduce((sum, cell) => sum + (cell.seat === seat ? cell.points : 0), 0);
      expect(telling.counted, `row ${row}`).toEqual(moment.before.map((had, seat) => had + points(seat)));
      telling.next();
    }
    expect(telling.counted).toBeNull();
  });

  it('says of rows to come what is due, as far as that is known, and shows no figure of theirs', () => {
    const { scene, moment } = told.find(({ moment: each }) => each.kind === 'food_day' && each.rows.some(({ kind }) => kind === 'prophecy'))!;
    show(scene, [moment]);
    void telling.tell(moment.first);
    flushSync();
    const coming = [...page.querySelectorAll('.row.coming')];
    expect(coming).toHaveLength(moment.rows.length - 1);
    expect(coming.flatMap((row) => [...row.querySelectorAll('.cell')]).map((cell) => cell.textContent.trim())).toEqual(
      moment.rows.slice(1).filter(({ cells }) => cells.length > 0).flatMap(({ cells }) => scene.shown.sides.map((_, seat) => { const due = cells.find((cell) => cell.seat === seat)?.due; return due ? text(due) : ''; })),
    );
    expect(moment.rows.filter(({ kind }) => kind === 'temple').every(({ cells }) => cells.every(({ due }) => due !== null))).toBe(true);
    expect(page.querySelectorAll('.row.coming .gain, .row.coming .workers')).toHaveLength(0);
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
      for (const { seat, sign, fed, unfed, words, due } of row.cells) {
        if (row.ahead && due) {
          expect(cells[seat]!.textContent).toContain(text(due));
          continue;
        }
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

  it('is skipped with Escape, and goes on by a row with Space', () => {
    const { scene, moment } = withRow('corn');
    show(scene, [moment]);
    void telling.tell(moment.first);
    flushSync();
    expect(page.querySelector('.sheet')).not.toBeNull();
    press('Escape');
    expect(page.querySelector('.sheet')).toBeNull();
    expect(telling.busy).toBe(false);
    telling.learn([moment], moment.first);
    void telling.tell(moment.first);
    flushSync();
    for (let row = 0; row < moment.rows.length; row++) {
      expect(page.querySelectorAll('.row.counted')).toHaveLength(row);
      press(' ');
    }
    expect(page.querySelectorAll('.row.counted')).toHaveLength(moment.rows.length);
    press(' ');
    expect(page.querySelector('.sheet')).toBeNull();
  });

  it('stays where somebody has to decide, with that row pale', async () => {
    const { scene, moment } = told.find(({ moment: each }) => !each.over)!;
    telling.waits = true;
    show(scene, [moment]);
    void telling.tell(moment.first);
    await vi.advanceTimersByTimeAsync(120_000);
    flushSync();
    expect(telling.done).toBe(true);
    const rows = [...page.querySelectorAll('.row[role="row"]')];
    expect(rows.map((row) => row.classList.contains('counted'))).toEqual(moment.rows.map(({ ahead }) => !ahead));
    expect(rows.at(-1)!.classList.contains('coming')).toBe(true);
    expect(page.querySelector('.sheet')).not.toBeNull();
    telling.waits = false;
  });

  it('rings what is counted, on the board and in the seats', async () => {
    const { scene, moment } = withRow('avenue');
    const row = moment.rows.findIndex(({ kind }) => kind === 'avenue');
    const cells = moment.rows[row]!.cells.filter(({ points }) => points !== 0);
    const wanted = new Set(cells.flatMap(({ seat, thing }) => [thing!, `points:${seat}`]));
    for (const thing of [...wanted, 'points:9']) {
      const place = document.createElement('span');
      place.dataset['thing'] = thing;
      place.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
      page.append(place);
    }
    show(scene, [moment]);
    void telling.tell(moment.first, row);
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(cells.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.rings i')).toHaveLength(cells.length * 2);
    telling.close();
    flushSync();
    expect(document.querySelectorAll('.rings i')).toHaveLength(0);
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

  it('leaves the bar quiet about the winner until everything is counted', () => {
    const { scene, moment } = told.find(({ scene: each, moment: { kind } }) => kind === 'final_scoring' && each.shown.over)!;
    const { shown } = scene;
    const session = { shown, isMine: false, isCutOff: false, held: null, ending: null } as unknown as Session;
    const bar = mount(Said, { target: page, props: { session, names: shown.sides.map(({ name }) => text(name)) } });
    const said = (): string => {
      flushSync();
      return page.textContent;
    };
    const verdict = text(shown.verdict!.words);
    expect(said()).toContain(verdict);
    telling.learn([moment], moment.first);
    expect(said()).not.toContain(verdict);
    expect(said(), 'before its sheet is open').toContain(text(moment.title));
    void telling.tell(moment.first);
    expect(said(), 'while it is counted').toContain(text(moment.title));
    while (!telling.done) telling.next();
    expect(said()).toContain(verdict);
    void unmount(bar);
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
