/** One stop for the keyboard in a part of a table: arrow keys go from thing to thing, Tab goes on to the next part. */

import { keeping } from './keeping';
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

/** Makes an element such a part; what the keyboard was on is found again when it goes away, or what lies nearest. */
export function roving(root: Element): () => void {
  let stop: Focusable | null = null;

  function be(next: Focusable | null): void {
    if (next === stop) return;
    stop?.setAttribute('tabindex', '-1');
    next?.setAttribute('tabindex', '0');
    stop = next;
  }

  function here(target: Element): { thing: string; box: DOMRect } | null {
    const thing = target.closest<Focusable>(THINGS);
    if (!thing || !root.contains(thing)) return null;
    be(thing);
    return { thing: thing.dataset['thing']!, box: thing.getBoundingClientRect() };
  }

  function again({ thing, box }: { thing: string; box: DOMRect }): Focusable | null {
    return all(root, THINGS).find((each) => each.dataset['thing'] === thing) ?? nearest(stops(root), box);
  }

  function settled(): void {
    const isHere = stop !== null && root.contains(stop) && (stop.classList.contains('can') || document.activeElement === stop);
    if (isHere) stop!.setAttribute('tabindex', '0');
    else be(stops(root)[0] ?? null);
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

  root.addEventListener('keydown', pressed);
  const leave = keeping(root, here, again, settled);
  return () => {
    root.removeEventListener('keydown', pressed);
    leave();
  };
}
