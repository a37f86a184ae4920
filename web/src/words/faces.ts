/** The face of each game. */

import type { Game } from '../api/types';
import type { Face } from './face';
import { TeotihuacanFace } from './teotihuacan/face';
import { TzolkinFace } from './tzolkin/face';

const FACES: Record<string, new (game: Game) => Face> = { teotihuacan: TeotihuacanFace, tzolkin: TzolkinFace };

const made = new Map<string, Face>();

/** The face of a game; null for one these pages do not know. */
export function faceOf(game: Game): Face | null {
  const known = made.get(game.name);
  if (known) return known;
  const Maker = FACES[game.name];
  if (!Maker) return null;
  const face = new Maker(game);
  made.set(game.name, face);
  return face;
}
