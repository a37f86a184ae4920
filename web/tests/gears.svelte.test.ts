import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import type { TzolkinView } from '../src/api/shapes';
import { markOf } from '../src/shell/marks';
import { CITIES, GEARS } from '../src/tzolkin/gears/geometry';
import { daysBack, holdDays, releaseDays, turnDays } from '../src/tzolkin/gears/turning';
import { partsOf } from '../src/tzolkin/modules/parts';
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
    const { day, today } = viewOf(each).calendar;
    expect(picture().querySelector('[data-day]')!.getAttribute('data-day')).toBe(String(day));
    expect(picture().querySelector('.today')?.textContent ?? null).toBe(viewOf(each).over ? null : String(today));
  });

  it.each([
    ['a last Food Day that was jumped over is held on day 28', { day: 28, today: 28, days: 28 }, ['28', '28 of 28 days', '28']],
    ['once the game is over the calendar has gone beyond the last day', { day: 28, today: 27, days: 27 }, ['27', '27 of 27 days', null]],
    ['and beyond day 28', { day: 29, today: 28, days: 28 }, ['28', '28 of 28 days', null]],
  ] as const)('show every day there is: %s', async (_, calendar, [middle, said, arrow]) => {
    const each = at('turn');
    await show({ ...each, shown: { ...each.shown, view: { ...each.shown.view, calendar: { ...viewOf(each).calendar, ...calendar } } } } as Scene);
    expect(picture().querySelector('[data-day] .day')!.textContent).toBe(middle);
    expect([...picture().querySelectorAll('[data-day] text')].map((text) => text.textContent).slice(1).join(' ')).toBe(said);
    expect(picture().querySelector('.today')?.textContent ?? null).toBe(arrow);
    expect(picture().querySelectorAll('path.now')).toHaveLength(arrow ? 1 : 0);
    const numbers = [...picture().querySelectorAll('.calendar text')].map((text) => Number(text.textContent));
    expect(Math.max(...numbers)).toBe(calendar.days);
    expect(numbers).toContain(27);
    holdDays(1);
    flushSync();
    expect(picture().querySelector('.today')!.textContent, 'before the calendar has turned').toBe(String(calendar.day - 1));
    releaseDays();
    flushSync();
  });

  it('show workers in the colour and shape of their seats, dummies in none', async () => {
    const each = played.find((one) => Object.values(viewOf(one).gears).some((teeth) => teeth.includes('dummy')) && new Set(Object.values(viewOf(one).gears).flat().filter((who) => typeof who === 'number')).size > 1)!;
    await show(each);
    let seen = 0;
    for (const gear of GEARS) {
      viewOf(each).gears[gear].forEach((who, tooth) => {
        if (who === null) return;
        const worker = found(`worker:${gear}_${tooth}`)[0]!.querySelector<SVGElement>('.worker')!;
        const mark = typeof who === 'number' ? markOf(each.shown.sides[who]) : null;
        expect(worker.getAttribute('href'), `${gear} ${tooth}`).toBe(mark ? `#z-worker-${mark.shape}` : '#z-dummy');
        expect(worker.style.color, `${gear} ${tooth}`).toBe(mark?.colour ?? '');
        seen += 1;
      });
    }
    expect(seen).toBeGreaterThan(2);
  });

  it('show who was taken up, is to be placed, or waits at the Starting Player Space as the worker of its seat', async () => {
    const drawn = (worker: Element | null): (string | null)[] => [worker?.getAttribute('href') ?? null, (worker as SVGElement | null)?.style.color ?? null];
    const of = (each: Scene, seat: number): string[] => [`#z-worker-${markOf(each.shown.sides[seat]).shape}`, markOf(each.shown.sides[seat]).colour];
    const later = (each: Scene): boolean => (viewOf(each).decision?.seat ?? 0) > 0;
    const lifting = played.find((each) => viewOf(each).decision?.step === 'choose-action' && later(each))!;
    await show(lifting);
    const { gear, space, seat } = viewOf(lifting).decision!;
    expect(drawn(picture().querySelector('.worker.pale'))).toEqual(of(lifting, seat));
    const badges = [...picture().querySelectorAll(`.spaces.${gear} .badge.own text`)].map(({ textContent }) => textContent);
    expect(badges).toEqual([String(space)]);
    const placing = played.find((each) => viewOf(each).decision?.step === 'place-more' && later(each))!;
    await show(placing);
    expect(drawn(picture().querySelector('.worker.pale'))).toEqual(of(placing, viewOf(placing).decision!.seat));
    const waiting = played.find((each) => (viewOf(each).calendar.starting_player_space ?? 0) > 0)!;
    await show(waiting);
    expect(drawn(found('worker:start')[0]!.querySelector('.worker'))).toEqual(of(waiting, viewOf(waiting).calendar.starting_player_space!));
  });

  it('ring those that were placed in the turn that goes on, where they stand', async () => {
    const each = played.find((one) => viewOf(one).decision?.step === 'place-more' && (viewOf(one).this_turn.placed_on ?? []).some((place) => /^(palenque|yaxchilan|tikal|uxmal|chichen_itza)\./.test(place)))!;
    await show(each);
    const spaces = viewOf(each).this_turn.placed_on!.flatMap((place) => found(`space:${place.replace('.', '_')}`));
    const rings = [...picture().querySelectorAll('.placed')].map((ring) => ['cx', 'cy'].map((name) => Number(ring.getAttribute(name)).toFixed(1)).join());
    const middles = spaces.map((space) => /^M([\d.-]+) ([\d.-]+)a([\d.]+)/.exec(space.querySelector('.ring')!.getAttribute('d')!)!).map(([, x, y, r]) => [(Number(x) + Number(r)).toFixed(1), Number(y).toFixed(1)].join());
    expect(rings.length).toBeGreaterThan(0);
    expect(rings.sort()).toEqual(middles.sort());
    await show(at('turn'));
    expect(picture().querySelectorAll('.placed')).toHaveLength(0);
  });

  it('have spaces beyond the last in the shape and colour of the one seat whose tribe has them', async () => {
    const each = played.find((one) => partsOf(viewOf(one)).tribes?.chosen.includes('cit_bolon_tum'))!;
    await show(each);
    const owner = partsOf(viewOf(each)).tribes!.chosen.indexOf('cit_bolon_tum');
    const { colour } = markOf(each.shown.sides[owner]);
    const beyond = [...picture().querySelectorAll<SVGElement>('.badge .beyond')];
    expect(beyond.map(({ parentElement }) => parentElement!.textContent.trim())).toEqual(GEARS.map((gear) => String(CITIES[gear].teeth - 2)));
    for (const badge of [...beyond, ...picture().querySelectorAll<SVGElement>('.socket.beyond')]) expect(badge.style.getPropertyValue('--owner')).toBe(colour);
    await show(played.find((one) => !partsOf(viewOf(one)).tribes)!);
    expect(picture().querySelectorAll('.beyond')).toHaveLength(0);
  });

  it('say the day in the middle, also while it has yet to come', async () => {
    const each = at('turn');
    await show(each);
    const middle = (): string => picture().querySelector('[data-day] .day')!.textContent;
    expect(middle()).toBe(String(viewOf(each).calendar.day));
    holdDays(1);
    flushSync();
    expect(middle()).toBe(String(viewOf(each).calendar.day - 1));
    releaseDays();
    flushSync();
  });

  it('let what can be done wait while they turn', async () => {
    const previews = (): number => picture().querySelectorAll('.worker.pale, .free').length;
    await show(at('place-more'));
    expect(previews()).toBeGreaterThan(0);
    holdDays(1);
    flushSync();
    expect(previews()).toBe(0);
    releaseDays();
    flushSync();
    expect(previews()).toBeGreaterThan(0);
    await show(at('pick-more'));
    const waiting = (): number => picture().querySelectorAll('.waits .can').length;
    expect(waiting()).toBe(0);
    holdDays(1);
    flushSync();
    expect(waiting()).toBeGreaterThan(0);
    releaseDays();
    flushSync();
  });

  it('close actions of Chichen Itza with skulls', async () => {
    const each = played.find((one) => viewOf(one).skulls.chichen_itza.length > 1)!;
    await show(each);
    const { chichen_itza: closed } = viewOf(each).skulls;
    for (let space = 1; space <= 9; space += 1) {
      const name = `chichen_itza_${space}`;
      expect(found(`skull:${name}`).map((skull) => skull.querySelector('use')!.getAttribute('href')), name).toEqual(closed.includes(space) ? ['#z-skull'] : []);
      expect(found(`action:${name}`)[0]!.querySelector('.wedge')!.classList.contains('closed'), name).toBe(closed.includes(space));
    }
  });

  it('keep the figure of the corn on the calendar clear of its ears', async () => {
    for (const corn of [0, 1, 3, 12]) {
      const each = structuredClone(at('turn'));
      viewOf(each).calendar.corn = corn;
      await show(each);
      const text = picture().querySelector('.corn')!;
      expect(text.textContent).toBe(String(corn));
      const end = Number(text.getAttribute('x')) + 8.8 * String(corn).length;
      const ears = [...found('gear_corn')[0]!.querySelectorAll('use')].map((ear) => Number(ear.getAttribute('x')));
      expect(ears).toHaveLength(Math.min(Math.max(corn, 1), 3));
      expect(Math.min(...ears)).toBeGreaterThanOrEqual(end);
    }
  });

  it('carry the emblem of the prophecy in force on what it touches', async () => {
    const told = played.filter((one) => partsOf(viewOf(one)).prophecies?.in_force);
    expect(new Set(told.map((one) => partsOf(viewOf(one)).prophecies!.in_force)).size).toBeGreaterThan(4);
    for (const each of new Map(told.map((one) => [partsOf(viewOf(one)).prophecies!.in_force, one])).values()) {
      await show(each);
      const { in_force: prophecy, touches } = partsOf(viewOf(each)).prophecies!;
      const marked = [...drawn.keys()].filter((thing) => thing.startsWith('touched:')).map((thing) => thing.slice('touched:'.length));
      const whole = marked.filter((thing) => thing.startsWith('gear:') && !touches.includes(thing)).map((thing) => thing.slice('gear:'.length));
      const expected = touches.filter((thing) => /^(space|gear):/.test(thing));
      for (const thing of expected) expect(marked.includes(thing) || whole.some((gear) => thing.startsWith(`space:${gear}_`)), `${prophecy} ${thing}`).toBe(true);
      for (const thing of marked) expect(expected.some((one) => one === thing || one.startsWith(`${thing.replace('gear:', 'space:')}_`)), `${prophecy} ${thing}`).toBe(true);
      for (const thing of marked) expect(found(`touched:${thing}`)[0]!.querySelector('use')!.getAttribute('href')).toBe(`#z-prophecy-${prophecy}`);
      // Beside the gears it is drawn on each of the others, or on what they lie in.
      const groups = new Set(touches.filter((thing) => !/^(space|gear):/.test(thing)).map((thing) => thing.split(':')[0]!));
      for (const group of groups) expect(page.querySelectorAll(`:not(g)[data-thing^="touched:${group}:"] use[href="#z-prophecy-${prophecy}"]`).length, `${prophecy} ${group}`).toBeGreaterThan(0);
    }
  }, 90_000);

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
    found(thing!)[0]!.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    flushSync();
    const reach = (about as { reach?: Record<string, number> }).reach ?? {};
    expect(picture().querySelectorAll('.reached')).toHaveLength(Object.keys(reach).length);
    expect([...picture().querySelectorAll('.cost text')].map(({ textContent }) => textContent).sort()).toEqual(Object.values(reach).filter((fee) => fee > 0).map((fee) => `−${fee}`).sort());
    expect(picture().querySelectorAll('.offered')).toHaveLength(Object.keys(reach).length);
    expect(picture().querySelectorAll('.offered.for-fee')).toHaveLength(Object.values(reach).filter((fee) => fee > 0).length);
    found(thing!)[0]!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    flushSync();
    expect(picture().querySelectorAll('.offered')).toHaveLength(0);
  });

  it('mark a free choice at its worker before it is picked up, and at each action it could take', async () => {
    type Offered = Scene['shown']['choices'][number];
    const reachOf = (choice: Offered): number[] => Object.values((choice.about as { reach?: Record<string, number> }).reach ?? {});
    const isFree = (choice: Offered): boolean => reachOf(choice).filter((fee) => fee === 0).length > 1;
    const without = played.find((one) => one.shown.choices.filter(({ kind }) => kind === 'pick').length > 1 && !one.shown.choices.some(isFree))!;
    const reach = { tikal_1: 0, tikal_2: 0, tikal_3: 0, uxmal_1: 2 };
    const first = without.shown.choices.find(({ kind }) => kind === 'pick')!;
    const each = { ...without, shown: { ...without.shown, choices: without.shown.choices.map((choice) => (choice === first ? { ...choice, about: { ...choice.about, reach } } : choice)) } };
    await show(without);
    expect(picture().querySelectorAll('.at-will')).toHaveLength(0);
    await show(each);
    const free = each.shown.choices.filter(isFree);
    expect(picture().querySelectorAll('.at-will')).toHaveLength(free.length);
    expect(picture().querySelectorAll('.cost [href="#z-free-choice"]')).toHaveLength(0);
    found(free[0]!.thing!)[0]!.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    flushSync();
    expect(picture().querySelectorAll('.cost [href="#z-free-choice"]')).toHaveLength(reachOf(free[0]!).filter((fee) => fee === 0).length);
    found(free[0]!.thing!)[0]!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    flushSync();
    await show(at('choose-action'));
    expect(picture().querySelectorAll('.at-will'), 'nobody is to be picked up').toHaveLength(0);
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
