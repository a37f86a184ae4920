import { greatPicture, isGreat, isSpecialMask } from '../modules/great/pictures';
import type { Piece } from './run';

const PICTURES: Record<string, Piece[]> = {
  vp_4: [{ text: '4' }, { icon: 'points' }],
  resources_3: [{ text: '3' }, { icon: 'any-resource' }],
  resources_2: [{ text: '2' }, { icon: 'any-resource' }],
  cocoa_4: [{ text: '4' }, { icon: 'cocoa' }],
};

const ICONS: Record<string, string> = {
  avenue_step: 'avenue', temple_any: 'temple-any', temple_blue: 'temple-blue', temple_red: 'temple-red',
  temple_green: 'temple-green', power_up_2: 'power-up-two', move_two: 'move-two', move_anywhere: 'move-anywhere',
  extra_worker: 'extra-worker', ignore_cocoa: 'ignore-cocoa',
};

/** What a discovery tile shows: a figure with an icon, or one icon. */
export function discoveryPicture(tile: string): Piece[] {
  if (isGreat(tile) || isSpecialMask(tile)) return greatPicture(tile);
  const figure = /_(\d)$/.exec(tile);
  if (tile.startsWith('mask_')) return [{ icon: `mask-${figure?.[1] ?? '1'}` }];
  return PICTURES[tile] ?? [{ icon: ICONS[tile] ?? 'discovery' }];
}

export function isMask(tile: string): boolean {
  return tile.startsWith('mask_') || tile === 'great_mask' || isSpecialMask(tile);
}
