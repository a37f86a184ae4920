/** The live side: one socket to a table, opened again and again with growing pauses until it is closed. */

import { applied, type Changes } from './changes';
import type { News, TableShown } from './types';

export type LiveState = 'connecting' | 'open' | 'lost' | 'refused';

export interface LiveHandlers {
  news(message: News): void;
  state(state: LiveState, retryAt: number | null): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
/** A line that says nothing for so long after it was asked is lost, though nobody has closed it. */
const ANSWERS_WITHIN = 8_000;
const COMES_WITHIN = 20_000;
const REFUSED_CLOSE = 4404;

/** The pause before another attempt: doubling, with a little chance so that not everybody comes at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.75 + chance / 2);
}

export class Live {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pinging: ReturnType<typeof setInterval>;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** The table as this socket last told of it: what changes are applied to. */
  private table: TableShown | null = null;
  private readonly wake = (): void => {
    this.tellPresence();
    this.ping();
    this.hurry();
  };
  private readonly cut = (): void => this.lose();

  constructor(
    private readonly id: string,
    private readonly tokens: () => string[],
    private readonly handlers: LiveHandlers,
  ) {
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    addEventListener('online', this.wake);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Say who one is again: after sitting down, the table is shown through other eyes. */
  again(): void {
    this.attempt = 0;
    this.socket?.close();
    this.socket = null;
    this.open();
  }

  send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** Whether somebody looks at the page: others see it at the seat. */
  private tellPresence(): void {
    this.send({ type: document.visibilityState === 'hidden' ? 'away' : 'here' });
  }

  /** Try at once: the network or the reader is back. */
  hurry(): void {
    if (document.visibilityState === 'hidden' || this.closed) return;
    // An attempt that hangs is given up for a fresh one, a line that is open or comes for the first time is not.
    if (this.socket && (this.attempt === 0 || this.socket.readyState === WebSocket.OPEN)) return;
    this.socket?.close();
    // It stays told that the line is lost until it is back.
    this.attempt = Math.min(this.attempt, 1);
    this.open();
  }

  /** News with all of the table in it; none where changes belong to another one than is known, and the whole is asked for. */
  private understood(news: News | Changes): News | null {
    if (news.type !== 'changes') {
      if (news.type === 'table' || news.type === 'waiting') this.table = news.type === 'table' ? news : null;
      return news;
    }
    if (this.table?.revision !== news.from) {
      this.send({ type: 'whole' });
      return null;
    }
    this.table = applied(this.table, news);
    return this.table;
  }

  /** Ask whether anybody is still there: a line that was cut is closed by nobody for minutes. */
  private ping(): void {
    if (!this.send({ type: 'ping' })) return;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), ANSWERS_WITHIN);
  }

  /** The line is gone, whoever noticed: what is there waits, and it is tried again. */
  private lose(): void {
    const socket = this.socket;
    if (!socket || this.closed) return;
    clearTimeout(this.silence);
    this.socket = null;
    socket.close();
    const pause = pauseBefore(this.attempt, Math.random());
    this.attempt += 1;
    this.handlers.state('lost', Date.now() + pause);
    this.timer = setTimeout(() => this.open(), pause);
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    this.table = null;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), COMES_WITHIN);
    if (this.attempt === 0) this.handlers.state('connecting', null);
    socket.onopen = () => {
      socket.send(JSON.stringify({ tokens: this.tokens(), changes: true }));
      this.tellPresence();
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      clearTimeout(this.silence);
      const news = this.understood(JSON.parse(String(message.data)) as News | Changes);
      if (!news) return;
      if (news.type === 'table' || news.type === 'waiting') {
        this.attempt = 0;
        this.handlers.state('open', null);
      }
      this.handlers.news(news);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (this.closed) return;
      if (event.code === REFUSED_CLOSE) {
        this.socket = null;
        this.handlers.state('refused', null);
      } else this.lose();
    };
  }
}
