/** What is shown of decisions to whoever looks; whoever listens is told all of them. */

import type { DecisionTold } from '../api/types';

/** Of which thing a decision is, whatever kind of thing that is. */
const about = ({ thing }: DecisionTold): string => thing?.slice(thing.indexOf(':') + 1) ?? '';

/** Without decisions that have neither a picture nor a place, and those that go on with the same picture at the same place. */
export function seenOf(steps: readonly DecisionTold[]): DecisionTold[] {
  return steps.filter((step, i) => {
    const before = steps[i - 1];
    if (!before) return true;
    if (step.icon === null && step.thing === null) return false;
    return step.icon === null || step.icon !== before.icon || about(step) === '' || about(step) !== about(before);
  });
}
