/** The events of Tzolk'in in words: days, turns, Food Days, the final scoring. */

import { word, type Arguments } from '../../words.svelte';
import { NOBODY, type Told } from '../events';
import { habits, Storyteller, type Telling } from '../story';
import { figure, plain, signed, Wording } from '../wording';
import { SOURCES } from './sources';

export const WORDING = new Wording('tzolkin');

const FINAL_CLAUSES = new Set(['Z-13.2', 'Z-13.4', 'Z-13.5']);
/** To be seen on the table, or told by the name of the wealth tile. */
const SILENT_CLAUSES = new Set(['Z-2.3', 'Z-2.4', 'Z-2.12']);
/** Told by the event before or after them. */
const SILENT = new Set(['reveal Z-2.9', 'take_up Z-12.3', 'score Z-13.5', 'pay Z-4.4', 'gear_corn Z-4.6']);
const ADVANCE = new Set(['gear_corn Z-12.1', 'marker Z-12.2', 'take_up Z-12.3', 'board Z-12.4']);
const BY_PLAYER = new Set(['food_day', 'final_scoring']);
const PUSHED_OFF = 'Z-12.5';

const keyOf = (event: Told): string => `${event.kind} ${event.why}`;
const mark = (kind: string, why: string): Told => ({ kind, player: NOBODY, what: '', amount: 1, where: '', why });

/** The new day, then what the advance of the calendar brought before it. */
function dayFirst(events: readonly Told[]): Told[] {
  const ordered: Told[] = [];
  let waiting: Told[] = [];
  for (const event of events) {
    if (ADVANCE.has(keyOf(event))) {
      waiting.push(event);
      continue;
    }
    ordered.push(...(event.kind === 'day' ? [event, ...waiting] : [...waiting, event]));
    waiting = [];
  }
  return [...ordered, ...waiting];
}

/** The events with marks where a Food Day is over and where the final scoring begins. */
export function withMarks(events: readonly Told[]): Told[] {
  const marked: Told[] = [];
  let isFoodDay = false;
  let isFinal = false;
  for (const event of dayFirst(events)) {
    if (event.kind === 'food_day') isFoodDay = true;
    else if (isFoodDay && (event.kind === 'day' || ADVANCE.has(keyOf(event)))) {
      isFoodDay = false;
      marked.push(mark('food_day_over', 'Z-3.2'));
    }
    if (!isFinal && FINAL_CLAUSES.has(event.why)) {
      isFinal = true;
      marked.push(mark('final_scoring', 'Z-13.1'));
    }
    marked.push(event);
  }
  return marked;
}

/** A placement, then what it cost. */
function placedFirst(tellings: Telling[]): Telling[] {
  const ordered: Telling[] = [];
  for (const telling of tellings) {
    const last = ordered.at(-1);
    const isPaid = telling.event.kind === 'place' && last && keyOf(last.event) === 'pay Z-5.4';
    ordered.splice(isPaid ? ordered.length - 1 : ordered.length, 0, telling);
  }
  return ordered;
}

/** Players in the order they come up, what is nobody's last. */
function byPlayer(paragraph: Telling[]): Telling[] {
  const whose = (each: Telling): number => Math.max(each.event.player, NOBODY);
  const seats = [...new Set(paragraph.map(whose).filter((seat) => seat !== NOBODY)), NOBODY];
  return seats.flatMap((seat) => paragraph.filter((each) => whose(each) === seat));
}

/** The name of a tile that was turned up. */
function revealed(what: string): string {
  const group = ['building', 'monument', 'wealth', 'gear'].find((each) => WORDING.has(each, what));
  return WORDING.named(group ?? 'tile', what);
}

export function spaceName(gear: string, space: number): string {
  if (gear === 'start' || !WORDING.has('gear', gear)) return WORDING.about('gear', gear, 'place') || plain(gear);
  return word('tzolkin-gear-space', { gear: WORDING.named('gear', gear), space });
}

/** Turns under the day they belong to; Food Days and the final scoring player by player. */
export class TzolkinStory extends Storyteller {
  readonly habits = habits({
    headings: new Set(['turn', 'day', 'food_day', 'final_scoring']),
    apart: new Set(['food_day']),
    ofTheTable: new Set(['reveal', 'age', 'gear_corn', 'dummy']),
    breaks: new Set(['take_up']),
    listed: new Set(['reveal', 'dummy', 'keep', 'take_up']),
    listedInATurn: new Set(['place']),
    stepped: new Set(['temple Z-10.2']),
  });

  constructor() {
    super(WORDING, SOURCES);
  }

  isTold(event: Told): boolean {
    return !SILENT_CLAUSES.has(event.why) && !SILENT.has(keyOf(event)) &&
      event.kind !== 'end' && event.kind !== 'food_day_over';
  }

  /** Each worker picked up has a story of its own; those pushed off have none. */
  override isAlike(_telling: Telling, event: Told): boolean {
    return event.kind !== 'take_up' || event.why === PUSHED_OFF;
  }

  override marked(events: readonly Told[]): Told[] {
    return withMarks(events);
  }

  /** Below a Food Day and the final scoring everything of a player together, then what is nobody's. */
  override arranged(tellings: Telling[]): Telling[] {
    const arranged: Telling[] = [];
    let paragraph: Telling[] = [];
    const finish = (): void => {
      const head = arranged.at(-1);
      arranged.push(...(head && BY_PLAYER.has(head.event.kind) ? byPlayer(paragraph) : paragraph));
      paragraph = [];
    };
    for (const telling of placedFirst(tellings)) {
      if (!this.habits.headings.has(telling.event.kind)) {
        paragraph.push(telling);
        continue;
      }
      finish();
      arranged.push(telling);
    }
    finish();
    return arranged;
  }

  /** Spaces; where somebody is pushed off only the gear, many dummies gear by gear. */
  override places(telling: Telling): string {
    if (telling.event.why === PUSHED_OFF) return super.places(telling);
    if (telling.event.kind !== 'dummy') {
      return telling.events.map((event) => spaceName(event.where, event.amount)).join(word('web-list-comma'));
    }
    const byGear = new Map<string, number[]>();
    for (const { where, amount } of telling.events) byGear.set(where, [...(byGear.get(where) ?? []), amount]);
    return [...byGear]
      .map(([gear, teeth]) => word('web-tzolkin-dummies', {
        gear: this.placeName(gear),
        teeth: teeth.sort((one, other) => one - other).join(' '),
      }))
      .join(word('web-list-semicolon'));
  }

  placeName(where: string): string {
    return WORDING.named('gear', where);
  }

  arguments(telling: Telling): Arguments {
    const { event } = telling;
    const named = (group: string, name = event.what): string => WORDING.named(group, name);
    switch (event.kind) {
      case 'gain':
      case 'pay':
        return { change: this.change(telling) };
      case 'temple':
      case 'step_lost':
        return { temple: named('temple'), step: figure(telling.amount) };
      case 'technology':
        return { technology: named('technology') };
      case 'build':
        return { building: named('building') };
      case 'monument':
        return { monument: named('monument') };
      case 'monument_scores':
        return { monument: named('monument'), points: signed(event.amount) };
      case 'skull':
      case 'act':
        return { action: named('gear_action') };
      case 'keep':
        return { wealth: telling.things.map((what) => named('wealth', what)).join(word('web-list-semicolon')) };
      case 'reveal':
        return { tiles: telling.things.map(revealed).join(word('web-list-semicolon')) };
      default:
        return {};
    }
  }

  heading(event: Told): string {
    switch (event.kind) {
      case 'turn':
        return word('tzolkin-show-turn', { turn: event.amount });
      case 'food_day':
        return word('web-tzolkin-food-day', {
          day: word('tzolkin-event-food_day', { amount: event.amount }),
          kind: word(event.amount % 2 === 0 ? 'tzolkin-show-food-points' : 'tzolkin-show-food-goods'),
        });
      case 'day':
        return word('tzolkin-event-day', { amount: event.amount });
      default:
        return word('tzolkin-event-final_scoring');
    }
  }
}
