import type { Argument, Choice, View as Seen } from '../api/types';
import { Pointing, usePointing, type Drawn, type TableProps } from '../pointing/pointing.svelte';
import type { ThingId } from '../pointing/things';
import { inkOf, paintOf } from '../shell/marks';
import { past, type Midway } from '../telling/past.svelte';
import { layoutOf, type Layout } from './geometry';
import { inTheMidst } from './midst';
import { groupOf, settledThings } from './things';
import { goodsOf, type Colour, type Figures, type Side, type TableEvent, type View } from './view';

export const SHAPES: Record<Colour, string> = { red: 'disc', blue: 'square', yellow: 'triangle', black: 'diamond' };

export function seatColour(colour: Colour): string {
  return paintOf(colour);
}

export function pipColour(colour: Colour): string {
  return inkOf(colour);
}

/** What the middle of the table can show. */
export type StageName = 'pyramid' | 'empire';

const EMPIRE_EVENTS = ['warrior_added', 'warrior_moves', 'settle', 'trail'];
const PYRAMID_EVENTS = ['build', 'decorate'];

/** The table of Teotihuacan: also a place of the pyramid can be pointed at, with a rotation of the tile. */
export class Table extends Pointing {
  /** The rotation shown while a pyramid tile is looked at, before it is chosen. */
  rotation = $state(0);
  /** What is on stage, if two things share it. */
  stage = $state<StageName>('pyramid');
  /** Where everything lies, with the modules of this game. */
  readonly layout: Layout = $derived(layoutOf('altars' in this.view, 'empire' in this.view));
  readonly settled = $derived.by(() => settledThings(this.view));

  constructor(props: () => TableProps) {
    super(props);
  }

  get view(): View {
    return this.position.view as unknown as View;
  }

  get figures(): Figures {
    return this.props().figures as unknown as Figures;
  }

  protected override midway({ before, told }: Midway, after: Seen): Seen {
    return inTheMidst(before as unknown as View, told as readonly TableEvent[], after as unknown as View) as unknown as Seen;
  }

  /** What is to be decided: one's own question also while the table is drawn as it was. */
  get decision(): View['decision'] {
    return this.choices.length > 0 ? (this.latest.view as unknown as View).decision : this.view.decision;
  }

  /** A side as far as what it did was told. */
  sideOf(seat: number): Side {
    const seen = this.seen(seat);
    const side = (seen.view as unknown as View).players[seat]!;
    const pieces = seen === this.latest || past.isAtMoment(seat) ? side : this.view.players[seat]!;
    const goods = goodsOf(side).map(({ good, amount }) => [good, this.has(seat, `t-${good}`, amount)] as const);
    return { ...pieces, ...Object.fromEntries(goods), points: this.has(seat, 't-points', side.points) };
  }

  /** The seat that decides now. */
  get decider(): Side | null {
    const seat = this.decision?.seat ?? this.view.actor;
    return seat === null ? null : (this.view.players[seat] ?? null);
  }

  /** The heap counts go by the sides at the table, whoever plays them. */
  get heapTiles(): Record<string, number> {
    return this.figures.heap_tiles[String(this.view.players.length)] ?? {};
  }

  /** What a good of a seat is called. */
  goodName(seat: number, good: string): Argument {
    return this.position.sides[seat]?.stock.find(({ icon }) => icon === `t-${good}`)?.words ?? '';
  }

  /** What should be on stage: what is to be decided there, else what just happened there. */
  stageFor(events: readonly TableEvent[]): StageName | null {
    const groups = [...this.byThing.keys()].map(groupOf);
    if (groups.includes('region') || this.decision?.step === 'claim-drawn') return 'empire';
    if (groups.includes('place') || groups.includes('decoration_space')) return 'pyramid';
    const last = events.findLast(({ kind }) => EMPIRE_EVENTS.includes(kind) || PYRAMID_EVENTS.includes(kind));
    return last ? (EMPIRE_EVENTS.includes(last.kind) ? 'empire' : 'pyramid') : null;
  }

  override isChosen(thing: ThingId): boolean {
    return this.settled.has(thing) || super.isChosen(thing);
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

  /** Of a place only the rotation that is shown there. */
  override offered(thing: ThingId): Choice[] {
    const turn = groupOf(thing) === 'place' ? this.turnAt(thing) : null;
    return turn ? [turn] : super.offered(thing);
  }

  /** A place is chosen together with the rotation shown there. */
  override activate(drawn: Drawn, element: Element): void {
    const [first] = this.choicesOf(drawn.thing);
    const turn = this.turnAt(drawn.thing);
    if (groupOf(drawn.thing) !== 'place') super.activate(drawn, element);
    else if (first?.kind === 'place') this.choose(first.action, turn?.action);
    else if (turn) this.choose(turn.action);
  }
}

export function useTable(): Table {
  return usePointing() as Table;
}
