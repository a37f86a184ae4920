/** Shamans that stand and aid a board. */

import type { BoardName, Colour, View } from '../../view';
import { partsOf } from '../parts';

export function aidsTo(view: View, board: BoardName): { seat: number; colour: Colour }[] {
  return (partsOf(view).altars?.shamans ?? []).flatMap((shaman, seat) =>
    shaman?.aids === board ? [{ seat, colour: view.players[seat]!.colour }] : []);
}
