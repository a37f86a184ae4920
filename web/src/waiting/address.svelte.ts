/** Where links begin that others can open: one that leads to this machine alone is no use to them. */

import { addresses } from '../api/client';

const ALONE = /^https?:\/\/(localhost|127\.|\[::1\])/;

export class Address {
  /** The origin links begin with. */
  origin = $state(location.origin);
  /** Whether only this machine can open them. */
  readonly isAlone = $derived(ALONE.test(this.origin));
  /** Addresses at which others reach the server; null until the server has said. */
  offered = $state.raw<string[] | null>(null);

  constructor() {
    if (!this.isAlone) return;
    addresses().then(
      (found) => (this.offered = found),
      () => (this.offered = []),
    );
  }
}
