/** Keys and values of any view as words, where there are any. */

import { hasWord, word } from '../words.svelte';
import { figure, plain } from '../words/wording';

const GROUPS = [
  'good', 'temple', 'technology', 'gear', 'building', 'monument', 'wealth', 'board', 'discovery', 'royal', 'bonus',
  'starting', 'space', 'colour', 'row', 'heap',
];

/** The word of a name in whatever group of a game has it. */
export function thingWord(game: string, name: string): string {
  for (const group of GROUPS) {
    if (hasWord(`${game}-${group}-${name}`)) return word(`${game}-${group}-${name}`);
  }
  return plain(name);
}

/** The label of a field: of this page, of the table's headings, or of the thing it is called after. */
export function fieldWord(game: string, field: string): string {
  for (const key of [`web-field-${field}`, `${game}-show-figure-${field}`, `${game}-show-${field}`]) {
    if (hasWord(key)) return word(key);
  }
  return thingWord(game, field);
}

/** A single value. */
export function valueWord(game: string, value: unknown, names: readonly string[], field: string): string {
  if (value === null || value === undefined) return word('web-none');
  if (typeof value === 'boolean') return word(value ? 'web-yes' : 'web-no');
  if (typeof value === 'number') return field.endsWith('player') ? (names[value] ?? figure(value)) : figure(value);
  return thingWord(game, String(value));
}

/** How a value is laid out. */
export type Layout = 'value' | 'list' | 'counts' | 'fields' | 'table' | 'empty';

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const isRecord = (value: unknown): value is Record<string, unknown> => !isPlain(value) && !Array.isArray(value);

export function layoutOf(value: unknown): Layout {
  if (isPlain(value)) return 'value';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty';
    if (value.every(isPlain)) return 'list';
    return value.every(isRecord) ? 'table' : 'fields';
  }
  const values = Object.values(value as object);
  if (values.length === 0) return 'empty';
  if (values.every((each) => typeof each === 'number')) return 'counts';
  const keys = values.map((each) => (isRecord(each) ? Object.keys(each).join() : null));
  return values.length > 1 && keys[0] !== null && keys.every((each) => each === keys[0]) &&
    values.every((each) => Object.values(each as object).every(isPlain))
    ? 'table'
    : 'fields';
}
