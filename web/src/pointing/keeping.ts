/** Keeps the keyboard in a part of the page when what it was on goes away. */

/** Watches a part; `next` finds where the keyboard goes on from what was lost. What was lost is told again once the keyboard is back. */
export function keeping<Lost>(root: Element, lost: (target: Element) => Lost | null, next: (lost: Lost) => HTMLElement | SVGElement | null, settled: () => void = () => undefined): () => void {
  /** What the keyboard is on inside, until it leaves by itself. */
  let inside: Lost | null = null;
  let on: Element | null = null;

  /** Whether it cannot be on it any more; while it only goes on to something else, it is nowhere for a moment. */
  function isGone(): boolean {
    return on === null || !on.isConnected || on.matches(':disabled') || !(on.checkVisibility?.() ?? true);
  }

  function settle(): void {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (inside !== null && isNowhere && isGone()) next(inside)?.focus({ preventScroll: true });
    settled();
  }

  function focused(event: Event): void {
    const wasInside = inside !== null;
    on = event.target as Element;
    inside = lost(on);
    if (wasInside && inside === null) settled();
  }

  function elsewhere(event: Event): void {
    if (inside === null || root.contains(event.target as Node)) return;
    inside = null;
    settled();
  }

  const changes = new MutationObserver(settle);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'disabled'] });
  root.addEventListener('focusin', focused);
  document.addEventListener('focusin', elsewhere);
  document.addEventListener('pointerdown', elsewhere);
  settle();
  return () => {
    changes.disconnect();
    root.removeEventListener('focusin', focused);
    document.removeEventListener('focusin', elsewhere);
    document.removeEventListener('pointerdown', elsewhere);
  };
}

/** The same of buttons: the first that can be pressed follows one that is gone. */
export const keepsButtons = (root: Element): (() => void) =>
  keeping(root, (target) => target, () => root.querySelector<HTMLElement>('.option:not(:disabled), .go:not(:disabled)') ?? root.querySelector<HTMLElement>('button:not(:disabled)'));
