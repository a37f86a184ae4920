/** The map of the Empire, in the units of a picture 292 wide and 315 high: a shared border is a way onward. */

import type { Box } from '../../geometry';

export const MAP = { w: 292, h: 315 };
export const FAR = 12;
export const WARRIOR = 30;
/** How many Warriors of the far region stand by themselves; more are one of each seat with a figure. */
export const SINGLY = 6;

export interface Point {
  x: number;
  y: number;
}

/** The outlines of Teotihuacan and the twelve regions. */
const OUTLINES: readonly string[] = [
  '2,312 2,166 2,20 24.7,20 42.4,20 41,60.2 44.8,95.4 42.8,123.4 43.6,148.8 41.6,198.6 41.6,249.4 42.6,282.1 42.2,312 20.2,312',
  '44.8,95.4 41,60.2 42.4,20 78.4,20 112.9,20 112.8,48.5 111.6,78.7 112,94.7 80.2,93.9',
  '43.6,148.8 42.8,123.4 44.8,95.4 80.2,93.9 112,94.7 114.4,121.1 112.7,150.7 76.4,150.3',
  '41.6,249.4 41.6,198.6 43.6,148.8 76.4,150.3 112.7,150.7 115.2,188.9 113.6,225.6 111.3,247.2 79.1,250.1',
  '42.2,312 42.6,282.1 41.6,249.4 79.1,250.1 111.3,247.2 115.1,280.4 114.1,312 76.3,312',
  '111.6,78.7 112.8,48.5 112.9,20 147.3,20 181.9,20 183.8,51.4 185,75.7 149.6,78.1',
  '112.7,150.7 114.4,121.1 112,94.7 111.6,78.7 149.6,78.1 185,75.7 182.5,116 183.2,152.1 148.5,151.9',
  '113.6,225.6 115.2,188.9 112.7,150.7 148.5,151.9 183.2,152.1 181.1,177.9 183.1,209.1 184.8,226.6 150.6,228.5',
  '114.1,312 115.1,280.4 111.3,247.2 113.6,225.6 150.6,228.5 184.8,226.6 182.8,269.8 182.6,312 149.2,312',
  '183.2,152.1 182.5,116 185,75.7 183.8,51.4 181.9,20 215.6,20 248,20 246.5,85.4 251.3,150.9 217.8,152.3',
  '183.1,209.1 181.1,177.9 183.2,152.1 217.8,152.3 251.3,150.9 249.4,176.7 249.7,207.5 215.5,206.5',
  '182.6,312 182.8,269.8 184.8,226.6 183.1,209.1 215.5,206.5 249.7,207.5 250.5,260.8 249.4,312 217.5,312',
  '249.4,312 250.5,260.8 249.7,207.5 249.4,176.7 251.3,150.9 246.5,85.4 248,20 267.1,20 290,20 290,166 290,312 270.4,312',
];

/** The border nobody crosses. */
const RIDGE = '43.6,148.8 76.4,150.3 112.7,150.7 148.5,151.9 183.2,152.1 217.8,152.3 251.3,150.9';

/** Roughly what each region covers: left, top, right, bottom. */
const SPANS: readonly (readonly [number, number, number, number])[] = [
  [2, 20, 42, 312],
  [43, 20, 112, 94], [43, 94, 112, 150], [43, 150, 113, 249], [43, 249, 113, 312],
  [113, 20, 183, 78], [113, 78, 183, 152], [113, 152, 183, 227], [113, 227, 183, 312],
  [183, 20, 250, 152], [183, 152, 250, 208], [183, 208, 250, 312],
  [250, 20, 290, 312],
];

/** Where a way onward crosses its border. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  '0-1': [41, 58], '0-2': [43, 123], '0-3': [41.5, 199], '0-4': [42.5, 280],
  '1-5': [112.8, 49], '1-6': [113.5, 87], '2-6': [114.4, 123], '3-7': [115.2, 189], '3-8': [113.5, 238], '4-8': [115.1, 280],
  '5-9': [183.8, 49], '6-9': [182.5, 114], '7-10': [181.1, 179], '7-11': [182.2, 218], '8-11': [182.8, 270],
  '9-12': [246.5, 85], '10-12': [249.4, 179], '11-12': [250.5, 260],
};

/** The map stretched to a width. */
export class EmpireMap {
  readonly box: Box;
  private readonly stretch: number;

  constructor(box: Box) {
    this.box = box;
    this.stretch = box.w / MAP.w;
  }

  private path(outline: string): string {
    const points = outline.split(' ').map((point) => {
      const [x, y] = point.split(',').map(Number);
      return `${Math.round(x! * this.stretch * 10) / 10} ${y}`;
    });
    return `M${points.join('L')}`;
  }

  outline(region: number): string {
    return `${this.path(OUTLINES[region]!)}z`;
  }

  get ridge(): string {
    return this.path(RIDGE);
  }

  /** The peaks along the ridge. */
  get peaks(): Point[] {
    const points = RIDGE.split(' ').map((point) => point.split(',').map(Number));
    return points.slice(0, -1).flatMap(([x, y], i) => {
      const [nextX, nextY] = points[i + 1]!;
      return [0.22, 0.68].map((part) => ({ x: (x! + (nextX! - x!) * part) * this.stretch, y: y! + (nextY! - y!) * part + 3 }));
    });
  }

  span(region: number): Box {
    const [left, top, right, bottom] = SPANS[region]!;
    return { x: left * this.stretch, y: top, w: (right - left) * this.stretch, h: bottom - top };
  }

  /** Where a way onward crosses its border; null if there is none. */
  way(from: number | string, to: number | string): Point | null {
    const at = WAYS[`${from}-${to}`];
    return at ? { x: at[0] * this.stretch, y: at[1] } : null;
  }

  get ways(): Point[] {
    return Object.values(WAYS).map(([x, y]) => ({ x: x * this.stretch, y }));
  }

  /** High regions have the gift above the Warrior, low ones beside it. */
  isHigh(region: number): boolean {
    return this.span(region).h > 80;
  }

  /** The middle of what a region gives, or of the Building in its place. */
  gift(region: number): Point {
    const { x, y, w, h } = this.span(region);
    return this.isHigh(region) ? { x: x + w / 2, y: y + Math.min(41, h / 2 - 8) } : { x: x + w * 0.3, y: y + 20 + (h - 20) / 2 };
  }

  /** The corner of a Warrior that was pushed and has to go on. */
  pushed(region: number): Point {
    const { x, y } = this.warrior(region);
    if (region === 0) return { x, y: y - WARRIOR - 14 };
    return this.isHigh(region) ? { x, y: y - WARRIOR - 2 } : { x: x - WARRIOR - 1, y };
  }

  /** The corner of the Warrior of a region. */
  warrior(region: number): Point {
    const { x, y, w, h } = this.span(region);
    if (region === 0) return { x: x + w / 2 - WARRIOR / 2, y: 135 };
    if (region === FAR) return { x: x + w / 2 - WARRIOR / 2, y: y + 34 };
    if (this.isHigh(region)) return { x: x + w / 2 - WARRIOR / 2, y: y + h - 37 };
    return { x: x + w - 36, y: y + 20 + (h - 20) / 2 - WARRIOR / 2 };
  }
}
