/** Pointing at things of a table: what their cards tell, and what can be chosen there. */

import { getContext, setContext } from 'svelte';

import type { Argument, Cards, Choice, Closed, Notes, Phrase, Position, Reason, View } from '../api/types';
import { signOf, type Sign } from '../signs/sign';
import { past, type Midway } from '../telling/past.svelte';
import { listed, text, word } from '../words.svelte';
import { onCard } from './onCard';
import { byThing, type ThingId } from './things';

export interface TableProps {
  position: Position;
  figures: Record<string, unknown>;
  cards: Cards;
  choices: readonly Choice[];
  /** The action picked but not confirmed yet, if the shell keeps one. */
  chosen: number | null;
  onchoose: (action: number, following?: number) => void;
  /** Why nothing can be done with a thing now; asked only while one decides. */
  why?: ((thing: ThingId) => Promise<Reason[]>) | undefined;
  /** How things stand, where the position does not tell it. */
  notes?: (() => Promise<Notes>) | undefined;
}

/** A thing as it is drawn: which card tells of it, and what a piece is called that has no card of its own. */
export interface Drawn {
  thing: ThingId;
  card: string;
  label?: string | undefined;
  /** Whether what it does is written on it, so that its card need not say it again. */
  told?: boolean | undefined;
}

/** The thing pointed at or focused, where it is on the screen, and whether its choices are open. */
export interface Pointed extends Drawn {
  box: DOMRect;
  open: boolean;
  /** Whether it was touched, so that its card stays until something else is. */
  pinned: boolean;
  /** Whether it lies where cards have a place of their own. */
  aside: boolean;
}

/** What every part of a table needs to know: what can be chosen where, what is pointed at, what its card says. */
export class Pointing {
  protected readonly props: () => TableProps;
  pointed = $state.raw<Pointed | null>(null);
  readonly byThing = $derived.by(() => byThing(this.props().choices));

  /** How things stand in a position, once it was asked for. */
  private noted = $state.raw<{ position: Position; notes: Notes } | null>(null);

  constructor(props: () => TableProps) {
    this.props = props;
  }

  /** The table as it is, also while it is drawn as it was. */
  get latest(): Position {
    return this.props().position;
  }

  /** The table as far as what others did was told. */
  readonly position: Position = $derived.by(() => {
    const board = past.board(this.latest);
    const midway = past.midway(board);
    return midway ? { ...board, view: this.midway(midway, board.view) } : board;
  });

  /** Whether it is drawn as it was: what can be done now does not glow meanwhile. */
  get isPast(): boolean {
    return this.position !== this.latest;
  }

  /** The table in the midst of what a decision led to; where a game cannot tell, as it was after all of it. */
  protected midway(_midway: Midway, after: View): View {
    return after;
  }

  get choices(): readonly Choice[] {
    return this.props().choices;
  }

  /** The position in which a seat is shown: as far as what others did was told. */
  seen(seat: number): Position {
    return past.of(seat, this.latest);
  }

  /** How much a seat has of something in such a position, by its icon: without what is told later. */
  has(seat: number, icon: string, amount: number): number {
    return amount - past.ahead(seat, icon);
  }

  name(seat: number): string {
    return text(this.position.sides[seat]?.name ?? '');
  }

  // ---- cards ---------------------------------------------------------------------------------

  /** What a thing is called. */
  titleOf({ card, label }: Pick<Drawn, 'card' | 'label'>): string {
    const title = this.props().cards[card]?.title;
    return label ?? (title ? text(title) : '');
  }

  /** The same for words that put it into a form of their own. */
  titled(card: string): Argument {
    return this.props().cards[card]?.title ?? '';
  }

  /** Several things of a group by what they are called. */
  titles(group: string, names: readonly string[]): string {
    return listed(names.map((name) => this.titleOf({ card: `${group}:${name}` })));
  }

  iconOf({ card }: Pick<Drawn, 'card'>): string | null {
    return this.props().cards[card]?.icon ?? null;
  }

  /** The rule that tells of a thing. */
  clauseOf({ card }: Pick<Drawn, 'card'>): string | null {
    return this.props().cards[card]?.clause ?? null;
  }

  /** What is printed on a thing. */
  sign(card: string): Sign {
    return signOf(this.props().cards, card);
  }

  /** What a thing does, and how it stands now. */
  linesOf({ card, told }: Pick<Drawn, 'card' | 'told'>): Phrase[] {
    const asked = this.noted?.position === this.position ? this.noted.notes : {};
    return [...(told ? [] : (this.props().cards[card]?.lines ?? [])), ...((this.position.notes ?? asked)[card] ?? [])];
  }

  /** Find out how things stand, for the card of the one that is pointed at. */
  async takeNotes(): Promise<void> {
    const { position, notes } = this.props();
    if (position.notes || !notes) return;
    const told = await notes().catch(() => null);
    if (told) this.noted = { position, notes: told };
  }

  // ---- choices -------------------------------------------------------------------------------

  choicesOf(thing: ThingId): Choice[] {
    return this.byThing.get(thing) ?? [];
  }

  /** What is there about a thing and cannot be chosen now, as far as it belongs to the question. */
  closedOf(thing: ThingId): readonly Closed[] {
    const { choices, position } = this.props();
    return choices.length === 0 || this.choicesOf(thing).length > 0 ? [] : (position.closed ?? []).filter((each) => each.thing === thing);
  }

  isChosen(thing: ThingId): boolean {
    return this.choicesOf(thing).some((choice) => choice.action === this.props().chosen);
  }

  /** What was picked but not confirmed yet. */
  get held(): Choice | null {
    const { choices, chosen } = this.props();
    return choices.find(({ action }) => action === chosen) ?? null;
  }

  /** The choices a card offers for its thing. */
  offered(thing: ThingId): Choice[] {
    return this.choicesOf(thing);
  }

  /** A thing for those who listen: what it is called, with how it stands now, or what choosing it does, with its figures, if that is one thing only. */
  said(drawn: Drawn): string {
    const name = this.titleOf(drawn);
    const here = this.choicesOf(drawn.thing);
    const [only] = here;
    const label = this.position.labels[drawn.thing];
    if (!only) return label && drawn.label === undefined ? text(label) : name;
    if (here.length > 1) return word('web-thing.many', { name, count: here.length });
    const figures = [...only.costs, ...only.gains].map((each) => text(each.words));
    const words = text(only.words);
    return figures.length > 0 ? word('web-option', { words, figures: listed(figures) }) : words;
  }

  /** The card, for whoever listens, while it tells of a thing. */
  describes(thing: ThingId): string | undefined {
    return this.pointed?.thing === thing ? CARD : undefined;
  }

  /** Why nothing can be chosen about a thing. */
  async reasonsFor(thing: ThingId): Promise<Reason[]> {
    const { choices, why } = this.props();
    if (!why || choices.length === 0 || this.choicesOf(thing).length > 0) return [];
    return why(thing).catch(() => []);
  }

  /** Point at a thing; what lies on the way to a card that is open, or stays, does not close it. */
  point(drawn: Drawn, element: Element, open = false, pinned = false): void {
    const isOther = this.pointed !== null && this.pointed.thing !== drawn.thing;
    if ((this.pointed?.open || this.pointed?.pinned || (isOther && onCard.isThere)) && !open && !pinned) return;
    onCard.isThere = false;
    this.pointed = { ...drawn, box: element.getBoundingClientRect(), open, pinned, aside: element.closest('[data-cards-aside]') !== null };
  }

  /** Tell of a thing that was touched, or clicked where nothing can be chosen: its card stays. */
  tell(drawn: Drawn, element: Element): void {
    this.point(drawn, element, false, true);
  }

  /** A thing is no longer pointed at; its card stays while the pointer is on it. */
  leave(thing: ThingId, at?: MouseEvent): void {
    if (this.pointed?.thing === thing && !this.pointed.open && !this.pointed.pinned && !onCard.goes(at)) this.pointed = null;
  }

  /** Choose what a thing stands for; if that is more than one action, show them to pick from. */
  activate(drawn: Drawn, element: Element): void {
    const here = this.choicesOf(drawn.thing);
    if (here.length === 1) this.choose(here[0]!.action);
    else if (here.length > 1) this.point(drawn, element, true);
  }

  choose(action: number, following?: number): void {
    this.pointed = null;
    this.props().onchoose(action, following);
  }
}

/** The card in the page. */
export const CARD = 'thing-card';

const KEY = Symbol('table');

export function provide<Table extends Pointing>(table: Table): Table {
  return setContext(KEY, table);
}

export function usePointing(): Pointing {
  return getContext<Pointing>(KEY);
}
