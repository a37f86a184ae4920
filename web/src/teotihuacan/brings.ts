/** What events bring a player, summed up for a glance. */

import { goodIcon } from './tiles/run';
import type { TableEvent } from './view';

export interface Gain {
  text: string;
  icon: string;
  /** A payment, or a loss of points. */
  loss: boolean;
}

/** Summed gains and payments of a player in the order they come; markers as steps climbed. */
export function gainsOf(events: readonly TableEvent[], player: number): Gain[] {
  const sums = new Map<string, number>();
  const add = (icon: string, amount: number): void => void sums.set(icon, (sums.get(icon) ?? 0) + amount);
  for (const event of events) {
    if (event.player !== player) continue;
    switch (event.kind) {
      case 'pay':
        add(`${goodIcon(event.what ?? '')} pay`, -event.amount);
        break;
      case 'gain':
        add(goodIcon(event.what ?? ''), event.amount);
        break;
      case 'score':
      case 'bonus':
        add('points', event.amount);
        break;
      case 'temple':
        add(`temple-${event.what}`, 1);
        break;
      case 'avenue':
        add('avenue', 1);
        break;
      case 'pyramid_track':
        if (event.amount > 0) add('pyramid', 1);
        break;
      case 'power':
        add('power-up', 1);
        break;
      case 'ascension':
        add('ascension', 1);
    }
  }
  return [...sums].flatMap(([key, amount]) =>
    amount === 0
      ? []
      : [{ icon: key.split(' ')[0] ?? key, text: amount > 0 ? `+${amount}` : `−${-amount}`, loss: amount < 0 }],
  );
}
