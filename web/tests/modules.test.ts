import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Choice, Game } from '../src/api/types';
import { knobsWith, levelOf, levelSettings, optionNamed } from '../src/shell/options';
import { layoutOf, TABLE, type Box } from '../src/teotihuacan/geometry';
import { benefitLines, fieldBox, pilePlaces, PLACES } from '../src/teotihuacan/modules/altars/places';
import { giftsOf } from '../src/teotihuacan/modules/empire/gifts';
import { EmpireMap, FAR, MAP } from '../src/teotihuacan/modules/empire/map';
import { marchOf } from '../src/teotihuacan/modules/empire/march';
import { greatPicture } from '../src/teotihuacan/modules/great/pictures';
import { ALTARS, FIELDS, partsOf, printsOf } from '../src/teotihuacan/modules/parts';
import { flightsOf } from '../src/teotihuacan/motion/flights';
import { iconWithin, laidOut, type Piece } from '../src/teotihuacan/tiles/run';
import type { Figures, TableEvent, View } from '../src/teotihuacan/view';
import { games, scenes } from './fixtures';

const game: Game = games.find(({ name }) => name === 'teotihuacan')!;
const figures = game.figures as unknown as Figures;
const prints = printsOf(figures);
const sprite = ['teotihuacan', 'expansion-period'].map((name) => readFileSync(resolve(import.meta.dirname, `../src/icons/${name}.svg`), 'utf8')).join('');
const drawn = (pieces: readonly Piece[]): string[] => pieces.flatMap((piece) => ('icon' in piece && !sprite.includes(`id="t-${piece.icon}"`) ? [piece.icon] : []));

describe('modules of a table', () => {
  it('have settings that are yes or no', () => {
    const bot = optionNamed(game, 'bot')!;
    expect(knobsWith(bot, []).map(([name]) => name)).not.toContain('harder_obsidian');
    expect(levelSettings(bot, 'hardest', ['obsidian'])).toMatchObject({ harder_obsidian: true });
    expect(levelSettings(bot, 'hardest', [])).not.toHaveProperty('harder_obsidian');
    expect(levelOf(bot, { ...levelSettings(bot, 'hardest', ['obsidian']), harder_obsidian: false }, ['obsidian'])).toBeNull();
    expect(levelOf(bot, { harder_court: true }, [])).toBe('default');
  });
});

function meets(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

describe('the layout', () => {
  it.each([[false, false], [false, true], [true, false], [true, true]])('has room for everything (altars %s, stage %s)', (altars, tabs) => {
    const { slots, stage, cell, grid } = layoutOf(altars, tabs);
    slots.forEach((slot, i) => {
      expect(slot.x >= 0 && slot.x + slot.w <= TABLE.w && slot.y >= 0 && slot.y + slot.h <= TABLE.h).toBe(true);
      expect(slots.slice(i + 1).filter((other) => meets(slot, other))).toEqual([]);
      expect(meets(slot, stage)).toBe(false);
    });
    const pyramid = { x: grid.x - cell, y: grid.y - cell, w: cell * 10, h: cell * 10 };
    expect(pyramid.y + pyramid.h).toBeLessThanOrEqual(stage.y + stage.h + 12);
    if (altars) {
      for (const altar of ALTARS) {
        expect(meets(PLACES[altar], stage)).toBe(false);
        expect(meets(PLACES[altar], pyramid)).toBe(false);
      }
    }
  });

  it('lets a field lie towards the board it points to', () => {
    const { slots } = layoutOf(true, true);
    for (const altar of ALTARS) {
      for (const field of FIELDS) {
        const { tip } = fieldBox(altar, field);
        const board = slots[prints.altars.points_to[altar][field] - 1]!;
        const { edge } = PLACES[altar];
        expect(tip.x).toBeGreaterThan(board.x);
        expect(tip.x).toBeLessThan(board.x + board.w);
        expect(Math.abs(edge === 'top' ? tip.y - (board.y + board.h) : board.y - tip.y)).toBeLessThan(20);
      }
      for (const { x, y, size } of [2, 3, 4].flatMap((count) => pilePlaces(altar, count))) {
        expect(x >= PLACES[altar].x && x + size <= PLACES[altar].x + PLACES[altar].w && y + size <= PLACES[altar].y + PLACES[altar].h).toBe(true);
      }
    }
  });
});

describe('what is printed', () => {
  it('of every Great Discovery has a picture', () => {
    for (const tile of [...Object.keys(prints.great_discoveries), 'special_mask_gold', 'special_mask_jade']) {
      expect(greatPicture(tile)).not.toEqual([{ icon: 'great-discovery' }]);
      expect(drawn(greatPicture(tile))).toEqual([]);
    }
  });

  it('of every altar has its benefits', () => {
    for (const tile of Object.values(prints.altars.tiles)) {
      for (const field of FIELDS) {
        const lines = benefitLines(tile[field]);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.flatMap((line) => (line === 'down' ? [] : drawn(line)))).toEqual([]);
      }
    }
  });

  it('of every region but the far one has a gift, and every way a border', () => {
    const map = new EmpireMap({ x: 0, y: 0, ...MAP });
    for (const [region, { gives }] of Object.entries(prints.empire.regions)) {
      expect(giftsOf(gives).length > 0).toBe(Number(region) !== FAR);
      expect(giftsOf(gives).flatMap(({ pieces }) => drawn(pieces))).toEqual([]);
    }
    const onward = Object.entries(prints.empire.onward).flatMap(([from, to]) => to.map((each) => [from, each] as const));
    expect(onward.filter(([from, to]) => map.way(from, to) === null)).toEqual([]);
    expect(map.ways).toHaveLength(onward.length);
  });
});

const viewWith = (step: string): View => scenes.find(({ name }) => name.includes(` with `) && name.endsWith(`, ${step}`))!.shown.view as unknown as View;

describe('the Empire', () => {
  it('shows who would come, and who would have to go on', () => {
    const view = structuredClone(viewWith('push-warrior'));
    const { empire } = partsOf(view);
    empire!.regions = { '0': 0, '3': 1 };
    const choice = { kind: 'push', thing: 'region:3' } as Choice;
    expect(marchOf(choice, view, figures)).toMatchObject({ to: 3, from: 0, pushed: 1, onward: [7, 8], building: false });
    expect(marchOf({ ...choice, thing: 'region:2' }, view, figures)).toMatchObject({ pushed: null });
    expect(marchOf({ ...choice, kind: 'settle' }, view, figures)).toMatchObject({ from: null, pushed: null, building: true });
  });

  it('lets Warriors march one after the other, Shamans go round and lie down', () => {
    const happened = [
      { kind: 'warrior_added', seat: 0, why: 'X-7.7' },
      { kind: 'warrior_moves', seat: 1, origin: 0, to: 3, why: 'X-7.8' },
      { kind: 'shaman', seat: 0, altar: 'a81', field: 'rear', cause: 'activated', why: 'X-6.6' },
      { kind: 'shaman_lies', seat: 0, why: 'X-6.12' },
    ] as unknown as TableEvent[];
    const flights = flightsOf(happened, viewWith('push-warrior'));
    expect(flights.map(({ path }) => path.at(-1)![0])).toEqual(['warrior:0:0', 'warrior:1:3', 'shaman:0', 'shaman:0']);
    expect(flights[2]!.path[0]).toEqual(['altar:a12']);
    expect(flights[3]!.turn).toBe(90);
  });
});

describe('a run of figures and icons', () => {
  it('has smaller icons where it would be too wide', () => {
    const price: Piece[] = [{ text: '2' }, { icon: 'gold' }, { gap: 2 }, { icon: 'temple-blue' }];
    expect(iconWithin(price, 13, 15, 60)).toBe(15);
    expect(laidOut(price, 13, iconWithin(price, 13, 15, 38)).width).toBeCloseTo(38);
  });
});
