import { describe, expect, it } from 'vitest';

import { bounded, centred, lookAt, moved, pinched, revealing, seenOf, wholeScale, zoomed, type Box, type Frame, type Look } from '../src/small/look';
import { layoutOf, TABLE } from '../src/teotihuacan/geometry';
import { halves, HIGHEST, lensOn, partsUnder } from '../src/teotihuacan/lens';

const frame: Frame = { window: { w: 390, h: 400 }, picture: { w: 1090, h: 676 }, readable: 1 };
const at = (look: Look, x: number, y: number): { x: number; y: number } => ({ x: look.x + x * look.scale, y: look.y + y * look.scale });
const isSeen = (look: Look, box: Box): boolean => {
  const near = at(look, box.x, box.y);
  const far = at(look, box.x + box.w, box.y + box.h);
  return near.x >= 0 && near.y >= 0 && far.x <= frame.window.w && far.y <= frame.window.h;
};

describe('a window on a picture', () => {
  it('shows the whole picture at least, in its middle', () => {
    const look = bounded({ x: 99, y: -99, scale: 0.01 }, frame);
    expect(look.scale).toBe(wholeScale(frame));
    expect(look.x).toBeCloseTo(0);
    expect(look.y).toBeCloseTo((400 - 676 * look.scale) / 2);
  });

  it('cannot be moved beyond the picture', () => {
    const look = centred({ x: 500, y: 300 }, 1, frame);
    expect(moved(look, { x: 5000, y: 5000 }, frame)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(moved(look, { x: -5000, y: -5000 }, frame)).toEqual({ x: 390 - 1090, y: 400 - 676, scale: 1 });
    expect(moved(look, { x: 10, y: -20 }, frame)).toEqual({ x: look.x + 10, y: look.y - 20, scale: 1 });
  });

  it('comes closer about the point under the finger, and not too close', () => {
    const look = centred({ x: 545, y: 338 }, 1, frame);
    const finger = { x: 200, y: 150 };
    const point = { x: (finger.x - look.x) / look.scale, y: (finger.y - look.y) / look.scale };
    const closer = zoomed(look, 2, finger, frame);
    expect(closer.scale).toBe(2);
    expect(at(closer, point.x, point.y).x).toBeCloseTo(finger.x);
    expect(at(closer, point.x, point.y).y).toBeCloseTo(finger.y);
    expect(zoomed(look, 100, finger, frame).scale).toBe(3);
  });

  it('keeps what two fingers hold under them', () => {
    const look = centred({ x: 545, y: 338 }, 1, frame);
    const before = [{ x: 150, y: 200 }, { x: 250, y: 200 }] as const;
    const now = [{ x: 120, y: 230 }, { x: 280, y: 230 }] as const;
    const held = before.map((finger) => ({ x: (finger.x - look.x) / look.scale, y: (finger.y - look.y) / look.scale }));
    const pinch = pinched(look, before, now, frame);
    expect(pinch.scale).toBeCloseTo(1.6);
    now.forEach((finger, i) => {
      expect(at(pinch, held[i]!.x, held[i]!.y).x).toBeCloseTo(finger.x);
      expect(at(pinch, held[i]!.x, held[i]!.y).y).toBeCloseTo(finger.y);
    });
  });

  it('says what is seen', () => {
    expect(seenOf({ x: -100, y: -50, scale: 2 }, frame)).toEqual({ x: 50, y: 25, w: 195, h: 200 });
    expect(seenOf(bounded({ x: 0, y: 0, scale: 0 }, frame), frame)).toEqual({ x: 0, y: 0, w: 1090, h: 676 });
  });
});

describe('looking at a decision', () => {
  it('shows all of it as large as is comfortable', () => {
    const dice = [{ x: 300, y: 200, w: 28, h: 28 }, { x: 340, y: 240, w: 28, h: 28 }];
    const look = lookAt(dice, frame);
    expect(look.scale * 28).toBeGreaterThanOrEqual(44);
    expect(dice.every((die) => isSeen(look, die))).toBe(true);
  });

  it('comes no closer than what lies around a small thing says what it is', () => {
    expect(lookAt([{ x: 500, y: 300, w: 30, h: 30 }], frame).scale).toBe(2);
    expect(lookAt([{ x: 500, y: 300, w: 16, h: 16 }], frame).scale, 'as broad as a finger').toBe(2.75);
  });

  it('stays readable when it lies far apart, and shows as much of it as fits', () => {
    const far = [{ x: 20, y: 20, w: 28, h: 28 }, { x: 900, y: 600, w: 28, h: 28 }, { x: 940, y: 560, w: 28, h: 28 }];
    const look = lookAt(far, frame);
    expect(look.scale).toBe(1);
    expect(far.map((die) => isSeen(look, die))).toEqual([false, true, true]);
  });

  it('keeps what is decided out from under what floats over the window', () => {
    const floating: Frame = { ...frame, covered: { top: 70, right: 52, bottom: 60, left: 0 } };
    const corner = [{ x: 1060, y: 2, w: 28, h: 28 }, { x: 1020, y: 640, w: 28, h: 28 }];
    for (const thing of corner) {
      for (const look of [lookAt([thing], floating), revealing(bounded({ x: -9999, y: 0, scale: 1 }, floating), thing, floating)]) {
        const near = at(look, thing.x, thing.y);
        const far = at(look, thing.x + thing.w, thing.y + thing.h);
        expect(near.y).toBeGreaterThanOrEqual(70);
        expect(far.x).toBeLessThanOrEqual(390 - 52);
        expect(far.y).toBeLessThanOrEqual(400 - 60);
      }
    }
    expect(bounded({ x: 0, y: 0, scale: 0 }, floating), 'the whole picture stays in the middle').toEqual(bounded({ x: 0, y: 0, scale: 0 }, frame));
  });

  it('shows a board beside what floats in its corners, if it is too large to lie below it', () => {
    const covered = { top: 63, right: 52, bottom: 0, left: 0, corners: { across: 93, down: 102 } };
    const floating: Frame = { ...frame, window: { w: 390, h: 411 }, covered };
    const look = bounded({ x: -300, y: -200, scale: 1 }, floating);
    const high = { x: 10, y: 150, w: 160, h: 367 };
    const wide = { x: 370, y: 10, w: 349, h: 133 };
    expect(at(revealing(look, high, floating), high.x, high.y).x).toBeGreaterThanOrEqual(93);
    expect(at(revealing(look, wide, floating), wide.x, wide.y).y).toBeGreaterThanOrEqual(102);
    for (const box of [high, wide]) expect(isSeen(revealing(look, box, floating), box)).toBe(true);
    // Where nothing else will do it lies under what floats, but whole.
    const low: Frame = { ...frame, window: { w: 572, h: 390 }, covered: { ...covered, bottom: 63 } };
    const shown = revealing(look, high, low);
    expect(at(shown, high.x, high.y).y).toBeGreaterThanOrEqual(0);
    expect(at(shown, high.x, high.y + high.h).y).toBeLessThanOrEqual(390);
  });

  it('goes further away for what is to be seen whole, if that is still large enough', () => {
    const stage = [{ x: 300, y: 100, w: 500, h: 200 }];
    expect(lookAt(stage, frame).scale).toBe(1);
    expect(isSeen(lookAt(stage, frame, 0.6), stage[0]!)).toBe(true);
    expect(lookAt(stage, frame, 0.9).scale).toBe(1);
  });

  it('moves no more than it has to for something at the edge', () => {
    const look: Look = { x: -100, y: -100, scale: 1 };
    expect(revealing(look, { x: 200, y: 200, w: 50, h: 50 }, frame)).toEqual(look);
    expect(revealing(look, { x: 480, y: 200, w: 50, h: 50 }, frame)).toEqual({ x: -100 - (430 - 376), y: -100, scale: 1 });
  });
});

describe('a lens on the table', () => {
  const layout = layoutOf(false, false);
  const SIZE = { w: 351, h: 135 };

  it('shows all that can be chosen, where that has room', () => {
    const steps = [{ x: 190, y: 300, w: 60, h: 24 }, { x: 260, y: 240, w: 60, h: 24 }, { x: 330, y: 380, w: 60, h: 24 }];
    const box = lensOn(steps, SIZE, TABLE, layout.slots);
    expect(steps.every(({ x, y, w, h }) => x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h)).toBe(true);
    expect(box.h).toBeLessThanOrEqual(HIGHEST);
    // Too far from each other: around the first, as large as ever.
    const far = lensOn([...steps, { x: 330, y: 480, w: 60, h: 24 }], SIZE, TABLE, layout.slots);
    expect([far.w, far.h, far.y + far.h / 2]).toEqual([351, 135, 312]);
  });

  it('shows a board at the side as two halves, with nothing left out', () => {
    const side = layout.slots.find(({ w, h }) => h > w)!;
    const [upper, lower] = halves(lensOn([{ x: side.x + 5, y: side.y + 5, w: 10, h: 10 }], SIZE, TABLE, layout.slots));
    expect([upper!.y, lower!.y + lower!.h]).toEqual([side.y, side.y + side.h]);
    expect(lower!.y).toBeLessThan(upper!.y + upper!.h);
    expect(halves({ x: 0, y: 0, w: 351, h: 135 })).toHaveLength(1);
  });

  const under = (x: number, y: number): string[] => partsUnder(lensOn([{ x, y, w: 0, h: 0 }], SIZE, TABLE, layout.slots), layout).map((part) => part.replace('teotihuacan-', ''));

  it('draws one board alone, and of the rest only what it shows', () => {
    expect(under(545, 598)).toEqual(['slot-4', 'above']);
    expect(under(545, 330)).toEqual(['main', 'stage', 'above']);
    expect(under(1000, 330)).toEqual(['slot-2', 'above']);
  });
});
