/** What a region gives once it is settled, line by line. */

import { goodIcon, type Piece } from '../../tiles/run';
import { greatPicture, isSpecialMask } from '../great/pictures';

const GOODS = ['obsidian', 'cocoa', 'wood', 'stone', 'gold'];
/** Gifts by a part of their key; the figure is shown if it is more than one, or always where tiles are drawn. */
const ICONS: readonly (readonly [part: string, icon: string, figure: boolean])[] = [
  ['great', 'great-discovery', true], ['discover', 'discovery', true], ['power_up', 'power-up', true], ['technology', 'technology-lowest', false],
];

export interface Gift {
  pieces: readonly Piece[];
  font: number;
  icon: number;
}

export function giftsOf(gives: Record<string, unknown>): Gift[] {
  const keys = Object.keys(gives);
  const goods = keys.filter((key) => GOODS.includes(key));
  if (goods.length > 0) {
    return goods.map((good) => ({ pieces: [{ text: String(gives[good]) }, { icon: goodIcon(good) }], font: 12.5, icon: goods.length > 1 ? 15 : 17 }));
  }
  const mask = keys.find(isSpecialMask);
  if (mask) return [{ pieces: greatPicture(mask), font: 12, icon: 29 }];
  const perWorker = keys.filter((key) => key.startsWith('points_per'));
  if (perWorker.length > 0) {
    const points = perWorker.map((key) => String(gives[key])).join('/');
    return [{ pieces: [{ text: points }, { icon: 'points' }, { text: '×' }, { icon: 'worker' }], font: 12.5, icon: 15 }];
  }
  const temples = keys.find((key) => key.includes('temple'));
  if (temples) {
    const count = Number(gives[temples]);
    const pieces = Array.from({ length: count }, (_, i) => [...(i > 0 ? [{ gap: 4 }] : []), { icon: 'temple-any' }]).flat();
    return [{ pieces, font: 12, icon: count > 1 ? 20 : 24 }];
  }
  const found = ICONS.find(([part]) => keys.some((key) => key.includes(part)));
  if (!found) return [];
  const key = keys.find((each) => each.includes(found[0]))!;
  const count = Number(gives[key]);
  return [{ pieces: [...(found[2] && Number.isFinite(count) ? [{ text: String(count) }] : []), { icon: found[1] }], font: 12.5, icon: found[2] ? 20 : 25 }];
}
