/** The options of a decision in the order in which the choice bar shows them. */

import type { Choice, Phrase } from '../api/types';

export interface Group {
  /** Answers to the question; what one may do instead; offers that leave the question as it is. */
  kind: 'answers' | 'or' | 'beside';
  /** What the options of the group have in common. */
  label: Phrase | null;
  choices: Choice[];
}

function kindOf({ beside, kind }: Choice): Group['kind'] {
  if (beside) return 'beside';
  return kind === 'pass' ? 'or' : 'answers';
}

/** Answers by what they have in common, then doing nothing, then offers. Nothing stands behind "or" alone. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>();
  const answered = choices.some((choice) => kindOf(choice) === 'answers');
  for (const choice of choices) {
    const kind = answered || choice.beside ? kindOf(choice) : 'answers';
    const label = kind === 'answers' ? choice.group : null;
    const key = `${kind} ${JSON.stringify(label)}`;
    const group = groups.get(key) ?? { kind, label, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  const order: readonly Group['kind'][] = ['answers', 'or', 'beside'];
  return [...groups.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
