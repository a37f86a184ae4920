/** Taking a free seat of a table: under a name, and held by this browser from then on. */

import { sit } from '../api/client';
import { keep } from '../api/kept';
import { set, settings } from './settings.svelte';
import { tellRefusal } from './toasts.svelte';

/** A table with seats. */
interface Seated {
  id: string;
  game: string;
  seats: readonly unknown[];
}

export class Sitting {
  /** The name somebody wants to go by. */
  name = $state(settings.name);
  busy = $state(false);

  /** Take a seat; false if it was refused, which is told. */
  async take(table: Seated, seat: number): Promise<boolean> {
    this.busy = true;
    const name = this.name.trim();
    try {
      const held = await sit(table.id, seat, name);
      if (held.token) keep({ id: table.id, game: table.game, players: table.seats.length, tokens: { [seat]: held.token }, seen: Date.now() });
      if (name) set('name', name);
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
