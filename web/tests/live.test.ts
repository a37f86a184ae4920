import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Live, type LiveState } from '../src/api/live';

/** A socket nobody is at the other end of, unless it is told something. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type?: string }).type ?? 'hello');
  }

  close(): void {
    this.readyState = 3;
  }

  come(): void {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: '{"type": "table"}' });
  }
}

let states: LiveState[];
let live: Live;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  live = new Live('x', () => [], { news: () => undefined, state: (state) => states.push(state) });
  last().come();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a line to the server', () => {
  it('is lost at once when the browser has no network, and tried again', () => {
    dispatchEvent(new Event('offline'));
    expect(states).toEqual(['connecting', 'open', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().come();
    expect(states.at(-1)).toBe('open');
  });

  it('is lost when nobody answers, though nobody closed it', () => {
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toContain('ping');
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('is kept while somebody answers', () => {
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(25_000);
      last().onmessage?.({ data: '{"type": "pong"}' });
    }
    vi.advanceTimersByTime(8_000);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('is tried anew by whoever does not want to wait, even while an attempt hangs', () => {
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(1_000);
    const hanging = last();
    live.hurry();
    expect(hanging.readyState).toBe(3);
    expect(FakeSocket.all).toHaveLength(3);
    last().come();
    live.hurry();
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('is given up and tried again where an attempt leads nowhere', () => {
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(20_000 + 2_000);
    expect(FakeSocket.all).toHaveLength(3);
  });
});
