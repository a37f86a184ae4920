/** What this browser keeps: the tables one sits at, with the tokens that hold the seats. */

export interface KeptTable {
  id: string;
  game: string;
  players: number;
  /** Token by seat. */
  tokens: Record<number, string>;
  /** Names of all seats as they were when the table was last seen. */
  names: string[];
  seen: number;
  over: boolean;
  /** What this browser calls the table, if somebody gave it a name. */
  title: string;
  /** Not shown among one's tables; its seats are kept all the same. */
  hidden: boolean;
}

const KEY = 'tonalli-tables';
const MOST = 60;

/** What a browser that keeps nothing has to remember until the page is closed. */
let remembered: KeptTable[] | null = null;

function read(): KeptTable[] {
  if (remembered) return remembered;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as KeptTable[]).filter((table) => typeof table?.id === 'string') : [];
  } catch {
    return [];
  }
}

function write(tables: KeptTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
    remembered = null;
  } catch {
    // It still plays; the table is only not found again.
    remembered = tables;
  }
}

/** All tables of this browser, the latest first. */
export function keptTables(): KeptTable[] {
  return [...read()].sort((one, other) => other.seen - one.seen);
}

export function keptTable(id: string): KeptTable | null {
  return read().find((table) => table.id === id) ?? null;
}

/** Keep a table, or what is new about it. */
export function keep(change: Partial<KeptTable> & { id: string }): void {
  const known = keptTable(change.id);
  const fresh: KeptTable = {
    game: '', players: 0, names: [], seen: 0, over: false, title: '', hidden: false, ...known, ...change,
    tokens: { ...known?.tokens, ...change.tokens },
  };
  write([fresh, ...read().filter((table) => table.id !== change.id)]);
}

export function forget(id: string): void {
  write(read().filter((table) => table.id !== id));
}

/** The tokens that hold this browser's seats at a table. */
export function tokensOf(id: string): string[] {
  return Object.values(keptTable(id)?.tokens ?? {});
}
