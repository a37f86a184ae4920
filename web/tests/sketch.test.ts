import { describe, expect, it } from 'vitest';

import type { DecisionTold } from '../src/api/types';
import { bowed, sketchOf, wayFrom, wayOf, type Sketch } from '../src/review/sketch';

const step = (thing: string | null): DecisionTold => ({ thing }) as unknown as DecisionTold;
const names = (places: readonly { name: string }[]): string[] => places.map(({ name }) => name);
const RING = ['palace', 'forest', 'gold', 'quarry', 'construction', 'decorations', 'nobles', 'alchemy'];

const sketch = async (game: string): Promise<Sketch> => (await sketchOf(game))!;

describe('the small table of a card', () => {
  it('has one for both games and none for others', async () => {
    expect(await sketchOf('teotihuacan')).not.toBeNull();
    expect(await sketchOf('tzolkin')).not.toBeNull();
    expect(await sketchOf('chess')).toBeNull();
  });

  it('finds boards where the ring of this game has them', async () => {
    const { placeOf, size } = await sketch('teotihuacan');
    for (const [thing, name] of [['board:gold', 'gold'], ['worker:0:nobles:3', 'nobles'], ['technology:05', 'alchemy'], ['pyramid:15', 'construction'], ['place:211', 'stage'], ['temple:red', 'temple-red'], ['heap:avenue_3:mask_4', 'avenue']] as const) {
      const place = placeOf({ ring: RING }, thing);
      expect(place?.name, thing).toBe(name);
      expect(place!.x > 0 && place!.x < size.w && place!.y > 0 && place!.y < size.h, thing).toBe(true);
    }
    expect(placeOf({ ring: RING }, 'good:wood')).toBeNull();
    const turned = placeOf({ ring: [...RING.slice(1), RING[0]] }, 'board:gold');
    expect(turned!.x).not.toBe(placeOf({ ring: RING }, 'board:gold')!.x);
  });

  it('finds the spaces of gears, and an action where its worker stands', async () => {
    const { placeOf } = await sketch('tzolkin');
    expect(placeOf({}, 'space:chichen_itza_4')).toEqual(placeOf({}, 'action:chichen_itza_4'));
    expect(placeOf({}, 'space:tikal_1')!.name).toBe('tikal_1');
    expect(placeOf({}, 'gear:uxmal')!.name).toBe('uxmal');
    expect(placeOf({}, 'gear:start')!.name).toBe('calendar');
    expect(placeOf({}, 'building:a2_large_farm')!.box).toBeDefined();
    expect(placeOf({}, 'good:wood')).toBeNull();
  });

  it('leads from where the worker stood to where it went', async () => {
    const drawn = await sketch('teotihuacan');
    const view = { ring: RING };
    const whole = wayFrom(drawn, view, [], ['worker:0:palace:2', 'board:forest', 'main:forest', null].map(step));
    expect([whole.start?.name, ...names(whole.goals)]).toEqual(['palace', 'forest']);
    const later = wayFrom(drawn, view, [step('worker:0:palace:2')], [step('board:gold')]);
    expect([later.start?.name, ...names(later.goals)]).toEqual(['palace', 'gold']);
    const placed = wayFrom(await sketch('tzolkin'), {}, [], ['gear:uxmal', 'gear:tikal'].map(step));
    expect([placed.start, ...names(placed.goals)]).toEqual([null, 'uxmal', 'tikal']);
    const stays = wayFrom(drawn, view, [step('worker:0:palace:2')], [step('space:palace')]);
    expect(names(stays.goals)).toEqual(['palace']);
  });

  it('shows a few places only, each once', async () => {
    const drawn = await sketch('teotihuacan');
    expect(names(wayOf(drawn, { ring: RING }, ['board:gold', 'main:gold', 'temple:red', 'place:1', 'board:forest'].map(step)))).toEqual(['gold', 'temple-red', 'stage']);
  });

  it('bows to either side', () => {
    expect(bowed({ x: 0, y: 0 }, { x: 100, y: 0 }, 1, 0)).toBe('M0 0Q50 22 100 0');
    expect(bowed({ x: 0, y: 0 }, { x: 100, y: 0 }, -1, 0)).toBe('M0 0Q50 -22 100 0');
  });
});
