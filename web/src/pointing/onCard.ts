/** Whether the pointer has gone from a thing to its card: then what lies below the card says nothing, and the card stays, so that its links can be pressed. */

/** So near the card the pointer is on its way to it: a thing and its card do not touch. */
const NEAR = 16;

type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

class OnCard {
  /** The card, while there is one. */
  element: Element | null = null;
  isThere = false;

  /** Whether a pointer that leaves the thing goes to the card. */
  goes(at: At | undefined): boolean {
    this.isThere = at !== undefined && this.isNear(at);
    return this.isThere;
  }

  isNear({ clientX, clientY }: At): boolean {
    const box = this.element?.getBoundingClientRect();
    if (!box || box.width === 0 || !this.element!.querySelector('a')) return false;
    return clientX >= box.left - NEAR && clientX <= box.right + NEAR && clientY >= box.top - NEAR && clientY <= box.bottom + NEAR;
  }
}

export const onCard = new OnCard();
