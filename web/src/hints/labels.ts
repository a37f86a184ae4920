/** Where the labels of plans lie: each at the end of its way, none over another. */

export interface Label {
  /** The middle of its upper edge, as near to which it lies as there is room. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 4;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The left upper corners of labels, the first ones nearest to where they want to be. */
export function apart(labels: readonly Label[], room: Room): { x: number; y: number }[] {
  const lain: { left: number; top: number; right: number; bottom: number }[] = [];
  for (const { x, y, width, height } of labels) {
    const left = between(room.left, x - width / 2, room.right - width);
    const lowest = room.bottom - height;
    const inTheWay = lain.filter((each) => left < each.right + GAP && left + width > each.left - GAP);
    const isFree = (top: number): boolean => inTheWay.every((each) => top >= each.bottom + GAP || top + height <= each.top - GAP);
    const wanted = between(room.top, y, lowest);
    const tops = [wanted, ...inTheWay.flatMap((each) => [each.bottom + GAP, each.top - GAP - height])].filter((top) => top >= room.top && top <= lowest && isFree(top));
    const top = tops.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), tops[0] ?? wanted);
    lain.push({ left, top, right: left + width, bottom: top + height });
  }
  return lain.map(({ left, top }) => ({ x: left, y: top }));
}
