import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { TableShown } from '../src/api/types';
import { isOutdated } from '../src/shell/edition.svelte';
import { Session } from '../src/shell/session.svelte';
import { scene, speakEnglish } from './fixtures';

beforeAll(() => speakEnglish());

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')));

const shown = scene('turn-3').shown;
const table = (edition: string, revision: number): TableShown => ({ ...shown, id: 'x', edition, revision });

describe('a page that was loaded from an older server', () => {
  let session: Session;
  afterEach(() => session.close());

  it('keeps what it shows, chooses nothing more and asks to be loaded again', () => {
    document.head.innerHTML = '<meta name="tonalli-edition" content="old" />';
    session = new Session('x');
    FakeSocket.last.tell(table('old', 1));
    expect([session.shown?.revision, session.busy, isOutdated()]).toEqual([1, false, false]);

    FakeSocket.last.tell(table('new', 2));
    expect([session.shown?.revision, session.busy, isOutdated()]).toEqual([1, true, true]);
    expect(FakeSocket.last.closed).toBe(true);
  });
});
