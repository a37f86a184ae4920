/** Parts of the table that move by themselves, with whatever stands on them. */

import { createSubscriber } from 'svelte/reactivity';

let parts = 0;
let moves = 0;
let tell = (): void => {};
const listen = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => {});
});

function move(more: number): void {
  parts += more;
  moves += 1;
  tell();
}

export const riding = {
  /** Whether something is on its way. */
  get isOn(): boolean {
    listen();
    return parts > 0;
  },
  /** How often something has stood elsewhere than before. */
  get moves(): number {
    listen();
    return moves;
  },
  /** Something begins to move, until what is given back is called. */
  begin(): () => void {
    move(1);
    return () => move(-1);
  },
  /** Something stands elsewhere at once. */
  jump(): void {
    move(0);
  },
};
