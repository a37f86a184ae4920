/** The link of a table as others can open it: one that leads to this machine alone is no use to them. */

import { addresses } from '../api/client';

const ALONE = /^https?:\/\/(localhost|127\.|\[::1\])/;

export class TableLink {
  /** The origin the link begins with. */
  origin = $state(location.origin);
  /** Whether only this machine can open it. */
  readonly isAlone = $derived(ALONE.test(this.origin));
  /** Addresses at which others reach the server; null until the server has said. */
  offered = $state.raw<string[] | null>(null);

  constructor(private readonly id: string) {
    if (!this.isAlone) return;
    addresses().then(
      (found) => (this.offered = found),
      () => (this.offered = []),
    );
  }

  get href(): string {
    return `${this.origin}/table/${this.id}`;
  }
}
