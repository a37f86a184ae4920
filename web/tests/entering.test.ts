// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { entering, REST } from '../src/pointing/entering';

let element: HTMLElement;
let enter: ReturnType<typeof vi.fn<() => void>>;
let matters = true;
let end: () => void;

const tell = (target: Element, kind: string, pointerType = 'mouse'): unknown => target.dispatchEvent(new PointerEvent(kind, { bubbles: kind === 'pointermove' || kind === 'pointerdown', pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main class="lobby"></main><main class="table-page"><button></button></main>';
  element = document.querySelector('button')!;
  enter = vi.fn();
  matters = true;
  end = entering(enter, () => matters)(element);
  tell(document.querySelector('.table-page')!, 'pointermove');
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a pointer that moves into something looks at it at once, and once', () => {
  tell(element, 'pointerenter');
  tell(element, 'pointermove');
  tell(element, 'pointermove');
  vi.advanceTimersByTime(2 * REST);
  expect(enter).toHaveBeenCalledTimes(1);
});

test('what has come below a pointer is looked at once that has rested on it', () => {
  tell(element, 'pointerenter');
  vi.advanceTimersByTime(REST - 1);
  expect(enter).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(enter).toHaveBeenCalledTimes(1);
  tell(element, 'pointermove');
  expect(enter).toHaveBeenCalledTimes(1);
});

test('nothing is looked at that goes away, does not matter or is touched', () => {
  tell(element, 'pointerenter');
  tell(element, 'pointerleave');
  vi.advanceTimersByTime(2 * REST);
  matters = false;
  tell(element, 'pointerenter');
  vi.advanceTimersByTime(2 * REST);
  matters = true;
  tell(element, 'pointerleave');
  tell(element, 'pointerenter', 'touch');
  vi.advanceTimersByTime(2 * REST);
  expect(enter).not.toHaveBeenCalled();
});

test('whoever has only just come to the table looks at nothing yet', () => {
  tell(document.querySelector('.lobby')!, 'pointerdown');
  tell(element, 'pointerenter');
  vi.advanceTimersByTime(2 * REST);
  expect(enter).not.toHaveBeenCalled();
});
