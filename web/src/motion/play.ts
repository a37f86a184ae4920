/** Lets flights be seen. The table is already as it should be; skipping all of this changes nothing. */

import { runsOf, type Flight, type Interlude, type Interludes, type Move } from './flight';
import { brokenOf, copyOf, signOf } from './ghosts';

const EASE = 'cubic-bezier(.3,.7,.2,1)';
const FOREVER = 60_000;

/** The thing of a name; a name that ends in * is the beginning of one, two names are one thing inside another. */
function named(root: ParentNode, name: string): Element | null {
  const selector = name.split(' ').map((each) => (each.endsWith('*') ? `[data-thing^="${each.slice(0, -1)}"]` : `[data-thing="${each}"]`));
  return root.querySelector(selector.join(' '));
}

export function find(root: ParentNode, names: readonly string[]): Element | null {
  for (const name of names) {
    const found = named(root, name);
    if (found) return found;
  }
  return null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function over(element: Element): string {
  const at = middle(element);
  return `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
}

/** Lets a part of a picture turn and grow around its own middle instead of the picture's corner, beside wherever it was put. */
function inPlace(element: Element, frames: Keyframe[]): Keyframe[] {
  const middle = element instanceof SVGElement ? { transformBox: 'fill-box', transformOrigin: 'center' } : {};
  return frames.map((frame) => ({ ...frame, ...middle }));
}

/** A thing that lies down, stands up or rolls turns into how it lies now. */
function turn(element: Element, by: number, flight: Flight, delay: number): Animation {
  const frames = inPlace(element, [{ rotate: `${-by}deg` }, { rotate: '0deg' }]);
  return element.animate(frames, { duration: flight.duration, delay, easing: EASE });
}

/** A thing is turned over: the side that was up is seen no more when it lies flat again. */
function flip(element: Element, flight: Flight, delay: number): Animation {
  const frames = inPlace(element, [{ rotate: 'y 180deg', scale: 1 }, { rotate: 'y 90deg', scale: 1.25 }, { rotate: 'y 0deg', scale: 1 }]);
  return element.animate(frames, { duration: flight.duration, delay, easing: EASE, fill: 'backwards' });
}

/** A thing that acts where it lies grows for a moment. */
function beat(element: Element, flight: Flight, delay: number): Animation {
  const frames = inPlace(element, [{ scale: 1 }, { scale: 1.22, zIndex: 1 }, { scale: 1 }]);
  return element.animate(frames, { duration: flight.duration, delay, easing: EASE });
}

/** What is put on the layer leaves it when it has been seen. */
function launch(layer: HTMLElement, ghost: HTMLElement, frames: Keyframe[], flight: Flight, delay: number): Animation {
  ghost.classList.add('ghost');
  layer.append(ghost);
  const flown = ghost.animate(frames, { duration: flight.duration, delay, easing: EASE, fill: 'both' });
  const remove = (): void => ghost.remove();
  flown.onfinish = remove;
  flown.oncancel = remove;
  return flown;
}

/** Halves that drift apart and fade. */
function breakUp(layer: HTMLElement, place: Element, flight: Flight, delay: number): Animation[] {
  if ('arrival' in flight.show) return [];
  const at = over(place);
  return brokenOf(flight.show).map((half, i) => {
    const side = i === 0 ? -1 : 1;
    const apart = `${at} translate(${side * 55}%, 40%) rotate(${side * 24}deg)`;
    return launch(layer, half, [{ transform: at, opacity: delay > 0 ? 0 : 1 }, { transform: at, opacity: 1, offset: 0.25 }, { transform: apart, opacity: 0 }], flight, delay);
  });
}

function start(layer: HTMLElement, root: ParentNode, flight: Flight, delay: number): Animation[] {
  const stops = flight.path.map((names) => find(root, names)).filter((stop) => stop !== null);
  const last = stops[stops.length - 1];
  if (!last) return [];
  if (flight.breaks) return breakUp(layer, last, flight, delay);
  if (flight.flips) return [flip(last, flight, delay)];
  if (flight.turn !== undefined) return [turn(last, flight.turn, flight, delay)];
  if (flight.path.length === 1) return [beat(last, flight, delay)];
  if (stops.length < 2) return [];
  const ghost = 'arrival' in flight.show ? copyOf(last) : signOf(flight.show);
  if (!ghost) return [];
  const frames = stops.map((stop) => ({ transform: over(stop), opacity: 1 }));
  const flown = launch(layer, ghost, [{ ...frames[0], opacity: delay > 0 ? 0 : 1, offset: 0 }, ...frames.slice(0, 1), ...frames.slice(1)], flight, delay);
  const arriving = hiddenBy(root, flight);
  const hidden = arriving ? [arriving.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + flight.duration })] : [];
  return [flown, ...hidden];
}

/** What is not to be seen before a flight lands. */
function hiddenBy(root: ParentNode, flight: Flight): Element | null {
  if (flight.path.length < 2) return null;
  if (flight.hides) return find(root, flight.hides);
  return 'arrival' in flight.show ? find(root, flight.path.at(-1)!) : null;
}

/** When something is shown, and how fast. */
export interface Course {
  /** What comes before it; nothing if it begins at once. */
  after?: Promise<void> | undefined;
  /** What has to be there first, for a table that is drawn as it was until then; sooner when somebody hurries. */
  begin?: ((hurried: boolean) => Promise<void>) | undefined;
  pace?: () => number;
  /** Whether what is seen after an interlude lies there before it already. */
  veils?: (interlude: Interlude) => boolean;
}

/** Something that is going on: it can be left to end sooner, or be over at once. */
export interface Playing {
  /** Until all of it was seen. */
  whole: Promise<void>;
  /** Flights are over at once; what the table does itself goes on to its end. */
  hurry: () => Promise<void>;
  /** Also where more has happened that is to be shown in its place. */
  stop: (more: boolean) => void;
}

/** Starts flights one beat after the other, run by run, with what the table does itself between them. */
export function play(layer: HTMLElement, root: ParentNode, moves: readonly Move[], interludes?: Interludes, { after, begin, pace = () => 1, veils: isVeiled = () => true }: Course = {}): Playing {
  const [first, ...later] = runsOf(moves);
  const awaited = later.flatMap(({ before }) => before ?? []);
  /** Animations of the run that is seen, and of what waits for a later one. */
  let running: Animation[] = [];
  let veils: { run: number; veil: Animation }[] = [];
  let wake = (): void => {};
  let hurried = false;
  let stopped = false;

  function fly(flights: readonly Flight[]): number {
    let delay = 0;
    let end = 0;
    running = [];
    for (const planned of hurried ? [] : flights) {
      const flight = { ...planned, duration: planned.duration / pace(), wait: planned.wait / pace() };
      const started = start(layer, root, flight, delay);
      running.push(...started);
      if (started.length > 0) end = Math.max(end, delay + flight.duration);
      delay += flight.wait;
    }
    return end;
  }

  function unveil(run: number): void {
    for (const each of veils) if (each.run <= run) each.veil.cancel();
    veils = veils.filter((each) => each.run > run);
  }

  function pause(time: number): Promise<void> {
    if (hurried || stopped || time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function goOn(time: number): Promise<void> {
    for (const [run, { before, flights }] of later.entries()) {
      await pause(time);
      if (!stopped && before && interludes) {
        const played = interludes.play(before);
        if (hurried) interludes.hurry();
        await played;
      }
      if (stopped) return;
      unveil(run);
      time = fly(flights);
    }
    await pause(time);
  }

  function quiet(): void {
    running.forEach((animation) => animation.cancel());
    unveil(later.length);
    wake();
  }

  /** What is to come is not seen before it comes. */
  function hold(): void {
    if (awaited.length === 0) return;
    interludes?.hold(awaited);
    veils = later.flatMap(({ before, flights }, run) => (before && !isVeiled(before) ? [] : flights).flatMap((flight) => {
      const hidden = hiddenBy(root, flight);
      return hidden ? [{ run, veil: hidden.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FOREVER }) }] : [];
    }));
  }

  async function inTurn(): Promise<void> {
    await after;
    if (stopped) return;
    if (begin) {
      await begin(hurried);
      if (stopped) return;
      hold();
    }
    await goOn(fly(first!.flights));
  }

  if (!begin) hold();
  const whole = after || begin ? inTurn() : goOn(fly(first!.flights));
  return {
    whole,
    hurry: () => {
      hurried = true;
      quiet();
      interludes?.hurry();
      return whole;
    },
    stop: (more) => {
      stopped = true;
      quiet();
      interludes?.release(more);
    },
  };
}
