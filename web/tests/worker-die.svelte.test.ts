/** A worker die shows as many marks on its face as it has power; the mark on its side belongs to nothing that is counted. */

import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { SHAPES } from '../src/teotihuacan/table.svelte';
import WorkerDie from '../src/teotihuacan/tiles/WorkerDie.svelte';
import type { Colour } from '../src/teotihuacan/view';

it.each(Object.keys(SHAPES) as Colour[])('the side of a die of %s is set off from its face', async (colour) => {
  const page = document.createElement('div');
  const die = mount(WorkerDie, { target: page, props: { colour, power: 3, size: 24 } });
  expect(page.querySelectorAll('g path')).toHaveLength(3 + 1);
  // What darkens the side of a light die would not be seen on a dark one.
  expect(page.querySelector('.side')!.getAttribute('fill')).toBe(colour === 'black' ? 'var(--on-go)' : 'var(--obsidian)');
  await unmount(die);
});
