import { getContext, setContext } from 'svelte';

import type { Cards, Choice, Phrase, Position } from '../api/types';
import { paintOf } from '../shell/marks';
import { listed, text } from '../words.svelte';
import { byThing, groupOf, settledThings, type ThingId } from './things';
import { type Colour, type Figures, type Side, type View } from './view';

export interface TableProps {
  position: Position;
  figures: Figures;
  cards: Cards;
  choices: readonly Choice[];
  /** The action picked but not confirmed yet, if the shell keeps one. */
  chosen: number | null;
  choose: (action: number, following?: number) => void;
}

/** A thing as it is drawn: which card tells of it, and what a piece is called that has no card of its own. */
export interface Drawn {
  thing: ThingId;
  card: string;
  label?: string | undefined;
}

/** The thing pointed at or focused, where it is on the screen, and whether its choices are open. */
export interface Pointed extends Drawn {
  box: DOMRect;
  open: boolean;
}

export const SHAPES: Record<Colour, string> = { red: 'disc', blue: 'square', yellow: 'triangle', black: 'diamond' };

export function seatColour(colour: Colour): string {
  return paintOf(colour);
}

export function pipColour(colour: Colour): string {
  return colour === 'yellow' ? 'var(--obsidian)' : 'var(--pip-light)';
}

/** What every part of the table needs to know: the view, what can be chosen where, what is pointed at. */
export class Table {
  readonly #props: () => TableProps;
  pointed = $state.raw<Pointed | null>(null);
  /** The rotation shown while a pyramid tile is looked at, before it is chosen. */
  rotation = $state(0);
  readonly byThing = $derived.by(() => byThing(this.choices));
  readonly settled = $derived.by(() => settledThings(this.view));

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().position.view as unknown as View;
  }

  get figures(): Figures {
    return this.#props().figures;
  }

  get choices(): readonly Choice[] {
    return this.#props().choices;
  }

  get chosen(): number | null {
    return this.#props().chosen;
  }

  /** The seat that decides now. */
  get decider(): Side | null {
    const seat = this.view.decision?.seat ?? this.view.actor;
    return seat === null ? null : (this.view.players[seat] ?? null);
  }

  /** The heap counts of two players hold for a solo game too (B-2.1). */
  get heapTiles(): Record<string, number> {
    return this.figures.heap_tiles[String(Math.max(2, this.view.options.players))] ?? {};
  }

  name(seat: number): string {
    return text(this.#props().position.sides[seat]?.name ?? '');
  }

  /** What a thing is called. */
  titleOf({ card, label }: Drawn): string {
    const title = this.#props().cards[card]?.title;
    return label ?? (title ? text(title) : '');
  }

  /** Several things of a group by what they are called. */
  titles(group: string, names: readonly string[]): string {
    return listed(names.map((name) => this.titleOf({ thing: '', card: `${group}:${name}` })));
  }

  /** What a good of a seat is called. */
  goodName(seat: number, good: string): string {
    const found = this.#props().position.sides[seat]?.stock.find(({ icon }) => icon === `t-${good}`);
    return found ? text(found.words) : '';
  }

  iconOf({ card }: Drawn): string | null {
    return this.#props().cards[card]?.icon ?? null;
  }

  /** What a thing does, and how it stands now. */
  linesOf({ card }: Drawn): Phrase[] {
    const { cards, position } = this.#props();
    return [...(cards[card]?.lines ?? []), ...(position.notes[card] ?? [])];
  }

  choicesOf(thing: ThingId): Choice[] {
    return this.byThing.get(thing) ?? [];
  }

  isChosen(thing: ThingId): boolean {
    return this.settled.has(thing) || this.choicesOf(thing).some((choice) => choice.action === this.chosen);
  }

  /** The rotations on offer at a place, now or after choosing it. */
  turnsAt(thing: ThingId): Choice[] {
    const here = this.choicesOf(thing);
    return here[0]?.kind === 'place' ? here[0].then : here.filter((choice) => choice.kind === 'turn');
  }

  /** The rotation shown at a place: the one asked for, else the first on offer. */
  turnAt(thing: ThingId): Choice | null {
    const turns = this.turnsAt(thing);
    return turns.find(({ about }) => Number(about['turns']) === this.rotation) ?? turns[0] ?? null;
  }

  turn(by: number): void {
    this.rotation = (this.rotation + by + 4) % 4;
  }

  /** Point at a thing; what lies on the way to an open card does not close it. */
  point(drawn: Drawn, element: Element, open = false): void {
    if (this.pointed?.open && !open) return;
    this.pointed = { ...drawn, box: element.getBoundingClientRect(), open };
  }

  leave(thing: ThingId): void {
    if (this.pointed?.thing === thing && !this.pointed.open) this.pointed = null;
  }

  /** Choose what a thing stands for; if that is more than one action, show them to pick from. */
  activate(drawn: Drawn, element: Element): void {
    const here = this.choicesOf(drawn.thing);
    if (here.length === 0) return;
    if (groupOf(drawn.thing) === 'place') this.#activatePlace(drawn.thing, here);
    else if (here.length === 1) this.choose(here[0]!.action);
    else this.point(drawn, element, true);
  }

  #activatePlace(thing: ThingId, here: Choice[]): void {
    const turn = this.turnAt(thing);
    if (here[0]!.kind === 'place') this.choose(here[0]!.action, turn?.action);
    else if (turn) this.choose(turn.action);
  }

  choose(action: number, following?: number): void {
    this.pointed = null;
    this.#props().choose(action, following);
  }
}

const KEY = Symbol('teotihuacan');

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
