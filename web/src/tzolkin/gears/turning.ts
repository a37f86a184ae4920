/** The calendar and the gears turn together, tooth by tooth. What is drawn is already the new day: a turn begins back where the days before stood. */

import { createSubscriber } from 'svelte/reactivity';

import { isStill } from '../../shell/settings.svelte';
import { riding } from '../../telling/riding';

const DAY = 450;
/** Two days are two turns with a rest between them, so that each tooth can be counted. */
const REST = 150;
const EASE = 'cubic-bezier(.45, .05, .3, 1)';

/** What turns: how many degrees a day turns each element around its own origin. */
const turning = new Map<Element, number>();
const running = new Set<Animation>();
/** Days that everything stands back. */
let back = 0;
/** Whether a tooth is on its way. */
let isTurning = false;
/** When the latest tooth had come to rest. */
let rested = -Infinity;
/** Every new call makes those before it void. */
let calls = 0;

let tell = (): void => {};
const listen = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => {});
});

/** How many days behind the position the gears stand while they are held or turn. */
export function daysBack(): number {
  listen();
  return back;
}

const rotation = (degrees: number, days: number): string => (days === 0 ? 'none' : `rotate(${-degrees * days}deg)`);

function stand(element: Element, degrees: number): void {
  (element as SVGElement).style.transform = back === 0 ? '' : rotation(degrees, back);
}

/** Make an element turn by so many degrees a day. */
export function turns(degrees: number) {
  return (element: Element): (() => void) => {
    turning.set(element, degrees);
    // A layer of its own from the start: a turn then moves what is painted already.
    (element as SVGElement).style.willChange = 'transform';
    stand(element, degrees);
    return () => turning.delete(element);
  };
}

function standAll(days: number): void {
  running.forEach((animation) => animation.cancel());
  running.clear();
  const moved = back !== days;
  isTurning = false;
  back = days;
  turning.forEach((degrees, element) => stand(element, degrees));
  if (!moved) return;
  tell();
  riding.jump();
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Put everything so many more days back, where it stood before the turns that are to come; a turn that goes on is over. */
export function holdDays(days: number): void {
  calls += 1;
  standAll(isStill() ? 0 : Math.max(0, back - (isTurning ? 1 : 0)) + days);
}

/** Everything as the position has it, at once. */
export function releaseDays(): void {
  calls += 1;
  standAll(0);
}

async function oneDay(): Promise<void> {
  const from = back;
  const animations: Animation[] = [];
  turning.forEach((degrees, element) => {
    animations.push(element.animate([{ transform: `rotate(${-degrees * from}deg)` }, { transform: `rotate(${-degrees * (from - 1)}deg)` }], { duration: DAY, easing: EASE, fill: 'forwards' }));
  });
  animations.forEach((animation) => running.add(animation));
  isTurning = true;
  const rides = riding.begin();
  await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
  rides();
  rested = performance.now();
}

/** Turn by some days, one tooth each, resting after any turn before; done when the last has come to rest. */
export async function turnDays(days: number): Promise<void> {
  calls += 1;
  const call = calls;
  const moving = !isStill() && [...turning.keys()].every((element) => typeof element.animate === 'function') && turning.size > 0;
  if (!moving) {
    standAll(Math.max(0, back - days));
    return;
  }
  if (back < days) standAll(days);
  for (let day = 0; day < days; day += 1) {
    const rest = rested + REST - performance.now();
    if (rest > 0) await pause(rest);
    if (call !== calls) return;
    await oneDay();
    if (call !== calls) return;
    standAll(back - 1);
  }
}
