/** Figures of options. */

import type { Figure } from '../api/types';

/** What something costs besides what everything beside it costs, which is said once. */
export function besides<Cost extends Pick<Figure, 'icon' | 'amount'>>(costs: readonly Cost[], each: readonly Pick<Figure, 'icon' | 'amount'>[]): Cost[] {
  return costs.flatMap((cost) => {
    const common = each.find(({ icon }) => icon === cost.icon)?.amount ?? 0;
    if (common === 0 || cost.amount === null) return [cost];
    return cost.amount > common ? [{ ...cost, amount: cost.amount - common }] : [];
  });
}
