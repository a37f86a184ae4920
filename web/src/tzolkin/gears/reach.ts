/** Which actions a worker could carry out, as the choices tell. */

import type { Choice } from '../../api/types';
import { lit } from '../../pointing/lit.svelte';
import { besides } from '../../shell/figures';
import type { Table } from '../table.svelte';

/** The fee of each action that picking up the worker pointed at, on the gear or in the bar, would lead to, by the action's name; nothing if that is not what is pointed at. */
export function actionsInReach(table: Table): Map<string, number> {
  const thing = table.pointed?.thing ?? lit.option?.choice?.thing ?? table.choices.find(({ thing }) => thing !== null && table.isChosen(thing))?.thing ?? null;
  const pick = thing?.startsWith('space:') ? table.choicesOf(thing).find(({ kind }) => kind === 'pick') : undefined;
  return new Map(Object.entries((pick?.about as { reach?: Record<string, number> } | undefined)?.reach ?? {}));
}

/** What choosing a thing would cost besides what the question says: placing a worker there, or the first of what else can be chosen. */
export function costsOf(table: Table, thing: string): Choice['costs'] {
  const here = table.choicesOf(thing);
  return besides((here.find(({ kind }) => kind === 'place') ?? here[0])?.costs ?? [], table.position.question?.each ?? []);
}
