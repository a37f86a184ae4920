/** A pointer that goes to something, as opposed to something that comes under a pointer at rest. */

/** Listens to an element: `enter` when a pointer moves into it. Whatever appears below a pointer is entered without a move, and says nothing until there is one. */
export function entering(enter: () => unknown): (element: Element) => () => void {
  return (element) => {
    let isInside = false;

    function moved(event: Event): void {
      if (isInside || (event as PointerEvent).pointerType === 'touch') return;
      isInside = true;
      enter();
    }
    const left = (): void => void (isInside = false);

    // What lies within something else is entered last.
    element.addEventListener('pointermove', moved, { capture: true });
    element.addEventListener('pointerleave', left);
    return () => {
      element.removeEventListener('pointermove', moved, { capture: true });
      element.removeEventListener('pointerleave', left);
    };
  };
}
