import { describe, expect, it } from 'vitest';

import { byThing } from '../src/pointing/things';
import { inRoom, placeCard } from '../src/pointing/placement';
import { fitted } from '../src/teotihuacan/geometry';
import { along, flightsOf } from '../src/teotihuacan/motion/flights';
import { settledThings } from '../src/teotihuacan/things';
import { laidOut } from '../src/teotihuacan/tiles/run';
import { turned, type TableEvent, type View } from '../src/teotihuacan/view';
import { scene, scenes } from './fixtures';

const viewOf = (name: string): View => scene(name).shown.view as unknown as View;
const view = viewOf('turn-3');

describe('motion', () => {
  it('leads a worker past every board on its way', () => {
    const [from, , , to] = view.ring;
    expect(along(view, from!, to!).map((stop) => stop[0])).toEqual(view.ring.slice(0, 4).map((board) => `floor:${board}`));
  });

  it('goes around the end of the ring', () => {
    expect(along(view, view.ring[7]!, view.ring[1]!)).toHaveLength(3);
  });

  it('lets a die slide, goods fly and points rise', () => {
    const target = view.ring[2]!;
    const flights = flightsOf(
      [
        { kind: 'move', seat: 0, distance: 2, board: target, why: 'T-5.1' },
        { kind: 'gain', seat: 0, good: 'wood', amount: 2, why: 'T-11.1' },
        { kind: 'score', seat: 0, item: '', points: 3, why: 'T-11.1' },
      ],
      view,
    );
    expect(flights.map((flight) => flight.path.length)).toEqual([3, 2, 2, 2]);
    expect(flights[1]!.path).toEqual([[`floor:${target}`, `board:${target}`], ['good:0:wood']]);
    expect(flights[3]!.path[1]).toEqual(['points:0']);
  });

  it('is short', () => {
    for (const { shown } of scenes.filter((each) => each.shown.game === 'teotihuacan')) {
      for (const flight of flightsOf(shown.events as TableEvent[], shown.view as unknown as View)) {
        expect(flight.duration).toBeGreaterThanOrEqual(200);
        expect(flight.duration).toBeLessThanOrEqual(450);
      }
    }
  });
});

describe('things', () => {
  it('hold the choices about them', () => {
    const { choices } = scene('destination-4').shown;
    expect([...byThing(choices).values()].flat()).toEqual(choices.filter(({ thing }) => thing !== null));
  });

  it('an earlier decision settled are marked', () => {
    const { tile } = viewOf('place-3').decision!;
    expect([...settledThings(viewOf('place-3'))]).toContain(`pyramid:${tile}`);
    expect([...settledThings(view)]).toEqual([]);
  });
});

describe('geometry', () => {
  it('turns tiles clockwise', () => {
    expect(turned('abcd', 1)).toBe('dabc');
    expect(turned('abcd', 4)).toBe('abcd');
  });

  it('fits any number of dice into a floor', () => {
    const box = { x: 10, y: 20, w: 91, h: 51 };
    for (let count = 1; count <= 16; count++) {
      const { size, at } = fitted(count, box, 30, 4);
      expect(at).toHaveLength(count);
      for (const { x, y } of at) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x + size).toBeLessThanOrEqual(box.x + box.w);
        expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(y + size).toBeLessThanOrEqual(box.y + box.h + 0.01);
      }
    }
  });

  it('lays pieces out side by side', () => {
    const line = laidOut([{ text: '2' }, { icon: 'wood' }, { gap: 5 }, { icon: 'gold' }], 10, 16);
    expect(line.placed.map(({ value }) => value)).toEqual(['2', 'wood', 'gold']);
    expect(line.width).toBeGreaterThan(2 * 16 + 5);
  });
});

describe('the place of a card', () => {
  const window = { width: 1000, height: 600 };
  const size = { width: 200, height: 100 };
  const thing = { left: 400, top: 300, width: 50, height: 50 };

  it('is at the right of its thing', () => {
    expect(placeCard(size, thing, window, []).left).toBe(460);
  });

  it('leaves other choices in sight', () => {
    const neighbours = [{ left: 450, top: 200, width: 300, height: 250 }];
    expect(placeCard(size, thing, window, neighbours).left).toBe(190);
  });

  it('has a place of its own where it covers least, unless that would hide more', () => {
    const kept = { left: 780, top: 0 };
    const drawn = [{ left: 400, top: 100, width: 320, height: 400, weight: 0.25 }];
    expect(placeCard(size, thing, window, drawn, kept)).toEqual({ left: 780, top: 10 });
    expect(placeCard(size, thing, window, [{ left: 780, top: 0, width: 200, height: 300 }], kept).left).toBe(460);
  });

  it('goes to a place that is to spare where it would hide something everywhere else', () => {
    const everywhere = [{ left: 0, top: 0, width: 790, height: 600 }];
    expect(placeCard(size, thing, window, everywhere, null, { left: 790, top: 400 })).toEqual({ left: 790, top: 400 });
    expect(placeCard(size, thing, window, [], null, { left: 790, top: 400 }).left).toBe(460);
  });

  it('never hides its thing to leave more of the rest in sight', () => {
    const low = { left: 485, top: 60, width: 30, height: 30 };
    const rest = [{ left: 0, top: 0, width: 390, height: 600 }, { left: 610, top: 0, width: 390, height: 600 }, { left: 0, top: 120, width: 1000, height: 480 }];
    const { left, top } = placeCard(size, low, window, rest);
    const isBeside = left + size.width <= low.left || left >= low.left + low.width || top + size.height <= low.top || top >= low.top + low.height;
    expect(isBeside).toBe(true);
  });

  it('is in a room beside the picture where that is high enough', () => {
    const room = { left: 850, top: 200, width: 140, height: 380 };
    expect(inRoom(size, thing, room, window)).toEqual({ left: 790, top: 300 });
    expect(inRoom(size, { ...thing, top: 20 }, room, window)?.top).toBe(200);
    expect(inRoom(size, { ...thing, top: 590 }, room, window)?.top).toBe(480);
    expect(inRoom({ width: 200, height: 400 }, thing, room, window)).toBeNull();
  });

  it('stays inside the window', () => {
    const corner = { left: 960, top: 560, width: 30, height: 30 };
    const { left, top } = placeCard(size, corner, window, []);
    expect(left + size.width).toBeLessThanOrEqual(window.width);
    expect(top + size.height).toBeLessThanOrEqual(window.height);
    expect(left + size.width).toBeLessThanOrEqual(corner.left);
  });
});
