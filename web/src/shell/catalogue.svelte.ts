/** The words the page has: those of one table for whoever comes to it, all of them as soon as another page is opened. */

import { wordsOf } from '../api/client';
import { setWords, type Spelling } from '../words.svelte';
import { noticesSpeak } from './notices.svelte';
import { longer } from './pseudo';
import type { Route } from './router.svelte';
import { set } from './settings.svelte';
import { together } from './together';

/** The languages that can be read, with what their readers call them; the server writes them into the first page. */
export const LANGUAGES = JSON.parse(document.documentElement.dataset['languages'] ?? '{"en":"English"}') as Readonly<Record<string, string>>;
/** Whoever looks after the pages reads them in words that are longer: ?lang=pseudo. */
const SPELLING: Spelling = new URLSearchParams(location.search).get('lang') === 'pseudo' ? longer : together;
const PATIENCE = 1500;

/** The table whose words are all there are; null for all words. */
let only = $state<string | null>(null);
/** The language that is wanted: theme.js has chosen the first one. */
let wanted = $state(document.documentElement.lang || 'en');

/** Without words there is nothing to show: ask until the server answers. */
async function ask(language: string, table: string | null): Promise<string> {
  for (;;) {
    try {
      return await wordsOf(language, table);
    } catch {
      await new Promise((later) => setTimeout(later, PATIENCE));
    }
  }
}

async function take(table: string | null): Promise<void> {
  const language = wanted;
  const words = await ask(language, table);
  // Somebody who chose another one meanwhile reads that.
  if (language !== wanted) return;
  setWords(language, words, SPELLING);
  only = table;
  document.documentElement.lang = language;
}

/** The language that is read, or will be as soon as its words are here. */
export const chosenLanguage = (): string => wanted;

/** Read everything in another language from now on. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  set('language', language);
  await take(only);
  await noticesSpeak();
}

/** Fetch what the first page says. */
export const firstWords = (route: Route): Promise<void> => take(route.page === 'table' ? route.id : null);

/** Whether a page says more than there are words for; then they are fetched. */
export function lacksWords(route: Route): boolean {
  return only !== null && !(route.page === 'table' && route.id === only);
}

/** Fetch the rest, unless all words are there. */
export const allWords = (): Promise<void> => (only === null ? Promise.resolve() : take(null));
