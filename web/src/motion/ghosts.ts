/** What is seen on the layer of motion: copies of things, and icons with figures. */

import type { Shown } from './flight';

type Sign = Exclude<Shown, { arrival: true }>;

const SVG = 'http://www.w3.org/2000/svg';

/** A copy of what arrives, drawn by itself. */
export function copyOf(element: Element): HTMLElement | null {
  const drawn = element.querySelector('svg.die') ?? element;
  const box = drawn.getBoundingClientRect();
  if (box.width === 0) return null;
  const ghost = document.createElement('div');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  if (drawn instanceof SVGGraphicsElement && drawn.tagName === 'g') {
    const { x, y, width, height } = drawn.getBBox();
    const svg = document.createElementNS(SVG, 'svg');
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

/** An icon with a figure; one without a figure that has a colour of its own is a piece and stands alone. */
export function signOf({ icon, text, colour }: Sign): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = colour && !text ? 'piece' : 'sign';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'ic');
  if (colour) svg.style.color = colour;
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${icon}`);
  svg.append(use);
  if (text) {
    const figure = document.createElement('b');
    figure.textContent = text;
    ghost.append(figure);
  }
  ghost.append(svg);
  return ghost;
}

/** The two halves of a thing that breaks along a crack. */
export function brokenOf(sign: Sign): HTMLElement[] {
  return ['polygon(0 0, 58% 0, 42% 35%, 60% 60%, 44% 100%, 0 100%)', 'polygon(58% 0, 100% 0, 100% 100%, 44% 100%, 60% 60%, 42% 35%)'].map((shape) => {
    const half = signOf(sign);
    half.style.clipPath = shape;
    return half;
  });
}
