/** Fingers on a window: one moves the picture, two pinch it, two quick taps come closer or go back. A tap stays a tap. */

import type { Fingers, Point } from './look';

export interface Handling {
  move: (by: Point) => void;
  pinch: (before: Fingers, now: Fingers) => void;
  doubleTap: (at: Point) => void;
  /** Whether fingers are moving the picture now. */
  moving: (on: boolean) => void;
}

/** A finger that goes no further than this taps. */
const STILL = 9;
/** Two taps within this time, and this near to each other, are one gesture. */
const QUICK = 320;
const NEAR = 28;

interface Finger {
  start: Point;
  at: Point;
}

/** Listens to an element; what can be chosen takes taps itself, two of them too. */
export function gestures(element: HTMLElement, handling: Handling): () => void {
  const fingers = new Map<number, Finger>();
  let isMoving = false;
  let lastTap: (Point & { time: number }) | null = null;

  function here(event: PointerEvent): Point {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function begin(): void {
    if (isMoving) return;
    isMoving = true;
    lastTap = null;
    handling.moving(true);
    // What is captured clicks nothing.
    for (const id of fingers.keys()) element.setPointerCapture(id);
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 2 || (event.target as Element).closest('[data-over-window]')) return;
    const at = here(event);
    fingers.set(event.pointerId, { start: at, at });
    if (fingers.size === 2) begin();
  }

  function moved(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const at = here(event);
    if (fingers.size === 2) {
      const [other] = [...fingers.values()].filter((each) => each !== finger);
      handling.pinch([finger.at, other!.at], [at, other!.at]);
    } else {
      if (!isMoving && Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < STILL) return;
      if (!isMoving) begin();
      handling.move({ x: at.x - finger.at.x, y: at.y - finger.at.y });
    }
    finger.at = at;
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    if (!isMoving && event.type === 'pointerup') tapped(event, finger.at);
    if (fingers.size > 0) return;
    if (isMoving) handling.moving(false);
    isMoving = false;
  }

  function tapped(event: PointerEvent, at: Point): void {
    if ((event.target as Element).closest('.can')) return;
    const twice = lastTap && event.timeStamp - lastTap.time < QUICK && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < NEAR;
    lastTap = twice ? null : { ...at, time: event.timeStamp };
    if (twice) handling.doubleTap(at);
  }

  const heard = { pointerdown: down, pointermove: moved, pointerup: up, pointercancel: up } as const;
  for (const [kind, listener] of Object.entries(heard)) element.addEventListener(kind, listener as EventListener);
  return () => {
    for (const [kind, listener] of Object.entries(heard)) element.removeEventListener(kind, listener as EventListener);
  };
}
