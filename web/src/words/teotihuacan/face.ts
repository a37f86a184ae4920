/** Teotihuacan as the shell shows it. */

import type { Choice, Game, View } from '../../api/types';
import { choiceLabel, question } from '../../teotihuacan/labels';
import { barChoices } from '../../teotihuacan/things';
import { pyramidIcon, turned, type Figures, type Choice as TableChoice, type View as Table } from '../../teotihuacan/view';
import { word } from '../../words.svelte';
import { heard, type Told } from '../events';
import type { Chip, Face, SeatMark } from '../face';
import { summed, type Gain } from '../preview';
import type { Paragraph } from '../story';
import { signed } from '../wording';
import { SOURCES } from './sources';
import { TeotihuacanStory, WORDING } from './story';

const REACHED = new Set(['temple', 'avenue', 'pyramid_track', 'technology']);
const MARKS: Record<string, SeatMark> = {
  red: { colour: 'var(--seat-0)', shape: 'disc' },
  blue: { colour: 'var(--seat-1)', shape: 'square' },
  yellow: { colour: 'var(--seat-2)', shape: 'triangle' },
  black: { colour: 'var(--seat-3)', shape: 'diamond' },
};
const HUMAN = 0;
const BOT = 1;
const GOODS = ['cocoa', 'wood', 'stone', 'gold'];

const icons = (letters: string): string[] => [...letters].map((letter) => `t-${pyramidIcon(letter)}`);
const table = (view: View): Table => view as unknown as Table;

function chip(gain: Gain): Chip {
  const { kind, what, amount } = gain;
  const good = WORDING.named('good', what);
  switch (kind) {
    case 'score':
      return {
        icon: 't-points', figure: signed(amount), isCost: amount < 0,
        words: word('teotihuacan-brings-points', { points: signed(amount) }),
      };
    case 'gain':
      return {
        icon: `t-${what}`, figure: signed(amount), isCost: false,
        words: word('teotihuacan-amount-gain', { amount, good }),
      };
    case 'pay':
      return {
        icon: `t-${what}`, figure: signed(-amount), isCost: true,
        words: word(WORDING.special('teotihuacan-brings-pay', gain.why.replaceAll('.', '-')), { amount, good }),
      };
    case 'temple':
      return {
        icon: `t-temple-${what}`, figure: String(amount), isCost: false,
        words: word('teotihuacan-brings-temple', { temple: WORDING.named('temple', what), step: amount }),
      };
    case 'technology':
      return { icon: `t-tech-${what}`, figure: '', isCost: false, words: WORDING.named('technology', what) };
    case 'pyramid_track':
      return {
        icon: 't-pyramid', figure: String(amount), isCost: false,
        words: word('teotihuacan-brings-pyramid', { step: amount }),
      };
    default:
      return {
        icon: 't-avenue', figure: String(amount), isCost: false,
        words: word('teotihuacan-brings-avenue', { step: amount }),
      };
  }
}

const ICONS: Record<string, (choice: Choice) => string> = {
  unlock: () => 't-lock',
  'buy-unlock': () => 't-lock',
  collect: () => 't-cocoa',
  pay: () => 't-cocoa',
  wages: () => 't-cocoa',
  exchange: () => 't-cocoa',
  take: (choice) => `t-${String(choice['resource'])}`,
  give: (choice) => `t-${String(choice['resource'])}`,
  temple: (choice) => `t-temple-${String(choice['temple'])}`,
  technology: (choice) => `t-tech-${String(choice['technology'])}`,
  to: (choice) => `t-board-${String(choice['board'])}`,
  start: (choice) => `t-board-${String(choice['board'])}`,
  move: (choice) => `t-board-${String(choice['board'])}`,
  'power-up': () => 't-power-up',
  raise: () => 't-power-up',
  ascend: (choice) => ASCENSION[String(choice['reward'])] ?? 't-ascension',
  row: () => 't-building',
  reward: () => 't-temple-any',
  claim: () => 't-discovery',
  use: () => 't-discovery',
  worship: () => 't-worker',
  lock: () => 't-lock',
  price: (choice) => (choice['discount'] === 'none' ? '' : `t-${String(choice['discount'])}`),
};
const ASCENSION: Record<string, string> = {
  vp: 't-points', cocoa: 't-cocoa', temple: 't-temple-any', two_temples: 't-temple-any', worker: 't-worker',
};

export class TeotihuacanFace implements Face {
  readonly game = 'teotihuacan';
  private readonly figures: Figures;
  private readonly teller: TeotihuacanStory;

  constructor(game: Game) {
    this.figures = game.figures as unknown as Figures;
    this.teller = new TeotihuacanStory(this.figures);
  }

  readonly opponent = BOT;

  question(view: View, choices: readonly Choice[]): string {
    return question(table(view), choices as readonly TableChoice[]);
  }

  option(view: View, choice: Choice): string {
    return choiceLabel(table(view), this.figures, choice as TableChoice);
  }

  icon(_view: View, choice: Choice): string {
    return ICONS[choice.kind]?.(choice) ?? '';
  }

  picture(view: View, choice: Choice): string[] {
    const { pyramid, decoration } = this.figures;
    if (choice.kind === 'decoration') return icons(decoration.tiles[String(choice['decoration'])] ?? '');
    const isTurn = choice.kind === 'turn';
    if (choice.kind !== 'tile' && !isTurn) return [];
    const tile = String(isTurn ? view.decision?.['tile'] : choice['tile']);
    const [a = '', b = '', c = '', d = ''] = turned(pyramid.tiles[tile] ?? '', isTurn ? Number(choice['turns']) : 0);
    return icons(a + b + d + c);
  }

  chips(view: View, choice: Choice): Chip[] {
    const seat = view.decision?.player ?? view.actor;
    if (seat === null || seat === undefined) return [];
    return summed(heard(choice.brings), seat, REACHED)
      .map(chip)
      .filter(({ icon }) => icon !== this.icon(view, choice) || choice.kind !== 'technology');
  }

  besideBoard(view: View, choices: readonly Choice[]): Choice[] {
    return barChoices(table(view), choices as readonly TableChoice[]) as unknown as Choice[];
  }

  isEndOfTurn(view: View, choice: Choice): boolean {
    return choice.kind === 'pass' && view.decision?.step === 'EndTurn';
  }

  story(events: readonly Told[]): Paragraph[] {
    return this.teller.story(events);
  }

  sources(events: readonly Told[], players: number) {
    return SOURCES.bySource(events, players);
  }

  stages(events: readonly Told[], players: number): number[][] {
    return SOURCES.byStage(events, players);
  }

  verdict(view: View, names: readonly string[]): string {
    const sides = table(view).players;
    const [first = 0] = view.winners;
    if (table(view).teotibot) {
      const own = this.points(view, HUMAN);
      const other = this.points(view, BOT);
      const result = view.winners.includes(HUMAN) ? 'won' : own === other ? 'tied' : 'lost';
      return word(`teotihuacan-solo-${result}`, { name: names[HUMAN] ?? '', own, other });
    }
    const winner = sides[first];
    if (!winner) return '';
    return word('cli-over-winner', { name: names[first] ?? '', points: winner.points, reason: this.reason(view, first) });
  }

  /** T-20.2, T-22.5: what decided the game. */
  private reason(view: View, first: number): string {
    const sides = table(view).players;
    const winner = sides[first];
    const level = sides.filter((side) => side.points === winner?.points);
    if (level.length === 1) return word('teotihuacan-tie-points');
    if (level.filter((side) => side.cocoa === winner?.cocoa).length === 1) return word('teotihuacan-tie-cocoa');
    return word('teotihuacan-tie-order', { dark: view.options['eclipse'] === 'dark' ? 'yes' : 'no' });
  }

  ending(view: View): string {
    return word(`teotihuacan-ending-${table(view).calendar.pyramid_complete ? 'pyramid' : 'eclipse'}`);
  }

  isSecret(view: View): boolean {
    return view.decision?.step === 'KeepTile' && view.options['setup'] !== 'draft';
  }

  mark(view: View, seat: number): SeatMark {
    return MARKS[table(view).players[seat]?.colour ?? ''] ?? { colour: 'var(--neutral-0)', shape: 'disc' };
  }

  names(given: readonly string[], view: View): string[] {
    return table(view).teotibot && given.length === 1 ? [...given, word('teotihuacan-solo-teotibot')] : [...given];
  }

  status(view: View): string {
    const { light, dark, eclipses, turns_left: left } = table(view).calendar;
    return word('web-status-teotihuacan', {
      turn: view.turn,
      eclipse: Math.min(eclipses + 1, this.figures.eclipses),
      over: view.over ? 'yes' : 'no',
      due: left === null ? 'no' : 'yes',
      spaces: Math.max(0, dark - light),
    });
  }

  iconOf(): string {
    return '';
  }

  points(view: View, seat: number): number {
    return table(view).players[seat]?.points ?? 0;
  }

  stock(view: View, seat: number) {
    const side = table(view).players[seat] as unknown as Record<string, number> | undefined;
    return GOODS.map((good) => ({ icon: `t-${good}`, words: WORDING.named('good', good), amount: side?.[good] ?? 0 }));
  }
}
