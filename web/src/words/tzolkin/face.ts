/** Tzolk'in as the shell shows it. */

import type { Choice, Game, View } from '../../api/types';
import { word } from '../../words.svelte';
import { heard, type Told } from '../events';
import type { Chip, Face, SeatMark } from '../face';
import { summed, type Gain } from '../preview';
import type { Paragraph } from '../story';
import { figure, signed } from '../wording';
import { question, TzolkinOptions, type TzolkinFigures } from './options';
import { SOURCES } from './sources';
import { TzolkinStory, withMarks, WORDING } from './story';

const REACHED = new Set(['temple', 'technology', 'step_lost', 'worker']);
/** Kinds whose words say already what is paid or reached. */
const TOLD_BY_THE_OPTION = new Set(['place', 'beg', 'temple', 'sell', 'buy', 'give', 'take']);
const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'hexagon'];
const TECH: Record<string, string> = { resource_extraction: 'extraction' };
const ENDS = new Set(['PlaceMore', 'PickMore']);

function chip(gain: Gain): Chip {
  const { kind, what, amount } = gain;
  const good = WORDING.named('good', what);
  const temple = WORDING.named('temple', what);
  switch (kind) {
    case 'score': {
      const points = signed(SOURCES.points(amount));
      return { icon: 'z-points', figure: points, isCost: amount < 0, words: word('tzolkin-brings-points', { points }) };
    }
    case 'temple':
      return {
        icon: `z-temple-${what}`, figure: figure(amount), isCost: false,
        words: word('tzolkin-brings-temple', { temple, step: figure(amount) }),
      };
    case 'step_lost':
      return { icon: `z-temple-${what}`, figure: '–', isCost: true, words: word('tzolkin-brings-lost', { temple }) };
    case 'technology':
      return {
        icon: `z-tech-${TECH[what] ?? what}`, figure: String(amount), isCost: false,
        words: word('tzolkin-brings-technology', { technology: WORDING.named('technology', what), level: amount }),
      };
    case 'worker':
      return { icon: 'z-worker-plus', figure: '', isCost: false, words: word('tzolkin-brings-worker') };
    default: {
      const isCost = kind === 'pay';
      return {
        icon: `z-${what}`, figure: signed(isCost ? -amount : amount), isCost,
        words: word(`tzolkin-amount-${kind}`, { amount, good }),
      };
    }
  }
}

const ICONS: Record<string, (choice: Choice) => string> = {
  beg: () => 'z-corn',
  place: (choice) => gearIcon(String(choice['gear'] ?? choice['target'] ?? '')),
  pick: (choice) => gearIcon(String(choice['gear'] ?? '')),
  act: (choice) => gearIcon(String(choice['gear_action'] ?? '').replace(/_\d+$/, '')),
  temple: (choice) => `z-temple-${String(choice['temple'])}`,
  technology: (choice) => `z-tech-${TECH[String(choice['technology'])] ?? String(choice['technology'])}`,
  give: (choice) => `z-${String(choice['block'])}`,
  take: (choice) => `z-${String(choice['block'])}`,
  drop: (choice) => `z-${String(choice['block'])}`,
  sell: (choice) => `z-${String(choice['block'])}`,
  buy: (choice) => `z-${String(choice['block'])}`,
  build: () => 'z-building',
  monument: () => 'z-monument',
  architecture: () => 'z-tech-architecture',
  harvest: (choice) => HARVEST[String(choice['harvest'])] ?? 'z-corn',
  days: () => 'z-double-advance',
};
const HARVEST: Record<string, string> = { corn: 'z-harvest-corn', wood: 'z-harvest-wood', burn: 'z-burn' };

function gearIcon(gear: string): string {
  if (gear === 'start') return 'z-starting-player';
  return gear === 'chichen_itza' ? 'z-gear-chichen' : gear ? `z-gear-${gear}` : '';
}

export class TzolkinFace implements Face {
  readonly game = 'tzolkin';
  readonly opponent = null;
  readonly figures: TzolkinFigures;
  readonly options: TzolkinOptions;
  private readonly teller = new TzolkinStory();

  constructor(game: Game) {
    this.figures = game.figures as unknown as TzolkinFigures;
    this.options = new TzolkinOptions(this.figures);
  }

  question(view: View, choices: readonly Choice[]): string {
    return question(view, choices);
  }

  option(view: View, choice: Choice): string {
    return this.options.option(view, choice);
  }

  icon(_view: View, choice: Choice): string {
    return ICONS[choice.kind]?.(choice) ?? '';
  }

  picture(): string[] {
    return [];
  }

  chips(view: View, choice: Choice): Chip[] {
    const seat = view.decision?.player;
    if (seat === undefined || TOLD_BY_THE_OPTION.has(choice.kind)) return [];
    return summed(heard(choice.brings), seat, REACHED)
      .filter((gain) => gain.why !== 'Z-5.4')
      .map(chip);
  }

  besideBoard(_view: View, choices: readonly Choice[]): Choice[] {
    return [...choices];
  }

  isEndOfTurn(view: View, choice: Choice): boolean {
    return choice.kind === 'pass' && ENDS.has(view.decision?.step ?? '');
  }

  story(events: readonly Told[]): Paragraph[] {
    return this.teller.story(events);
  }

  sources(events: readonly Told[], players: number) {
    return SOURCES.bySource(events, players);
  }

  stages(events: readonly Told[], players: number): number[][] {
    return SOURCES.byStage(withMarks(events), players);
  }

  /** Z-13.6, Z-13.9: who won, and what decided it. */
  verdict(view: View, names: readonly string[]): string {
    const [first = 0] = view.winners;
    const points = figure(this.points(view, first));
    if (view.winners.length > 1) {
      const shared = view.winners.map((seat) => names[seat] ?? '').join(word('web-list-comma'));
      return word('tzolkin-tie-shared', { names: shared, points });
    }
    const tied = view.players.filter((side) => side['points'] === this.points(view, first)).length > 1;
    const reason = word(tied ? 'tzolkin-tie-workers' : 'tzolkin-tie-points');
    return word('cli-over-winner', { name: names[first] ?? '', points, reason });
  }

  ending(): string {
    return word('tzolkin-ending-food_day');
  }

  isSecret(view: View): boolean {
    return view.decision?.step === 'KeepWealth';
  }

  mark(_view: View, seat: number): SeatMark {
    return { colour: `var(--seat-${seat})`, shape: SHAPES[seat] ?? 'disc' };
  }

  names(given: readonly string[]): string[] {
    return [...given];
  }

  status(view: View): string {
    const { day, food_days: held } = view['calendar'] as { day: number; food_days: number };
    const next = this.figures.food_days[held];
    return word('web-status-tzolkin', {
      turn: view.turn,
      day,
      over: next === undefined ? 'yes' : 'no',
      days: Math.max(0, (next ?? day) - day),
    });
  }

  iconOf(field: string, name: string): string {
    if (field === 'temples') return `z-temple-${name}`;
    return field === 'technologies' ? `z-tech-${TECH[name] ?? name}` : '';
  }

  points(view: View, seat: number): number {
    return Number(view.players[seat]?.['points'] ?? 0);
  }

  stock(view: View, seat: number) {
    return this.figures.goods.map((good) => ({
      icon: `z-${good}`,
      words: WORDING.named('good', good),
      amount: Number(view.players[seat]?.[good] ?? 0),
    }));
  }
}
