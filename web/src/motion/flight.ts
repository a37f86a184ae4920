/** What is seen of events: things that travel over the table, and what the table does between two of them. */

/** A copy of the thing that arrives, or an icon of a sprite with a figure. */
export type Shown = { arrival: true } | { icon: string; text?: string; colour?: string };

export interface Flight {
  show: Shown;
  /** Places passed, each by the names a thing there may have, first and last included; a single one only beats. */
  path: string[][];
  /** A single place turns by so many degrees into how it lies now, instead of growing. */
  turn?: number;
  /** A single place turns over to the side that lies up now. */
  flips?: true;
  /** What is shown breaks at the single place of its path and is gone. */
  breaks?: true;
  /** What is already there and not to be seen before the flight lands; of an arrival it is the arrival. */
  hides?: string[];
  duration: number;
  /** The event it shows, by its place in the list. */
  event?: number;
  /** Flights of one beat start together; the next beat waits for this long. */
  wait: number;
}

/** Something the table does itself: what comes before it lands first, what comes after it waits for its end. */
export interface Interlude {
  /** Its kind, and the number of what it is about; one table knows what that means. */
  interlude: string;
  number: number;
  /** The event that brings it about, by its place in the list. */
  event?: number;
  /** The events it is about, by their places in the list: from the first of them to before the next that is seen otherwise. */
  from?: number;
  until?: number;
}

export type Move = Flight | Interlude;

/** Who can do the interludes of a table. */
export interface Interludes {
  /** All that are to come; the table is shown as it was before them. */
  hold: (coming: readonly Interlude[]) => void;
  play: (interlude: Interlude) => Promise<void>;
  /** More has happened: whatever waits for somebody to go on waits no longer. */
  hurry: () => void;
  /** What is left of them is not shown; more has happened, or somebody has seen enough. */
  release: (more: boolean) => void;
}

export function isInterlude(move: Move): move is Interlude {
  return 'interlude' in move;
}

/** The flights between interludes; the first run is before the first of them. */
export function runsOf(moves: readonly Move[]): { before: Interlude | null; flights: Flight[] }[] {
  const runs: { before: Interlude | null; flights: Flight[] }[] = [{ before: null, flights: [] }];
  for (const move of moves) {
    if (isInterlude(move)) runs.push({ before: move, flights: [] });
    else runs.at(-1)!.flights.push(move);
  }
  return runs;
}
