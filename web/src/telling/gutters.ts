/** Ways for trails: in the gutters between what is drawn, as far as there are any. */

export interface Point {
  x: number;
  y: number;
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** So far beside what is drawn a trail runs; what is drawn begins this far inside its box. */
const BESIDE = 4;
/** A step across a drawing is as long as so many beside it, a bend as so many pixels. */
const ACROSS = 16;
const BEND = 24;
const ROUND = 7;

/** A round drawing is this many strips on top of each other. */
const STRIPS = 7;

/** A drawing as boxes: itself, or the strips that a round one fills. */
export function boxesOf({ left, right, top, bottom }: Box, isRound: boolean): Box[] {
  if (!isRound) return [{ left, right, top, bottom }];
  const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, (bottom - top) / 2];
  const width = (right - left) / 2 / radius;
  return Array.from({ length: STRIPS }, (_, i) => {
    const [from, to] = [i, i + 1].map((each) => (each * 2) / STRIPS - 1) as [number, number];
    // As broad as it is at its broadest there.
    const half = Math.sqrt(1 - Math.min(Math.abs(from), Math.abs(to), from * to < 0 ? 0 : Infinity) ** 2) * radius * width;
    return { left: x - half, right: x + half, top: y + from * radius, bottom: y + to * radius };
  });
}

const middle = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box, by = 0): boolean => x > left + by && x < right - by && y > top + by && y < bottom - by;

/** What is nearest is taken out first. */
class Queue {
  private readonly heap: { cost: number; at: number }[] = [];

  put(cost: number, at: number): void {
    const { heap } = this;
    let i = heap.push({ cost, at }) - 1;
    for (let above = (i - 1) >> 1; i > 0 && heap[above]!.cost > heap[i]!.cost; i = above, above = (i - 1) >> 1) this.swap(i, above);
  }

  take(): { cost: number; at: number } | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let i = 0; ;) {
      const least = [2 * i + 1, 2 * i + 2].reduce((best, each) => (each < heap.length && heap[each]!.cost < heap[best]!.cost ? each : best), i);
      if (least === i) return first;
      this.swap(i, least);
      i = least;
    }
  }

  private swap(one: number, other: number): void {
    [this.heap[one], this.heap[other]] = [this.heap[other]!, this.heap[one]!];
  }
}

const lines = (all: readonly number[], least: number, most: number): number[] => [...new Set(all.map(Math.round))].filter((each) => each >= least && each <= most).sort((one, other) => one - other);

/** A way from the edge of one box to that of another, upright and level, beside what is drawn rather than across it; none where they touch. */
export function way(from: Box, to: Box, drawn: readonly Box[], within: Box): Point[] {
  const [start, end] = [middle(from), middle(to)];
  if (isIn(start, to) || isIn(end, from)) return [];
  const xs = lines([start.x, end.x, ...drawn.flatMap(({ left, right }) => [left - BESIDE, right + BESIDE])], within.left, within.right);
  const ys = lines([start.y, end.y, ...drawn.flatMap(({ top, bottom }) => [top - BESIDE, bottom + BESIDE])], within.top, within.bottom);
  const node = ({ x, y }: Point): number => ys.indexOf(Math.round(y)) * xs.length + xs.indexOf(Math.round(x));
  const point = (at: number): Point => ({ x: xs[at % xs.length]!, y: ys[Math.floor(at / xs.length)]! });
  const steps = [1, -1, xs.length, -xs.length];
  const [first, last] = [node(start), node(end)];
  if (xs.indexOf(Math.round(start.x)) < 0 || xs.indexOf(Math.round(end.x)) < 0 || first < 0 || last < 0) return [];

  /** By place and the way it is come to. */
  const cost = new Float64Array(xs.length * ys.length * 4).fill(Infinity);
  const before = new Int32Array(cost.length).fill(-1);
  const queue = new Queue();
  steps.forEach((_, turn) => {
    cost[first * 4 + turn] = 0;
    queue.put(0, first * 4 + turn);
  });
  let found = -1;
  for (let next = queue.take(); next; next = queue.take()) {
    const at = next.at >> 2;
    if (next.cost > cost[next.at]!) continue;
    if (at === last) {
      found = next.at;
      break;
    }
    const here = point(at);
    steps.forEach((step, turn) => {
      const isLevel = turn < 2;
      if (isLevel ? (at % xs.length) + step < 0 || (at % xs.length) + step >= xs.length : at + step < 0 || at + step >= xs.length * ys.length) return;
      const there = point(at + step);
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
      const half = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
      const all = next.cost + length * (drawn.some((box) => isIn(half, box, 1)) ? ACROSS : 1) + ((next.at & 3) === turn ? 0 : BEND);
      const known = (at + step) * 4 + turn;
      if (all >= cost[known]!) return;
      cost[known] = all;
      before[known] = next.at;
      queue.put(all, known);
    });
  }
  const points: Point[] = [];
  for (let at = found; at >= 0; at = before[at]!) points.unshift(point(at >> 2));
  return cutOff(cutOff(corners(points), from).reverse(), to).reverse();
}

/** Only where it turns. */
function corners(points: readonly Point[]): Point[] {
  return points.filter((at, i) => {
    const [one, other] = [points[i - 1], points[i + 1]];
    return !one || !other || !((one.x === at.x && at.x === other.x) || (one.y === at.y && at.y === other.y));
  });
}

/** Without what lies inside the box it begins in. */
function cutOff(points: readonly Point[], box: Box): Point[] {
  const out = points.findIndex((at) => !isIn(at, box));
  if (out <= 0) return [...points];
  const [inside, outside] = [points[out - 1]!, points[out]!];
  const edge = {
    x: Math.max(box.left, Math.min(box.right, outside.x)), y: Math.max(box.top, Math.min(box.bottom, outside.y)),
  };
  return [inside.x === outside.x ? { x: inside.x, y: edge.y } : { x: edge.x, y: inside.y }, ...points.slice(out)];
}

/** A way as the outline of a picture, its corners rounded. */
export function drawnWay(points: readonly Point[]): string {
  return points.map((at, i) => {
    const [one, other] = [points[i - 1], points[i + 1]];
    if (!one) return `M${at.x} ${at.y}`;
    if (!other) return `L${at.x} ${at.y}`;
    const near = (to: Point): Point => {
      const length = Math.hypot(to.x - at.x, to.y - at.y) || 1;
      const part = Math.min(ROUND, length / 2) / length;
      return { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part };
    };
    const [enter, leave] = [near(one), near(other)];
    return `L${enter.x} ${enter.y}Q${at.x} ${at.y} ${leave.x} ${leave.y}`;
  }).join('');
}
