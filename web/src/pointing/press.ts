/** Touching a thing for a while tells of it, and does not choose it. */

const LONG = 450;
/** A finger that goes further than this moves something. */
const STILL = 9;

/** Listens to an element: `tell` when it is touched for a while; the click that follows is nobody's. */
export function longPress(tell: () => void): (element: Element) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    let start = { x: 0, y: 0 };

    function down(event: Event): void {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      told = false;
      clearTimeout(timer);
      if (pointerType !== 'touch') return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        told = true;
        tell();
      }, LONG);
    }

    function moved(event: Event): void {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
    }

    const ended = (): void => clearTimeout(timer);

    /** A second finger, or one that was captured, presses nothing. */
    function clicked(event: Event): void {
      clearTimeout(timer);
      if (!told) return;
      told = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    const menu = (event: Event): void => {
      if (told || timer) event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', moved);
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave', 'lostpointercapture']) element.addEventListener(kind, ended);
    element.addEventListener('click', clicked, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', moved);
      for (const kind of ['pointerup', 'pointercancel', 'pointerleave', 'lostpointercapture']) element.removeEventListener(kind, ended);
      element.removeEventListener('click', clicked, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}

/** Whether a click comes from a finger, which cannot point at something without touching it. */
export function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}
