/** The table in the midst of what one decision led to: events say what lies where, piece by piece. */

import { partsOf } from './modules/parts';
import type { Side, TableEvent, Temple, View, Worker } from './view';

type Mutable = View & Record<string, unknown>;

const PYRAMID_TILE = 'pyramid_';
const DECORATION_TILE = 'decoration_';

/** The first of some things that is like this is another from now on. */
function replace<Thing>(things: Thing[], now: (thing: Thing) => Thing, ...wanted: ((thing: Thing) => boolean)[]): void {
  const found = wanted.map((isWanted) => things.findIndex(isWanted)).find((place) => place >= 0);
  if (found !== undefined) things[found] = now(things[found]!);
}

function takeOut(things: string[] | undefined, thing: string): void {
  const place = things?.indexOf(thing) ?? -1;
  if (place >= 0) things!.splice(place, 1);
}

/** A tile leaves a display, where its space stays open. */
function leave(display: (string | null)[], tile: string): void {
  const place = display.indexOf(tile);
  if (place >= 0) display[place] = null;
}

const boardOfSpace = (space: string): string => (space.startsWith('palace') ? 'palace' : space);

/** A worker of a side is put down, locked, unlocked or powered up. */
function work({ workers }: Side, event: TableEvent, after: Side): void {
  const isHeld = (worker: Worker): boolean => worker.hand === true;
  const alike = (all: Worker[], one: Worker): number => all.filter(({ board, worship, power }) => board === one.board && worship === one.worship && power === one.power).length;
  /** There are fewer of its kind after the decision: which one it is events do not always tell. */
  const isGone = (worker: Worker): boolean => alike(workers, worker) > alike(after.workers, worker);
  const put = (where: object) => ({ power }: Worker): Worker => ({ ...where, power }) as Worker;
  switch (event.kind) {
    case 'place':
      // Whatever was lifted for it stays in sight until it is put down.
      replace(workers, () => ({ board: event.board, power: event.power }) as Worker,
        (worker) => isHeld(worker) && worker.power === event.power, isHeld, (worker) => worker.power === event.power && isGone(worker), isGone, ({ reserve }) => reserve === true);
      break;
    case 'lock':
      replace(workers, put({ worship: event.space }),
        (worker) => isHeld(worker) && worker.power === event.power, ({ board, power }) => board === boardOfSpace(event.space) && power === event.power,
        (worker) => worker.power === event.power && isGone(worker));
      break;
    case 'unlock':
      replace(workers, put({ board: event.board }), ({ worship, power }) => worship != null && boardOfSpace(worship) === event.board && power === event.power);
      break;
    case 'power': {
      const isThere = (worker: Worker): boolean => (event.board ? worker.board === event.board : isHeld(worker)) && worker.power !== event.power;
      const isLess = (worker: Worker): boolean => isThere(worker) && isGone(worker);
      replace(workers, (worker) => ({ ...worker, power: event.power }), (worker) => isLess(worker) && worker.power === event.power - 1, isLess, isThere);
      break;
    }
    default:
      break;
  }
}

/** A discovery tile leaves the board or heap where it lay. */
function claim(view: View, place: string, tile: string): void {
  const lying = view.discovery_tiles as unknown as Record<string, string[]> & { worship: Record<string, string | null> };
  if (lying.worship[place] === tile) lying.worship[place] = null;
  else if (place in lying) takeOut(lying[place], tile);
  else takeOut((partsOf(view).altars?.piles as Record<string, string[]> | undefined)?.[place], tile);
}

/** A tile is drawn and laid out; where displays close up they are as they were after that. */
function reveal(view: View, place: string, tile: string, after: View): void {
  const { worship } = view.discovery_tiles as unknown as { worship: Record<string, string | null> };
  if (tile.startsWith(PYRAMID_TILE)) view.pyramid.display = after.pyramid.display;
  else if (tile.startsWith(DECORATION_TILE)) view.decorations.display = after.decorations.display;
  else if (place in worship) worship[place] = tile;
}

/** A marker stands on a step. */
function stand(side: Side, event: TableEvent, after: Side): void {
  if (event.kind === 'temple') side.temples[event.temple as Temple] = event.step;
  else if (event.kind === 'avenue') side.avenue = event.step;
  else if (event.kind === 'pyramid_track') side.pyramid_track = event.step;
  else if (event.kind === 'step_lost') Object.assign(side, { temples: { ...after.temples }, avenue: after.avenue, pyramid_track: after.pyramid_track });
}

function happen(view: Mutable, event: TableEvent, after: Mutable): void {
  const side = event.seat === null ? undefined : view.players[event.seat];
  /** Parts of which a decision changes one thing only, or all at once. */
  const take = (...parts: string[]): void => {
    for (const part of parts) if (part in after) view[part] = after[part];
  };
  if (side) {
    work(side, event, after.players[event.seat!]!);
    stand(side, event, after.players[event.seat!]!);
  }
  switch (event.kind) {
    case 'claim':
      claim(view, event.place, event.discovery);
      side?.discovery_tiles.push(event.discovery as Side['discovery_tiles'][number]);
      break;
    case 'use':
      takeOut(side?.discovery_tiles, event.discovery);
      side?.used_tiles.push(event.discovery as Side['used_tiles'][number]);
      break;
    case 'reveal':
      reveal(view, event.place, event.tile, after);
      break;
    case 'technology':
      side?.technologies.push(event.technology as Side['technologies'][number]);
      break;
    case 'build':
      (view.pyramid.places as Record<string, { tile: string; turns: number }>)[event.place] = { tile: event.tile, turns: event.turns };
      leave(view.pyramid.display, event.tile);
      break;
    case 'decorate':
      (view.decorations.spaces as Record<string, string>)[event.space] = event.decoration;
      leave(view.decorations.display, event.decoration);
      break;
    case 'building':
      take('buildings', 'avenue_value', 'nobles');
      break;
    case 'light_disc':
      view.calendar.light = event.step;
      break;
    case 'dark_disc':
      // The light disc goes back to the start with it.
      view.calendar = { ...after.calendar };
      break;
    case 'eclipse_triggered':
    case 'pyramid_complete':
    case 'turn':
      view.calendar = { ...after.calendar, light: view.calendar.light, dark: view.calendar.dark };
      break;
    case 'neutral':
      (view.neutral_workers as Record<string, string[]>)[event.colour]?.push(event.board);
      break;
    case 'neutral_leaves':
      takeOut((view.neutral_workers as Record<string, string[]>)[event.colour], event.board);
      break;
    case 'die':
    case 'activate':
      if (view.teotibot && after.teotibot) view.teotibot.last = after.teotibot.last;
      break;
    case 'rises':
    case 'enters':
    case 'spare':
    case 'direction':
      take('teotibot');
      break;
    case 'settle':
      take('buildings', 'avenue_value', 'empire');
      break;
    case 'warrior_added':
    case 'warrior_moves':
      take('empire');
      break;
    case 'shaman':
    case 'shaman_lies':
    case 'shaman_stands':
      take('altars');
      break;
    case 'ownership':
      take('court');
      break;
    default:
      // Seats count what they have by themselves.
      break;
  }
}

/** The table as it was before a decision, with what was told of it since; `after` is the table after all of it. */
export function inTheMidst(before: View, told: readonly TableEvent[], after: View): View {
  const view = structuredClone(before) as Mutable;
  for (const event of told) happen(view, event, after as Mutable);
  view.seat = after.seat;
  return view;
}
