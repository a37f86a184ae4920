/** What is pointed at on the table or among the options of the choice bar: the other one lights up too. */

import type { Choice } from '../api/types';
import type { ThingId } from './things';

class Lit {
  /** The thing of the table that is pointed at. */
  thing = $state.raw<ThingId | null>(null);
  /** The option of the bar that is pointed at. */
  option = $state.raw<Choice | null>(null);
}

export const lit = new Lit();
