// Measures the words that a page shows, or a part of it; see measuring.py.
(part) => {
  const WORDS = /[\p{L}\p{N}]/u;
  const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TITLE', 'OPTION', 'NOSCRIPT', 'DESC']);
  const width = document.documentElement.clientWidth;
  const root = (part && document.querySelector(part)) ?? [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
  const faults = [];
  const shown = [];
  const nameOf = (element) => {
    const parts = [];
    for (let at = element; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      const classes = [...at.classList].filter((each) => !each.startsWith('svelte-')).slice(0, 2);
      parts.unshift([at.tagName.toLowerCase(), ...classes].join('.'));
    }
    return parts.join(' > ');
  };
  const scrolls = (style) => [style.overflowX, style.overflowY].some((each) => each === 'auto' || each === 'scroll');
  const hides = (style) => style.overflowX === 'hidden' || style.overflowX === 'clip';
  const isFilled = (style) => style.backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(style.backgroundColor);
  // Said to whoever listens, and not to be seen.
  const isHidden = (style, box) => box.width <= 2 || box.height <= 2 || /inset\((50|100)%/.test(style.clipPath) || style.clip !== 'auto';

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim().slice(0, 60);
    if (!WORDS.test(words) || UNSEEN.has(element.tagName.toUpperCase())) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const drawn = element instanceof SVGElement;
    range.selectNodeContents(walker.currentNode);
    // Letters that were pressed together are as wide as their element, not as their range.
    const lines = (drawn ? [element.getBoundingClientRect()] : [...range.getClientRects()]).filter((line) => line.width > 1 && line.height > 1);
    if (lines.length === 0) continue;
    const whole = {
      left: Math.min(...lines.map((line) => line.left)), right: Math.max(...lines.map((line) => line.right)),
      top: Math.min(...lines.map((line) => line.top)), bottom: Math.max(...lines.map((line) => line.bottom)),
    };
    const size = parseFloat(getComputedStyle(element).fontSize);
    const found = [];
    let unseen = false;
    let moves = false;
    let boxed = drawn;
    let layer = null;
    // What scrolls shows a part of its words.
    let frame = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (at instanceof SVGElement && at.tagName !== 'svg') continue;
      if (style.display !== 'inline' && style.display !== 'contents' && isHidden(style, box)) unseen = true;
      layer ??= isFilled(style) ? at : null;
      if (moves || style.display === 'inline' || style.display === 'contents') continue;
      if (scrolls(style) || at.matches('.viewport')) {
        moves = true;
        frame = box;
      }
      if (!moves && hides(style) && (whole.right > box.right + 2 || whole.left < box.left - 2 || whole.bottom > box.bottom + size / 4)) found.push(`cut by ${nameOf(at)}`);
      const isBox = at.matches('button, li, a, td, th, label') || style.borderTopStyle !== 'none' || isFilled(style);
      if (!boxed && !moves && isBox) {
        boxed = true;
        // A border that is drawn is no room for letters.
        const [left, right] = [parseFloat(style.borderLeftWidth), parseFloat(style.borderRightWidth)];
        if (whole.right > box.right - right + 0.5 || whole.left < box.left + left - 0.5) found.push(`wider than ${nameOf(at)}`);
        if (whole.bottom > box.bottom + size / 4 || whole.top < box.top - size / 4) found.push(`higher than ${nameOf(at)}`);
      }
      if (style.position === 'fixed') break;
    }
    if (unseen) continue;
    const data = walker.currentNode.data.trim();
    if (!drawn && /^[\p{L}\p{N}'’]+$/u.test(data) && new Set(lines.map((line) => line.top)).size > 1) found.push('a word broken in two');
    if (!moves && (whole.right > width + 2 || whole.left < -2)) found.push('outside of the page');
    for (const how of new Set(found)) faults.push({ words, where: nameOf(element), how });
    for (const line of lines) {
      // Letters fill the middle of their line.
      const by = Math.max(0, (line.bottom - line.top - size * 0.7) / 2);
      const [left, right] = [Math.max(line.left, frame.left), Math.min(line.right, frame.right)];
      const [top, bottom] = [Math.max(line.top + by, frame.top), Math.min(line.bottom - by, frame.bottom)];
      if (left < right && top < bottom) shown.push({ element, words, layer, left, right, top, bottom });
    }
  }
  shown.forEach((one, place) => shown.slice(place + 1).forEach((other) => {
    if (one.element === other.element || one.layer !== other.layer) return;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (across > 2 && down > 2) faults.push({ words: `${one.words} / ${other.words}`, where: nameOf(one.element), how: `lies on ${nameOf(other.element)}` });
  }));
  if (document.documentElement.scrollWidth > width + 1) faults.push({ words: '', where: 'the page', how: 'is wider than the window' });
  return faults;
}
