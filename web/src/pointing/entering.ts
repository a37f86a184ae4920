/** A pointer that goes to something, as opposed to something that comes under a pointer at rest. */

/** Milliseconds a pointer rests on what has come below it until that counts as looking at it. */
export const REST = 900;

/** Whether the pointer was last used at a table: whoever has only just come to one looks at nothing yet. */
let isAtTable = false;
const used = ({ target }: Event): void => void (isAtTable = target instanceof Element && target.closest('.table-page') !== null);
for (const kind of ['pointermove', 'pointerdown']) addEventListener(kind, used, { capture: true, passive: true });

/** Listens to an element: `enter` when a pointer moves into it. Whatever appears below a pointer is entered without a move, and says nothing until there is one, or until the pointer has rested on it, if `rests` says that it matters. */
export function entering(enter: () => unknown, rests: () => boolean = () => false): (element: Element) => () => void {
  return (element) => {
    let isInside = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function looked(): void {
      clearTimeout(timer);
      if (isInside) return;
      isInside = true;
      enter();
    }
    function moved(event: Event): void {
      if ((event as PointerEvent).pointerType !== 'touch') looked();
    }
    function came(event: Event): void {
      if (isInside || !isAtTable || (event as PointerEvent).pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => rests() && looked(), REST);
    }
    function left(): void {
      clearTimeout(timer);
      isInside = false;
    }

    // What lies within something else is entered last.
    element.addEventListener('pointermove', moved, { capture: true });
    element.addEventListener('pointerenter', came);
    element.addEventListener('pointerleave', left);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', moved, { capture: true });
      element.removeEventListener('pointerenter', came);
      element.removeEventListener('pointerleave', left);
    };
  };
}
