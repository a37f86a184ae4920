/** What lies over the table, the uppermost last: Escape closes that one alone. */

const open: (() => void)[] = [];

function key(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== 'Escape' || !close || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  close();
}

/** Lay something over the table; the function that comes back takes it off. */
export function uppermost(close: () => void): () => void {
  if (open.length === 0) window.addEventListener('keydown', key, { capture: true });
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    if (open.length === 0) window.removeEventListener('keydown', key, { capture: true });
  };
}
