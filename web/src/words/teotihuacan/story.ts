/** The events of Teotihuacan in words. */

import { costOf } from '../../teotihuacan/labels';
import type { Figures } from '../../teotihuacan/view';
import { word, type Arguments } from '../../words.svelte';
import type { Told } from '../events';
import { habits, Storyteller, type Telling } from '../story';
import { listed, plain, Wording } from '../wording';
import { SOURCES } from './sources';

export const WORDING = new Wording('teotihuacan');

// Told already by the event before or after them, or to be seen on the table.
const SILENT_KINDS = new Set([
  'board', 'royal', 'technology_tile', 'bonus_tile', 'pattern', 'neutral_tile', 'neutral_leaves', 'end', 'action_tile',
  'passes_palace', 'fallback',
]);
const SILENT = new Set([
  'lift T-5.1', 'lift T-8.15', 'lift T-17.1', 'place T-6.3', 'place T-10.2', 'place T-8.16', 'place T-17.3',
  'pyramid_track T-19.5', 'light_disc T-18.7', 'score T-19.12', 'lift B-6.9', 'power T-17.3', 'direction B-2.11',
  'gain T-3.2',
]);
const SETUP_REVEALS = new Set(['T-2.8', 'T-2.9', 'T-2.13', 'T-2.14', 'T-2.15']);
const REFILL = new Set(['rises', 'enters', 'spare', 'direction']);
const SPACE = /^(top|right|bottom|left)_(\d)$/;

/** Turns, eclipses, and the Teotibot's action pyramid below its turns. */
export class TeotihuacanStory extends Storyteller {
  readonly habits = habits({
    headings: new Set(['turn', 'eclipse']),
    apart: new Set(['eclipse']),
    ofTheTable: new Set(['lay_out', 'neutral', 'shuffle_back', 'dark_disc']),
    listed: new Set(['keep', 'lay_out', 'shuffle_back', 'unlock', 'place', 'neutral', 'die']),
    stepped: new Set(['temple B-8.6', 'power B-6.6']),
    gathered: { failures: new Set(['fails']), refill: REFILL },
    below: REFILL,
  });

  constructor(private readonly figures: Figures) {
    super(WORDING, SOURCES);
  }

  isTold(event: Told): boolean {
    return (
      !SILENT_KINDS.has(event.kind) &&
      !SILENT.has(`${event.kind} ${event.why}`) &&
      !SETUP_REVEALS.has(event.why) &&
      !(event.kind === 'score' && event.amount === 0)
    );
  }

  override isAlike(telling: Telling, event: Told): boolean {
    return telling.event.amount === event.amount || event.kind === 'unlock' || event.kind === 'die';
  }

  arguments(telling: Telling): Arguments {
    const { event } = telling;
    const named = (group: string, name = event.what): string => WORDING.named(group, name);
    switch (event.kind) {
      case 'bonus':
        return { bonus: named('bonus'), points: this.points(telling.amount) };
      case 'temple':
        return { temple: named('temple') };
      case 'step_lost': {
        const track = event.what === 'avenue' ? 'avenue' : event.what ? 'temple' : 'none';
        return { track, temple: track === 'temple' ? named('temple') : '' };
      }
      case 'die': {
        const pips = telling.events.map((die) => die.amount);
        return { amount: pips.reduce((sum, each) => sum + each, 0), dice: pips.join(' + ') };
      }
      case 'activate':
      case 'rises':
      case 'enters':
      case 'spare':
        return { tile: named('action_tile'), slot: named('slot', event.where) };
      case 'direction':
        return { arrow: named('direction') };
      case 'fails':
        return { lacking: event.what || 'none' };
      case 'claim':
      case 'use':
      case 'discard':
        return { discovery: named('discovery') };
      case 'shuffle_back':
        return { discovery: listed(telling.things.map((what) => named('discovery', what))) };
      case 'reveal':
        return { tile: this.revealed(event.what) };
      case 'keep':
      case 'lay_out':
        return { starting: telling.things.map((what) => named('starting', what)).join(word('web-list-semicolon')) };
      case 'neutral':
        return { colour: named('colour', this.figures.colours[event.amount] ?? '') };
      case 'building':
        return { row: named('row') };
      default:
        return {};
    }
  }

  /** A board, a heap of tiles, a worship space, a side of the pyramid, a starting tile. */
  placeName(where: string): string {
    for (const group of ['board', 'heap']) if (WORDING.has(group, where)) return WORDING.named(group, where);
    const [, side, level] = SPACE.exec(where) ?? [];
    if (side && level) return word('teotihuacan-decoration-space', { side: WORDING.named('side', side), level });
    if (WORDING.has('starting', where)) {
      return word('teotihuacan-starting-place', { starting: WORDING.named('starting', where) });
    }
    return WORDING.named('space', where);
  }

  heading(event: Told): string {
    if (event.kind === 'eclipse') return word('teotihuacan-event-eclipse', { amount: event.amount });
    return word('teotihuacan-show-turn', { turn: event.amount });
  }

  private revealed(what: string): string {
    const [, kind, tile = ''] = /^(pyramid|decoration)_(.+)$/.exec(what) ?? [];
    if (kind === 'pyramid') return word('teotihuacan-show-pyramid-tile', { tile });
    if (kind === 'decoration') return word('teotihuacan-show-decoration-tile', { tile });
    if (!(what in this.figures.discoveries)) return plain(what);
    return word('teotihuacan-discovery-offer', {
      name: WORDING.named('discovery', what),
      cost: costOf(this.figures, what),
    });
  }
}
