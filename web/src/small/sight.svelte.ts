/** What a window on the board shows changes: whatever is drawn over it is put where things are then. */

class Sight {
  /** How often it changed. */
  moves = $state(0);
  /** Whether it is on its way elsewhere. */
  isGliding = $state(false);
}

export const sight = new Sight();
