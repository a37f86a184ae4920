/** What would you do? The plans for a decision, which of them is looked at, and playing it step by step. */

import { hintOf } from '../api/client';
import { tokensOf } from '../api/kept';
import type { PlanTold } from '../api/types';
import type { Session } from '../shell/session.svelte';
import { tellRefusal } from '../shell/toasts.svelte';

export class Hint {
  isOpen = $state(false);
  /** Null while they are thought about. */
  plans = $state.raw<readonly PlanTold[] | null>(null);
  /** The plan that is looked at. */
  at = $state(0);
  readonly plan = $derived(this.plans?.[this.at] ?? null);

  private readonly session: Session;
  /** The revision that was asked about. */
  private about: number | null = null;
  /** What is still to be played of a plan. */
  private queue: string[] = [];

  constructor(session: Session) {
    this.session = session;
  }

  /** Show the plans, or hide them again. */
  async turn(): Promise<void> {
    const { shown, isMine, busy, isCutOff } = this.session;
    if (this.isOpen) {
      this.close();
      return;
    }
    if (!shown?.hints || !isMine || busy || isCutOff || this.session.handOver !== null) return;
    this.isOpen = true;
    if (this.about === shown.revision && this.plans) return;
    this.about = shown.revision;
    this.plans = null;
    this.at = 0;
    try {
      const { revision, plans } = await hintOf(shown.id, tokensOf(shown.id), shown.revision);
      if (revision === this.about) this.plans = plans;
    } catch (error) {
      if (this.about !== shown.revision) return;
      this.about = null;
      if (this.isOpen) tellRefusal(error);
      this.close();
    }
  }

  close(): void {
    this.isOpen = false;
  }

  look(at: number): void {
    if (this.plans && at >= 0 && at < this.plans.length) this.at = at;
  }

  /** Play the plan that is looked at: what cannot be taken back still waits to be confirmed. */
  play(): void {
    if (!this.plan) return;
    this.queue = this.plan.steps.map(({ notation }) => notation);
    this.close();
    this.goOn();
  }

  /** The table has changed: plans for another decision are none, and of what is being played the next step comes. */
  changed(): void {
    if (this.session.shown?.revision !== this.about) {
      this.about = null;
      this.close();
      this.plans = null;
    }
    this.goOn();
  }

  private goOn(): void {
    const { shown, busy, held, choices, isMine } = this.session;
    const [next] = this.queue;
    if (!shown || next === undefined || busy) return;
    const choice = choices.find(({ notation }) => notation === next);
    if (!isMine || held || (!choice && choices.length > 1)) this.queue = [];
    else if (choice) {
      this.queue = this.queue.slice(1);
      this.session.choose(choice, true, true);
    }
  }
}
