/** What lies in front of a seat. */

import type { TzolkinFigures, TzolkinView } from '../../api/shapes';

type Player = TzolkinView['players'][number];

/** Tiles that are shown as one: their icon, their cards, how many they are. */
export interface Group {
  id: string;
  icon: string;
  cards: string[];
  count: number;
}

/** A tile in front of a seat, with how many there are of it. */
export interface Tile {
  card: string;
  colour: string;
  count: number;
}

export function tilesOf(player: Player, figures: TzolkinFigures): Tile[] {
  return [
    ...Object.entries(player.buildings).map(([id, count]) => ({ card: `building:${id}`, colour: figures.buildings[id]?.colour ?? 'yellow', count })),
    ...(player.monuments as string[]).map((id) => ({ card: `monument:${id}`, colour: figures.monuments[id]?.colour ?? 'none', count: 1 })),
  ];
}

/** Buildings by colour, then monuments, then wealth tiles. */
export function byColour(player: Player, figures: TzolkinFigures): Group[] {
  const groups = new Map<string, Group>();
  const add = (id: string, icon: string, card: string, count: number): void => {
    const group = groups.get(id) ?? { id, icon, cards: [], count: 0 };
    groups.set(id, { ...group, cards: [...group.cards, card], count: group.count + count });
  };
  for (const { card, colour, count } of tilesOf(player, figures)) {
    if (card.startsWith('monument')) add('monuments', 'z-monument', card, count);
    else add(colour, `z-building-${colour}`, card, count);
  }
  return [...groups.values()];
}

/** How wide a tile is inside, in rem, by how many stand in a row. */
const ROOM: Readonly<Record<number, number>> = { 3: 4.5, 4: 3.3, 5: 2.56 };

export function roomIn(columns: number): number {
  return ROOM[columns] ?? 2.5;
}
