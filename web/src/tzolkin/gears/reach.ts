/** Which actions a worker could carry out, as the choices tell. */

import type { Choice, Figure } from '../../api/types';
import { lit } from '../../pointing/lit.svelte';
import { besides } from '../../shell/figures';
import type { Table } from '../table.svelte';

type Reach = Record<string, number>;

const reachOf = (pick: Choice | undefined): Reach => (pick?.about as { reach?: Reach } | undefined)?.reach ?? {};
const pickOf = (table: Table, thing: string): Choice | undefined => table.choicesOf(thing).find(({ kind }) => kind === 'pick');

/** The fee of each action that picking up the worker pointed at, on the gear or in the bar, would lead to, by the action's name; nothing if that is not what is pointed at. */
export function actionsInReach(table: Table): Map<string, number> {
  const thing = table.pointed?.thing ?? lit.option?.choice?.thing ?? table.choices.find(({ thing }) => thing !== null && table.isChosen(thing))?.thing ?? null;
  return new Map(Object.entries(thing?.startsWith('space:') ? reachOf(pickOf(table, thing)) : {}));
}

/** Whether a worker may do one of several actions as it likes, none of them for a fee. */
export function isFree(reach: ReadonlyMap<string, number>): boolean {
  return [...reach.values()].filter((fee) => fee === 0).length > 1;
}

/** Whether the worker on a space has a free choice, once it is picked up. */
export function choosesFreely(table: Table, thing: string): boolean {
  return isFree(new Map(Object.entries(reachOf(pickOf(table, thing)))));
}

/** What an action that the worker pointed at could do would cost, or bring, beside what the action itself does; the mark of a free choice where there is one. */
export function feeFor(reach: ReadonlyMap<string, number>, action: string): Pick<Figure, 'icon' | 'amount'>[] {
  const fee = reach.get(action);
  if (fee) return [{ icon: 'z-corn', amount: fee }];
  return fee === 0 && isFree(reach) ? [{ icon: 'z-free-choice', amount: null }] : [];
}

/** What choosing a thing would cost besides what the question says: placing a worker there, or the first of what else can be chosen. */
export function costsOf(table: Table, thing: string): Choice['costs'] {
  const here = table.choicesOf(thing);
  return besides((here.find(({ kind }) => kind === 'place') ?? here[0])?.costs ?? [], table.position.question?.each ?? []);
}
