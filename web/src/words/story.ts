/** Events as lines to read: one paragraph a turn, what is alike told together, every cause said once. */

import { hasWord, word, type Arguments } from '../words.svelte';
import type { Told } from './events';
import type { Sources } from './sources';
import { listed, plain, signed, type Wording } from './wording';

const ADDED = new Set(['gain', 'pay', 'score']);

/** One thing to tell: an event, or several alike. */
export class Telling {
  readonly events: Told[];
  amount: number;

  constructor(readonly event: Told, readonly first: number) {
    this.events = [event];
    this.amount = event.amount;
  }

  get things(): string[] {
    return this.events.map((event) => event.what);
  }
}

/** Some words about events; the first of them is known by its number. */
export interface Phrase {
  text: string;
  events: Told[];
  first: number;
}

/** Phrases of one seat, or of nobody; quiet lines say what is only of interest to some. */
export interface Line {
  seat: number | null;
  quiet: boolean;
  phrases: Phrase[];
}

/** A turn, an eclipse, a day: its heading, whose it is, and what happened. */
export interface Paragraph {
  kind: string;
  heading: string;
  seat: number | null;
  /** The number of its first event: paragraphs keep it while the story grows. */
  first: number;
  lines: Line[];
}

export interface Habits {
  /** Kinds that begin a paragraph of their own. */
  headings: ReadonlySet<string>;
  /** Nobody's doing: told in a line of their own. */
  ofTheTable: ReadonlySet<string>;
  /** Headings below which everything nobody does stands in lines of its own. */
  apart: ReadonlySet<string>;
  /** Kinds that begin something new within a paragraph: nothing before them is added up with what follows. */
  breaks: ReadonlySet<string>;
  /** Kinds that are told as a list. */
  listed: ReadonlySet<string>;
  /** The same, whatever stands between them. */
  listedInATurn: ReadonlySet<string>;
  /** Kind and clause, one after the other: only where they lead is told. */
  stepped: ReadonlySet<string>;
  /** Kinds that are put together, by the name of the words that frame them. */
  gathered: Readonly<Record<string, ReadonlySet<string>>>;
  /** Kinds that stand below the paragraph of a turn. */
  below: ReadonlySet<string>;
}

export abstract class Storyteller {
  abstract readonly habits: Habits;

  constructor(readonly wording: Wording, readonly sources: Sources) {}

  // ---- what a game says ----------------------------------------------------------------------

  /** Whether an event is worth a word. */
  abstract isTold(event: Told): boolean;

  /** What the words of an event need besides the usual. */
  abstract arguments(telling: Telling): Arguments;

  /** A place of the game, or what the event says. */
  abstract placeName(where: string): string;

  /** The beginning of a paragraph. */
  abstract heading(event: Told): string;

  places(telling: Telling): string {
    return listed(telling.events.map((event) => this.placeName(event.where)));
  }

  /** Whether an event of a listed kind belongs into the list. */
  isAlike(_telling: Telling, _event: Told): boolean {
    return true;
  }

  /** What is told, in the order it is told. */
  arranged(tellings: Telling[]): Telling[] {
    return tellings;
  }

  /** Events with marks that only the story needs. */
  marked(events: readonly Told[]): Told[] {
    return [...events];
  }

  // ---- in words ------------------------------------------------------------------------------

  causeOf(event: Told): string {
    return this.sources.causeOf(event.why, event.kind);
  }

  points(parts: number): string {
    return signed(this.sources.points(parts));
  }

  /** It in words, without its player. */
  phrase(telling: Telling): string {
    const { event } = telling;
    const key = `${this.wording.game}-event-${event.kind}`;
    if (!hasWord(key)) return this.inGeneral(event);
    const args: Arguments = {
      amount: telling.amount,
      count: telling.events.length,
      what: plain(event.what),
      where: event.where,
      cause: this.causeOf(event),
      place: event.where ? this.placeName(event.where) : 'none',
      places: this.places(telling),
    };
    if (event.kind === 'gain' || event.kind === 'pay') args['good'] = this.wording.named('good', event.what);
    if (event.kind === 'score') args['points'] = this.points(telling.amount);
    Object.assign(args, this.arguments(telling));
    return word(this.wording.special(key, event.why.replaceAll('.', '-')), args);
  }

  /** An event of a kind there are no words for: what it says of itself. */
  private inGeneral(event: Told): string {
    const details = [plain(event.what), event.amount ? String(event.amount) : '', this.placeName(event.where)];
    return word('cli-event-other', {
      kind: plain(event.kind),
      details: listed(details) || 'none',
      cause: event.why ? this.causeOf(event) : 'none',
    });
  }

  /** Goods or points without their cause. */
  change(telling: Telling): string {
    const { event, amount } = telling;
    const { game } = this.wording;
    if (event.kind === 'score') return word(`${game}-brings-points`, { points: this.points(amount) });
    return word(`${game}-amount-${event.kind}`, { amount, good: this.wording.named('good', event.what) });
  }

  // ---- together ------------------------------------------------------------------------------

  /** Whether an event can be told in the same words; then it is. */
  private takes(telling: Telling, event: Told): boolean {
    const first = telling.event;
    if (first.kind !== event.kind || first.player !== event.player) return false;
    if (ADDED.has(event.kind) && first.what === event.what && this.causeOf(first) === this.causeOf(event)) {
      telling.amount += event.amount;
      telling.events.push(event);
      return true;
    }
    if (first.why !== event.why) return false;
    const { stepped, listed: asList, listedInATurn } = this.habits;
    if (stepped.has(`${event.kind} ${event.why}`) && first.what === event.what && first.where === event.where) {
      telling.amount = event.amount;
      return true;
    }
    if ((asList.has(event.kind) || listedInATurn.has(event.kind)) && this.isAlike(telling, event)) {
      telling.events.push(event);
      return true;
    }
    return false;
  }

  private isAddedInATurn(event: Told): boolean {
    const { listedInATurn, stepped } = this.habits;
    return ADDED.has(event.kind) || listedInATurn.has(event.kind) || stepped.has(`${event.kind} ${event.why}`);
  }

  /** What is told: events alike in a row as one, goods and points of one cause in a turn as one. */
  private merged(events: readonly Told[]): Telling[] {
    const tellings: Telling[] = [];
    const numbers = new Map(events.map((event, number) => [event, number]));
    let begin = 0;
    let number = 0;
    this.marked(events).forEach((event) => {
      number = numbers.get(event) ?? number;
      const last = tellings.at(-1);
      if (!this.isTold(event) || (last && this.takes(last, event))) return;
      if (this.habits.headings.has(event.kind) || this.habits.breaks.has(event.kind)) begin = tellings.length + 1;
      const earlier = this.isAddedInATurn(event) ? tellings.slice(begin) : [];
      if (!earlier.some((telling) => this.takes(telling, event))) tellings.push(new Telling(event, number));
    });
    return this.arranged(tellings);
  }

  /** The frame a kind is put into; empty for most. */
  private frameOf(kind: string): string {
    return Object.entries(this.habits.gathered).find(([, kinds]) => kinds.has(kind))?.[0] ?? '';
  }

  /** Goods and points that one cause brings a player one after the other, and what is put together. */
  private grouped(tellings: Telling[]): Telling[][] {
    const groups: Telling[][] = [];
    for (const telling of tellings) {
      const { event } = telling;
      const group = groups.at(-1);
      const last = group?.at(-1)?.event;
      const framed = this.habits.gathered[this.frameOf(event.kind)];
      const together =
        last !== undefined &&
        ((last.player === event.player && this.causeOf(last) === this.causeOf(event) &&
          ADDED.has(last.kind) && ADDED.has(event.kind)) ||
          (framed?.has(last.kind) ?? false));
      if (together) group?.push(telling);
      else groups.push([telling]);
    }
    return groups;
  }

  /** A group in words, its cause said once. */
  private phrases(group: Telling[]): string {
    const [head] = group;
    if (!head) return '';
    const frame = this.frameOf(head.event.kind);
    if (frame) {
      return word(`${this.wording.game}-event-${frame}`, { parts: listed(group.map((each) => this.phrase(each))) });
    }
    if (group.length === 1) return this.phrase(head);
    return word(`${this.wording.game}-event-changes`, {
      changes: listed(group.map((each) => this.change(each))),
      cause: this.causeOf(head.event),
    });
  }

  // ---- paragraphs ----------------------------------------------------------------------------

  /** Paragraphs with a heading for each turn and the like; changes of other players name them. */
  story(events: readonly Told[]): Paragraph[] {
    const paragraphs: Paragraph[] = [];
    let apart = false;
    let below: Line[] = [];
    const current = (first: number): Paragraph => {
      const last = paragraphs.at(-1);
      if (last) return last;
      const opening: Paragraph = { kind: 'opening', heading: word('web-log-setup'), seat: null, first, lines: [] };
      paragraphs.push(opening);
      return opening;
    };
    const finish = (): void => {
      paragraphs.at(-1)?.lines.push(...below);
      below = [];
    };
    for (const group of this.grouped(this.merged(events))) {
      const [head] = group;
      if (!head) continue;
      const { event, first } = head;
      const phrase = { text: this.phrases(group), events: group.flatMap((each) => each.events), first };
      if (this.habits.headings.has(event.kind)) {
        finish();
        const seat = event.player >= 0 ? event.player : null;
        paragraphs.push({ kind: event.kind, heading: this.heading(event), seat, first, lines: [] });
        apart = this.habits.apart.has(event.kind);
        continue;
      }
      const paragraph = current(first);
      if (this.habits.below.has(event.kind)) {
        below.push({ seat: null, quiet: true, phrases: [phrase] });
        continue;
      }
      const line = paragraph.lines.at(-1);
      const speaker = line ? line.seat : paragraph.seat;
      const isOwn = apart || this.habits.ofTheTable.has(event.kind);
      const seat = event.player < 0 ? (isOwn ? null : speaker) : event.player;
      if (line && !line.quiet && line.seat === seat) line.phrases.push(phrase);
      else paragraph.lines.push({ seat, quiet: false, phrases: [phrase] });
    }
    finish();
    return paragraphs;
  }
}

/** Habits of a game; what is not said is empty. */
export function habits(given: Partial<Habits>): Habits {
  const none = new Set<string>();
  return {
    headings: none, ofTheTable: none, apart: none, breaks: none, listed: none, listedInATurn: none, stepped: none,
    gathered: {}, below: none, ...given,
  };
}
