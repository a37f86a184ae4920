/** Where things are on the screen, and where a lesson's card and its arrow go. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** All elements that show a thing, by its own name or by that of its card, as far as they can be seen. */
export function elementsOf(thing: string): Element[] {
  return [...document.querySelectorAll(`[data-thing="${thing}"], [data-card="${thing}"]`)].filter(isSeen);
}

/** Whether something of it is seen: on the screen, and in the window it lies in. */
export function isSeen(element: Element): boolean {
  const { right, bottom, left, top } = shownOf(element);
  return Math.min(right, innerWidth) - Math.max(left, 0) > 1 && Math.min(bottom, innerHeight) - Math.max(top, 0) > 1;
}

/** Whether its middle lies under nothing else. */
export function isReached(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}

/** Scroll the list an element stands in, and nothing around it, until it can be seen, below where the list is covered. */
export function reveal(element: Element, covered = 0): void {
  let list = element.parentElement;
  while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
  if (!list || list === document.documentElement || list === document.body) return;
  const box = element.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  const top = Math.max(room.top, covered);
  if (box.height > room.bottom - top) return;
  if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom + 6;
  else if (box.top < top) list.scrollTop -= top - box.top + 6;
}

/** What is seen of an element: a window on a picture and a list that scrolls cut it off. */
function shownOf(element: Element): Edges {
  const box = element.getBoundingClientRect();
  const within = element.closest('.viewport, .answers, .opening, .pane')?.getBoundingClientRect();
  if (!within) return box;
  return {
    left: Math.max(box.left, within.left), top: Math.max(box.top, within.top),
    right: Math.min(box.right, within.right), bottom: Math.min(box.bottom, within.bottom),
  };
}

/** A box around elements, with some room. */
export function around(elements: readonly Element[], room: number): Box | null {
  if (elements.length === 0) return null;
  const boxes = elements.map(shownOf);
  const left = Math.max(2, Math.min(...boxes.map((each) => each.left)) - room);
  const top = Math.max(2, Math.min(...boxes.map((each) => each.top)) - room);
  const right = Math.min(innerWidth - 2, Math.max(...boxes.map((each) => each.right)) + room);
  const bottom = Math.min(innerHeight - 2, Math.max(...boxes.map((each) => each.bottom)) + room);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Boxes that lie side by side as one. */
export function merged(boxes: readonly Box[], gap: number): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let one = box;
    for (let i = found.length - 1; i >= 0; i--) {
      const other = found[i]!;
      if (overlap(grown(one, gap), other) === 0) continue;
      const x = Math.min(one.x, other.x);
      const y = Math.min(one.y, other.y);
      one = { x, y, width: Math.max(one.x + one.width, other.x + other.width) - x, height: Math.max(one.y + one.height, other.y + other.height) - y };
      found.splice(i, 1);
      i = found.length;
    }
    found.push(one);
  }
  return found;
}

export function grown(box: Box, room: number): Box {
  return { x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room };
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const GAP = 64;
const EDGE = 10;

/** The corner of a card that covers nothing it speaks of, on the side with more room; where none has enough, in a corner of the room. */
export function placeBeside(size: { width: number; height: number }, target: Box | null, kept: readonly Box[], room: Box): { x: number; y: number } {
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));
  const right = room.x + room.width;
  const bottom = room.y + room.height;
  if (!target) return { x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 2 };
  const y = clamp(target.y + target.height / 2 - size.height / 2, room.y + EDGE, bottom - size.height - EDGE);
  const x = clamp(target.x + target.width / 2 - size.width / 2, room.x + EDGE, right - size.width - EDGE);
  const places = [
    { x: target.x + target.width + GAP, y, free: right - target.x - target.width },
    { x: target.x - GAP - size.width, y, free: target.x - room.x },
    { x, y: target.y - GAP - size.height, free: target.y - room.y },
    { x, y: target.y + target.height + GAP, free: bottom - target.y - target.height },
    ...[room.x, right].flatMap((side) => [room.y, bottom].map((end) => ({ x: side, y: end, free: 0 }))),
  ].map(({ x, y, free }) => {
    const put = { x: clamp(x, room.x + EDGE, right - size.width - EDGE), y: clamp(y, room.y + EDGE, bottom - size.height - EDGE), ...size };
    const covered = [target, ...kept].reduce((sum, each) => sum + overlap(put, grown(each, 8)), 0);
    return { ...put, covered, free };
  });
  places.sort((a, b) => a.covered - b.covered || b.free - a.free);
  return { x: places[0]!.x, y: places[0]!.y };
}

/** What should stay in sight, the more the heavier. */
export interface Kept extends Box {
  weight: number;
}

const GRID = 16;

/** The corner of a card in a room where it covers least, of those places the one nearest to the room's lower right end. */
export function placeFree(size: { width: number; height: number }, kept: readonly Kept[], room: Box): { x: number; y: number } {
  const end = { x: room.x + room.width - size.width - EDGE, y: room.y + room.height - size.height - EDGE };
  let best = end;
  let least = Infinity;
  for (let y = end.y; y >= room.y + EDGE; y -= GRID) {
    for (let x = end.x; x >= room.x + EDGE; x -= GRID) {
      const covered = kept.reduce((sum, each) => sum + each.weight * overlap({ x, y, ...size }, each), 0);
      if (covered < least) {
        least = covered;
        best = { x, y };
      }
    }
  }
  return best;
}

/** How many of its points are looked at to see what a curve crosses. */
const POINTS = 24;

/** A curve from a card to what it speaks of, and the point of its arrow; none that crosses what is to be read. */
export function arrow(card: Box, target: Box, kept: readonly Box[] = []): { line: string; head: string } | null {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const start = { x: Math.max(card.x, Math.min(middle.x, card.x + card.width)), y: Math.max(card.y, Math.min(middle.y, card.y + card.height)) };
  const inside = start.x === middle.x && start.y === middle.y;
  if (inside || overlap(card, target) > 0) return null;
  const near = { x: Math.max(target.x, Math.min(start.x, target.x + target.width)), y: Math.max(target.y, Math.min(start.y, target.y + target.height)) };
  const length = Math.hypot(near.x - start.x, near.y - start.y);
  if (length < 26) return null;
  const along = { x: (near.x - start.x) / length, y: (near.y - start.y) / length };
  const end = { x: near.x - along.x * 6, y: near.y - along.y * 6 };
  const crosses = (bend: { x: number; y: number }): boolean =>
    Array.from({ length: POINTS }, (_, i) => (i + 1) / POINTS).some((t) => {
      const on = (from: number, by: number, to: number): number => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
      const at = { x: on(start.x, bend.x, end.x), y: on(start.y, bend.y, end.y) };
      return kept.some((box) => at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height);
    });
  const bends = [1, -1].map((side) => ({ x: (start.x + end.x) / 2 - along.y * length * 0.22 * side, y: (start.y + end.y) / 2 + along.x * length * 0.22 * side }));
  const bend = bends.find((each) => !crosses(each));
  if (!bend) return null;
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const neck = { x: end.x - Math.cos(angle) * 12, y: end.y - Math.sin(angle) * 12 };
  const point = (turn: number): string => `${end.x - Math.cos(angle + turn) * 20} ${end.y - Math.sin(angle + turn) * 20}`;
  return { line: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`, head: `M${end.x} ${end.y}L${point(0.5)}L${point(-0.5)}Z` };
}
