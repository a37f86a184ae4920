/** The nearest thing in the direction of an arrow key. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function towards<Thing extends Element>(things: readonly Thing[], from: Element, key: string): Thing | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const start = middle(from);
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const at = middle(thing);
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] + dy * direction[0]);
    if (ahead <= 2) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}
