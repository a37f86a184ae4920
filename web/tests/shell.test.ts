import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forget, keep, keptTable, keptTables, tokensOf } from '../src/api/kept';
import { pauseBefore } from '../src/api/live';
import type { Game, SeatShown } from '../src/api/types';
import { courseOf, niceTicks } from '../src/shell/course';
import { pressed } from '../src/shell/keys';
import { levelOf, levelSettings } from '../src/shell/options';
import { routeOf } from '../src/shell/router.svelte';
import { handOverTo, isMyDecision, mySeats, openSeats, seatName, seatOrder } from '../src/shell/seats';
import { speakEnglish } from './fixtures';

beforeAll(() => speakEnglish());

const GAME: Game = {
  name: 'teotihuacan',
  bots: ['random', 'greedy'],
  usual: 'greedy',
  levels: [],
  names: [],
  figures: {},
  options: [
    { name: 'players', allowed: [1, 2, 3, 4], default: null, many: false },
    { name: 'setup', allowed: ['standard', 'first', 'draft'], default: 'standard', many: false },
    { name: 'modules', allowed: [], default: [], many: true },
    { name: 'bot', default: {}, settings: { start_gold: { default: 2, allowed: [1, 2, 3] }, worship: { default: 0, allowed: [-1, 0, 1] } } },
  ],
};

const seat = (kind: string, mine = false): SeatShown => ({ kind, name: '', mine, online: true, presence: 'here', since: null, missed: false, stand_in: null, resigned: false, host: false });

describe('seats', () => {
  const hotSeat = { seats: [seat('person', true), seat('person', true)], actor: 1, over: false, secret: true };

  it('stand in order, the own one first', () => {
    expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(3, null)).toEqual([0, 1, 2]);
  });

  it('without a name are called after their kind', () => {
    expect(seatName({ kind: 'greedy', name: '' }, 1)).toBe('Computer 2');
    expect(seatName({ kind: 'person', name: 'Ana' }, 1)).toBe('Ana');
  });

  it('of this screen, and free ones', () => {
    const seats = [seat('person', true), seat('open'), seat('person')];
    expect([mySeats(seats), openSeats(seats)]).toEqual([[0], [1]]);
    expect(isMyDecision({ seats, actor: 0, over: false })).toBe(true);
    expect(isMyDecision({ seats, actor: 2, over: false })).toBe(false);
    expect(isMyDecision({ seats, actor: 0, over: true })).toBe(false);
  });

  it('are handed the screen while several choose in secret', () => {
    expect(handOverTo(hotSeat, null)).toBe(1);
    expect(handOverTo(hotSeat, 0)).toBe(1);
    expect(handOverTo(hotSeat, 1)).toBeNull();
  });

  it('are not handed anything alone, or in the open', () => {
    expect(handOverTo({ ...hotSeat, seats: [seat('person'), seat('person', true)] }, null)).toBeNull();
    expect(handOverTo({ ...hotSeat, secret: false }, null)).toBeNull();
  });
});

describe('a table before it is opened', () => {
  it('knows the levels of the solo opponent', () => {
    const bot = GAME.options[3]!;
    expect(levelSettings(bot, 'hardest')).toEqual({ start_gold: 3, worship: 1 });
    expect(levelSettings(bot, 'default')).toEqual({});
    expect(levelOf(bot, { start_gold: 1, worship: -1 })).toBe('easiest');
    expect(levelOf(bot, { start_gold: 2 })).toBe('default');
    expect(levelOf(bot, { start_gold: 3 })).toBeNull();
  });
});

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'lobby' }],
    ['/table/aB-_1', '?seat=2', { page: 'table', id: 'aB-_1', seat: 2 }],
    ['/table/x', '', { page: 'table', id: 'x', seat: null }],
    ['/replay/x', '', { page: 'replay', id: 'x', at: 0 }],
    ['/replay/x', '?at=12', { page: 'replay', id: 'x', at: 12 }],
    ['/review/x', '', { page: 'review', id: 'x' }],
    ['/settings', '', { page: 'settings' }],
    ['/table', '', { page: 'missing' }],
    ['/a/b/c', '', { page: 'missing' }],
  ])('%s%s', (path, search, route) => expect(routeOf(path, search)).toEqual(route));
});

describe('keys', () => {
  const key = (written: string, code: string, shiftKey = false) => pressed({ key: written, code, shiftKey });

  it('are digits and letters on every layout', () => {
    expect(key('1', 'Digit1')).toBe('1');
    // Czech: digits need Shift, and are digits without it, too.
    expect(['+', 'ě', 'š', 'é'].map((written, i) => key(written, `Digit${[1, 2, 3, 0][i]}`))).toEqual(['1', '2', '3', '0']);
    expect(key('1', 'Digit1', true)).toBe('1');
    expect(key('!', 'Digit1', true)).toBe('!');
    // Greek: no letter is Latin.
    expect([key('η', 'KeyH'), key('Ρ', 'KeyR', true), key('ζ', 'KeyZ')]).toEqual(['h', 'R', 'z']);
  });

  it('mean what is written on them where that is Latin', () => {
    expect([key('z', 'KeyY'), key('y', 'KeyZ'), key('/', 'Digit7', true), key("'", 'KeyQ')]).toEqual(['z', 'y', '/', "'"]);
    expect([key('Enter', 'Enter'), key('Backspace', 'Backspace'), key(' ', 'Space')]).toEqual(['Enter', 'Backspace', ' ']);
  });
});

describe('what this browser keeps', () => {
  beforeEach(() => localStorage.clear());

  it('adds tokens to those it has', () => {
    keep({ id: 'a', game: 'tzolkin', tokens: { 0: 'one' }, seen: 1 });
    keep({ id: 'b', seen: 2 });
    keep({ id: 'a', tokens: { 2: 'two' }, over: true });
    expect(tokensOf('a')).toEqual(['one', 'two']);
    expect(keptTable('a')).toMatchObject({ game: 'tzolkin', over: true });
    expect(keptTables().map(({ id }) => id)).toEqual(['b', 'a']);
    forget('b');
    expect(keptTable('b')).toBeNull();
  });

  it('survives what is no list of tables', () => {
    localStorage.setItem('tonalli-tables', '{"broken":');
    expect(keptTables()).toEqual([]);
    localStorage.setItem('tonalli-tables', '[1, null, {"id": "x", "tokens": {}, "seen": 0}]');
    expect(keptTables().map(({ id }) => id)).toEqual(['x']);
  });
});

describe('coming back', () => {
  it('waits longer each time, but not for ever', () => {
    const pauses = [0, 1, 2, 3, 9].map((attempt) => pauseBefore(attempt, 0.5));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 15000]);
  });
});

describe('the course of scores', () => {
  it('has one point a turn: its end', () => {
    expect(courseOf([0, 0, 1, 1, 2], [[0], [1], [2], [3], [4]])).toEqual([
      { turn: 0, scores: [1] }, { turn: 1, scores: [3] }, { turn: 2, scores: [4] },
    ]);
  });

  it.each([[0, 10], [-7, 93], [0, 240], [0, 1]])('has round figures from %d to %d', (least, most) => {
    const ticks = niceTicks(least, most);
    expect(ticks[0]).toBeLessThanOrEqual(least);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(9);
  });
});
