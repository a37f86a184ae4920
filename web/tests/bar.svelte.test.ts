import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { still } from '../dev/still.svelte';
import ChoiceBar from '../src/shell/ChoiceBar.svelte';
import { text } from '../src/words.svelte';
import { scenes, speakEnglish, type Scene } from './fixtures';
import { PATIENCE } from './stage.svelte';
import Top from './Top.svelte';

const asked = scenes.filter(({ shown }) => shown.actor !== null && shown.actor === shown.view.seat && !shown.over);

let scene = $state.raw<Scene>(asked[0]!);
let page: HTMLElement;
const all = (selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)];
const notations = (selector: string): (string | undefined)[] => all(selector).map((each) => each.dataset['notation']);

function lay(withTable: boolean): void {
  const mounted: Record<string, unknown>[] = [];
  beforeAll(() => {
    speakEnglish();
    page = document.createElement('div');
    document.body.append(page);
    const session = still(() => scene.shown);
    if (withTable) mounted.push(mount(Top, { target: page, props: { get scene() { return scene; }, onchoose: () => {} } }));
    mounted.push(mount(ChoiceBar, { target: page, props: { session, onscores: () => {}, onrematch: () => {}, onshare: () => {} } }));
  });
  afterAll(async () => {
    for (const each of mounted) await unmount(each);
    page.remove();
  });
}

function show(next: Scene): void {
  scene = next;
  flushSync();
  page.querySelector<HTMLElement>('.offers .further')?.click();
  flushSync();
}

describe('the choice bar of both games', () => {
  lay(false);

  it('is tried with all kinds of decisions', () => {
    expect(new Set(asked.map(({ shown }) => shown.game))).toEqual(new Set(['teotihuacan', 'tzolkin']));
    expect(asked.length).toBeGreaterThan(150);
  });

  it('shows every choice once: an answer among the answers, an offer beside them, the plain end of a turn as the button that confirms', () => {
    for (const each of asked) {
      show(each);
      const { choices } = each.shown;
      const of = (wanted: (choice: (typeof choices)[number]) => boolean): string[] => choices.filter(wanted).map(({ notation }) => notation).sort();
      expect(notations('.answers .option:not(.closed)').sort(), each.name).toEqual(of(({ role, concludes }) => role !== 'offer' && !concludes));
      expect(notations('.offers .option').sort(), each.name).toEqual(of(({ role }) => role === 'offer'));
      const ending = choices.find(({ concludes }) => concludes)?.notation;
      expect(notations('.commands .go')[0], each.name).toBe(ending);
    }
  });

  it('shows all actions that can be mirrored, each behind its gear, where their names have no room', async () => {
    const room = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) { return this.classList.contains('low') && this.querySelector('.short') ? 0 : 5000; });
    for (const each of asked.filter(({ name }) => name.startsWith('tzolkin, mirrored'))) {
      show(asked[0]!);
      show(each);
      await vi.waitFor(() => expect(all('.answers.low').length, each.name).toBe(1));
      expect(all('.answers .option.short').length, each.name).toBe(each.shown.choices.filter(({ kind }) => kind === 'act').length);
      expect(all('.answers .short .number').map(({ textContent }) => textContent), each.name).toEqual(each.shown.choices.flatMap(({ kind, short }) => (kind === 'act' ? [short] : [])));
      expect(all('.answers .of').length, each.name).toBe(new Set(each.shown.choices.flatMap(({ group }) => (group ? [text(group)] : []))).size);
      expect(all('.answers .more')).toEqual([]);
    }
    room.mockRestore();
    show(asked[0]!);
  });

  it('has its zones in the same order, and the commands always', () => {
    const order = ['say', 'answers', 'offers', 'commands'];
    for (const each of scenes) {
      show(each);
      const zones = [...page.querySelector('.bar')!.children].flatMap(({ classList }) => order.filter((zone) => classList.contains(zone)));
      expect(zones, each.name).toEqual(order.filter((zone) => zones.includes(zone)));
      if (asked.includes(each)) expect(all('.commands button').map(({ dataset }) => dataset['command']), each.name).toEqual(['undo', 'restart', 'confirm']);
    }
  });

  it('gives each option one key of its own: figures to answers, letters to offers, none to what is closed', () => {
    for (const each of asked) {
      show(each);
      const keys = all('.option').map((option) => [...option.querySelectorAll('kbd')].map((key) => key.textContent));
      expect(keys.every((one) => one.length <= 1), each.name).toBe(true);
      const found = keys.flat();
      expect(new Set(found).size, `${each.name} ${found.join(' ')}`).toBe(found.length);
      for (const key of all('.answers .option:not(.closed) kbd')) expect(key.textContent, each.name).toMatch(/^\d$/);
      for (const key of all('.offers kbd')) expect(key.textContent, each.name).toMatch(/^[A-QS-Z]$/);
      expect(all('.closed kbd'), each.name).toEqual([]);
    }
  });

  it('puts every form of no last, behind "or" if there is anything else', () => {
    for (const each of asked.filter(({ shown }) => shown.choices.some(({ role, concludes }) => role === 'no' && !concludes))) {
      show(each);
      const roles = notations('.answers .option:not(.closed)').map((notation) => each.shown.choices.find((choice) => choice.notation === notation)!.role);
      expect(roles, each.name).toEqual([...roles].sort());
      if (roles.includes('answer')) expect(all('.answers .word').at(-1)?.textContent, each.name).toBe('or');
    }
  });

  it('says of what is closed what is missing, where it would stand if it were open', () => {
    const closing = asked.filter(({ shown }) => shown.closed.length > 0);
    expect(new Set(closing.map(({ shown }) => shown.game)).size).toBe(2);
    for (const each of closing) {
      show(each);
      const cards = all('.answers .closed');
      expect(cards.map((card) => card.querySelector('.name')!.textContent).sort(), each.name).toEqual(each.shown.closed.map(({ name }) => text(name)).sort());
      for (const card of cards) expect([card.getAttribute('aria-disabled'), card.dataset['notation']], each.name).toEqual(['true', undefined]);
      const short = each.shown.closed.flatMap((one) => (one.short ? [text(one.short)] : []));
      for (const words of short) expect(page.querySelector('.answers')!.textContent, each.name).toContain(words);
    }
  });

  it('says where a worker can go, in shorter words where its boards have long names', () => {
    const hints = asked.flatMap(({ shown }) => shown.choices.flatMap(({ hints }) => hints)).filter(({ key }) => key === 'teotihuacan-hint-reach');
    expect(hints.some((hint) => text(hint).length > 26)).toBe(true);
    for (const each of asked) {
      const moves = each.shown.choices.filter(({ hints, role }) => role === 'answer' && hints.some(({ key }) => key === 'teotihuacan-hint-reach'));
      if (moves.length === 0) continue;
      show(each);
      for (const { notation, hints: [hint] } of moves) {
        const told = all(`.answers .option[data-notation="${notation}"] .brief`)[0]?.textContent;
        expect([text(hint!), text({ ...hint!, key: `${hint!.key}.brief` })], each.name).toContain(told);
      }
    }
  });

  it('never cuts words', () => {
    for (const file of ['ChoiceBar', 'OptionCard', 'OptionRow', 'Offers', 'Commands', 'Said', 'Placed', 'TurnSoFar', 'Follows', 'Chips']) {
      expect(readFileSync(resolve(import.meta.dirname, `../src/shell/${file}.svelte`), 'utf8'), file).not.toMatch(/text-overflow|line-clamp/);
    }
  });
});

describe('what is not possible', () => {
  lay(true);

  it('says why on the same card, whether one points at it in the bar or on the table', async () => {
    const each = asked.find(({ shown }) => shown.game === 'tzolkin' && shown.closed.some(({ needs, thing }) => needs.length > 0 && thing?.startsWith('building:')))!;
    show(each);
    await vi.waitFor(() => expect(page.querySelector('.tzolkin')).not.toBeNull(), PATIENCE);
    flushSync();
    const closed = each.shown.closed.find(({ needs }) => needs.length > 0)!;
    const card = (): Element | null => document.querySelector('.card.closed');
    const told = (): (string | undefined)[] => [card()?.querySelector('.why')?.textContent ?? undefined, card()?.querySelector<HTMLElement>('.need')?.dataset['needed']];
    const wanted = [text(closed.words), String(closed.needs[0]!.needed)];

    const option = page.querySelector<HTMLElement>(`.bar .closed[data-about="${closed.thing}"]`)!;
    const raised = (raise: string) => (raise === 'focus' ? option.focus() : raise === 'blur' ? option.blur() : option.dispatchEvent(new Event(raise)));
    for (const [raise, drop] of [['pointermove', 'pointerleave'], ['focus', 'blur']] as const) {
      raised(raise);
      await vi.waitFor(() => expect(told()).toEqual(wanted), PATIENCE);
      expect(card()!.querySelectorAll('.need .missing').length).toBeGreaterThan(0);
      raised(drop);
      flushSync();
      expect(card()).toBeNull();
    }
    option.click();
    await vi.waitFor(() => expect(told()).toEqual(wanted), PATIENCE);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    flushSync();
    expect(card()).toBeNull();

    const thing = page.querySelector(`.tzolkin .closed[data-thing="${closed.thing}"]`)!;
    thing.dispatchEvent(new Event('pointermove'));
    await vi.waitFor(() => expect(told()).toEqual(wanted), PATIENCE);
    thing.dispatchEvent(new Event('pointerleave'));
    flushSync();
  });
});

describe('the choice bar without a line', () => {
  const tries = vi.fn();
  let bar: HTMLElement;
  let mounted: Record<string, unknown>;
  const cut = asked.find(({ shown }) => shown.question?.kind === 'climb-any' && shown.game === 'teotihuacan')!;

  beforeAll(() => {
    speakEnglish();
    bar = document.createElement('div');
    document.body.append(bar);
    const session = Object.assign(still(() => cut.shown), { isCutOff: true, retryAt: Date.now() + 4000, hurry: tries });
    mounted = mount(ChoiceBar, { target: bar, props: { session, onscores: () => {}, onrematch: () => {}, onshare: () => {} } });
    flushSync();
  });
  afterAll(async () => {
    await unmount(mounted);
    bar.remove();
  });

  it('says so, tries at once when it is asked to, by pointer and key, and goes on choosing', () => {
    expect(bar.querySelector('.sentence')!.textContent).toMatch(/No connection.*Trying again in \d s/s);
    const now = [...bar.querySelectorAll<HTMLElement>('.offers button')].find((each) => each.textContent.includes('Try now'))!;
    now.click();
    expect(tries).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    expect(tries).toHaveBeenCalledTimes(2);
    const answer = bar.querySelector<HTMLElement>('.answers .option:not(.closed)')!;
    answer.click();
    flushSync();
    expect(bar.querySelector('.answers .chosen')).not.toBeNull();
    expect(bar.querySelector<HTMLButtonElement>('.commands .go')!.disabled).toBe(false);
  });

  it('says where a marker goes by words alone: a step is no figure beside its icon', () => {
    for (const each of bar.querySelectorAll('.answers .option')) {
      const temple = each.querySelector('.head use')!.getAttribute('href');
      expect(each.querySelector('.name')!.textContent).toContain('→');
      expect([...each.querySelectorAll('.figures use')].map((one) => one.getAttribute('href'))).not.toContain(temple);
    }
  });
});
