import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import type { TzolkinView } from '../src/api/shapes';
import { CITIES, GEARS } from '../src/tzolkin/gears/geometry';
import { daysBack, holdDays, releaseDays, turnDays } from '../src/tzolkin/gears/turning';
import { scenes, type Scene } from './fixtures';
import { Stage } from './stage.svelte';

const played = scenes.filter(({ shown }) => shown.game === 'tzolkin');
const viewOf = ({ shown }: Scene): TzolkinView => shown.view as unknown as TzolkinView;
const at = (step: string): Scene => played.find((each) => viewOf(each).decision?.step === step)!;
/** What of the choices is about the gears; the quick action board lies beside them. */
const ABOUT = /^(gear:(?!quick)|space:|action:|jungle:|term:double_advance)/;

describe('the gears', () => {
  const stage = new Stage(at('turn'));
  const { page } = stage;

  async function show(next: Scene, choose: (action: number) => void = () => {}): Promise<void> {
    await stage.show(next, choose);
    look();
  }

  /** Everything drawn by its name, looked for once: the page is large. */
  let drawn = new Map<string, SVGElement[]>();
  const look = (): void => {
    drawn = new Map();
    for (const each of page.querySelector('.gears')!.querySelectorAll<SVGElement>('[data-thing]')) {
      const thing = each.getAttribute('data-thing')!;
      drawn.set(thing, [...(drawn.get(thing) ?? []), each]);
    }
  };
  const found = (thing: string): SVGElement[] => drawn.get(thing) ?? [];
  const picture = (): SVGElement => page.querySelector<SVGElement>('.gears')!;
  const costAt = (thing: string): string[] => found(thing).flatMap((each) => [...(each.parentElement?.querySelectorAll('.cost text') ?? [])].map((text) => text.textContent ?? ''));

  it.each(played.filter(({ shown }) => shown.choices.some(({ thing }) => thing && ABOUT.test(thing))).map((each) => [each.name, each] as const))(
    'let everything glow that can be done there: %s',
    async (_, each) => {
      await show(each);
      const about = new Set(each.shown.choices.flatMap(({ thing }) => (thing && ABOUT.test(thing) ? [thing] : [])));
      for (const thing of about) {
        expect(found(thing).filter((each) => each.classList.contains('can')).length, thing).toBeGreaterThan(0);
        expect(found(thing)[0]!.getAttribute('aria-label'), thing).toBeTruthy();
      }
      const glowing = [...drawn].filter(([, there]) => there.some((each) => each.classList.contains('can'))).map(([thing]) => thing);
      expect(glowing.filter((thing) => !about.has(thing))).toEqual([]);
    },
  );

  it.each(played.filter((_, i) => i % 8 === 0).map((each) => [each.name, each] as const))('have a place for every space and everybody on them: %s', async (_, each) => {
    await show(each);
    const { gears } = viewOf(each);
    for (const gear of GEARS) {
      expect(gears[gear]).toHaveLength(CITIES[gear].teeth);
      for (let space = 0; space < CITIES[gear].teeth - 2; space += 1) expect(found(`space:${gear}_${space}`)).toHaveLength(1);
      gears[gear].forEach((who, tooth) => expect(found(`worker:${gear}_${tooth}`)).toHaveLength(who === null ? 0 : 1));
    }
    const today = viewOf(each).calendar.day;
    expect(picture().querySelector('[data-day]')!.getAttribute('data-day')).toBe(String(today));
    expect(picture().querySelector('.today')!.textContent).toBe(String(Math.min(today, 27)));
  });

  it('say at a tooth what the next worker there would cost', async () => {
    const each = at('place-more');
    await show(each);
    for (const { thing, costs } of each.shown.choices) {
      const [gear] = thing?.startsWith('gear:') ? [thing.slice('gear:'.length)] : [];
      if (!gear || !(gear in CITIES)) continue;
      expect(found(thing!)).toHaveLength(2);
      const figures = costAt(`space:${gear}_${viewOf(each).next_spaces[gear as keyof TzolkinView['next_spaces']]}`);
      expect(figures).toEqual(costs.map(({ amount }) => `−${amount}`));
    }
  });

  it('place a worker by a click on the tooth as on the hub', async () => {
    const each = at('turn');
    const { thing, action } = each.shown.choices.find((choice) => choice.thing === 'gear:tikal')!;
    for (const which of [0, 1]) {
      const choose = vi.fn();
      await show(each, choose);
      found(thing!)[which]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(choose).toHaveBeenCalledExactlyOnceWith(action, undefined);
    }
  });

  it('keep the worker taken up, pale, while its action is chosen', async () => {
    const each = at('choose-action');
    await show(each);
    expect(picture().querySelectorAll('.lifted')).toHaveLength(1);
    expect(picture().querySelectorAll('.worker.pale')).toHaveLength(1);
    await show(at('turn'));
    expect(picture().querySelectorAll('.lifted')).toHaveLength(0);
  });

  it('show what the worker pointed at could do, with fees', async () => {
    const each = played.find((one) => one.shown.choices.some(({ about }) => Object.values((about as { reach?: Record<string, number> }).reach ?? {}).some((fee) => fee > 0)))!;
    const { thing, about } = each.shown.choices.find((choice) => Object.values((choice.about as { reach?: Record<string, number> }).reach ?? {}).some((fee) => fee > 0))!;
    await show(each);
    expect(picture().querySelectorAll('.reached')).toHaveLength(0);
    found(thing!)[0]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    flushSync();
    const reach = (about as { reach?: Record<string, number> }).reach ?? {};
    expect(picture().querySelectorAll('.reached')).toHaveLength(Object.keys(reach).length);
    expect([...picture().querySelectorAll('.cost text')].map(({ textContent }) => textContent).sort()).toEqual(Object.values(reach).filter((fee) => fee > 0).map((fee) => `−${fee}`).sort());
    found(thing!)[0]!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  });

  it('stand days back until they are let go or have turned', async () => {
    await show(at('turn'));
    const wheels = (): string[] => [...picture().querySelectorAll<SVGElement>('[style*="will-change"]')].map(({ style }) => style.transform);
    holdDays(2);
    expect(daysBack()).toBe(2);
    expect(wheels().every((each) => each.startsWith('rotate('))).toBe(true);
    expect(wheels()).toContain('rotate(-72deg)');
    releaseDays();
    expect(new Set(wheels())).toEqual(new Set(['']));
    holdDays(2);
    await turnDays(1);
    expect(daysBack()).toBe(1);
    await turnDays(1);
    expect(daysBack()).toBe(0);
  });
});
