/** One's seat at a live table: what it shows, what is held back, what is on its way, what was just refused. */

import { cardsOf, notesOf, Refusal, rematch, whyNot } from '../api/client';
import { keep, keptTable, tokensOf } from '../api/kept';
import { Live, type LiveState } from '../api/live';
import type { Cards, Choice, News, Notes, Paragraph, Reason, Said, TableShown, WaitingShown } from '../api/types';
import { telling } from '../moments/telling.svelte';
import { teller } from '../telling/teller.svelte';
import { isCurrent } from './edition.svelte';
import { heldBefore, keepHeld } from './held';
import { handOverTo, isMyDecision, seatName } from './seats';
import { touch } from './screen.svelte';
import { settings } from './settings.svelte';
import { toldOn } from './story';
import { tell, refusalWords, tellRefusal } from './toasts.svelte';
import { listed, setCalled, word } from '../words.svelte';

const FORCED_PAUSE = 350;

/** Whether a choice cannot be taken back once it is made: the turn is over then, another decides, or something is revealed. */
function isFinal({ hands_over, reveals }: Choice): boolean {
  return hands_over || reveals;
}

export class Session {
  shown = $state.raw<TableShown | null>(null);
  story = $state.raw<Paragraph[]>([]);
  /** The room, while the game is still to begin. */
  room = $state.raw<WaitingShown | null>(null);
  /** What was said at the table. */
  words = $state.raw<Said[]>([]);
  /** What the things of this table are and do. */
  cards = $state.raw<Cards>({});
  /** How they stand in a revision of it, once somebody asked. */
  private noted: { revision: number; notes: Promise<Notes> } | null = null;
  state = $state<LiveState>('connecting');
  retryAt = $state<number | null>(null);
  /** Why there is no table, if there is none. */
  refusal = $state.raw<Refusal | null>(null);
  /** A choice that is shown as made and can still be changed: nobody was told of it. */
  held = $state.raw<Choice | null>(null);
  /** Whether it was confirmed while nobody could be told: it is sent when the line is back. */
  waiting = $state(false);
  /** Whether something was sent and nobody knows yet whether it is kept. */
  busy = $state(false);
  /** The seat that says it has the screen for itself. */
  handed = $state<number | null>(null);
  /** The table of the next game, if somebody opened one. */
  next = $state<string | null>(null);
  /** The number of the first event that the last message brought. */
  freshFrom = $state(0);

  readonly choices = $derived(this.shown?.choices ?? []);
  /** What the last message brought. */
  readonly fresh = $derived(this.shown?.events.slice(Math.max(0, this.freshFrom - this.shown.events_from)) ?? []);
  readonly isMine = $derived(this.shown !== null && isMyDecision(this.shown));
  /** Whether it is the turn of whoever decides. */
  readonly inOwnTurn = $derived(this.shown !== null && this.shown.view['active'] === this.shown.actor);
  readonly handOver = $derived(this.shown ? handOverTo(this.shown, this.handed) : null);
  /** Whether nobody can be told of anything now. */
  readonly isCutOff = $derived(this.state === 'lost');
  /** What to say of the choice that waits: is it the end of one's turn, is something revealed, does another decide in it, or is it somebody else's turn? */
  readonly heldWords = $derived.by(() => {
    if (this.held?.ends_turn) return 'web-choice-held';
    if (this.held?.reveals) return 'web-choice-held.reveals';
    if (this.held && !isFinal(this.held)) return 'web-choice-held.preview';
    return this.inOwnTurn ? 'web-choice-held.over' : 'web-choice-held.decision';
  });
  /** The plain end of a turn in which nothing is left but offers to do more, or the only choice there is: the button that confirms says it. */
  readonly ending = $derived.by(() => {
    const sole = this.choices.length === 1 && this.waitsFor(this.choices[0]!) ? this.choices[0]! : null;
    return this.choices.find(({ concludes }) => concludes) ?? sole;
  });

  private readonly live: Live;
  private readonly id: string;
  /** How many events there were when the table was last seen. */
  known = 0;
  private undoing = false;
  private lastRefusal: Refusal | null = null;
  private following: number | null = null;
  /** What was sent and not answered yet. */
  private sent: { choice: string | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.live = new Live(id, () => tokensOf(id), {
      news: (news) => this.hear(news),
      state: (state, retryAt) => {
        this.state = state;
        this.retryAt = retryAt;
        if (state === 'lost' || state === 'refused') this.busy = false;
        if (state === 'refused') this.turnAway();
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  hurry(): void {
    this.live.hurry();
  }

  /** Come to the table again, with what is held now. */
  again(): void {
    this.live.again();
  }

  // ---- hearing -------------------------------------------------------------------------------

  private hear(news: News): void {
    if (news.type === 'refused') {
      this.busy = false;
      this.sent = null;
      this.following = null;
      this.lastRefusal = new Refusal(news.code, news.detail, news.why);
      if (this.shown) tell(refusalWords(news.code));
      else this.refusal = this.lastRefusal;
    } else if (news.type === 'rematch') {
      this.adopt(news.id);
    } else if (news.type === 'waiting') {
      if (isCurrent(news.edition)) this.wait(news);
      else this.rest();
    } else if (news.type === 'presence') {
      const there = <Seat extends object>(seats: Seat[]): Seat[] => seats.map((seat, number) => ({ ...seat, ...news.seats[number] }));
      if (this.room) this.room = { ...this.room, seats: there(this.room.seats), watching: news.watching };
      else if (this.shown) this.shown = { ...this.shown, seats: there(this.shown.seats), events_from: this.known, events: [] };
    } else if (news.type === 'words') {
      const known = this.words.map(({ number }) => number);
      this.words = [...this.words, ...news.words.filter(({ number }) => !known.includes(number))];
    } else if (news.type === 'table') {
      if (isCurrent(news.edition)) this.see(news);
      else this.rest();
    }
  }

  /** Nothing is shown any more: only why. */
  private turnAway(): void {
    this.refusal = this.lastRefusal;
    this.shown = null;
    this.room = null;
  }

  /** The server is another one than this page was loaded from: what is shown stays, and nothing more is asked of it. */
  private rest(): void {
    this.close();
    this.release();
    this.busy = true;
  }

  private wait(room: WaitingShown): void {
    this.refusal = null;
    this.busy = false;
    this.room = room;
    if (Object.keys(keptTable(this.id)?.tokens ?? {}).length > 0) {
      keep({ id: this.id, game: room.game, players: room.seats.length, names: room.seats.map(seatName), seen: Date.now() });
    }
  }

  /** Say something to everybody at the table: words of one's own, or ready ones. */
  say(words: { text: string } | { ready: string }): boolean {
    return this.live.send({ type: 'say', ...words });
  }

  private see(shown: TableShown): void {
    this.room = null;
    const before = this.shown;
    const told = shown.events_from + shown.events.length;
    if (!before) this.freshFrom = told;
    else if (before.revision !== shown.revision) this.freshFrom = Math.max(shown.events_from, Math.min(this.known, told));
    this.known = told;
    this.story = toldOn(this.story, shown.story);
    if (!before) void this.fetchCards();
    this.refusal = null;
    const waited = this.answer(before, shown);
    setCalled(shown.called);
    this.shown = shown;
    if (Object.keys(keptTable(this.id)?.tokens ?? {}).length > 0) {
      keep({
        id: this.id, game: shown.game, players: shown.seats.length, names: shown.seats.map(seatName),
        seen: Date.now(), over: shown.over,
      });
    }
    if (waited) this.play(waited);
    else this.goOn(shown);
  }

  /** Whether what was sent is kept: the table has changed by it, or it never arrived. That somebody came or went is no answer. Gives what waited for the line and can be sent now. */
  private answer(before: TableShown | null, shown: TableShown): Choice | null {
    const { sent, held, waiting } = this;
    const same = before?.revision === shown.revision;
    if (same && this.busy && sent !== null) return null;
    this.busy = false;
    this.sent = null;
    if (same && sent === null) return waiting ? held : null;
    this.drop();
    if (same) this.undoing = false;
    const notation = same ? sent?.choice : before ? null : heldBefore(this.id, shown.revision);
    const still = shown.choices.find((choice) => choice.notation === notation);
    if (still) this.hold(still, shown.revision);
    if (same && sent?.choice) tell(word('web-not-arrived'));
    else if (waiting) tell(word('web-not-sent'));
    return null;
  }

  private async fetchCards(): Promise<void> {
    try {
      this.cards = await cardsOf(this.id, tokensOf(this.id));
    } catch {
      // A table without cards can still be played; whoever comes again asks again.
    }
  }

  /** What follows by itself: the second half of a choice, forced steps, undoing past them. */
  private goOn(shown: TableShown): void {
    clearTimeout(this.timer);
    const sole = shown.choices.length === 1 ? shown.choices[0] : undefined;
    if (this.undoing && sole && shown.can_undo) {
      this.undo();
      return;
    }
    const wasUndoing = this.undoing;
    this.undoing = false;
    const following = shown.choices.find((choice) => choice.action === this.following);
    this.following = null;
    // Whoever touches has seen both halves before confirming them.
    if (following && touch.current) this.play(following);
    else if (following) this.choose(following);
    else if (sole && settings.forced && !wasUndoing && this.handOver === null && !this.waitsFor(sole)) {
      this.timer = setTimeout(() => this.play(sole), FORCED_PAUSE);
    }
  }

  /** Whether the only choice there is has to be confirmed: what it reveals or ends cannot be taken back, nor what was chosen before it. */
  private waitsFor(sole: Choice): boolean {
    const { shown } = this;
    if (!shown || !isFinal(sole)) return false;
    return sole.reveals || ((settings.confirm || this.isKept(sole)) && sole.hands_over && (this.inOwnTurn || shown.can_undo));
  }

  /** How things stand at the table as it is shown: asked for once, when somebody points at one. */
  notes(): Promise<Notes> {
    const revision = this.shown?.revision ?? 0;
    if (this.noted?.revision !== revision) {
      const notes = notesOf(this.id, tokensOf(this.id)).then((told) => (told.revision === revision ? told.notes : {}));
      notes.catch(() => (this.noted = null));
      this.noted = { revision, notes };
    }
    return this.noted.notes;
  }

  /** Why nothing can be done with a thing now. */
  whyNot(thing: string): Promise<Reason[]> {
    return whyNot(this.id, tokensOf(this.id), thing);
  }

  // ---- deciding ------------------------------------------------------------------------------

  /** Choose; what cannot be taken back is held until it is confirmed, and so is everything while nobody can be told. A plan has shown what its steps do. */
  choose(choice: Choice, same = true, planned = false): void {
    if (!this.shown || this.busy || this.handOver !== null) return;
    // Whoever answers has seen enough.
    telling.close();
    teller.end();
    if (touch.current && same && this.held?.notation === choice.notation) this.confirm();
    else if (this.isCutOff || this.holds(choice, planned)) this.hold(choice, this.shown.revision);
    else this.play(choice);
  }

  /** Whether a choice is shown as made until it is confirmed: who touches has no other way to see what it would do. */
  private holds(choice: Choice, planned: boolean): boolean {
    return (touch.current && !planned) || this.isKept(choice) || (settings.confirm && isFinal(choice));
  }

  /** Whether a choice waits whatever somebody likes, who may only do without confirming the end of a turn: what it reveals stays known, and what is chosen before the first turn stays chosen. */
  private isKept({ reveals, hands_over }: Choice): boolean {
    return reveals || (hands_over && this.shown?.view['turn'] === 0);
  }

  private hold(choice: Choice, revision: number): void {
    this.held = choice;
    this.waiting = false;
    keepHeld(this.id, revision, choice.notation);
  }

  /** Choose by the number of an action, and what shall follow it at once. */
  chooseAction(action: number, following?: number): void {
    const choice = this.choices.find((each) => each.action === action);
    if (!choice) return;
    const same = this.following === (following ?? null);
    this.following = following ?? null;
    this.choose(choice, same);
  }

  /** Choose by notation, or by the beginning of one; tells what is wrong. */
  chooseTyped(text: string): boolean {
    const wanted = text.trim().toLowerCase();
    const number = /^\d+$/.test(wanted) ? this.choices[Number(wanted) - 1] : undefined;
    const meant = this.choices.filter((choice) => choice.notation.toLowerCase().startsWith(wanted));
    const exact = this.choices.find((choice) => choice.notation.toLowerCase() === wanted);
    const found = exact ?? number ?? (meant.length === 1 ? meant[0] : undefined);
    if (found && wanted) {
      this.choose(found);
      return true;
    }
    const matches = meant.slice(0, 6).map((choice) => choice.notation);
    tell(meant.length > 1 && wanted ? word('web-typed-ambiguous', { text: wanted, matches: listed(matches) }) : word('web-typed-wrong', { text: wanted }));
    return false;
  }

  confirm(): void {
    const choice = this.held ?? this.ending;
    if (!this.shown || !choice || this.busy) return;
    telling.close();
    if (this.isCutOff) {
      this.hold(choice, this.shown.revision);
      this.waiting = true;
    } else this.play(choice);
  }

  /** What is held is not chosen after all. */
  release(): void {
    this.drop();
    this.following = null;
  }

  private drop(): void {
    if (this.held) keepHeld(this.id, 0, null);
    this.held = null;
    this.waiting = false;
  }

  private play(choice: Choice): void {
    const { shown } = this;
    if (!shown) return;
    clearTimeout(this.timer);
    this.send({ type: 'play', revision: shown.revision, action: choice.notation }, choice);
  }

  /** Send, and wait for the answer; where that cannot be, a choice stays held. */
  private send(message: Record<string, unknown>, choice: Choice | null): void {
    this.busy = this.live.send(message);
    if (this.busy) this.sent = { choice: choice?.notation ?? null };
    else if (choice) this.hold(choice, this.shown!.revision);
    if (!this.busy) tell(word('web-lost'));
  }

  undo(whole = false): void {
    const { shown } = this;
    if (!shown) return;
    clearTimeout(this.timer);
    if (this.held) {
      this.release();
      if (!whole || !shown.can_undo) return;
    }
    if (!shown.can_undo) return;
    this.undoing = true;
    this.send({ type: whole ? 'restart' : 'undo', revision: shown.revision }, null);
  }

  // ---- the next game -------------------------------------------------------------------------

  /** A new table for the same seats: the tokens hold there too. */
  private adopt(id: string): void {
    const table = keptTable(this.id);
    if (table && Object.keys(table.tokens).length > 0) keep({ ...table, id, seen: Date.now(), over: false });
    this.next = id;
  }

  async rematch(): Promise<string | null> {
    try {
      const { id } = await rematch(this.id, tokensOf(this.id));
      this.adopt(id);
      return id;
    } catch (error) {
      tellRefusal(error);
      return null;
    }
  }
}
