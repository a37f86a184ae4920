/** What the technologies of Obsidian show: changes of payments that are no amounts of goods. */

import type { Piece } from '../../tiles/run';

export const EFFECTS: Readonly<Record<string, readonly Piece[]>> = {
  '01h': [{ icon: 'any-resource' }, { text: '→' }, { icon: 'obsidian' }],
  '03h': [{ icon: 'obsidian' }, { text: '=' }, { text: '3' }, { icon: 'cocoa' }],
  '05h': [{ text: '1' }, { icon: 'obsidian' }],
};
