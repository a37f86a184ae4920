/** In a lesson only what is lit can be clicked, and only what it asks for can be pressed. */

import type { Choice } from '../api/types';
import { pressed } from '../shell/keys';

const POINTER = ['click', 'dblclick', 'contextmenu', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'pointerenter', 'pointermove'] as const;
const FREE = '.lesson, dialog';
/** Keys that change nothing. */
const HARMLESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** How far a finger may slide and still have pressed. */
const STILL = 10;

/** Keep everything else quiet, and say when it was pressed all the same; the function that comes back ends that. */
export function only(lit: () => readonly Element[], due: () => Choice | null, confirms: () => boolean, onmiss: () => void): () => void {
  let down: { x: number; y: number } | null = null;

  const isFree = (target: EventTarget | null): boolean =>
    target instanceof Element && (target.closest(FREE) !== null || lit().some((each) => each === target || each.contains(target)));

  function point(event: Event): void {
    if (isFree(event.target) || event.target === document || event.target === window) return;
    event.stopImmediatePropagation();
    if (event.cancelable && event.type !== 'touchstart') event.preventDefault();
    if (event.type === 'pointerdown') down = at(event);
    else if (event.type === 'pointerup') {
      const up = at(event);
      if (down && Math.hypot(up.x - down.x, up.y - down.y) <= STILL) onmiss();
      down = null;
    }
  }

  const at = (event: Event): { x: number; y: number } => ({ x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY });

  function press(event: KeyboardEvent): void {
    if (HARMLESS.has(event.key) || (event.target instanceof Element && event.target.closest('dialog'))) return;
    const enters = event.key === 'Enter' || event.key === ' ';
    if (enters && isFree(event.target)) {
      // A button of the card is pressed, and nothing else.
      if ((event.target as Element).closest('.lesson')) event.stopImmediatePropagation();
      return;
    }
    if (event.key === 'Enter' && confirms()) return;
    const choice = due();
    if (choice && choice.key !== '' && choice.key === pressed(event).toLowerCase()) return;
    if (event.key.startsWith('Arrow')) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (enters || event.key.length === 1) onmiss();
  }

  for (const kind of POINTER) window.addEventListener(kind, point, { capture: true });
  window.addEventListener('keydown', press, { capture: true });
  return () => {
    for (const kind of POINTER) window.removeEventListener(kind, point, { capture: true });
    window.removeEventListener('keydown', press, { capture: true });
  };
}
