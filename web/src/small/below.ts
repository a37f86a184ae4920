/** How much of a list lies below what is seen of it: written at its lower edge, so that nobody takes the part for the whole. */

import { word } from '../words.svelte';

/** What is seen by less than this share of its height counts as not seen. */
const ENOUGH = 0.85;

/** Marks a list that scrolls with how many of its buttons are still to come. */
export function below(list: HTMLElement): () => void {
  function count(): void {
    const { bottom } = list.getBoundingClientRect();
    const isLong = list.scrollHeight > list.clientHeight + 1;
    const hidden = isLong ? [...list.querySelectorAll('.option')].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.height > 0 && bottom - box.top < ENOUGH * box.height;
    }).length : 0;
    if (hidden === 0) delete list.dataset['below'];
    else list.dataset['below'] = word('web-choice-below', { count: hidden });
  }
  const resized = new ResizeObserver(count);
  resized.observe(list);
  const changed = new MutationObserver(count);
  changed.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  list.addEventListener('scroll', count, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    list.removeEventListener('scroll', count);
  };
}
