/** Choices and questions in words. */

import { hasWord, word, type Arguments } from '../words.svelte';
import { turned, type Choice, type Figures, type View } from './view';

const GROUP: Record<string, string> = {
  board: 'board', resource: 'good', reward: 'ascension', discovery: 'discovery', technology: 'technology',
  temple: 'temple', starting: 'starting', row: 'row', first: 'good', second: 'good', heap: 'heap',
};

/** The name of a thing of the game. */
export function named(group: string, name: string): string {
  return word(`teotihuacan-${group}-${name}`);
}

/** The attribute of a key where there is one, else the key. */
function special(key: string, attribute: string): string {
  return hasWord(`${key}.${attribute}`) ? `${key}.${attribute}` : key;
}

/** Words in a row, as the language joins them. */
export function listed(items: string[]): string {
  return items.reduce((list, item) => (list ? word('teotihuacan-table-list', { list, item }) : item), '');
}

/** The cost of a discovery tile. */
export function costOf(figures: Figures, tile: string): string {
  const costs = Object.entries(figures.discoveries[tile] ?? {});
  if (costs.length === 0) return word('teotihuacan-free');
  return listed(costs.map(([good, amount]) => word('teotihuacan-amount', { amount, good: named('good', good) })));
}

/** Icons of the pyramid by name. */
export function iconNames(letters: string): string {
  return listed(
    [...letters].map((letter) => {
      const name = word(`teotihuacan-icon-${letter.toLowerCase()}`);
      return letter === letter.toLowerCase() ? name : word('teotihuacan-table-coloured', { icon: name });
    }),
  );
}

export function decorationSpace(space: string): string {
  const [side = '', level = ''] = space.split('_');
  return word('teotihuacan-decoration-space', { side: named('side', side), level });
}

export function startingBoards(figures: Figures, starting: string): string {
  const [left = 'palace', right = 'palace'] = figures.starting[starting]?.boards ?? [];
  return word('teotihuacan-starting-boards', { left: named('board', left), right: named('board', right) });
}

function spelled(name: string, value: unknown): string | number {
  const group = GROUP[name];
  if (group && hasWord(`teotihuacan-${group}-${String(value)}`)) return named(group, String(value));
  return typeof value === 'number' ? value : String(value);
}

/** The royal tile of a Palace space, if it has one. */
export function royalOf(view: View, space: string): string | null {
  return space.startsWith('palace') ? (view.royal_tiles[Number(space.slice(6)) - 1] ?? null) : null;
}

/** What a worship space does. */
export function abilityOf(view: View, space: string): string {
  const royal = royalOf(view, space);
  return royal ? word(`teotihuacan-royal-${royal}.effect`) : word(`teotihuacan-space-${space}.effect`);
}

function plain(choice: Choice): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(choice)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    args[name] = spelled(name, value);
    args[`${name}_id`] = value;
  }
  return args;
}

/** What a choice does, in one line. */
export function choiceLabel(view: View, figures: Figures, choice: Choice): string {
  let key = `teotihuacan-action-${choice.kind}`;
  const args = plain(choice);
  const value = (name: string): string => String(choice[name]);
  switch (choice.kind) {
    case 'pass':
      key = special(key, view.decision?.step ?? '');
      break;
    case 'worship': {
      const space = value('space');
      const tile = view.discovery_tiles.worship[figures.spaces[space]?.board ?? 'palace'];
      args['space'] = named('space', space);
      args['ability'] = abilityOf(view, space);
      args['tile'] = tile ? named('discovery', tile) : '';
      break;
    }
    case 'claim':
      args['cost'] = costOf(figures, value('discovery'));
      break;
    case 'technology':
      args['gold'] = figures.technologies[value('technology')]?.gold ?? 0;
      args['effect'] = word(`teotihuacan-technology-${value('technology')}.effect`);
      break;
    case 'place':
      args['level'] = value('place').charAt(0);
      args['covered'] = iconNames(coveredBy(view, figures, value('place')));
      break;
    case 'turn':
      args['icons'] = iconNames(turned(figures.pyramid.tiles[String(view.decision?.['tile'])] ?? '', Number(choice['turns'])));
      break;
    case 'decoration':
      args['icons'] = iconNames(figures.decoration.tiles[value('decoration')] ?? '');
      break;
    case 'space':
      args['space'] = decorationSpace(value('space'));
      break;
    case 'power-up':
      if (choice.brings?.some((event) => event.kind === 'ascension')) key += '.ascend';
      break;
    case 'keep': {
      const beside = view.opening?.beside[value('starting')];
      args['boards'] = startingBoards(figures, value('starting'));
      if (beside) {
        key += '.beside';
        args['tile'] = named('discovery', beside);
      }
    }
  }
  return word(key, args);
}

/** What the pending decision asks for. */
export function question(view: View, choices: readonly Choice[]): string {
  const step = view.decision;
  if (!step) return '';
  const hand = view.players[step.player]?.workers.filter((worker) => worker.hand).map((worker) => worker.power) ?? [];
  const args: Arguments = { power: Math.max(0, ...hand) };
  for (const [field, value] of Object.entries(step)) {
    if (typeof value === 'string' || typeof value === 'number') args[field] = spelled(field, value);
  }
  const beside = ['use', 'buy-unlock'].filter((kind) => choices.some((choice) => choice.kind === kind));
  return word(special(`teotihuacan-ask-${step.step}`, beside.join('-or-')), args);
}

/** The letters one sees where a tile would lie, clockwise from the top left. */
export function coveredBy(view: View, figures: Figures, place: string): string {
  const { level = 1, cells = [] } = figures.pyramid.places[place] ?? {};
  return cells.map(([row, column]) => iconAt(view, figures, row, column, level - 1)).join('');
}

/** The topmost icon of a cell, looking no higher than a level. */
export function iconAt(view: View, figures: Figures, row: number, column: number, highest: number): string {
  for (let level = highest; level > 0; level--) {
    for (const [name, placed] of Object.entries(view.pyramid.places)) {
      const place = figures.pyramid.places[name];
      if (place?.level !== level) continue;
      const corner = place.cells.findIndex(([r, c]) => r === row && c === column);
      if (corner >= 0) return turned(figures.pyramid.tiles[placed.tile] ?? '', placed.turns).charAt(corner);
    }
  }
  return figures.pyramid.grid[row]?.charAt(column) ?? 'n';
}
