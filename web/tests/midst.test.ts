import { describe, expect, it } from 'vitest';

import { inTheMidst } from '../src/teotihuacan/midst';
import type { Side, TableEvent, View } from '../src/teotihuacan/view';
import { scenes } from './fixtures';

const scene = scenes.find(({ name, shown }) => name === 'teotihuacan, turn' && shown.sides.length > 1)!;
const SEAT = 1;
const told = (...events: object[]): TableEvent[] => events.map((event) => ({ seat: SEAT, why: '', ...event }) as TableEvent);

/** A view in which a side has such workers. */
function viewWith(...workers: object[]): View {
  const view = structuredClone(scene.shown.view) as unknown as View;
  view.players[SEAT]!.workers = workers as Side['workers'];
  return view;
}

const workersOf = (view: View): object[] => view.players[SEAT]!.workers;

describe('the table of Teotihuacan in the midst of a decision', () => {
  it('has markers and discs where they were told to be', () => {
    const before = viewWith();
    const after = structuredClone(before);
    after.players[SEAT]!.avenue = 5;
    const view = inTheMidst(before, told({ kind: 'avenue', step: 4 }, { kind: 'temple', temple: 'blue', step: 3 }, { kind: 'pyramid_track', step: 2 }, { kind: 'light_disc', seat: null, step: 6 }), after);
    const { avenue, temples, pyramid_track: track } = view.players[SEAT]!;
    expect([avenue, temples.blue, track, view.calendar.light]).toEqual([4, 3, 2, 6]);
    expect(view.calendar.dark).toBe(before.calendar.dark);
    expect(before.calendar.light, 'nothing else changes').not.toBe(6);
  });

  it('has workers as they are put down, locked, unlocked and powered up', () => {
    const before = viewWith({ board: 'forest', power: 2 }, { board: 'gold', power: 2 }, { worship: 'palace1', power: 1 });
    const after = viewWith({ worship: 'gold', power: 2 }, { board: 'nobles', power: 3 }, { board: 'palace', power: 1 });
    const steps = told(
      { kind: 'lift', power: 2, board: 'forest' }, { kind: 'place', power: 2, board: 'nobles' }, { kind: 'power', power: 3, board: 'nobles' },
      { kind: 'lock', power: 2, space: 'gold' }, { kind: 'unlock', power: 1, board: 'palace' },
    );
    const [forest, gold, palace] = workersOf(before);
    const nobles = { board: 'nobles', power: 3 };
    const at = [
      [forest, gold, palace], [{ ...nobles, power: 2 }, gold, palace], [nobles, gold, palace],
      [nobles, { worship: 'gold', power: 2 }, palace], [nobles, { worship: 'gold', power: 2 }, { board: 'palace', power: 1 }],
    ];
    expect(workersOf(inTheMidst(before, [], after))).toEqual([forest, gold, palace]);
    at.forEach((workers, i) => expect(workersOf(inTheMidst(before, steps.slice(0, i + 1), after))).toEqual(workers));
  });

  it('raises the worker that has gone from its power', () => {
    const before = viewWith({ board: 'gold', power: 1 }, { board: 'gold', power: 3 });
    const after = viewWith({ board: 'gold', power: 1 }, { board: 'gold', power: 2 });
    expect(workersOf(inTheMidst(before, told({ kind: 'power', power: 2, board: 'gold' }), after))).toEqual(workersOf(after));
  });

  it('has tiles where they were told to lie', () => {
    const before = viewWith();
    before.pyramid.display = ['05', '06', '07'];
    before.discovery_tiles.avenue_3 = ['vp_4', 'mask_1'];
    before.players[SEAT]!.discovery_tiles = [];
    const view = inTheMidst(before, told({ kind: 'build', tile: '06', turns: 2, place: '222' }, { kind: 'claim', discovery: 'vp_4', place: 'avenue_3' }), before);
    expect([view.pyramid.places, view.pyramid.display]).toEqual([{ ...before.pyramid.places, 222: { tile: '06', turns: 2 } }, ['05', null, '07']]);
    expect([view.discovery_tiles.avenue_3, view.players[SEAT]!.discovery_tiles]).toEqual([['mask_1'], ['vp_4']]);
    const used = inTheMidst(view, told({ kind: 'use', discovery: 'vp_4' }), view).players[SEAT]!;
    expect([used.discovery_tiles, used.used_tiles.includes('vp_4')]).toEqual([[], true]);
  });
});
