/** Questions and options of Tzolk'in in plain words. */

import type { Choice, View } from '../../api/types';
import { word, type Arguments } from '../../words.svelte';
import { figure, listed } from '../wording';
import { spaceName, WORDING } from './story';

export interface TzolkinFigures {
  goods: string[];
  tracks: string[];
  gears: Record<string, { last: number; any: number; actions: number }>;
  rates: Record<string, number>;
  temples: Record<string, { steps: { step: number; points: number; item: string | null }[]; highest: number[] }>;
  technology_blocks: number[];
  buildings: Record<string, { cost: Record<string, number>; colour: string; feeds: number; discount: number }>;
  wealth: Record<string, { feeds: number; discount: number }>;
  monuments: Record<string, { cost: Record<string, number>; colour: string }>;
  all_monuments_points: number[];
  food_days: number[];
  corn_per_worker: number;
}

interface Side {
  temples: Record<string, number>;
  technologies: Record<string, number>;
}

const TOP_LEVEL = 3;
const GROUPS: Record<string, string> = {
  temple: 'temple', gear: 'gear', technology: 'technology', building: 'building', monument: 'monument',
  wealth: 'wealth', block: 'good', gear_action: 'gear_action',
};

/** What the pending decision asks for. */
export function question(view: View, choices: readonly Choice[]): string {
  const step = view.decision;
  if (!step) return '';
  let key = `tzolkin-ask-${step.step}`;
  const args: Arguments = {};
  for (const [field, value] of Object.entries(step)) {
    if (typeof value === 'string') args[field] = field === 'gear' ? WORDING.named('gear', value) : value;
    else args[field] = value === null ? 'none' : Number(value);
  }
  if (step['optional']) key = WORDING.special(key, 'optional');
  else if (step.step === 'Turn') key = WORDING.special(key, ways(new Set(choices.map((choice) => choice.kind))));
  return word(key, args);
}

/** Z-4.1: which ways a turn can begin. */
export function ways(kinds: ReadonlySet<string>): string {
  if (kinds.size === 1 && kinds.has('beg')) return 'must-beg';
  if (kinds.has('place') && kinds.has('pick')) return kinds.has('beg') ? 'beg' : 'all';
  return ['beg', 'place', 'pick'].filter((kind) => kinds.has(kind)).join('-or-');
}

export function cost(amounts: Record<string, number>): string {
  const parts = Object.entries(amounts).filter(([, amount]) => amount);
  return parts.length > 0 ? listed(parts.map(([good, amount]) => WORDING.amount(amount, good))) : word('tzolkin-free');
}

/** What a choice pays at once, by good. */
export function paid(choice: Choice, player: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const event of choice.brings) {
    if (event.kind !== 'pay' || event.player !== player) continue;
    sums[event.what] = (sums[event.what] ?? 0) + event.amount;
  }
  return sums;
}

export class TzolkinOptions {
  constructor(private readonly figures: TzolkinFigures) {}

  /** What an option does. */
  option(view: View, choice: Choice): string {
    const key = `tzolkin-action-${choice.kind}`;
    const seat = view.decision?.player ?? 0;
    const side = view.players[seat] as unknown as Side;
    const value = (name: string): string => String(choice[name]);
    const args: Arguments = {};
    for (const [name, each] of Object.entries(choice)) {
      if (typeof each !== 'string' && typeof each !== 'number') continue;
      const group = GROUPS[name];
      args[name] = group ? WORDING.named(group, String(each)) : each;
      args[`${name}_id`] = each;
    }
    switch (choice.kind) {
      case 'pass':
        return word(WORDING.special(key, view.decision?.step ?? ''));
      case 'beg':
        args['step'] = figure((side.temples[value('temple')] ?? 0) - 1);
        break;
      case 'place':
        return this.place(view, choice, seat);
      case 'pick':
        return this.pick(view, value('gear'), Number(choice['space']), side);
      case 'act':
        args['effect'] = WORDING.about('gear_action', value('gear_action'), 'effect');
        break;
      case 'temple':
        return this.temple(view, choice, value('temple'), seat);
      case 'technology':
        return this.technology(view, value('technology'), side);
      case 'sell':
      case 'buy':
        args['corn'] = this.figures.rates[value('block')] ?? 0;
        break;
      case 'build': {
        const price = paid(choice, seat);
        const printed = this.figures.buildings[value('building')]?.cost ?? {};
        args['cost'] = cost(Object.keys(price).length > 0 ? price : printed);
        args['effect'] = WORDING.about('building', value('building'), 'effect');
        break;
      }
      case 'monument':
        args['cost'] = cost(this.figures.monuments[value('monument')]?.cost ?? {});
        args['effect'] = this.monumentEffect(view, value('monument'));
        break;
      case 'architecture':
        args['building'] = WORDING.named('building', String(view.decision?.['building'] ?? ''));
        break;
      case 'days':
        args['day'] = (view['calendar'] as { day: number }).day + Number(choice['days']);
    }
    return word(key, args);
  }

  monumentEffect(view: View, monument: string): string {
    const each = this.figures.all_monuments_points[view.options.players] ?? 0;
    return WORDING.about('monument', monument, 'effect', { each });
  }

  /** The action beside a space; null at space 0 and where any may be chosen. */
  actionAt(gear: string, space: number): string | null {
    const figures = this.figures.gears[gear];
    return figures && space > 0 && space < figures.any ? `${gear}_${space}` : null;
  }

  isAny(gear: string, space: number): boolean {
    const figures = this.figures.gears[gear];
    return figures !== undefined && space >= figures.any && space <= figures.last;
  }

  /** Z-7.18: whether a skull lies on an action. */
  isClosed(view: View, action: string): boolean {
    const number = Number(action.slice(action.lastIndexOf('_') + 1));
    const { chichen_itza: closed } = view['skulls'] as { chichen_itza: number[] };
    return action.startsWith('chichen_itza') && closed.includes(number);
  }

  private place(view: View, choice: Choice, seat: number): string {
    const price = paid(choice, seat)['corn'] ?? 0;
    const placed = choice.brings.find((event) => event.kind === 'place');
    const where = placed?.where ?? String(choice['gear'] ?? choice['target'] ?? 'start');
    if (!(where in this.figures.gears)) {
      return word('tzolkin-action-place.start', { cost: price, corn: (view['calendar'] as { corn: number }).corn });
    }
    const ahead = (placed?.amount ?? 0) + 1;
    const args = { cost: price, place: spaceName(where, ahead - 1), next: ahead };
    if (this.isAny(where, ahead)) return word('tzolkin-action-place.any', args);
    const reached = this.actionAt(where, ahead);
    if (reached === null || this.isClosed(view, reached)) return word('tzolkin-action-place', args);
    return word('tzolkin-action-place.ahead', { ...args, effect: WORDING.about('gear_action', reached, 'effect') });
  }

  private pick(view: View, gear: string, space: number, side: Side): string {
    const key = 'tzolkin-action-pick';
    const args: Arguments = { gear: WORDING.named('gear', gear), space };
    const isAhead = gear === 'chichen_itza' && (side.technologies['theology'] ?? 0) > 0;
    const reach = isAhead ? space + 1 : space;
    const reached = this.actionAt(gear, reach);
    if (this.isAny(gear, space) || this.isAny(gear, reach)) return word(`${key}.any`, args);
    if (reached === null) return word(`${key}.none`, args);
    if (this.isClosed(view, reached)) return word(reach > 1 ? `${key}.closed` : `${key}.none`, args);
    args['effect'] = WORDING.about('gear_action', reached, 'effect');
    if (isAhead) return word(`${key}.ahead`, args);
    return word(space > 1 ? `${key}.lower` : key, args);
  }

  private temple(view: View, choice: Choice, name: string, seat: number): string {
    const temple = WORDING.named('temple', name);
    const reached = choice.brings.find((event) => event.kind === 'temple' && event.player === seat)?.amount;
    if (reached === undefined) return word('tzolkin-action-temple.lost', { temple });
    const step = this.figures.temples[name]?.steps.find((each) => each.step === reached);
    const worth = listed([
      word('tzolkin-show-points', { points: figure(step?.points ?? 0) }),
      step?.item ? WORDING.amount(1, step.item) : '',
    ]);
    const key = view.decision?.step === 'Descend' ? 'tzolkin-action-temple.down' : 'tzolkin-action-temple';
    return word(key, { temple, step: figure(reached), worth });
  }

  private technology(view: View, track: string, side: Side): string {
    const level = side.technologies[track] ?? 0;
    return word(level === TOP_LEVEL ? 'tzolkin-action-technology.beyond' : 'tzolkin-action-technology', {
      technology: WORDING.named('technology', track),
      level: level + 1,
      blocks: view.decision?.step === 'FreeStudy' ? 0 : (this.figures.technology_blocks[level] ?? 0),
      effect: WORDING.about('technology', track, `l${level + 1}`),
    });
  }
}
