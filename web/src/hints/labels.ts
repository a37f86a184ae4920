/** Where the labels of plans lie: each at the end of its way; the board has no room for several at one place. */

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

/** The left upper corners of labels; null for those that would lie over one before them. */
export function apart(labels: readonly Label[], room: Room): ({ x: number; y: number } | null)[] {
  const lain: { left: number; top: number; right: number; bottom: number }[] = [];
  return labels.map(({ x, y, width, height }) => {
    const left = between(room.left, x - width / 2, room.right - width);
    const top = between(room.top, y, room.bottom - height);
    const [right, bottom] = [left + width, top + height];
    if (lain.some((each) => left < each.right + GAP && right > each.left - GAP && top < each.bottom + GAP && bottom > each.top - GAP)) return null;
    lain.push({ left, top, right, bottom });
    return { x: left, y: top };
  });
}
