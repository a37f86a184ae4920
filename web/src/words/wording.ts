/** Names of the engine as words for people. */

import { hasWord, word, type Arguments } from '../words.svelte';

/** A name of the engine that has no word, made readable. */
export function plain(name: string): string {
  return name.replaceAll('_', ' ');
}

const shownNumber = (number: number): string => String(Math.round(number * 100) / 100);

/** A figure with the same minus sign as everywhere. */
export function figure(number: number): string {
  return number >= 0 ? shownNumber(number) : word('web-minus', { amount: shownNumber(-number) });
}

/** A figure with its sign. */
export function signed(number: number): string {
  return number >= 0 ? word('web-plus', { amount: shownNumber(number) }) : figure(number);
}

/** The words of one game, by group and name of the engine. */
export class Wording {
  constructor(readonly game: string) {}

  has(group: string, name: string): boolean {
    return hasWord(`${this.game}-${group}-${name}`);
  }

  /** The word of a name, or the name itself: modules to come may tell of things that have no word yet. */
  named(group: string, name: string): string {
    return this.has(group, name) ? word(`${this.game}-${group}-${name}`) : plain(name);
  }

  /** What an attribute says about a name; empty if nothing. */
  about(group: string, name: string, attribute: string, args: Arguments = {}): string {
    const key = `${this.game}-${group}-${name}.${attribute}`;
    return hasWord(key) ? word(key, args) : '';
  }

  amount(amount: number, good: string): string {
    return word(`${this.game}-amount`, { amount, good: this.named('good', good) });
  }

  /** The key of an attribute that words a case of its own, if there is one; else the key itself. */
  special(key: string, part: string): string {
    return part && hasWord(`${key}.${part}`) ? `${key}.${part}` : key;
  }
}

/** Several things one after the other. */
export function listed(things: readonly string[]): string {
  return things.filter(Boolean).join(word('web-list-comma'));
}
