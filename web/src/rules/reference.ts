/** The rules of a game as they are read and searched. */

import { playedRules, rulesOf } from '../api/client';
import type { Reference, RuleChapter, RuleClause } from '../api/types';
import { spokenLanguage, text } from '../words.svelte';

const kept = new Map<string, Promise<Reference>>();

/** The rules of a game in the language that is spoken, as far as they are written in it; asked for once. */
export function referenceOf(game: string): Promise<Reference> {
  const language = spokenLanguage();
  const name = `${game} ${language}`;
  const found = kept.get(name) ?? rulesOf(game, language);
  kept.set(name, found);
  found.catch(() => kept.delete(name));
  return found;
}

export { playedRules };

/** The document a clause or a chapter belongs to, by its letter. */
export function letterOf(number: string): string {
  return number.slice(0, 1);
}

/** The chapter of a clause: T-14.3 stands in T-14. */
export function chapterOf(clause: string): string {
  return clause.split('.')[0] ?? clause;
}

/** A clause as the words that are read. */
export function readOut(clause: RuleClause): string {
  const pieces = (runs: RuleClause['blocks'][number]['runs']): string => runs.map(({ text: plain, words }) => (words ? text(words) : plain)).join('');
  const blocks = clause.blocks.map(({ runs, rows }) => pieces(runs) + rows.map((row) => row.map(pieces).join(' ')).join(' '));
  return [clause.heading, ...blocks, ...clause.terms.map(({ word }) => word)].join(' ');
}

/** Text as it is searched: small letters without their accents, each where it was. */
export function folded(plain: string): string {
  return plain.replace(/[^\0-\x7f]/g, (sign) => sign.normalize('NFD').charAt(0)).toLowerCase().replace(/ς/g, 'σ').replace(/ł/g, 'l');
}

/** The clauses of a chapter that a search finds: by number, with or without its letter, or by every word. */
export function hits(chapter: RuleChapter, wanted: string): string[] {
  const asked = folded(wanted.trim());
  if (asked === '') return [];
  const number = /^(?:[a-z]-)?\d+(?:\.\w+)*\.?$/.test(asked) ? asked.replace(/\.$/, '') : null;
  if (number !== null) {
    const meant = (each: string): boolean => {
      const own = each.toLowerCase();
      const bare = own.slice(own.indexOf('-') + 1);
      return [own, bare].some((one) => one === number || one.startsWith(`${number}.`));
    };
    return chapter.clauses.filter((clause) => clause.number && meant(clause.number)).map((clause) => clause.number);
  }
  const words = asked.split(/\s+/);
  const titled = words.every((one) => folded(chapter.title).includes(one));
  const found = chapter.clauses.filter((clause) => {
    const read = folded(readOut(clause));
    return clause.number && words.every((one) => read.includes(one));
  }).map((clause) => clause.number);
  const first = chapter.clauses.find((clause) => clause.number)?.number;
  return titled && found.length === 0 && first ? [first] : found;
}
