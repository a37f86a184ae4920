/** The choice that waits to be confirmed, so that a reload does not lose it; this tab alone knows it. */

const KEY = 'tonalli-held';

interface Held {
  id: string;
  revision: number;
  notation: string;
}

/** Keep what is chosen at a table, or forget it. */
export function keepHeld(id: string, revision: number, notation: string | null): void {
  try {
    if (notation === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ id, revision, notation } satisfies Held));
  } catch {
    // It holds until the page is left.
  }
}

/** What was chosen at a table as it still is; null if nothing was. */
export function heldBefore(id: string, revision: number): string | null {
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Held | null;
    return held?.id === id && held.revision === revision ? held.notation : null;
  } catch {
    return null;
  }
}
