import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applied, type Changes } from '../src/api/changes';
import { Live } from '../src/api/live';
import type { News } from '../src/api/types';

const TABLE = {
  type: 'table', revision: 4, turn: 1, edition: 'x',
  view: { turn: 1, players: [{ cocoa: 1 }] },
  notes: { 'board:forest': [{ key: 'a' }], 'board:quarry': [{ key: 'b' }] },
  labels: {},
};

function changes(more: Partial<Changes>): Changes {
  return { type: 'changes', from: 4, fields: {}, entries: {}, gone: {}, ...more };
}

describe('what changed of a table', () => {
  it('takes the place of what was there, entry by entry', () => {
    const after = applied(TABLE, changes({
      fields: { revision: 5, turn: 2 },
      entries: { view: { turn: 2 }, notes: { 'board:nobles': [] } },
      gone: { notes: ['board:forest'] },
    }));
    expect(after.revision).toBe(5);
    expect(after.view).toEqual({ turn: 2, players: [{ cocoa: 1 }] });
    expect(after.notes).toEqual({ 'board:quarry': [{ key: 'b' }], 'board:nobles': [] });
    expect(after.labels).toBe(TABLE.labels);
  });

  it('leaves the table before as it was', () => {
    const before = structuredClone(TABLE);
    applied(TABLE, changes({ fields: { turn: 9 }, gone: { notes: ['board:forest'] } }));
    expect(TABLE).toEqual(before);
  });
});

describe('a socket that hears what changed', () => {
  class Socket {
    static readonly OPEN = 1;
    static last: Socket;
    readyState = 1;
    sent: unknown[] = [];
    onopen?: () => void;
    onmessage?: (message: { data: string }) => void;
    constructor() {
      Socket.last = this;
    }
    send(text: string): void {
      this.sent.push(JSON.parse(text));
    }
    close(): void {}
    hear(news: unknown): void {
      this.onmessage?.({ data: JSON.stringify(news) });
    }
  }
  let heard: News[];
  let live: Live;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Socket);
    heard = [];
    live = new Live('t', () => ['k'], { news: (news) => heard.push(news), state: () => undefined });
    Socket.last.onopen?.();
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  it('asks for changes, and tells of whole tables', () => {
    expect(Socket.last.sent[0]).toEqual({ tokens: ['k'], changes: true });
    Socket.last.hear(TABLE);
    Socket.last.hear(changes({ fields: { revision: 5 } }));
    Socket.last.hear(changes({ from: 5, entries: { view: { turn: 3 } } }));
    expect(heard.map((news) => news.type)).toEqual(['table', 'table', 'table']);
    expect(heard[2]).toEqual({ ...TABLE, revision: 5, view: { ...TABLE.view, turn: 3 } });
  });

  it('asks for the whole where changes belong to another table', () => {
    Socket.last.hear(TABLE);
    Socket.last.hear(changes({ from: 3, fields: { revision: 9 } }));
    expect(heard).toHaveLength(1);
    expect(Socket.last.sent.at(-1)).toEqual({ type: 'whole' });
    Socket.last.hear({ ...TABLE, revision: 9 });
    expect(heard[1]).toMatchObject({ revision: 9 });
  });
});
