import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';

import { keep } from '../src/api/kept';
import type { Choice, TableShown } from '../src/api/types';
import { touch } from '../src/shell/screen.svelte';
import { Session } from '../src/shell/session.svelte';
import { set } from '../src/shell/settings.svelte';
import { toasts } from '../src/shell/toasts.svelte';
import { scene, speakEnglish } from './fixtures';

beforeAll(() => speakEnglish());

/** A socket that writes down what is sent. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    // That somebody looks at the page or away from it is no matter of choices.
    if (message['type'] !== 'here' && message['type'] !== 'away') this.sent.push(message);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const position = scene('turn-3').shown;
const choice = (notation: string, rest: Partial<Choice> = {}): Choice =>
  ({ ...position.choices[0]!, action: notation.length, notation, kind: 'to', ends_turn: false, hands_over: false, concludes: false, reveals: false, ...rest });
const ENDING = choice('collect', { kind: 'collect', ends_turn: true, hands_over: true });
const HANDING = choice('push:1', { kind: 'push', hands_over: true });
const PASSING = choice('pass', { kind: 'pass', ends_turn: true, hands_over: true });
const PLAIN = choice('to:forest');
const REVEALING = choice('reveal', { kind: 'use', reveals: true });

/** A real message, as it would be if this browser held the first seat, which decides. */
function table(rest: Partial<TableShown> = {}): TableShown {
  return {
    ...position, id: 'x', revision: 1, seat: 0, actor: 0, choices: [PLAIN, ENDING], can_undo: true, events_from: 0, events: [],
    seats: position.seats.map((seat, number) => ({ ...seat, mine: number === 0 })), ...rest,
  };
}

let session: Session;

function socket(): FakeSocket {
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  localStorage.clear();
  sessionStorage.clear();
  keep({ id: 'x', tokens: { 0: 'a'.repeat(20) } });
  toasts.list = [];
  set('confirm', true);
  set('forced', true);
  session = new Session('x');
  socket().onopen?.();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a live table', () => {
  it('says first which seats are held', () => {
    expect(socket().sent).toEqual([{ tokens: ['a'.repeat(20)], changes: true }]);
  });

  it('plays a choice as it was shown', () => {
    socket().tell(table());
    session.choose(PLAIN);
    expect(socket().sent.at(-1)).toEqual({ type: 'play', revision: 1, action: 'to:forest' });
    expect(session.busy).toBe(true);
  });

  it('shows whoever touches a choice first, but plays the steps of a plan up to the last', () => {
    vi.spyOn(touch, 'current', 'get').mockReturnValue(true);
    socket().tell(table());
    session.choose(PLAIN);
    expect([session.held?.notation, socket().sent.length]).toEqual(['to:forest', 1]);
    session.release();
    session.choose(PLAIN, true, true);
    expect(socket().sent.at(-1)).toEqual({ type: 'play', revision: 1, action: 'to:forest' });
    socket().tell(table({ revision: 2 }));
    session.choose(ENDING, true, true);
    expect([session.held?.notation, socket().sent.length]).toEqual(['collect', 2]);
    vi.restoreAllMocks();
  });

  it('holds back what ends the turn until it is confirmed', () => {
    socket().tell(table());
    session.choose(ENDING);
    expect([session.held?.notation, socket().sent.length]).toEqual(['collect', 1]);
    session.confirm();
    expect(socket().sent.at(-1)).toMatchObject({ type: 'play', action: 'collect' });
  });

  it('holds back to pass as well, and confirms by itself only the plain end of a turn', () => {
    socket().tell(table({ choices: [PLAIN, PASSING] }));
    expect(session.ending).toBeNull();
    session.confirm();
    session.choose(PASSING);
    expect([session.held?.notation, socket().sent.length]).toEqual(['pass', 1]);
    socket().tell(table({ revision: 2, choices: [PLAIN, { ...PASSING, concludes: true }] }));
    expect(session.ending?.notation).toBe('pass');
    session.confirm();
    expect(socket().sent.at(-1)).toMatchObject({ type: 'play', action: 'pass' });
  });

  it('holds back what lets another decide, and says what it is', () => {
    const inTurn = (active: number): TableShown => table({ choices: [PLAIN, ENDING, HANDING], view: { ...position.view, active } });
    socket().tell(inTurn(0));
    session.choose(ENDING);
    expect(session.heldWords).toBe('web-choice-held');
    session.choose(HANDING);
    expect([session.held?.notation, session.heldWords, socket().sent.length]).toEqual(['push:1', 'web-choice-held.over', 1]);
    socket().tell({ ...inTurn(1), revision: 2 });
    session.choose(HANDING);
    expect([session.held?.notation, session.heldWords]).toEqual(['push:1', 'web-choice-held.decision']);
  });

  it('holds back what reveals something, and what can no longer be taken back because of a step without alternative', () => {
    socket().tell(table({ choices: [PLAIN, REVEALING] }));
    session.choose(REVEALING);
    expect([session.held?.notation, session.heldWords, socket().sent.length]).toEqual(['reveal', 'web-choice-held.reveals', 1]);
    socket().tell(table({ revision: 2, choices: [HANDING], view: { ...position.view, active: -2 } }));
    vi.advanceTimersByTime(1000);
    expect([session.ending?.notation, socket().sent.length]).toEqual(['push:1', 1]);
    socket().tell(table({ revision: 3, choices: [HANDING], can_undo: false, view: { ...position.view, active: -2 } }));
    vi.advanceTimersByTime(1000);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'play', revision: 3, action: 'push:1' });
  });

  it('lets what is held be changed until it is confirmed', () => {
    socket().tell(table({ choices: [ENDING, HANDING] }));
    session.choose(ENDING);
    session.choose(HANDING);
    expect([session.held?.notation, socket().sent.length]).toEqual(['push:1', 1]);
    session.confirm();
    expect(socket().sent.at(-1)).toMatchObject({ action: 'push:1' });
  });

  it('still holds after a reload what was held before, if the table is the same', () => {
    socket().tell(table());
    session.choose(ENDING);
    session.close();
    session = new Session('x');
    socket().tell(table());
    expect(session.held?.notation).toBe('collect');
    session.close();
    session = new Session('x');
    socket().tell(table({ revision: 2 }));
    expect(session.held).toBeNull();
  });

  it('is busy until what was sent is answered: that somebody comes is no answer', () => {
    socket().tell(table());
    session.choose(PLAIN);
    socket().tell(table());
    expect(session.busy).toBe(true);
    socket().tell(table({ revision: 2 }));
    expect([session.busy, toasts.list]).toEqual([false, []]);
  });

  it('says what did not arrive, and holds it; nothing is said of what did', () => {
    const lose = (): void => {
      socket().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(2000);
    };
    socket().tell(table());
    session.choose(PLAIN);
    lose();
    socket().tell(table());
    expect([session.held?.notation, session.heldWords, session.busy]).toEqual(['to:forest', 'web-choice-held.preview', false]);
    expect(toasts.list.map(({ text }) => text)).toEqual(['That did not arrive, and nothing has changed. Confirm to send it again.']);
    toasts.list = [];
    session.confirm();
    lose();
    socket().tell(table({ revision: 2 }));
    expect([session.held, toasts.list]).toEqual([null, []]);
  });

  it('lets one choose and confirm while the line is cut, and sends it when it is back', () => {
    const cut = (): void => void socket().onclose?.({ code: 1006 });
    socket().tell(table());
    cut();
    session.choose(PLAIN);
    session.choose(ENDING);
    session.confirm();
    expect([session.held?.notation, session.waiting]).toEqual(['collect', true]);
    vi.advanceTimersByTime(2000);
    expect(socket().sent).toEqual([]);
    socket().tell(table());
    expect(socket().sent.at(-1)).toMatchObject({ type: 'play', action: 'collect' });
    socket().tell(table({ revision: 2 }));
    cut();
    session.choose(ENDING);
    session.confirm();
    vi.advanceTimersByTime(2000);
    socket().tell(table({ revision: 5 }));
    expect([session.held, session.waiting, socket().sent]).toEqual([null, false, []]);
    expect(toasts.list.at(-1)?.text).toContain('was not sent');
  });

  it('takes what it asked of another back while that one decides', () => {
    socket().tell(table({ actor: 1, choices: [] }));
    session.undo();
    expect(socket().sent.at(-1)).toEqual({ type: 'undo', revision: 1 });
  });

  it('lets go of what is held by undo, before anything is taken back', () => {
    socket().tell(table());
    session.choose(ENDING);
    session.undo();
    expect([session.held, socket().sent.length]).toEqual([null, 1]);
    session.undo();
    expect(socket().sent.at(-1)).toEqual({ type: 'undo', revision: 1 });
  });

  it('plays at once when nothing is to be confirmed', () => {
    set('confirm', false);
    socket().tell(table());
    session.choose(ENDING);
    expect(socket().sent.at(-1)).toMatchObject({ action: 'collect' });
  });

  it('holds back what reveals something, and what is chosen before the first turn, whatever is to be confirmed', () => {
    set('confirm', false);
    socket().tell(table({ choices: [PLAIN, REVEALING, { ...ENDING, reveals: true }] }));
    session.choose(REVEALING);
    expect([session.held?.notation, socket().sent.length]).toEqual(['reveal', 1]);
    session.undo();
    socket().tell(table({ revision: 2, choices: [PLAIN, HANDING], view: { ...position.view, turn: 0 } }));
    session.choose(HANDING);
    expect([session.held?.notation, socket().sent.length]).toEqual(['push:1', 1]);
    // Who does without confirming the end of a turn still confirms the one after which something is revealed.
    socket().tell(table({ revision: 3, choices: [PLAIN, { ...ENDING, reveals: true }] }));
    session.choose({ ...ENDING, reveals: true });
    expect([session.held?.notation, socket().sent.length]).toEqual(['collect', 1]);
    session.confirm();
    expect(socket().sent.at(-1)).toMatchObject({ action: 'collect' });
  });

  it('takes a step without alternative by itself, but not right after undoing to it', () => {
    socket().tell(table({ choices: [PLAIN] }));
    vi.advanceTimersByTime(1000);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'play', action: 'to:forest' });
    socket().tell(table({ revision: 2 }));
    session.undo();
    socket().tell(table({ revision: 3, choices: [PLAIN], can_undo: false }));
    vi.advanceTimersByTime(1000);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'undo' });
  });

  it('undoes past a step without alternative', () => {
    socket().tell(table());
    session.undo();
    socket().tell(table({ revision: 2, choices: [PLAIN] }));
    expect(socket().sent.slice(-2)).toEqual([{ type: 'undo', revision: 1 }, { type: 'undo', revision: 2 }]);
  });

  it('plays what follows a choice at once', () => {
    const turn = choice('turn:1', { kind: 'turn', about: { turns: 1 } });
    socket().tell(table());
    session.chooseAction(PLAIN.action, turn.action);
    socket().tell(table({ revision: 2, choices: [turn, choice('turn:33')] }));
    expect(socket().sent.at(-1)).toEqual({ type: 'play', revision: 2, action: 'turn:1' });
  });

  it('understands notation, its beginning, and numbers', () => {
    socket().tell(table({ choices: [PLAIN, choice('to:gold'), choice('worship:gold.tile')] }));
    expect(session.chooseTyped('to')).toBe(false);
    expect(toasts.list.at(-1)?.text).toContain('to:forest, to:gold');
    expect(session.chooseTyped('nonsense')).toBe(false);
    expect(session.chooseTyped('to:g')).toBe(true);
    expect(socket().sent.at(-1)).toMatchObject({ action: 'to:gold' });
  });

  it('keeps the story straight over undo and coming back', () => {
    const told = (first: number) => ({ kind: 'turn', heading: { key: 'x' }, seat: 0, first, lines: [] });
    const event = { kind: 'turn', seat: 0, turn: 1, why: 'T-4.1' } as const;
    const seen = (): [number[], number, number] => [session.story.map(({ first }) => first), session.freshFrom, session.fresh.length];
    socket().tell(table({ events: [event, event], story: { from: 0, paragraphs: [told(0), told(1)] } }));
    expect(seen()).toEqual([[0, 1], 2, 0]);
    socket().tell(table({ revision: 2, events_from: 2, events: [event], story: { from: 1, paragraphs: [told(1), told(2)] } }));
    expect(seen()).toEqual([[0, 1, 2], 2, 1]);
    socket().tell(table({ revision: 2, events_from: 3, events: [], story: { from: 2, paragraphs: [told(2)] } }));
    expect(seen()).toEqual([[0, 1, 2], 2, 0]);
    socket().tell(table({ revision: 3, events_from: 2, events: [], story: { from: 1, paragraphs: [told(1)] } }));
    expect(seen()).toEqual([[0, 1], 2, 0]);
    socket().tell(table({ revision: 4, events_from: 0, events: [event, event, event], story: { from: 0, paragraphs: [told(0), told(1), told(2)] } }));
    expect(seen()).toEqual([[0, 1, 2], 2, 1]);
  });

  it('fetches the cards of the table once', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('{"board:gold": {}}')));
    vi.stubGlobal('fetch', fetched);
    socket().tell(table());
    socket().tell(table({ revision: 2 }));
    await vi.waitFor(() => expect(Object.keys(session.cards)).toEqual(['board:gold']));
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/tables/x/cards', expect.objectContaining({ method: 'POST', body: expect.stringContaining('tokens') }));
  });

  it('tells refusals in words people read, not in the engine\'s own', () => {
    socket().tell(table());
    session.choose(PLAIN);
    socket().tell({ type: 'refused', code: 'changed', detail: 'why' });
    expect(session.busy).toBe(false);
    expect(toasts.list.at(-1)).toMatchObject({ text: 'The table had changed meanwhile: this is how it is now.', detail: '' });
  });

  it('hears who is there without the table, and tells nothing again', () => {
    socket().tell(table());
    socket().tell(table({ revision: 2, events_from: 0, events: position.events.slice(0, 1) }));
    expect(session.fresh).toHaveLength(1);
    const there = { online: false, presence: 'gone', since: 5 };
    socket().tell({ type: 'presence', seats: position.seats.map(() => there), watching: 0 });
    expect(session.shown!.seats.map(({ presence, since }) => [presence, since])).toEqual(position.seats.map(() => ['gone', 5]));
    expect(session.shown!.seats[0]!.mine).toBe(true);
    expect([session.shown!.revision, session.fresh, session.choices.length]).toEqual([2, [], 2]);
  });

  it('shows nothing more to whoever is turned away, only why', () => {
    socket().tell(table());
    socket().tell({ type: 'refused', code: 'no-onlookers', detail: '' });
    expect(session.shown).not.toBeNull();
    socket().onclose?.({ code: 4404 });
    expect([session.shown, session.refusal?.code]).toEqual([null, 'no-onlookers']);
  });

  it('says why there is no table', () => {
    socket().tell({ type: 'refused', code: 'no-such-table', detail: '' });
    socket().onclose?.({ code: 4404 });
    expect([session.refusal?.code, session.state]).toEqual(['no-such-table', 'refused']);
  });

  it('comes back after the connection was lost', () => {
    socket().tell(table());
    const first = socket();
    first.onclose?.({ code: 1006 });
    expect(session.state).toBe('lost');
    vi.advanceTimersByTime(2000);
    expect(socket()).not.toBe(first);
    socket().onopen?.();
    socket().tell(table());
    expect(session.state).toBe('open');
  });

  it('holds the seats at the next table too', () => {
    socket().tell(table());
    socket().tell({ type: 'rematch', id: 'y' });
    expect(session.next).toBe('y');
    expect(JSON.parse(localStorage.getItem('tonalli-tables') ?? '[]')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'y', tokens: { 0: 'a'.repeat(20) } })]),
    );
  });
});
