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
  private closed = false;
  /** The table as this socket last told of it: what changes are applied to. */
  private table: TableShown | null = null;
  private readonly wake = (): void => {
    this.tellPresence();
    this.hurry();
  };

  constructor(
    private readonly id: string,
    private readonly tokens: () => string[],
    private readonly handlers: LiveHandlers,
  ) {
    this.pinging = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    addEventListener('online', this.wake);
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
    clearInterval(this.pinging);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** Whether somebody looks at the page: others see it at the seat. */
  private tellPresence(): void {
    this.send({ type: document.visibilityState === 'hidden' ? 'away' : 'here' });
  }

  /** Try at once: the network or the reader is back. */
  hurry(): void {
    if (document.visibilityState === 'hidden' || this.closed || this.socket) return;
    this.attempt = 0;
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

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    this.table = null;
    if (this.attempt === 0) this.handlers.state('connecting', null);
    socket.onopen = () => {
      socket.send(JSON.stringify({ tokens: this.tokens(), changes: true }));
      this.tellPresence();
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
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
      this.socket = null;
      if (this.closed) return;
      if (event.code === REFUSED_CLOSE) {
        this.handlers.state('refused', null);
        return;
      }
      const pause = pauseBefore(this.attempt, Math.random());
      this.attempt += 1;
      this.handlers.state('lost', Date.now() + pause);
      this.timer = setTimeout(() => this.open(), pause);
    };
  }
}
