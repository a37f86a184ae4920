import { beforeAll, describe, expect, it } from 'vitest';

import type { Choice, View } from '../src/api/types';
import { ways } from '../src/words/tzolkin/options';
import { scenes, speakEnglish } from './fixtures';
import { event, games, teotihuacan, tzolkin } from './games';

beforeAll(speakEnglish);

const choice = (kind: string, rest: Record<string, unknown> = {}): Choice =>
  ({ action: 0, notation: kind, kind, brings: [], ends_turn: false, reveals: false, ...rest });

describe('options of Teotihuacan', () => {
  it.each(scenes.filter(({ choices }) => choices.length > 0))('have words in $name', ({ view, choices }) => {
    const seen = view as unknown as View;
    const all = choices as unknown as Choice[];
    const said = [
      teotihuacan.question(seen, all),
      teotihuacan.status(seen),
      ...all.map((each) => teotihuacan.option(seen, each)),
      ...all.flatMap((each) => teotihuacan.chips(seen, each).map(({ words }) => words)),
    ];
    expect(said.filter((text) => text === '' || text.includes('['))).toEqual([]);
    expect(all.filter((each) => ![0, 2, 4].includes(teotihuacan.picture(seen, each).length))).toEqual([]);
  });

  it('bring figures with their sign, costs as such', () => {
    const seen = { ...scenes[0]!.view, decision: { step: 'ChooseAction', player: 0 } } as unknown as View;
    const bought = choice('main', {
      brings: [event('pay', 0, { what: 'cocoa', amount: 2, why: 'T-10.2' }), event('score', 0, { amount: 3 }), event('score', 1, { amount: 9 })],
    });
    expect(teotihuacan.chips(seen, bought).map(({ icon, figure, isCost }) => [icon, figure, isCost])).toEqual([
      ['t-cocoa', '−2', true], ['t-points', '+3', false],
    ]);
  });

  it('end the turn by saying so', () => {
    const at = (step: string): View => ({ decision: { step, player: 0 } }) as unknown as View;
    expect(teotihuacan.isEndOfTurn(at('EndTurn'), choice('pass'))).toBe(true);
    expect(teotihuacan.isEndOfTurn(at('ClaimAreaTile'), choice('pass'))).toBe(false);
    expect(tzolkin.isEndOfTurn(at('PickMore'), choice('pass'))).toBe(true);
    expect(tzolkin.isEndOfTurn(at('Turn'), choice('place', { target: 'tikal' }))).toBe(false);
  });
});

describe('options of Tzolk\'in', () => {
  const base = games.at(-1)!.view;
  const at = (step: string, rest: Record<string, unknown> = {}): View => ({ ...base, decision: { step, player: 0, ...rest } });
  const placed = (amount: number, where: string): Choice =>
    choice('place', { target: where, brings: [event('pay', 0, { what: 'corn', amount: 2 }), event('place', 0, { amount, where })] });

  it.each<[string, View, Choice]>([
    ['a placement', at('Turn'), placed(2, 'yaxchilan')],
    ['a placement before any action', at('Turn'), placed(5, 'tikal')],
    ['the Starting Player Space', at('Turn'), placed(0, 'start')],
    ['a worker to pick up', at('Turn'), choice('pick', { gear: 'uxmal', space: 3 })],
    ['a worker on any action', at('PickMore'), choice('pick', { gear: 'palenque', space: 7 })],
    ['begging', at('Turn'), choice('beg', { temple: 'chaac' })],
    ['an action', at('ChooseAction', { gear: 'tikal', space: 2 }), choice('act', { gear_action: 'tikal_2' })],
    ['a step up', at('ClimbAny'), choice('temple', { temple: 'kukulkan', brings: [event('temple', 0, { what: 'kukulkan', amount: 4 })] })],
    ['a step that is lost', at('ClimbAny'), choice('temple', { temple: 'kukulkan' })],
    ['a step down', at('Descend'), choice('temple', { temple: 'chaac', brings: [event('temple', 0, { what: 'chaac', amount: -1 })] })],
    ['a technology', at('Study'), choice('technology', { technology: 'theology' })],
    ['a building', at('Build', { in_corn: 0, optional: 0 }), choice('build', { building: 'a1_single_farm' })],
    ['a monument', at('BuildTwo'), choice('monument', { monument: 'mon_all_monuments' })],
    ['the market', at('Trade', { buying: 0 }), choice('sell', { block: 'gold' })],
    ['days', at('ChooseDays'), choice('days', { days: 2 })],
    ['nothing more', at('PickMore'), choice('pass')],
  ])('have words for %s', (_, view, each) => {
    expect(tzolkin.option(view, each)).toMatch(/^[^[\]]{5,}$/);
    expect(tzolkin.question(view, [each])).toMatch(/^[^[\]]{5,}$/);
  });

  it('say how a turn can begin', () => {
    expect([ways(new Set(['beg'])), ways(new Set(['place', 'pick'])), ways(new Set(['beg', 'pick'])), ways(new Set(['place']))])
      .toEqual(['must-beg', 'all', 'beg-or-pick', 'place']);
  });
});
