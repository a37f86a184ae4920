/** One stop for the keyboard in a part of a table: arrow keys go from thing to thing, Tab goes on to the next part. */

import { towards } from './neighbours';

type Focusable = SVGElement | HTMLElement;

const THINGS = '[data-thing][tabindex]:not([data-again])';
const CAN = `.can${THINGS}`;

function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

function all(root: Element, selector: string): Focusable[] {
  return [...root.querySelectorAll<Focusable>(selector)].filter(isShown);
}

/** What can be done here, or everything there is to know if nothing can. */
function stops(root: Element): Focusable[] {
  const can = all(root, CAN);
  return can.length > 0 ? can : all(root, THINGS);
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function nearest(things: readonly Focusable[], box: DOMRect): Focusable | null {
  const from = middle(box);
  const distance = (thing: Focusable): number => {
    const at = middle(thing.getBoundingClientRect());
    return Math.hypot(at.x - from.x, at.y - from.y);
  };
  return things.length === 0 ? null : things.reduce((best, thing) => (distance(thing) < distance(best) ? thing : best));
}

/** Makes an element such a part; what the keyboard was on is found again when it goes away. */
export function roving(root: Element): () => void {
  let stop: Focusable | null = null;
  /** Where the keyboard is inside, until it leaves by itself. */
  let inside: { thing: string; box: DOMRect } | null = null;

  function be(next: Focusable | null): void {
    if (next === stop) return;
    stop?.setAttribute('tabindex', '-1');
    next?.setAttribute('tabindex', '0');
    stop = next;
  }

  function settle(): void {
    if (inside && document.activeElement === document.body) {
      const { thing, box } = inside;
      const next = all(root, THINGS).find((each) => each.dataset['thing'] === thing) ?? nearest(stops(root), box);
      next?.focus({ preventScroll: true });
    }
    if (!stop?.isConnected || !root.contains(stop) || (!stop.classList.contains('can') && !inside)) be(stops(root)[0] ?? null);
    else stop.setAttribute('tabindex', '0');
  }

  function focused(event: Event): void {
    const thing = (event.target as Element).closest<Focusable>(THINGS);
    if (!thing || !root.contains(thing)) return;
    inside = { thing: thing.dataset['thing']!, box: thing.getBoundingClientRect() };
    be(thing);
  }

  function elsewhere(event: Event): void {
    if (!root.contains(event.target as Node)) inside = null;
  }

  function pressed(event: Event): void {
    const { key, shiftKey } = event as KeyboardEvent;
    const from = document.activeElement;
    if (!key.startsWith('Arrow') || !from || !root.contains(from)) return;
    const next = towards(shiftKey ? all(root, THINGS) : stops(root), from, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const changes = new MutationObserver(settle);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', pressed);
  document.addEventListener('focusin', elsewhere);
  document.addEventListener('pointerdown', elsewhere);
  settle();
  return () => {
    changes.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('keydown', pressed);
    document.removeEventListener('focusin', elsewhere);
    document.removeEventListener('pointerdown', elsewhere);
  };
}
