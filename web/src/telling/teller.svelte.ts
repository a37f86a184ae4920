/** Tells what others did, one step after the other, at the pace somebody likes. The table shows each step when it comes to it. */

import type { Paragraph } from '../api/types';
import { isStill, set, settings } from '../shell/settings.svelte';
import { stepOf, stepsSince, type Step } from './steps';

/** How long a step is read at least, and the last one. */
const READ = 1100;
const LAST = 2600;
/** How long the table may take to come to a step. */
const PATIENCE = 8000;

export type Pace = 1 | 2;

class Teller {
  steps = $state.raw<readonly Step[]>([]);
  /** The step that is told now; -1 before the first. */
  at = $state(-1);
  isPaused = $state(false);
  /** Whether something of the log is told once more. */
  isAgain = $state(false);
  /** Whether whoever looks has a question to answer meanwhile: then the telling ends by itself. */
  isAsked = $state(false);
  /** Whether something else is told over the table: nothing is told meanwhile. */
  isHeld = $state(false);

  /** Events from this one on are to be told; those before it were, or nobody wants to know. */
  private since = Infinity;
  /** When the step of now was reached. */
  private reached = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Events that the table has something to show of, until it has come to them. */
  private readonly awaited = new Set<number>();
  private waiting: { event: number; goOn: () => void }[] = [];
  /** What else ends when somebody has seen enough. */
  private readonly leavers = new Set<() => void>();

  readonly isOn = $derived(this.steps.length > 0);
  readonly step = $derived<Step | null>(this.steps[Math.max(0, this.at)] ?? null);
  /** The steps of the turn that is told now. */
  readonly turn = $derived(this.steps.flatMap((step, i) => (step.turn === this.step?.turn ? [{ step, i }] : [])));
  /** Whether there is more to tell than was told. */
  readonly isBehind = $derived(this.at < this.steps.length - 1);

  get pace(): Pace {
    return settings.pace;
  }

  set pace(pace: Pace) {
    set('pace', pace);
    this.isPaused = false;
    this.tick();
  }

  // ---- what there is to tell -----------------------------------------------------------------

  /** From this event on everything is new. */
  begin(since: number): void {
    this.end();
    this.since = since;
  }

  /** Take in how the story stands: it grows, and what is taken back is told no longer. */
  hear(story: readonly Paragraph[], mine: ReadonlySet<number>, isToldElse: (first: number) => boolean): void {
    if (this.isAgain) return;
    const steps = stepsSince(story, this.since, mine, isToldElse);
    if (settings.playback) this.take(steps);
    else this.pass(steps);
  }

  /** Tell a turn of the log, or several, once more. */
  again(steps: readonly Step[]): void {
    this.end();
    this.isAgain = true;
    this.take(steps);
  }

  private take(steps: readonly Step[]): void {
    this.steps = steps;
    if (this.at >= steps.length) this.at = steps.length - 1;
    this.letGo();
    if (steps.length === 0) return;
    if (isStill()) {
      this.isPaused = true;
      if (this.at < 0) this.at = 0;
    }
    this.tick();
  }

  /** Nobody needs to be told of these any more. */
  private pass(steps: readonly Step[]): void {
    for (const { events } of steps) this.since = Math.max(this.since, ...events.map((event) => event + 1));
  }

  /** Somebody has seen enough. */
  end(): void {
    clearTimeout(this.timer);
    if (!this.isAgain) this.pass(this.steps);
    const wasOn = this.isOn;
    this.reached = 0;
    this.steps = [];
    this.at = -1;
    this.isPaused = false;
    this.isAgain = false;
    this.awaited.clear();
    this.letGo();
    if (wasOn) this.leavers.forEach((leave) => leave());
  }

  /** Calls back when the telling ends before its time. */
  onEnd(leave: () => void): () => void {
    this.leavers.add(leave);
    return () => this.leavers.delete(leave);
  }

  // ---- in step with the table ----------------------------------------------------------------

  /** The step that an event belongs to; nothing if it is not told. */
  stepOf(event: number): number | null {
    return this.isAgain || event < this.since ? null : stepOf(this.steps, event);
  }

  /** Whether an event belongs to a step that comes later, also of a turn that is told again. */
  isLater(event: number): boolean {
    return (stepOf(this.steps, event) ?? -1) > this.at;
  }

  /** The table will show something of these events. */
  expect(events: readonly number[]): void {
    for (const event of events) if (this.isToCome(event)) this.awaited.add(event);
  }

  /** The table has come to an event, and shows it when its step is told. */
  arrive(event: number): Promise<void> {
    this.awaited.delete(event);
    // What the table shows below something else is told afterwards.
    const told = this.isToCome(event) && !this.isHeld ? new Promise<void>((goOn) => this.waiting.push({ event, goOn })) : Promise.resolve();
    this.tick();
    return told;
  }

  /** The table shows nothing more of what it said it would. */
  giveUp(): void {
    this.awaited.clear();
    const waiting = this.waiting;
    this.waiting = [];
    waiting.forEach(({ goOn }) => goOn());
    this.tick();
  }

  private isToCome(event: number): boolean {
    return (this.stepOf(event) ?? -1) > this.at;
  }

  /** Whether the table has yet to come to what a step tells, or to the first of it. */
  private isAwaited(step: number): boolean {
    const isThere = this.waiting.some(({ event }) => this.stepOf(event) === step);
    return !isThere && (this.steps[step]?.events.some((event) => this.awaited.has(event)) ?? false);
  }

  /** What was waited for is told, or never will be. */
  private letGo(): void {
    const ready = this.waiting.filter(({ event }) => !this.isToCome(event));
    this.waiting = this.waiting.filter((each) => !ready.includes(each));
    ready.forEach(({ goOn }) => goOn());
  }

  // ---- going on ------------------------------------------------------------------------------

  /** Go to a step, and stay there. */
  go(step: number): void {
    this.isPaused = true;
    this.reach(Math.max(0, Math.min(this.steps.length - 1, step)));
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    this.tick();
  }

  private reach(step: number): void {
    this.at = step;
    this.reached = performance.now();
    this.letGo();
  }

  private tick(): void {
    clearTimeout(this.timer);
    // Whoever pauses before the first step sees that one.
    if (!this.isOn || this.isHeld || (this.isPaused && this.at >= 0)) return;
    const isLast = !this.isBehind;
    if (isLast && !this.isAsked && !this.isAgain) return;
    if (this.isAwaited(this.at + 1)) {
      this.timer = setTimeout(() => this.giveUp(), PATIENCE);
      return;
    }
    const read = this.at < 0 ? 0 : (isLast ? LAST : READ) / this.pace;
    this.timer = setTimeout(() => this.goOn(), Math.max(0, this.reached + read - performance.now()));
  }

  private goOn(): void {
    if (this.isAwaited(this.at + 1)) return;
    if (this.isBehind) this.reach(this.at + 1);
    else if (this.isAsked || this.isAgain) this.end();
    this.tick();
  }

  /** Whether something else is told over the table now. */
  hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    // The step of now is read anew.
    if (!isHeld) this.reached = performance.now();
    this.tick();
  }

  /** Whether whoever looks is asked something now. */
  asked(isAsked: boolean): void {
    if (this.isAsked === isAsked) return;
    this.isAsked = isAsked;
    this.tick();
  }
}

export const teller = new Teller();
