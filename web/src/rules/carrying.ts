/** Everything on the table that carries an icon. */

/** Let it glow; the function that comes back ends that. */
export function carrying(icon: string): () => void {
  const found = [...document.querySelectorAll(`.felt use[href="#${icon}"]`)].filter((each) => !each.closest('.rules'));
  const glowing = found.map((use) => use.closest('svg.ic') ?? use);
  glowing.forEach((each) => each.setAttribute('data-carries', ''));
  return () => glowing.forEach((each) => each.removeAttribute('data-carries'));
}
