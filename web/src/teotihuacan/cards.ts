/** What a card says of a thing: its name and, in a few lines, what it does with its figures. */

import { hasWord, word } from '../words.svelte';
import { abilityOf, costOf, coveredBy, decorationSpace, iconNames, listed, named, royalOf, startingBoards } from './labels';
import type { Table } from './table.svelte';
import { parts, type ThingId } from './things';
import { heapOf, TEMPLES, type Amounts, type BoardName, type Temple } from './view';

export interface Card {
  title: string;
  icon?: string;
  /** Put into words only when the card is read. */
  lines: () => string[];
  cost?: Amounts;
}

type Maker = (table: Table, ...rest: string[]) => Card;

const t = (key: string): string => `teotihuacan-table-${key}`;

function discovery(table: Table, tile: string): Card {
  return {
    title: named('discovery', tile),
    lines: () => [word(`teotihuacan-discovery-${tile}.effect`), word(t('cost'), { cost: costOf(table.figures, tile) })],
    cost: table.figures.discoveries[tile] ?? {},
  };
}

function areaTile(table: Table, board: string): Card {
  const tile = table.view.discovery_tiles.worship[board as BoardName];
  return tile ? discovery(table, tile) : { title: word(t('empty-space')), lines: () => [] };
}

function worker(table: Table, seat: string, power: string): string {
  return word(t('worker'), { name: table.name(Number(seat)), power });
}

function namesAt(table: Table, at: (seat: number) => boolean): string[] {
  return table.view.players.flatMap((_, seat) => (at(seat) ? [table.name(seat)] : []));
}

function gains(amounts: Amounts): string {
  return listed(Object.entries(amounts).map(([good, amount]) => word(t(`gain-${good}`), { amount })));
}

function templeLines(table: Table, temple: Temple, step: number): string[] {
  const { figures, view } = table;
  const steps = figures.temples[temple];
  const { gives = {}, heap = null } = steps[step] ?? {};
  const bonus = view.temple_bonus_tiles[temple];
  const tiles = heap ? heapOf(view, heap) : [];
  const here = namesAt(table, (seat) => view.players[seat]?.temples[temple] === step);
  const lines: string[] = [];
  if (Object.keys(gives).length > 0) lines.push(word(t('temple.gives'), { gives: gains(gives) }));
  if (step === 0) lines.push(word(t('temple.nothing')));
  if (step === figures.bonus_step && bonus) {
    lines.push(word(t('temple.bonus'), { effect: word(`teotihuacan-bonus-${bonus}.effect`) }));
  }
  if (step === steps.length - 1) lines.push(word(t('temple.top')));
  if (tiles.length > 0) lines.push(word(t('temple.tiles'), { tiles: listed(tiles.map((tile) => named('discovery', tile))) }));
  if (here.length > 0) lines.push(word(t('temple.here'), { names: listed(here) }));
  return lines;
}

function templeStep(table: Table, temple: string, step: string): Card {
  return {
    title: word(t('temple'), { temple: word(`teotihuacan-temple-${temple}.name`), step }),
    icon: `temple-${temple}`,
    lines: () => templeLines(table, temple as Temple, Number(step)),
  };
}

function technologyLines(table: Table, name: string): string[] {
  const { figures, view } = table;
  const place = view.technologies.indexOf(name);
  const owners = namesAt(table, (seat) => view.players[seat]?.technologies.includes(name) ?? false);
  const lines = [word(`teotihuacan-technology-${name}.effect`)];
  if (place >= 0) {
    const temple = named('temple', TEMPLES[place % TEMPLES.length] ?? 'blue');
    lines.push(word(t('technology'), { gold: figures.technologies[name]?.gold ?? 0, temple }));
  }
  if (owners.length > 0) {
    lines.push(word(t('technology.owned'), { names: listed(owners) }));
    lines.push(word(t('technology.owner'), { points: figures.technology_owner }));
  }
  return lines;
}

function technology(table: Table, name: string): Card {
  return { title: named('technology', name), icon: `tech-${name}`, lines: () => technologyLines(table, name) };
}

function space(table: Table, name: string): Card {
  const { view } = table;
  const royal = royalOf(view, name);
  const locked = namesAt(table, (seat) => view.players[seat]?.workers.some((w) => w.worship === name) ?? false);
  const lines = (): string[] => [
    abilityOf(view, name),
    locked[0] ? word(t('space.locked'), { name: locked[0] }) : word(t('space.free')),
  ];
  return { title: royal ? named('royal', royal) : word(t('space'), { space: named('space', name) }), icon: 'lock', lines };
}

function board(_: Table, name: string): Card {
  const table = `teotihuacan-board-${name}.table`;
  return {
    title: named('board', name),
    icon: `board-${name}`,
    lines: () => [word(`teotihuacan-board-${name}.main`), ...(hasWord(table) ? [word(table)] : [])],
  };
}

function place({ figures, view }: Table, name: string): Card {
  const level = figures.pyramid.places[name]?.level ?? 1;
  return {
    title: word(t('place'), { level }),
    icon: 'pyramid',
    lines: () => [
      word(t('place.effect'), {
        stone: figures.pyramid.stone,
        wood: figures.pyramid.wood[level - 1] ?? 0,
        points: figures.pyramid.points[level - 1] ?? 0,
      }),
      word(t('place.covered'), { icons: iconNames(coveredBy(view, figures, name)) }),
    ],
  };
}

function starting(table: Table, name: string): Card {
  const beside = table.view.opening?.beside[name];
  const lines = (): string[] => [
    word(t('starting.effect')),
    startingBoards(table.figures, name),
    ...(beside ? [word('teotihuacan-starting-beside', { tile: named('discovery', beside) })] : []),
  ];
  return { title: named('starting', name), lines };
}

const MAKERS: Record<string, Maker> = {
  worker: (table, seat = '0', where = '', power = '') => ({
    title: worker(table, seat, power),
    lines: () => [named('board', where), word(t('worker.effect'))],
  }),
  hand: (table, seat = '0', power = '') => ({
    title: word(t('hand'), { name: table.name(Number(seat)), power }),
    lines: () => [word(t(table.settled.has(`hand:${seat}:${power}`) ? 'worker.moving' : 'hand.effect'))],
  }),
  locked: (table, seat = '0', where = '', power = '') => ({
    title: worker(table, seat, power),
    lines: () => [named('space', where), word(t('worker.locked'))],
  }),
  reserve: (table, seat = '0', power = '') => ({
    title: word(t('reserve'), { name: table.name(Number(seat)), power }),
    lines: () => [word(t('reserve.effect'))],
  }),
  neutral: (_, colour = '') => ({
    title: word(t('neutral'), { colour: named('colour', colour) }),
    lines: () => [word(t('neutral.effect'))],
  }),
  board,
  main: board,
  floor: (_, name = '') => ({
    title: word(t('floor'), { board: named('board', name) }),
    icon: `board-${name}`,
    lines: () => [word(t('floor.effect')), word('teotihuacan-term-collect.effect')],
  }),
  space,
  area: areaTile,
  heap: (table, _, tile = '') => discovery(table, tile),
  tile: (table, _, tile = '') => discovery(table, tile),
  beside: (table, name = '') => discovery(table, table.view.opening?.beside[name] ?? ''),
  discovery,
  temple: (table, temple = '', step = '') =>
    templeStep(table, temple, step || String((table.decider?.temples[temple as Temple] ?? 0) + climbed(table))),
  step: templeStep,
  bonus: (table, temple = '') => templeStep(table, temple, String(table.figures.bonus_step)),
  technology,
  row: (table, row = '') => ({
    title: word(t('row'), {
      row: named('row', row),
      points: listed((table.figures.nobles.rows[row as 'top'] ?? []).map(String)),
    }),
    icon: 'building',
    lines: () => [word(t('row.effect'))],
  }),
  'pyramid-tile': ({ figures }, tile = '') => ({
    title: word(t('pyramid-tile'), { icons: iconNames(figures.pyramid.tiles[tile] ?? '') }),
    lines: () => [word(t('pyramid-tile.effect'))],
  }),
  place,
  built: ({ figures, view }, name = '') => ({
    title: word(t('place'), { level: figures.pyramid.places[name]?.level ?? 1 }),
    lines: () => [word(t('pyramid-tile'), { icons: iconNames(figures.pyramid.tiles[view.pyramid.places[name]?.tile ?? ''] ?? '') })],
  }),
  decoration: ({ figures }, tile = '') => ({
    title: word(t('decoration'), { icons: iconNames(figures.decoration.tiles[tile] ?? '') }),
    lines: () => [word(t('decoration.effect'), { points: figures.decoration.points })],
  }),
  'decoration-space': (_, name = '') => ({ title: decorationSpace(name), lines: () => [] }),
  starting,
  avenue: (table, step = '') => {
    const heap = table.figures.avenue.heaps[Number(step)];
    const tiles = heap ? heapOf(table.view, heap).map((tile) => named('discovery', tile)) : [];
    return {
      title: word(t('avenue'), { step }),
      icon: 'avenue',
      lines: () => [
        word(t('avenue.effect'), { value: table.view.avenue_value }),
        ...(tiles.length > 0 ? [word(t('avenue.tiles'), { tiles: listed(tiles) })] : []),
      ],
    };
  },
  track: (table, step = '') => ({
    title: word(t('track'), { step }),
    icon: 'pyramid',
    lines: () => [word(t('track.effect'), { lead: table.figures.pyramid_lead_points })],
  }),
  buildings: (table, value = '') => ({
    title: word(t('buildings'), { value }),
    icon: 'building',
    lines: () => [word(t('buildings.effect'), { buildings: table.view.buildings })],
  }),
  calendar: ({ view, figures }, number = '') => ({
    title: word(t('calendar'), { space: number }),
    icon: 'eclipse',
    lines: () => [
      word(t('calendar.effect'), { light: view.calendar.light, dark: view.calendar.dark }),
      word(t('calendar.eclipses'), { eclipses: view.calendar.eclipses, last: figures.eclipses }),
      word('teotihuacan-term-eclipse.effect'),
    ],
  }),
  action: (_, tile = '') => ({
    title: word(`teotihuacan-action_tile-${tile}.title`),
    lines: () => [word(`teotihuacan-action_tile-${tile}.effect`)],
  }),
  direction: () => ({ title: word('teotihuacan-solo-direction'), lines: () => [word('teotihuacan-solo-direction.effect')] }),
  spare: () => ({ title: word('teotihuacan-solo-spare'), lines: () => [word('teotihuacan-solo-spare.effect')] }),
  teotibot: () => ({ title: word('teotihuacan-solo-teotibot'), lines: () => [word('teotihuacan-solo-teotibot.effect')] }),
  discarded: ({ view }) => ({
    title: word('teotihuacan-show-bot-discarded', {
      tiles: listed((view.teotibot?.discarded_tiles ?? []).map((tile) => named('discovery', tile))),
    }),
    lines: () => [],
  }),
  wages: () => ({ title: word('teotihuacan-term-wages'), lines: () => [word('teotihuacan-term-wages.effect')] }),
  used: ({ view }, seat = '0') => ({
    title: word(t('used'), {
      tiles: listed((view.players[Number(seat)]?.used_tiles ?? []).map((tile) => named('discovery', tile))),
    }),
    lines: () => [],
  }),
  masks: (table, seat = '0', points = '0') => ({
    title: word(t('masks'), { name: table.name(Number(seat)), points }),
    lines: () => [word('teotihuacan-discovery-mask_1.effect')],
  }),
  good: (table, seat = '0', good = 'cocoa') => ({
    title: word(t('goods'), {
      name: table.name(Number(seat)),
      good: named('good', good),
      amount: table.view.players[Number(seat)]?.[good as 'cocoa'] ?? 0,
    }),
    lines: () => [],
  }),
};

/** A marker climbs one step; a claim or reward is asked for where it already stands. */
function climbed(table: Table): number {
  return table.view.decision?.step === 'MajorStep' ? 0 : 1;
}

/** The kinds of things a card can be made of. */
export const CARD_KINDS: readonly string[] = Object.keys(MAKERS);

export function cardOf(table: Table, thing: ThingId): Card {
  const [kind = '', ...rest] = parts(thing);
  const maker = MAKERS[kind];
  return maker ? maker(table, ...rest) : { title: thing, lines: () => [] };
}
