/** Moves an element to the end of the page, where no other part of it can cut it off. */
export function onBody(element: Element): () => void {
  document.body.append(element);
  return () => element.remove();
}
