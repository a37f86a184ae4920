import { getContext, setContext } from 'svelte';

import { byThing, parts, settledThings, type ThingId } from './things';
import type { Choice, Colour, Figures, Side, View } from './view';

export interface TableProps {
  view: View;
  figures: Figures;
  choices: readonly Choice[];
  /** The action picked but not confirmed yet, if the shell keeps one. */
  chosen: number | null;
  names: readonly string[];
  choose: (action: number, following?: number) => void;
}

/** The thing pointed at or focused, where it is on the screen, and whether its choices are open. */
export interface Pointed {
  thing: ThingId;
  box: DOMRect;
  open: boolean;
}

export const SHAPES: Record<Colour, string> = { red: 'disc', blue: 'square', yellow: 'triangle', black: 'diamond' };
const TOKENS: Record<Colour, string> = { red: '0', blue: '1', yellow: '2', black: '3' };

export function seatColour(colour: Colour): string {
  return `var(--seat-${TOKENS[colour]})`;
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
  readonly byThing = $derived.by(() => byThing(this.view, this.choices));
  readonly settled = $derived.by(() => settledThings(this.view));

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
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
    const seat = this.view.decision?.player ?? this.view.actor;
    return seat === null || seat === undefined ? null : (this.view.players[seat] ?? null);
  }

  /** The heap counts of two players hold for a solo game too (B-2.1). */
  get heapTiles(): Record<string, number> {
    return this.figures.heap_tiles[String(Math.max(2, this.view.options.players))] ?? {};
  }

  name(seat: number): string {
    return this.#props().names[seat] ?? String(seat + 1);
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
    return here[0]?.kind === 'place' ? (here[0].then ?? []) : here.filter((choice) => choice.kind === 'turn');
  }

  /** The rotation shown at a place: the one asked for, else the first on offer. */
  turnAt(thing: ThingId): Choice | null {
    const turns = this.turnsAt(thing);
    return turns.find((choice) => choice['turns'] === this.rotation) ?? turns[0] ?? null;
  }

  turn(by: number): void {
    this.rotation = (this.rotation + by + 4) % 4;
  }

  /** Point at a thing; what lies on the way to an open card does not close it. */
  point(thing: ThingId, element: Element, open = false): void {
    if (this.pointed?.open && !open) return;
    this.pointed = { thing, box: element.getBoundingClientRect(), open };
  }

  leave(thing: ThingId): void {
    if (this.pointed?.thing === thing && !this.pointed.open) this.pointed = null;
  }

  /** Choose what a thing stands for; if that is more than one action, show them to pick from. */
  activate(thing: ThingId, element: Element): void {
    const here = this.choicesOf(thing);
    if (here.length === 0) return;
    if (parts(thing)[0] === 'place') this.#activatePlace(thing, here);
    else if (here.length === 1) this.choose(here[0]!.action);
    else this.point(thing, element, true);
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
