/** Words by key, and phrases as text: the one place where what is told becomes a language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Argument, Phrase } from './api/types';

export type Arguments = Record<string, FluentVariable>;

const MINUS = '−';

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
const language = $derived(bundle.locales[0] ?? 'en');
const plain = $derived(new Intl.NumberFormat(language, { maximumFractionDigits: 2 }));
const withSign = $derived(new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: 'always' }));

/** Messages that others stand for at the table that is shown. */
let called = $state.raw<Readonly<Record<string, string>>>({});

/** Call things as they are called at a table. */
export function setCalled(names: Readonly<Record<string, string>>): void {
  called = names;
}

/** Writes the words of a catalogue in another way. */
export type Spelling = (words: string) => string;

/** Take the catalogues of a language as one Fluent text; every word on the page follows. */
export function setWords(language: string, catalogue: string, spelling?: Spelling): void {
  const next = new FluentBundle(language, { useIsolating: false, ...(spelling ? { transform: spelling } : {}) });
  next.addResource(new FluentResource(catalogue));
  bundle = next;
}

/** The language that is spoken, for what the browser words itself: times and dates. */
export function spokenLanguage(): string {
  return language;
}

/** Whether there is a message, or with `key.attribute` an attribute of one. */
export function hasWord(key: string): boolean {
  return pattern(key) !== null;
}

function pattern(key: string) {
  const dot = key.indexOf('.');
  const name = dot < 0 ? key : key.slice(0, dot);
  const other = called[name];
  return (other ? found(other, key.slice(name.length + 1)) : null) ?? found(name, key.slice(name.length + 1));
}

function found(name: string, attribute: string) {
  const message = bundle.getMessage(name);
  return (attribute === '' ? message?.value : message?.attributes[attribute]) ?? null;
}

/** The message of a key (or `key.attribute`); a missing one shows its key in brackets. */
export function word(key: string, args: Arguments = {}): string {
  const found = pattern(key);
  if (found === null) return `[${key}]`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(found, args, errors);
  return errors.length > 0 ? `[${key}: ${errors[0]?.message}]` : text;
}

/** A number as the language writes it, with a real minus. */
function written(number: number, format: Intl.NumberFormat): string {
  return format.formatToParts(number).map(({ type, value }) => (type === 'minusSign' ? MINUS : value)).join('');
}

export function figure(number: number): string {
  return written(number, plain);
}

/** A figure with its sign. */
export function signed(number: number): string {
  return written(number, withSign);
}

const STYLES = {
  unit: { type: 'unit', style: 'short' },
  and: { type: 'conjunction', style: 'long' },
  or: { type: 'disjunction', style: 'long' },
} as const satisfies Record<string, Intl.ListFormatOptions>;

/** Several things one after the other, joined as the language does. */
export function listed(items: readonly string[], style: keyof typeof STYLES = 'unit'): string {
  return new Intl.ListFormat(language, STYLES[style]).format(items);
}

/** A phrase, or any argument of one, as text; a name stands for itself. */
export function text(told: Argument): string {
  if (typeof told === 'string') return told;
  if (typeof told === 'number') return figure(told);
  if ('key' in told) return phrased(told);
  if ('list' in told) return listed(told.list.map(text), told.style);
  return told.signed ? signed(told.number) : figure(told.number);
}

function phrased({ key, args }: Phrase): string {
  const given: Arguments = {};
  // Numbers stay numbers: they choose among plural forms.
  for (const [name, value] of Object.entries(args ?? {})) given[name] = typeof value === 'number' ? value : text(value);
  return word(key, given);
}
