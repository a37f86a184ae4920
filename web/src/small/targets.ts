/** What a finger means that touches beside small things. */

/** As broad as a finger, in pixels. */
export const FINGER = 44;

/** The nearest thing to choose whose place, at least as broad as a finger, was touched; nothing if a thing to choose was touched itself. */
export function nearestTarget(root: ParentNode, event: MouseEvent): Element | null {
  if ((event as PointerEvent).pointerType !== 'touch' || (event.target as Element).closest('.can')) return null;
  let nearest: Element | null = null;
  let least = Infinity;
  for (const thing of root.querySelectorAll('.can')) {
    const box = thing.getBoundingClientRect();
    const away = { x: Math.abs(event.clientX - box.left - box.width / 2), y: Math.abs(event.clientY - box.top - box.height / 2) };
    if (away.x > Math.max(box.width, FINGER) / 2 || away.y > Math.max(box.height, FINGER) / 2) continue;
    const distance = Math.hypot(away.x, away.y);
    if (distance < least) {
      least = distance;
      nearest = thing;
    }
  }
  return nearest;
}
