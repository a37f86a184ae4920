/** The words the page has: those of one table for whoever comes to it, all of them as soon as another page is opened. */

import { wordsOf } from '../api/client';
import { setWords, type Spelling } from '../words.svelte';
import { longer } from './pseudo';
import type { Route } from './router.svelte';

const LANGUAGE = 'en';
/** Whoever looks after the pages reads them in words that are longer: ?lang=pseudo. */
const SPELLING: Spelling | undefined = new URLSearchParams(location.search).get('lang') === 'pseudo' ? longer : undefined;
const PATIENCE = 1500;

/** The table whose words are all there are; null for all words. */
let only = $state<string | null>(null);

/** Without words there is nothing to show: ask until the server answers. */
async function ask(table: string | null): Promise<string> {
  for (;;) {
    try {
      return await wordsOf(LANGUAGE, table);
    } catch {
      await new Promise((later) => setTimeout(later, PATIENCE));
    }
  }
}

async function take(table: string | null): Promise<void> {
  setWords(LANGUAGE, await ask(table), SPELLING);
  only = table;
  document.documentElement.lang = LANGUAGE;
}

/** Fetch what the first page says. */
export const firstWords = (route: Route): Promise<void> => take(route.page === 'table' ? route.id : null);

/** Whether a page says more than there are words for; then they are fetched. */
export function lacksWords(route: Route): boolean {
  return only !== null && !(route.page === 'table' && route.id === only);
}

/** Fetch the rest, unless all words are there. */
export const allWords = (): Promise<void> => (only === null ? Promise.resolve() : take(null));
