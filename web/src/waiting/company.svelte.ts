/** Who sits at the table that is shown, whether they are there, and how much time they have: for the seats on the board. */

import type { ClockShown, SeatShown } from '../api/types';

class Company {
  seats = $state.raw<readonly SeatShown[]>([]);
  clock = $state.raw<ClockShown | null>(null);
  /** When the clock was told. */
  told = $state(0);
  now = $state(Date.now());

  /** Whether others than those at this screen play here. */
  readonly isOnline = $derived(this.seats.some(({ kind, mine }) => kind === 'person' && !mine));

  meet(seats: readonly SeatShown[], clock: ClockShown | null): void {
    this.seats = seats;
    this.clock = clock;
    this.told = Date.now();
    this.now = this.told;
  }

  /** Seconds a seat has left. */
  left(seat: number): number | null {
    const { clock } = this;
    if (!clock) return null;
    const ran = clock.of === seat ? Math.max(0, (this.now - this.told) / 1000 - clock.free) : 0;
    return (clock.left[seat] ?? 0) - ran;
  }
}

export const company = new Company();

/** Hours from which on nobody counts minutes. */
const DAY = 24;

/** Minutes and seconds, with hours before them, or hours alone where there are many; below zero with a minus. */
export function timeLeft(seconds: number, language: string): string {
  const whole = Math.abs(Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours >= DAY) return new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' }).format(Math.sign(seconds) * hours);
  const two = (number: number): string => String(number).padStart(2, '0');
  return (seconds < -0.5 ? '−' : '') + (hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`);
}
