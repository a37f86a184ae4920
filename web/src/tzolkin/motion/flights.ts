/** What events look like: workers that slide, goods that fly, markers that move on. Pure; nothing is drawn here. */

import type { TzolkinEvent, TzolkinView } from '../../api/shapes';
import type { Flight, Interlude, Move, Shown } from '../../motion/flight';
import type { SeatMark } from '../../shell/marks';
import { signed } from '../../words.svelte';
import { action, hand, jungle, level, owned, points, seatPlace, spaceOf, standing, step, stock, type Place } from './places';

export const FAST = 220;
export const SLIDE = 250;
export const STEADY = 320;
export const SLOW = 450;
const BREAK = 300;
const FLIP = 300;
const BEAT = 90;
/** So many of a good are seen flying; the figure says how many there are. */
const MOST = 3;
const QUARTERS = 4;

/** What is needed to know where things come from and how they look. */
export interface Drawing {
  /** The position after the events. */
  view: TzolkinView;
  /** The one before them, if it was seen. */
  before: TzolkinView | null;
  mark: (seat: number) => SeatMark;
  iconOf: (card: string) => string | null;
  /** Whether an event is told by a moment instead, by its place in the list. */
  inMoment?: (index: number) => number | null;
}

/** An event kind by its name. */
type Told<Kind extends TzolkinEvent['kind']> = Extract<TzolkinEvent, { kind: Kind }>;

/** What is known of a gain, a payment or a score besides its clause. */
interface Cause {
  item: string;
  seat: number | null;
  /** The placement that comes next, if it does. */
  placed: Told<'place'> | null;
}

/** Where something comes from or goes to by its clause, or the beginning of one; whatever else, to where something happens. */
const BY_CLAUSE: readonly (readonly [clause: string, place: (cause: Cause) => Place | null])[] = [
  ['Z-2.12', ({ seat }) => [`wealth_tiles:${seat}`, `seat:${seat}`]],
  ['Z-4.4', ({ placed }) => placed && spaceOf(placed.target, placed.space)],
  ['Z-4.5', () => ['gear:start']],
  ['Z-4.6', () => ['gear_corn', 'gear:start']],
  ['Z-5.4', ({ placed }) => placed && spaceOf(placed.target, placed.space)],
  ['Z-11.2', ({ seat }) => hand(seat)],
  ['Z-11.3', ({ seat }) => hand(seat)],
  ['Z-11.7', () => ['term:temple', 'temple:chaac', 'step:quetzalcoatl:0']],
  ['Z-11.9', ({ item }) => [`temple:${item}`, `step:${item}:0`]],
  ['Z-11.10', ({ item }) => [`temple:${item}`, `step:${item}:0`]],
  ['Z-13.', ({ seat }) => seatPlace(seat)],
  ['P-6.1', ({ item }) => [`prophecy:${item}`, 'term:prophecies']],
  ['P-7.16', ({ seat }) => [`income:${seat}`, `seat:${seat}`]],
  ['P-10.', ({ placed }) => placed && spaceOf(placed.target, placed.space)],
];

function placeByClause(why: string, cause: Cause): Place | null {
  const [, place] = BY_CLAUSE.find(([clause]) => clause === why || (clause.endsWith('.') && why.startsWith(clause))) ?? [];
  return place?.(cause) ?? null;
}

/** The moves of some events in their order: flights, with the days and moments between them. */
class Course {
  readonly moves: Move[] = [];
  /** Where the latest thing was earned, or has to be paid. */
  private here: Place = ['gear:start'];
  private readonly steps = new Map<string, number>();
  private tab: string | null = null;
  private holder: number | null;

  constructor(private readonly events: readonly TzolkinEvent[], private readonly drawing: Drawing) {
    this.holder = drawing.before?.calendar.starting_player ?? null;
    const moment = drawing.inMoment ?? (() => null);
    let telling: Interlude | null = null;
    events.forEach((event, i) => {
      const number = moment(i);
      const seen = this.moves.length;
      if (number === null) this.show(event, i);
      else if (telling?.number !== number || telling !== this.moves.at(-1)) {
        telling = { interlude: 'moment', number, from: i };
        this.moves.push(telling);
      }
      for (let move = seen; move < this.moves.length; move += 1) this.moves[move]!.event = i;
      // What is seen in the midst of a moment waits for what comes before it, and the moment for it.
      if (telling && telling.until === undefined && number === null && this.moves.length > seen && this.later(i, moment, telling.number)) telling.until = i;
    });
  }

  private later(i: number, moment: (index: number) => number | null, number: number): boolean {
    return this.events.some((_, index) => index > i && moment(index) === number);
  }

  private fly(show: Shown, path: Place[], duration: number, wait = BEAT, hides?: Place): void {
    this.moves.push({ show, path, duration, wait, ...(hides ? { hides } : {}) });
  }

  private worker(seat: number | null): Shown {
    const mark = seat === null ? null : this.drawing.mark(seat);
    return mark ? { icon: `z-worker-${mark.shape}`, colour: mark.colour } : { icon: 'z-dummy', colour: 'var(--neutral-0)' };
  }

  /** Days that pass after an event: a worker rides on by so many teeth before it is where the view has it. */
  private daysAfter(i: number): number {
    return this.events.slice(i + 1).filter(({ kind }) => kind === 'day').length;
  }

  private next<Kind extends TzolkinEvent['kind']>(i: number, kind: Kind, within = Infinity): Told<Kind> | null {
    const { seat } = this.events[i]!;
    const found = this.events.slice(i + 1, i + 1 + within).find((event) => event.kind === kind && event.seat === seat);
    return (found as Told<Kind> | undefined) ?? null;
  }

  /** Where a marker stood before it reached a step. */
  private from(track: string, seat: number | null, now: number, before: number | undefined): number {
    const key = `${track}:${seat}`;
    const was = this.steps.get(key) ?? before ?? now - 1;
    this.steps.set(key, now);
    return was;
  }

  private icon(card: string, otherwise: string): string {
    return this.drawing.iconOf(card) ?? otherwise;
  }

  /** Where a building lay: the gap it left, or what has taken its place. */
  private displayed(building: string): Place {
    const place = this.drawing.before?.buildings.indexOf(building) ?? -1;
    const now = place >= 0 ? this.drawing.view.buildings[place] : null;
    return [...(place >= 0 ? [`gap:${place}`] : []), ...(now ? [`building:${now}`] : []), 'stack:buildings', 'gap:0'];
  }

  private show(event: TzolkinEvent, i: number): void {
    const { seat } = event;
    const arrival = { arrival: true } as const;
    switch (event.kind) {
      case 'turn':
        this.here = seatPlace(seat);
        break;
      case 'act':
        this.here = action(event.action);
        break;
      case 'quick':
        this.here = [`quick_tile:${event.tile}`, 'gear:quick'];
        break;
      case 'place': {
        const places = standing(event.target, event.space, this.daysAfter(i));
        this.fly(this.worker(seat), [hand(seat), places], STEADY, FAST, places.slice(0, 1));
        break;
      }
      case 'take_up':
        this.here = spaceOf(event.target, event.space);
        this.fly(this.worker(seat), [this.here, hand(seat)], SLIDE, BEAT);
        break;
      case 'worker':
        this.fly(this.worker(seat), [[`workers_in_reserve:${seat}`, ...this.here], hand(seat)], STEADY);
        break;
      case 'dummy':
        this.fly(this.worker(null), [[`gear:${event.gear}`], standing(event.gear, event.tooth, this.daysAfter(i))], STEADY);
        break;
      case 'gain': {
        const from = this.placeOf(event, i);
        for (let n = 0; n < Math.min(event.amount, MOST); n++) {
          this.fly({ icon: `z-${event.good}`, ...(n === 0 ? { text: signed(event.amount) } : {}) }, [from, stock(seat, event.good)], STEADY);
        }
        break;
      }
      case 'pay':
        this.fly({ icon: `z-${event.good}`, text: signed(-event.amount) }, [stock(seat, event.good), this.placeOf(event, i)], FAST);
        break;
      case 'score':
        this.fly({ icon: 'z-points', text: signed(event.quarters / QUARTERS) }, [this.placeOf(event, i), points(seat)], SLOW);
        break;
      case 'monument_scores':
        this.fly({ icon: 'z-points', text: signed(event.points) }, [owned(seat, `monument:${event.monument}`), points(seat)], SLOW);
        break;
      case 'temple': {
        const { temple } = event;
        const was = this.from(temple, seat, event.step, seat === null ? undefined : this.drawing.before?.players[seat]?.temples[temple as 'chaac']);
        const marker = `marker:${temple}:${seat}`;
        this.here = step(temple, event.step);
        this.fly(this.worker(seat), [step(temple, was), [marker, ...this.here]], STEADY, FAST, [marker]);
        break;
      }
      case 'step_lost':
        this.fly(arrival, [[`marker:${event.temple}:${seat}`, ...step(event.temple, event.step)]], STEADY);
        break;
      case 'technology': {
        const { technology } = event;
        const was = this.from(technology, seat, event.level, seat === null ? undefined : this.drawing.before?.players[seat]?.technologies[technology as 'theology']);
        const marker = `marker:${technology}:${seat}`;
        this.fly(this.worker(seat), [level(technology, was), [marker, ...level(technology, event.level)]], STEADY, FAST, [marker]);
        break;
      }
      case 'build': {
        const card = `building:${event.building}`;
        this.here = owned(seat, card);
        this.fly({ icon: this.icon(card, 'z-building') }, [this.displayed(event.building), this.here], SLOW, STEADY, this.here.slice(0, 1));
        break;
      }
      case 'monument': {
        const card = `monument:${event.monument}`;
        this.here = owned(seat, card);
        this.fly({ icon: this.icon(card, 'z-monument') }, [[`built:${event.monument}`, card, 'term:monument'], this.here], SLOW, STEADY, this.here.slice(0, 1));
        break;
      }
      case 'renovate': {
        const following = this.next(i, 'build');
        const place = following ? owned(seat, `building:${following.building}`) : seatPlace(seat);
        this.moves.push({ show: { icon: this.icon(`building:${event.building}`, 'z-building') }, path: [place], breaks: true, duration: BREAK, wait: BREAK });
        break;
      }
      case 'skull': {
        const skull = `skull:${event.action}`;
        this.fly({ icon: 'z-skull' }, [stock(seat, 'skull'), [skull, ...action(event.action)]], STEADY, FAST, [skull]);
        break;
      }
      case 'corn_tile':
      case 'wood_tile': {
        const kind = event.kind === 'corn_tile' ? 'corn' : 'wood';
        this.fly({ icon: `z-harvest-${kind}` }, [jungle(event.space), [`${kind}_tiles:${seat}`, ...seatPlace(seat)]], STEADY, FAST);
        break;
      }
      case 'burn':
        this.moves.push({ show: { icon: 'z-burn' }, path: [jungle(event.space)], breaks: true, duration: BREAK, wait: FAST });
        break;
      case 'refuse':
        this.moves.push({ show: { icon: 'z-refuse' }, path: [this.here], breaks: true, duration: BREAK, wait: FAST });
        break;
      case 'reveal':
        if (event.place === 'display' && !event.why.startsWith('Z-2')) this.fly(arrival, [['stack:buildings'], [`building:${event.tile}`, `display:building:${event.tile}`]], SLIDE);
        break;
      case 'gear_corn':
        if (event.corn > 0) this.fly({ icon: 'z-corn', text: signed(1) }, [['gear:start'], ['gear_corn', 'gear:start']], SLIDE);
        break;
      case 'marker': {
        const flag = `start_flag:${seat}`;
        const from = this.holder !== null && this.holder !== seat ? seatPlace(this.holder) : ['start_flag', 'gear:start'];
        this.holder = seat;
        if (!event.why.startsWith('Z-2')) this.fly({ icon: 'z-starting-player' }, [from, [flag, ...seatPlace(seat)]], STEADY, FAST, [flag]);
        break;
      }
      case 'board':
        this.moves.push({ show: arrival, path: [[`double_advance:${seat}`]], flips: true, duration: FLIP, wait: FLIP });
        break;
      case 'day':
        this.moves.push({ interlude: 'day', number: event.day });
        break;
      case 'tribe':
        this.fly(arrival, [[`tribe:${event.tribe}`]], STEADY);
        break;
      case 'keep':
        this.fly(arrival, [[`wealth_tiles:${seat}`]], STEADY);
        break;
      case 'prophecy_ends':
        this.tab = event.prophecy;
        break;
      case 'prophecy': {
        const tab = `prophecy:${event.prophecy}`;
        if (this.tab) this.fly({ icon: 'z-in-force' }, [[`prophecy:${this.tab}`], [tab]], STEADY, STEADY);
        else this.fly(arrival, [[tab]], STEADY);
        break;
      }
      case 'quick_tile':
        if (event.why !== 'P-10.4') this.fly(arrival, [[`coming:${this.lastDay(i)}`, `day:${this.lastDay(i)}`, 'gear:start'], [`quick_tile:${event.tile}`]], SLOW, STEADY);
        break;
      default:
        // Told in words alone.
        break;
    }
  }

  /** Where something was earned, or is paid: as its clause says, else where something happens. */
  private placeOf(event: Told<'gain' | 'pay' | 'score'>, i: number): Place {
    const placed = event.kind === 'pay' ? this.next(i, 'place', 1) : null;
    return placeByClause(event.why, { item: 'item' in event ? event.item : '', seat: event.seat, placed }) ?? this.here;
  }

  private lastDay(i: number): number {
    const days = this.events.slice(0, i).filter((event) => event.kind === 'day');
    return days.at(-1)?.day ?? this.drawing.view.calendar.day;
  }
}

/** How some events look, in their order. */
export function movesOf(events: readonly TzolkinEvent[], drawing: Drawing): Move[] {
  return new Course(events, drawing).moves;
}

/** The flights alone. */
export function flightsOf(events: readonly TzolkinEvent[], drawing: Drawing): Flight[] {
  return movesOf(events, drawing).filter((move): move is Flight => 'path' in move);
}
