import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableShown } from '../src/api/types';
import { telling } from '../src/moments/telling.svelte';
import Felt from '../src/shell/Felt.svelte';
import { figure, text } from '../src/words.svelte';
import { cardsOf, games, scene, speakEnglish } from './fixtures';

const HOUR = 3_600_000;
const before = scene('tzolkin, moment 5 players 2');
const last = scene('tzolkin, moment 5 players 3');
/** Both moments that the last message brings. */
let expected: string[] = [];

describe('the last moments of a game', () => {
  let shown = $state.raw<TableShown>(before.shown);
  let page: HTMLElement;
  let mounted: Record<string, unknown>;
  let seen: string[] = [];
  let watching: () => void;

  /** Time passes in small steps, so that every sheet is noticed. */
  async function pass(time: number): Promise<void> {
    for (let at = 0; at < time; at += 1000) {
      await vi.advanceTimersByTimeAsync(1000);
      flushSync();
    }
  }

  async function send(next: TableShown): Promise<void> {
    shown = next;
    flushSync();
    await pass(1000);
  }

  beforeAll(() => {
    speakEnglish();
    expected = last.shown.moments.filter(({ first }) => first >= last.shown.events_from).map(({ title }) => text(title));
    expect(expected).toHaveLength(2);
  });
  beforeEach(async () => {
    shown = before.shown;
    // Nothing is drawn here that could be animated.
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation);
    page = document.createElement('div');
    document.body.append(page);
    mounted = mount(Felt, {
      target: page,
      props: {
        game: games.find(({ name }) => name === 'tzolkin')!, cards: cardsOf(last), top: createRawSnippet(() => ({ render: () => '<h1>Tzolkin</h1>' })),
        get position() { return shown; }, get events() { return shown.events; },
      },
    });
    await vi.waitFor(() => expect(page.querySelector('.sheet')).not.toBeNull(), { timeout: 20_000 });
    telling.close();
    vi.useFakeTimers();
    seen = [];
    let showing: string | null = null;
    watching = $effect.root(() => {
      $effect(() => {
        const title = telling.moment ? text(telling.moment.title) : null;
        if (title !== null && title !== showing) seen.push(title);
        showing = title;
      });
    });
    await pass(2000);
  });
  afterEach(async () => {
    watching();
    telling.waits = false;
    await unmount(mounted);
    page.remove();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** The points that seats show, by seat. */
  const shownPoints = (): string[] => last.shown.sides.map((_, seat) => page.querySelector(`.seats [data-thing="points:${seat}"] .hidden-words`)!.textContent);

  it('give nothing away before they are counted, nor one while the other is', async () => {
    telling.waits = true;
    const [food, final] = last.shown.moments.filter(({ first }) => first >= last.shown.events_from);
    shown = last.shown;
    flushSync();
    expect(telling.moment, 'nothing is open yet').toBeNull();
    expect(shownPoints()).toEqual(food!.before.map((points) => figure(points)));
    expect(text(telling.title!)).toBe(text(food!.title));
    expect([telling.isAhead(food!.first - 1), telling.isAhead(food!.first)]).toEqual([false, true]);
    await pass(60_000);
    expect([telling.moment?.kind, telling.done]).toEqual(['food_day', true]);
    expect(shownPoints()).toEqual(food!.after.map((points) => figure(points)));
    expect(text(telling.title!)).toBe(text(final!.title));
    telling.close();
    await pass(60_000);
    expect([telling.moment?.kind, telling.done]).toEqual(['final_scoring', true]);
    expect(shownPoints()).toEqual(last.shown.scores.map((points) => figure(points)));
    expect([telling.title, telling.isAhead(final!.first)]).toEqual([null, false]);
  });

  it('are not waited for by those who have seen enough', async () => {
    shown = last.shown;
    flushSync();
    expect(telling.busy).toBe(true);
    telling.goOnAlone(false);
    expect([telling.busy, telling.counted]).toEqual([false, null]);
  });

  it('are each told once to those who look on, and then no more', async () => {
    await send(last.shown);
    await pass(120_000);
    expect(seen).toEqual(expected);
    expect(telling.busy).toBe(false);
  });

  it('are not told again by a message that comes again', async () => {
    await send(last.shown);
    await send(structuredClone(last.shown));
    await pass(30_000);
    await send(structuredClone(last.shown));
    await pass(90_000);
    await send(structuredClone(last.shown));
    await pass(30_000);
    expect(seen).toEqual(expected);
    expect(telling.busy).toBe(false);
  });

  it('stay for whoever holds a seat until they go on', async () => {
    telling.waits = true;
    await send(last.shown);
    await pass(60_000);
    expect([seen, telling.done]).toEqual([expected.slice(0, 1), true]);
    telling.close();
    await pass(1000);
    expect(seen).toEqual(expected);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([telling.done, telling.busy]).toEqual([true, true]);
    telling.close();
    await pass(60_000);
    expect(seen).toEqual(expected);
    expect(telling.busy).toBe(false);
  });
});
