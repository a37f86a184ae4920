/** Lets flights be seen. The table is already as it should be; skipping all of this changes nothing. */

import type { Flight } from './flights';

const EASE = 'cubic-bezier(.3,.7,.2,1)';

function find(root: ParentNode, names: string[]): Element | null {
  for (const name of names) {
    const found = name.endsWith('*')
      ? root.querySelector(`[data-thing^="${name.slice(0, -1)}"]`)
      : root.querySelector(`[data-thing="${name}"]`);
    if (found) return found;
  }
  return null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A copy of what arrives, drawn by itself. */
function copyOf(element: Element): HTMLElement | null {
  const drawn = element.querySelector('svg.die') ?? element;
  const box = drawn.getBoundingClientRect();
  if (box.width === 0) return null;
  const ghost = document.createElement('div');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  if (drawn instanceof SVGGraphicsElement && drawn.tagName === 'g') {
    const { x, y, width, height } = drawn.getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    svg.setAttribute('class', 'tbl');
    const copy = drawn.cloneNode(true) as Element;
    copy.removeAttribute('data-thing');
    copy.querySelector('.ring')?.remove();
    svg.append(copy);
    ghost.append(svg);
  } else {
    const copy = drawn.cloneNode(true) as Element;
    for (const name of ['x', 'y', 'data-thing']) copy.removeAttribute(name);
    copy.setAttribute('width', '100%');
    copy.setAttribute('height', '100%');
    ghost.append(copy);
  }
  return ghost;
}

function signOf(icon: string, text: string | undefined): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'sign';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'ic');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#t-${icon}`);
  svg.append(use);
  if (text) {
    const figure = document.createElement('b');
    figure.textContent = text;
    ghost.append(figure);
  }
  ghost.append(svg);
  return ghost;
}

/** A thing that lies down, stands up or rolls turns into how it lies now. */
function turn(element: Element, by: number, flight: Flight, delay: number): Animation {
  const frames = [{ transform: `rotate(${-by}deg)` }, { transform: 'none' }];
  return element.animate(frames, { duration: flight.duration, delay, easing: EASE });
}

/** A thing that acts where it lies grows for a moment. */
function beat(element: Element, flight: Flight, delay: number): Animation {
  const frames = [{ transform: 'none' }, { transform: 'scale(1.22)', zIndex: 1 }, { transform: 'none' }];
  return element.animate(frames, { duration: flight.duration, delay, easing: EASE });
}

function start(layer: HTMLElement, root: ParentNode, flight: Flight, delay: number): Animation[] {
  const stops = flight.path.map((names) => find(root, names)).filter((stop) => stop !== null);
  const last = stops[stops.length - 1];
  if (!last) return [];
  if (flight.turn !== undefined) return [turn(last, flight.turn, flight, delay)];
  if (flight.path.length === 1) return [beat(last, flight, delay)];
  if (stops.length < 2) return [];
  const arrives = 'arrival' in flight.show;
  const ghost = 'arrival' in flight.show ? copyOf(last) : signOf(flight.show.icon, flight.show.text);
  if (!ghost) return [];
  ghost.classList.add('ghost');
  layer.append(ghost);
  const frames = stops.map((stop) => {
    const at = middle(stop);
    return { transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`, opacity: 1 };
  });
  const options = { duration: flight.duration, delay, easing: EASE, fill: 'both' as const };
  const flown = ghost.animate([{ ...frames[0], opacity: delay > 0 ? 0 : 1, offset: 0 }, ...frames.slice(0, 1), ...frames.slice(1)], options);
  const remove = (): void => ghost.remove();
  flown.onfinish = remove;
  flown.oncancel = remove;
  const hidden = arrives ? [last.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + flight.duration })] : [];
  return [flown, ...hidden];
}

/** Starts flights one beat after the other; the returned function ends them all at once. */
export function play(layer: HTMLElement, root: ParentNode, flights: readonly Flight[]): () => void {
  const running: Animation[] = [];
  let delay = 0;
  for (const flight of flights) {
    running.push(...start(layer, root, flight, delay));
    delay += flight.wait;
  }
  return () => running.forEach((animation) => animation.cancel());
}
