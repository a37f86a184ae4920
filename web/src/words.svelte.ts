/** Words by key, and phrases as text: the one place where what is told becomes a language. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';

import type { Argument } from './api/types';

export type Arguments = Record<string, Argument>;

const MINUS = '−';

/** An argument that becomes words where a message asks for them, in the form it asks for. */
class Said extends FluentType<Exclude<Argument, string | number>> {
  toString(): string {
    return text(this.value);
  }
}

/** A number, which plurals are chosen by, and how it is written. */
class Figure extends FluentNumber {
  constructor(value: number, private readonly words: string) {
    super(value);
  }

  override toString(): string {
    return this.words;
  }
}

/** `FORM($thing, "acc")` in a message: what the argument says, in a form of it where the language has one. */
function formOf([value, form]: FluentValue[]): string {
  return value instanceof Said ? formed(value.value, String(form)) : String(value);
}

const empty = (language: string, spelling?: Spelling) =>
  new FluentBundle(language, { useIsolating: false, functions: { FORM: formOf }, ...(spelling ? { transform: spelling } : {}) });

let bundle = $state.raw(empty('en'));
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
  const next = empty(language, spelling);
  next.addResource(new FluentResource(catalogue));
  bundle = next;
}

/** The language that is spoken, for what the browser words itself: times and dates. */
export function spokenLanguage(): string {
  return language;
}

/** The same as it is spoken where the browser says its reader is, for what differs from country to country: the clock. */
export function spokenThere(said: readonly string[] = navigator.languages): string {
  return said.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** Whether there is a message, or with `key.attribute` an attribute of one. */
export function hasWord(key: string): boolean {
  return pattern(key) !== null;
}

function pattern(key: string, form = '') {
  const dot = key.indexOf('.');
  const name = dot < 0 ? key : key.slice(0, dot);
  const attribute = key.slice(name.length + 1);
  const other = called[name];
  const spoken = other && found(other, attribute) !== null ? other : name;
  const formed = form === '' ? null : found(spoken, attribute === '' ? form : `${attribute}-${form}`);
  return formed ?? found(spoken, attribute);
}

function found(name: string, attribute: string) {
  const message = bundle.getMessage(name);
  return (attribute === '' ? message?.value : message?.attributes[attribute]) ?? null;
}

/** The message of a key (or `key.attribute`); a missing one shows its key in brackets. */
export function word(key: string, args: Arguments = {}): string {
  return said(key, args, '');
}

function said(key: string, args: Arguments, form: string): string {
  const found = pattern(key, form);
  if (found === null) return `[${key}]`;
  const given: Record<string, string | FluentType<unknown>> = {};
  for (const [name, value] of Object.entries(args)) given[name] = argument(value);
  const errors: Error[] = [];
  const text = bundle.formatPattern(found, given, errors);
  return errors.length > 0 ? `[${key}: ${errors[0]?.message}]` : text;
}

/** An argument as Fluent takes it: a name as it is, a number as a figure, anything else to be said. */
function argument(value: Argument): string | FluentType<unknown> {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Figure(value, figure(value));
  return 'number' in value ? new Figure(value.number, text(value)) : new Said(value);
}

/** A number as the language writes it, with a real minus. */
function written(number: number, format: Intl.NumberFormat): string {
  return format.formatToParts(number).map(({ type, value }) => (type === 'minusSign' ? MINUS : value)).join('');
}

export function figure(number: number): string {
  return written(number, plain);
}

/** Figures within a sign, which come in no language, with the decimals of the one that is spoken. */
export function decimals(sign: string): string {
  return sign.replace(/\d+\.\d+/g, (each) => figure(Number(each)));
}

/** A figure with its sign. */
export function signed(number: number): string {
  return written(number, withSign);
}

/** Short units would join two in another way than three, in Czech and in Spanish. */
const STYLES = {
  unit: { type: 'unit', style: 'long' },
  and: { type: 'conjunction', style: 'long' },
  or: { type: 'disjunction', style: 'long' },
} as const satisfies Record<string, Intl.ListFormatOptions>;

/** What browsers do not know: a conjunction of one letter never ends a line, and eleven begins with an o. */
const JOINED: Readonly<Record<string, (between: string, next: string) => string>> = {
  pl: (between) => between.replace(' i ', ' i\u00a0'),
  es: (between, next) => (/^11(?!\d)/.test(next) ? between.replace(' o ', ' u ') : between),
};

/** Several things one after the other, joined as the language does. */
export function listed(items: readonly string[], style: keyof typeof STYLES = 'unit'): string {
  const parts = new Intl.ListFormat(language, STYLES[style]).formatToParts(items);
  const joined = JOINED[language];
  return parts.map(({ type, value }, at) => (joined && type === 'literal' ? joined(value, parts[at + 1]?.value ?? '') : value)).join('');
}

/** A phrase, or any argument of one, as text; a name stands for itself. */
export function text(told: Argument): string {
  return formed(told, '');
}

/** The same in a form of its own where the language has one; of a list every item. */
function formed(told: Argument, form: string): string {
  if (typeof told === 'string') return told;
  if (typeof told === 'number') return figure(told);
  if ('key' in told) return said(told.key, told.args ?? {}, form);
  if ('list' in told) return listed(told.list.map((each) => formed(each, form)), told.style);
  return told.signed ? signed(told.number) : figure(told.number);
}
