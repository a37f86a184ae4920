/** Who sits where: what a seat is called, whose are mine, what is to be shown to whom. */

import type { SeatShown, Side, TableShown } from '../api/types';
import { text, word } from '../words.svelte';

/** The name a seat goes by; one without a name is called after its kind. */
export function seatName(seat: { kind: string; name: string }, number: number): string {
  return seat.name || word(`web-seat-${seat.kind}`, { number: number + 1 });
}

/** The names of all sides. */
export function namesOf(sides: readonly Side[]): string[] {
  return sides.map(({ name }) => text(name));
}

/** The seats in the order they are shown: one's own first, then as they follow at the table. */
export function seatOrder(count: number, own: number | null): number[] {
  const first = own ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

export function mySeats(seats: readonly SeatShown[]): number[] {
  return seats.flatMap((seat, number) => (seat.mine ? [number] : []));
}

/** Whether somebody of this screen decides now. */
export function isMyDecision(shown: Pick<TableShown, 'seats' | 'actor' | 'over'>): boolean {
  const seat = shown.over || shown.actor === null ? undefined : shown.seats[shown.actor];
  return (seat?.mine ?? false) && seat?.stand_in == null;
}

/** The seat that has to be handed the screen before anything is shown: a secret is pending and several sit here. */
export function handOverTo(
  shown: Pick<TableShown, 'seats' | 'actor' | 'over' | 'secret'>, handed: number | null,
): number | null {
  if (!isMyDecision(shown) || mySeats(shown.seats).length < 2 || !shown.secret) return null;
  return shown.actor === handed ? null : shown.actor;
}

/** Seats nobody holds yet. */
export function openSeats(seats: readonly SeatShown[]): number[] {
  return seats.flatMap((seat, number) => (seat.kind === 'open' ? [number] : []));
}
