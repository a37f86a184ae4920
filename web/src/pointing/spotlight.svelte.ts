/** What is being spoken of, so that a picture larger than its window shows it. */

class Spotlight {
  /** Things, by their own name or that of their card. */
  things = $state.raw<readonly string[]>([]);
  /** Down to where, or from the left to where, the screen is covered by whoever speaks, in pixels. */
  covered = $state.raw({ top: 0, left: 0 });
}

export const spotlight = new Spotlight();
