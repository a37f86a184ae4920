/** What somebody has learnt, kept in this browser: decisions that were explained, lessons begun and finished. */

const SEEN = 'tonalli-explained';
const LESSONS = 'tonalli-lessons';

interface Begun {
  /** The table of a lesson that was begun. */
  table?: string;
  /** How far it was read there. */
  step?: number;
  done?: boolean;
}

function read<T>(key: string, usual: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T ?? usual;
  } catch {
    return usual;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It holds until the page is left.
  }
}

let seen: Set<string> | null = null;

/** Whether a kind of decision was explained before. */
export function hasSeen(kind: string): boolean {
  seen ??= new Set(read<string[]>(SEEN, []));
  return seen.has(kind);
}

export function see(kind: string): void {
  if (hasSeen(kind)) return;
  seen!.add(kind);
  write(SEEN, [...seen!]);
}

/** Explain everything anew. */
export function forgetSeen(): void {
  seen = new Set();
  write(SEEN, []);
}

const lessons = (): Record<string, Begun> => read<Record<string, Begun>>(LESSONS, {});

function keep(game: string, change: Begun): void {
  const all = lessons();
  write(LESSONS, { ...all, [game]: { ...all[game], ...change } });
}

/** Whether the lesson of a game was finished, or left for the game itself. */
export function hasLearnt(game: string): boolean {
  return lessons()[game]?.done === true;
}

export function hasLearntAny(): boolean {
  return Object.values(lessons()).some(({ done }) => done);
}

export function learn(game: string): void {
  write(LESSONS, { ...lessons(), [game]: { done: true } });
}

/** The table at which a lesson goes on. */
export function lessonTable(game: string): string | null {
  return lessons()[game]?.table ?? null;
}

export function beginLesson(game: string, table: string, step: number): void {
  keep(game, { table, step });
}

/** The step that was read last. */
export function lessonStep(game: string): number {
  return lessons()[game]?.step ?? 0;
}

export function readTo(game: string, step: number): void {
  keep(game, { step });
}
