/** Great Discovery tiles and Special Masks: what they show. */

import type { Piece } from '../../tiles/run';

const ICONS: Record<string, string> = {
  great_extra_worker: 'extra-worker', great_double_resources: 'double-resources', great_mask: 'mask-great',
  great_move_back: 'move-back', great_power_up_3: 'power-up-three', great_refresh_2: 'refresh-two',
  great_lowest_technology: 'technology-lowest', great_shaman_step: 'shaman-step', great_shaman_stand: 'shaman-stand',
  great_temple_blue: 'temples-blue', great_temple_red: 'temples-red', great_temple_green: 'temples-green',
};

export function isGreat(tile: string): boolean {
  return tile.startsWith('great_');
}

export function isSpecialMask(tile: string): boolean {
  return tile.startsWith('special_mask_');
}

/** A figure with an icon, or one icon. */
export function greatPicture(tile: string): Piece[] {
  if (isSpecialMask(tile)) return [{ icon: `mask-special-${tile.slice('special_mask_'.length)}` }];
  const figure = /^great_(.+)_(\d)$/.exec(tile);
  const icon = ICONS[tile];
  if (icon) return [{ icon }];
  return figure ? [{ text: figure[2]! }, { icon: figure[1]! }] : [{ icon: 'great-discovery' }];
}
