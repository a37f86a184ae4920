/** Where things of the table lie, by the names they may have there, the nearest first. */

type Seat = number | null;
export type Place = string[];

export const seatPlace = (seat: Seat): Place => [`seat:${seat}`];
export const hand = (seat: Seat): Place => [`hand:${seat}`, `seat:${seat}`];
/** Whoever decides has goods under their plain name. */
export const stock = (seat: Seat, good: string): Place => [`good:${good}:${seat}`, `seat:${seat} good:${good}`, `seat:${seat}`];
export const points = (seat: Seat): Place => [`points:${seat}`, `seat:${seat}`];
export const owned = (seat: Seat, card: string): Place => [`owned:${seat}:${card}`, `seat:${seat} ${card}`, `seat:${seat}`];

/** Where a worker stands: the tooth it rode on to, else the space it was put on. */
export function standing(target: string, space: number, days = 0): Place {
  if (target === 'start') return ['worker:start', 'gear:start'];
  if (target === 'quick') return [`worker:quick_${space}`, 'gear:quick'];
  return [`worker:${target}_${space + days}`, ...spaceOf(target, space)];
}

export function spaceOf(target: string, space: number): Place {
  if (target === 'start' || target === 'quick') return [`gear:${target}`];
  return [`space:${target}_${space}`, `space:${target}_${space - 1}`, `gear:${target}`];
}

/** The wedge that tells of an action. */
export const action = (name: string): Place => [`action:${name}`, `space:${name}`];
export const step = (temple: string, number: number): Place => [`step:${temple}:${number}`, `temple:${temple}`];
export const level = (track: string, number: number): Place => [`level:${track}_${number}`, `track:${track}`, `technology:${track}`];
export const jungle = (space: number): Place => [`jungle:${space}`, `action:palenque_${space}`];
