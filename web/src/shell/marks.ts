/** How a side is marked on screen: the paint of its colour, with a shape for whoever does not tell colours apart. */

import type { Side } from '../api/types';

export interface SeatMark {
  colour: string;
  shape: string;
}

const PAINTS: Record<string, string> = {
  red: 'var(--seat-0)', blue: 'var(--seat-1)', yellow: 'var(--seat-2)', black: 'var(--seat-3)', turquoise: 'var(--seat-4)',
};

export function paintOf(colour: string): string {
  return PAINTS[colour] ?? 'var(--neutral-0)';
}

/** What is legible on a paint. */
export function inkOf(colour: string | undefined): string {
  return colour === 'yellow' || colour === 'turquoise' ? 'var(--obsidian)' : 'var(--pip-light)';
}

export function markOf(side: Side | undefined): SeatMark {
  return side ? { colour: paintOf(side.colour), shape: side.mark } : { colour: 'var(--neutral-0)', shape: 'disc' };
}
