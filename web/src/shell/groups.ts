/** What the choice bar shows, zone by zone: answers to the question and every form of no, then offers beside it. */

import type { Choice, Closed, Phrase } from '../api/types';

/** Something to choose, or something that is there and cannot be chosen now. */
export type Option = { choice: Choice; closed: null } | { choice: null; closed: Closed };

export interface Group {
  /** Answers to the question, or every form of no behind "or". */
  kind: 'answers' | 'or';
  /** What the options of the group have in common. */
  label: Phrase | null;
  options: Option[];
}

export interface Zones {
  groups: Group[];
  offers: Choice[];
}

/** What is closed stands where it would stand if it were open. */
function merged(answers: readonly Choice[], closed: readonly Closed[]): Option[] {
  const open = answers.map((choice): [number, Option] => [choice.rank, { choice, closed: null }]);
  const shut = closed.map((each): [number, Option] => [each.rank - 0.5, { choice: null, closed: each }]);
  return [...open, ...shut].sort(([a], [b]) => a - b).map(([, option]) => option);
}

/** Answers by what they have in common, then every form of no. Nothing stands behind "or" alone. */
export function zonesOf(choices: readonly Choice[], closed: readonly Closed[] = []): Zones {
  const offers = choices.filter(({ role }) => role === 'offer');
  const asked = choices.filter(({ role }) => role !== 'offer');
  const answered = closed.length > 0 || asked.some(({ role }) => role === 'answer');
  const groups: Group[] = [];
  for (const option of merged(asked, closed)) {
    const kind = answered && option.choice?.role === 'no' ? 'or' : 'answers';
    const label = kind === 'or' ? null : (option.choice ?? option.closed).group;
    const found = groups.find((group) => group.kind === kind && JSON.stringify(group.label) === JSON.stringify(label));
    if (found) found.options.push(option);
    else groups.push({ kind, label, options: [option] });
  }
  return { groups: groups.sort((a, b) => Number(a.kind === 'or') - Number(b.kind === 'or')), offers };
}
