import { describe, expect, it } from 'vitest';

import { CALENDAR, CITIES, dayAngle, daysShown, GEARS, outline, seatOf, spaceAngle, type Point, type Wheel } from '../src/tzolkin/gears/geometry';

const turned = ({ centre }: Wheel, points: Point[], degrees: number): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(({ x, y }) => ({ x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }));
};

function inside({ x, y }: Point, polygon: Point[]): boolean {
  let found = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) found = !found;
  }
  return found;
}

/** Points of an outline with more between them, so that no corner slips between two. */
const dense = (points: Point[]): Point[] =>
  points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    return [0, 0.25, 0.5, 0.75].map((part) => ({ x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) }));
  });

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the wheels', () => {
  it('have the teeth of the rules', () => {
    expect(CALENDAR.teeth).toBe(26);
    expect(Object.fromEntries(GEARS.map((gear) => [gear, CITIES[gear].teeth]))).toEqual({ palenque: 10, yaxchilan: 10, tikal: 10, uxmal: 10, chichen_itza: 13 });
  });

  it.each([CALENDAR, ...GEARS.map((gear) => CITIES[gear])])('stick out as often as they have teeth', (wheel) => {
    const out = outline(wheel).map(({ x, y }) => Math.hypot(x, y) > wheel.pitch);
    expect(out.filter((each, i) => each && !out[(i + out.length - 1) % out.length])).toHaveLength(wheel.teeth);
  });

  it.each(GEARS)('%s: teeth never touch another tooth, at rest or while a day passes', (gear) => {
    const city = CITIES[gear];
    const [mine, calendar] = [outline(city), outline(CALENDAR)];
    let near = Infinity;
    for (let part = 0; part <= 1; part += 1 / 60) {
      const a = turned(city, mine, part * city.day);
      const b = turned(CALENDAR, calendar, part * CALENDAR.day);
      const [nearA, nearB] = [dense(a).filter((point) => distance(point, CALENDAR.centre) < CALENDAR.tip + 1), dense(b).filter((point) => distance(point, city.centre) < city.tip + 1)];
      expect(nearA.filter((point) => inside(point, b)), `at ${part}`).toEqual([]);
      expect(nearB.filter((point) => inside(point, a)), `at ${part}`).toEqual([]);
      for (const one of nearA) for (const other of nearB) near = Math.min(near, distance(one, other));
    }
    expect(near).toBeLessThan(1.2);
  });

  it.each(GEARS)('%s: after a day every tooth stands where the next one stood', (gear) => {
    const city = CITIES[gear];
    expect(spaceAngle(city, 3) + city.day).toBeCloseTo(spaceAngle(city, 4));
    expect(city.day / CALENDAR.day).toBeCloseTo(-CALENDAR.teeth / city.teeth);
  });

  it.each(GEARS)('%s: spaces lie away from the calendar, hidden teeth towards it', (gear) => {
    const city = CITIES[gear];
    const last = city.teeth - 3;
    const away = (space: number): number => distance(seatOf(city, space), CALENDAR.centre);
    for (const hidden of [last + 1, last + 2]) for (let space = 0; space <= last; space += 1) expect(away(space)).toBeGreaterThan(away(hidden) + 5);
    expect(away(0)).toBeCloseTo(away(last));
  });
});

describe('the calendar', () => {
  it('has today at the arrow, tomorrow next to it against the turn', () => {
    expect(dayAngle(12, 12)).toBe(90);
    expect(dayAngle(13, 12) + CALENDAR.day).toBeCloseTo(90);
  });

  it('shows the last day on the tooth of the first, once that is over', () => {
    expect(daysShown(1, 27)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
    expect(daysShown(2, 27)).toEqual(Array.from({ length: 26 }, (_, i) => i + 2));
    expect(daysShown(28, 28)).toEqual(Array.from({ length: 26 }, (_, i) => i + 3));
    expect(daysShown(28, 27).at(-1), 'nothing lies beyond the last day').toBe(27);
    expect(dayAngle(27, 12)).toBeCloseTo(dayAngle(1, 12) + 360);
  });
});
