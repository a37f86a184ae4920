import { describe, expect, it } from 'vitest';

import type { DecisionTold } from '../src/api/types';
import { seenOf } from '../src/hints/seen';

const step = (icon: string | null, thing: string | null): DecisionTold => ({ icon, thing }) as unknown as DecisionTold;

describe('decisions as they are seen', () => {
  it('leave out what goes on at the same place, and what is nowhere', () => {
    const steps = [step('t-board-forest', 'board:forest'), step('t-board-forest', 'main:forest'), step('t-power-up', 'worker:0:forest:3'), step(null, null)];
    expect(seenOf(steps)).toEqual([steps[0], steps[2]]);
  });

  it('keep the same picture at other places, and the only one', () => {
    const steps = [step('z-tikal', 'action:tikal_5'), step('z-tikal', 'action:tikal_4')];
    expect(seenOf(steps)).toEqual(steps);
    expect(seenOf([step(null, null)])).toHaveLength(1);
    expect(seenOf([step('t-wood', null), step('t-wood', null)])).toHaveLength(2);
  });
});
