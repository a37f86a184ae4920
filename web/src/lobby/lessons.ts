/** The guided first games, as far as the lobby speaks of them. */

import type { Phrase } from '../api/types';

export interface Chapter {
  icon: string;
  words: Phrase;
  hint: Phrase | null;
}

/** The chapters of a game's lesson; none where there is no lesson. */
export async function chaptersOf(game: string): Promise<Chapter[]> {
  try {
    const answer = await fetch(`/api/lessons/${encodeURIComponent(game)}`);
    if (!answer.ok) return [];
    return ((await answer.json()) as { chapters?: Chapter[] }).chapters ?? [];
  } catch {
    return [];
  }
}
