import { describe, expect, it } from 'vitest';

import { barChoices, byThing, IN_BAR, ON_TABLE, thingOf } from '../src/teotihuacan/things';
import { figures, scenes } from './fixtures';

const kinds = figures.action_kinds.filter((kind) => !kind.startsWith('~'));

describe('what a choice concerns', () => {
  it.each(kinds)('%s is shown by the table or by the bar', (kind) => {
    expect(Number(kind in ON_TABLE) + Number(IN_BAR.includes(kind))).toBe(1);
  });

  it('knows no kinds the game does not have', () => {
    expect([...Object.keys(ON_TABLE), ...IN_BAR].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it.each(scenes)('every choice of $name is shown once', ({ view, choices }) => {
    const shown = [...byThing(view, choices).values()].flat();
    expect([...shown, ...barChoices(view, choices)].map((choice) => choice.action).sort()).toEqual(
      choices.map((choice) => choice.action).sort(),
    );
    for (const choice of choices) expect(thingOf(view, choice) === null).toBe(IN_BAR.includes(choice.kind));
  });

  it('tells the tile of a worship area from its space', () => {
    const view = scenes[0]!.view;
    const worship = (choice: string) => thingOf(view, { action: 0, notation: '', kind: 'worship', space: 'palace2', choice, brings: [] });
    expect(worship('ability')).toBe('space:palace2');
    expect(worship('both')).toBe('space:palace2');
    expect(worship('tile')).toBe('area:palace');
  });

  it('finds the companion on the board the first worker left', () => {
    const view = { ...scenes[0]!.view, decision: { step: 'Companion', player: 1, board: 'forest' } };
    expect(thingOf(view, { action: 0, notation: '', kind: 'with', power: 3, brings: [] })).toBe('worker:1:forest:3');
  });
});
