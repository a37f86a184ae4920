/** Where a card goes: beside its thing, inside the window, over as little as possible of what matters. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What should stay in sight, the more the heavier. */
export interface Seen extends Rect {
  weight?: number;
}

const GAP = 10;

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}

/** Corners to try: right, left, below, above, each aligned with the thing's middle, start and end. */
function corners(size: { width: number; height: number }, thing: Rect): { left: number; top: number }[] {
  const across = [
    thing.left + (thing.width - size.width) / 2, thing.left, thing.left + thing.width - size.width,
  ];
  const down = [thing.top + thing.height / 2 - size.height / 3, thing.top, thing.top + thing.height - size.height];
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - size.width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - size.height;
  return [
    ...down.map((top) => ({ left: right, top })),
    ...down.map((top) => ({ left, top })),
    ...across.map((start) => ({ left: start, top: below })),
    ...across.map((start) => ({ left: start, top: above })),
  ];
}

/** A place in a room that lies beside the picture, as near to the thing as the room reaches; nothing where the card is too high for it. */
export function inRoom(size: { width: number; height: number }, thing: Rect, room: Rect, window: { width: number }): { left: number; top: number } | null {
  if (room.width === 0 || room.height < size.height) return null;
  return { left: within(room.left, window.width - size.width), top: Math.max(room.top, Math.min(thing.top, room.top + room.height - size.height)) };
}

/** The first of the best corners: one that leaves the thing itself in sight, and of what else can be chosen as much as possible. A place that is kept for cards is tried first, one that is to spare at last. */
export function placeCard(
  size: { width: number; height: number },
  thing: Rect,
  window: { width: number; height: number },
  others: readonly Seen[],
  kept: { left: number; top: number } | null = null,
  spare: { left: number; top: number } | null = null,
): { left: number; top: number } {
  let best = { left: GAP, top: GAP };
  let least = [Infinity, Infinity];
  for (const corner of [...(kept ? [kept] : []), ...corners(size, thing), ...(spare ? [spare] : [])]) {
    const at = {
      left: within(corner.left, window.width - size.width),
      top: within(corner.top, window.height - size.height),
    };
    const card = { ...at, ...size };
    const covered = [overlap(card, thing), others.reduce((sum, other) => sum + (other.weight ?? 1) * overlap(card, other), 0)] as const;
    if (covered[0] < least[0]! || (covered[0] === least[0] && covered[1] < least[1]!)) {
      least = [...covered];
      best = at;
    }
  }
  return best;
}
