/** What somebody chooses in the lobby: three questions, each answered already, and what the server says of the answers. */

import { planOf, Refusal } from '../api/client';
import { keptTables } from '../api/kept';
import type { Game, PlanShown, TableRequest } from '../api/types';
import { hasLearnt } from '../learn/progress';
import { settings } from '../shell/settings.svelte';

export const WAYS = ['learn', 'solo', 'computers', 'screen', 'online'] as const;
export type Way = (typeof WAYS)[number];

/** Whether somebody never sat at a table of a game nor finished its lesson. */
export function isNewTo(game: Game): boolean {
  return !hasLearnt(game.name) && !keptTables().some((table) => table.game === game.name);
}

export interface SeatPlan {
  kind: string;
  name: string;
  /** The one that was chosen, if any. */
  colour?: string | null;
}

export interface ClockPlan {
  /** Minutes for each seat; 0: no clock. */
  minutes: number;
  ends: 'shown' | 'computer';
}

/** What is remembered of one game and way. */
interface Answers {
  seats: SeatPlan[];
  options: Record<string, unknown>;
}

interface Remembered {
  game: string;
  way: Way;
  drawn: boolean;
  clock: ClockPlan;
  answers: Record<string, Answers>;
}

const KEY = 'tonalli-lobby';
const NEW: Remembered = { game: '', way: 'learn', drawn: false, clock: { minutes: 0, ends: 'shown' }, answers: {} };

function remembered(): Remembered {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>) };
  } catch {
    return { ...NEW };
  }
}

/** How many players a game can have. */
export function countsOf(game: Game): number[] {
  return (game.options.find(({ name }) => name === 'players')?.allowed ?? []).map(Number);
}

/** The ways a game can be played: one without an opponent of its own has no solo game. */
export function waysOf(game: Game): Way[] {
  return WAYS.filter((way) => way !== 'solo' || countsOf(game).includes(1));
}

export class LobbyPlan {
  game = $state.raw<Game | null>(null);
  way = $state<Way>('learn');
  seats = $state<SeatPlan[]>([]);
  options = $state.raw<Record<string, unknown>>({});
  drawn = $state(false);
  clock = $state<ClockPlan>({ minutes: 0, ends: 'shown' });
  /** What the server says of it. */
  shown = $state.raw<PlanShown | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  readonly counts = $derived(this.game ? countsOf(this.game).filter((count) => count > 1) : []);
  private readonly kept = remembered();
  /** How often another game or way was picked; answers to what was asked before that count no more. */
  private picked = 0;
  private asking = Promise.resolve();

  constructor(readonly games: Game[]) {
    this.drawn = this.kept.drawn;
    this.clock = { ...this.kept.clock };
    const game = games.find(({ name }) => name === this.kept.game) ?? games[0];
    if (game) this.pick(game, this.kept.way === 'learn' && hasLearnt(game.name) ? 'solo' : this.kept.way);
  }

  /** Another game or way: with what was answered there last. */
  pick(game: Game, way: Way): void {
    const possible = waysOf(game);
    this.picked += 1;
    this.game = game;
    this.way = possible.includes(way) ? way : 'computers';
    const answers = this.kept.answers[`${game.name} ${this.way}`];
    this.options = answers?.options ?? this.usualOptions(game);
    this.seats = this.usualSeats(answers?.seats ?? []);
    void this.ask();
  }

  /** Another game, in the way that was picked; whoever is new to it begins with its lesson. */
  pickGame(game: Game): void {
    this.pick(game, isNewTo(game) ? 'learn' : this.way === 'learn' && hasLearnt(game.name) ? 'solo' : this.way);
  }

  /** Whoever is new to a game begins with the setup for a first one, where the rules have it. */
  private usualOptions(game: Game): Record<string, unknown> {
    const setup = game.options.find(({ name }) => name === 'setup');
    return setup?.allowed?.includes('first') && isNewTo(game) ? { setup: 'first' } : {};
  }

  private usualSeats(known: SeatPlan[]): SeatPlan[] {
    const own = { kind: 'person', name: known[0]?.name || settings.name, colour: known[0]?.colour ?? null };
    if (this.way === 'solo') return [own];
    if (this.way === 'learn') return [own, { kind: this.game?.bots[0] ?? 'person', name: '' }];
    const kinds = ['person', 'open', ...(this.game?.bots ?? [])];
    const fit = known.filter(({ kind }) => kinds.includes(kind));
    const seats = this.counts.includes(fit.length) ? fit : [];
    if (seats.length === 0) return [{ kind: 'person', name: settings.name }, this.newSeat(1, [])];
    return seats.map((seat, number) => ({ ...seat, name: seat.name || (number === 0 ? settings.name : '') }));
  }

  private newSeat(number: number, others: readonly SeatPlan[]): SeatPlan {
    if (this.way === 'screen') return { kind: 'person', name: '' };
    if (this.way === 'online') return { kind: 'open', name: '' };
    return { kind: this.game?.usual ?? 'person', name: this.freeName(number, others) };
  }

  private freeName(number: number, others: readonly SeatPlan[]): string {
    const names = this.game?.names ?? [];
    const free = names.filter((name) => !others.some((seat) => seat.name === name) && name !== settings.name);
    return free[0] ?? names[number % names.length] ?? '';
  }

  get canAdd(): boolean {
    return this.counts.includes(this.seats.length + 1);
  }

  get canDrop(): boolean {
    return this.counts.includes(this.seats.length - 1);
  }

  add(): void {
    this.seats = [...this.seats, this.newSeat(this.seats.length, this.seats)];
    void this.ask();
  }

  drop(number: number): void {
    this.seats = this.seats.filter((_, each) => each !== number);
    void this.ask();
  }

  /** A seat goes to the place before it: another colour, and earlier in the first round. */
  raise(number: number): void {
    const seats = [...this.seats];
    [seats[number - 1], seats[number]] = [seats[number]!, seats[number - 1]!];
    this.seats = seats;
    void this.ask();
  }

  change(number: number, change: Partial<SeatPlan>): void {
    const before = this.seats[number]!;
    const isBot = this.game?.bots.includes(change.kind ?? before.kind) ?? false;
    const named = isBot && !before.name && change.name === undefined ? { name: this.freeName(number, this.seats) } : {};
    this.seats = this.seats.map((seat, each) => (each === number ? { ...seat, ...named, ...change } : seat));
    void this.ask();
  }

  /** Another colour for a seat; whoever has it already gets this seat's for it. Everybody keeps what is shown otherwise. */
  paint(number: number, colour: string): void {
    const sides = this.shown?.sides ?? [];
    const shown = this.seats.map((seat, each) => sides[each]?.colour ?? seat.colour ?? null);
    const before = shown[number] ?? null;
    this.seats = this.seats.map((seat, each) => {
      const mine = shown[each] ?? null;
      return { ...seat, colour: each === number ? colour : mine === colour ? before : mine };
    });
    void this.ask();
  }

  choose(option: string, value: unknown): void {
    void this.ask({}, { [option]: value });
  }

  switch(module: string, on: boolean): void {
    void this.ask({ module, on });
  }

  /** Ask the server how it all goes together, one question after the other: each goes on from the answer before it. */
  private ask(change: { module?: string; on?: boolean } = {}, chosen: Record<string, unknown> = {}): Promise<void> {
    const picked = this.picked;
    this.asking = this.asking.then(() => (picked === this.picked ? this.answer(change, chosen, picked) : undefined));
    return this.asking;
  }

  private async answer(change: { module?: string; on?: boolean }, chosen: Record<string, unknown>, picked: number): Promise<void> {
    if (!this.game) return;
    const options = { ...this.options, ...chosen };
    const seats = this.seats.map(({ kind, name, colour }) => ({ kind, name: name.trim(), colour: colour ?? null }));
    try {
      const shown = await planOf({ game: this.game.name, options, seats, on: true, ...change });
      if (picked !== this.picked) return;
      this.shown = shown;
      this.options = shown.options;
      this.refusal = null;
      this.remember();
    } catch (error) {
      if (picked === this.picked) this.refusal = error instanceof Refusal ? error : new Refusal('failed', '');
    }
  }

  /** Once everything that was chosen has been answered. */
  settled(): Promise<void> {
    return this.asking;
  }

  remember(): void {
    if (!this.game) return;
    const { kept } = this;
    kept.game = this.game.name;
    kept.way = this.way;
    kept.drawn = this.drawn;
    kept.clock = { ...this.clock };
    kept.answers[`${this.game.name} ${this.way}`] = { seats: this.seats.map((seat) => ({ ...seat })), options: this.options };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing asks again.
    }
  }

  /** What the server is asked to open. */
  request(): TableRequest {
    const waiting = this.way === 'online';
    const { minutes, ends } = this.clock;
    return {
      game: this.game!.name,
      options: { ...this.options, players: this.seats.length },
      // Everybody plays in the colour they have seen, whoever begins; a free seat's is for whoever comes.
      seats: this.seats.map(({ kind, name, colour }, number) => ({
        kind, name: name.trim(), colour: kind === 'open' ? null : (this.shown?.sides[number]?.colour ?? colour ?? null),
      })),
      listed: false,
      waiting,
      drawn: this.drawn && !waiting && this.seats.length > 1,
      clock: waiting && minutes > 0 ? { seat: minutes * 60, turn: 30, ends } : null,
      seed: null,
    };
  }
}
