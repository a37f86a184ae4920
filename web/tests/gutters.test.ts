import { describe, expect, it } from 'vitest';

import { boxesOf, drawnWay, way, type Box, type Point } from '../src/telling/gutters';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const TABLE = box(0, 0, 400, 300);
/** Four boards with gutters of 10 between them. */
const BOARDS = [box(10, 10, 180, 130), box(200, 10, 180, 130), box(10, 150, 180, 130), box(200, 150, 180, 130)];
const GUTTER = (at: Point): boolean => BOARDS.every(({ left, right, top, bottom }) => at.x <= left || at.x >= right || at.y <= top || at.y >= bottom);

/** Every few pixels of a way. */
function along(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 2));
    return Array.from({ length: count + 1 }, (_, k) => ({ x: from.x + ((to.x - from.x) * k) / count, y: from.y + ((to.y - from.y) * k) / count }));
  });
}

describe('a trail', () => {
  it('runs in the gutters between boards, and across one only to get out and in', () => {
    const points = way(box(20, 110, 20, 20), box(350, 170, 20, 20), BOARDS, TABLE);
    expect(points.length).toBeGreaterThan(2);
    const all = along(points);
    expect(all.filter((at) => !GUTTER(at)).length / all.length).toBeLessThan(0.2);
    expect(points.every(({ x, y }, i) => i === 0 || x === points[i - 1]!.x || y === points[i - 1]!.y)).toBe(true);
  });

  it('goes round a board that lies between two others', () => {
    const row = [box(10, 10, 100, 100), box(120, 10, 100, 100), box(230, 10, 100, 100)];
    const all = along(way(box(90, 30, 15, 15), box(240, 30, 15, 15), row, TABLE));
    expect(all.length).toBeGreaterThan(0);
    expect(all.some(({ x, y }) => x > 121 && x < 219 && y > 11 && y < 109)).toBe(false);
  });

  it('goes round what is round, past its corners', () => {
    const [round, table] = [box(100, 60, 200, 200), box(0, 0, 400, 320)];
    const isInside = ({ x, y }: Point): boolean => Math.hypot(x - 200, y - 160) < 96;
    const strips = boxesOf(round, true);
    expect(strips.every(({ left, right, top, bottom }) => left >= 99.9 && right <= 300.1 && top >= 59.9 && bottom <= 260.1)).toBe(true);
    const all = along(way(box(60, 150, 20, 20), box(320, 150, 20, 20), strips, table));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(isInside)).toEqual([]);
    // What lies in a corner of its box is reached without crossing it.
    const corner = along(way(box(102, 62, 12, 12), box(60, 20, 20, 20), strips, table));
    expect(corner.length).toBeGreaterThan(0);
    expect(corner.filter(isInside)).toEqual([]);
    expect(boxesOf(round, false)).toEqual([round]);
  });

  it('begins and ends at the edges of its things, and is none where they touch', () => {
    const [from, to] = [box(20, 20, 20, 20), box(300, 220, 20, 20)];
    const points = way(from, to, BOARDS, TABLE);
    const isOn = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean => ([left, right].includes(x) && y >= top && y <= bottom) || ([top, bottom].includes(y) && x >= left && x <= right);
    expect(isOn(points[0]!, from)).toBe(true);
    expect(isOn(points.at(-1)!, to)).toBe(true);
    expect(way(from, box(0, 0, 100, 100), BOARDS, TABLE)).toEqual([]);
    expect(drawnWay(points)).toMatch(/^M[\d. ]+L/);
  });
});
