/** Where somebody is in a lesson: which step is explained, what is to be done next, and how it is done for them. */

import type { Choice, Lesson, LessonStep } from '../api/types';
import type { Session } from '../shell/session.svelte';
import { lessonStep, readTo } from './progress';

export class Guide {
  private readonly session: Session;
  private readonly lesson: Lesson;
  /** How far whoever learns has read, where several steps are about one position; the browser keeps it. */
  private read = $state(0);
  /** The step that is being done for the learner. */
  private doing = $state<number | null>(null);
  /** The step that is gone back to. */
  private backTo = $state<number | null>(null);

  constructor(session: Session, lesson: Lesson) {
    this.session = session;
    this.lesson = lesson;
    this.read = lessonStep(lesson.game);
  }

  get steps(): readonly LessonStep[] {
    return this.lesson.steps;
  }

  private readonly moves = $derived.by(() => this.session.shown?.moves ?? 0);
  /** The last step that the position has come to, and the first one about it. */
  private readonly last = $derived.by(() => Math.max(0, this.steps.findLastIndex(({ at }) => at <= this.moves)));
  private readonly first = $derived.by(() => this.steps.findIndex(({ at }) => at === this.steps[this.last]!.at));
  readonly index = $derived.by(() => (this.moves > this.steps[this.last]!.at ? this.last : Math.max(this.first, Math.min(this.read, this.last))));
  readonly step = $derived.by(() => this.steps[this.index]!);
  readonly isLast = $derived(this.index === this.steps.length - 1);

  /** What is to be chosen next; null while others play, or where there is only something to read. */
  readonly due = $derived.by((): Choice | null => {
    const { session } = this;
    if (!session.isMine || session.busy || this.step.do.length === 0) return null;
    return session.choices.find(({ notation }) => this.step.do.includes(notation)) ?? null;
  });
  /** Whether a part of the task is done and another is due. */
  readonly isBegun = $derived.by(() => this.due !== null && this.moves > this.step.at);
  /** Whether it is chosen and all that is left is to confirm it. */
  readonly isHeld = $derived.by(() => this.due !== null && this.session.held?.notation === this.due.notation);
  /** Whether the button that confirms does it: it is chosen, or there is nothing else to choose. */
  readonly confirms = $derived.by(() => this.isHeld || (this.due !== null && this.session.held === null && this.session.ending?.notation === this.due.notation));
  /** Whether the task is done and others are playing. */
  readonly isDone = $derived.by(() => this.step.do.length > 0 && this.due === null && !this.session.busy && this.moves > this.step.at);

  /** Go on: read the next step, or let what is to be done be done. */
  next(): void {
    if (this.step.do.length === 0) this.readTo(this.index + 1);
    else this.doing = this.index;
  }

  private readTo(step: number): void {
    this.read = step;
    readTo(this.lesson.game, step);
  }

  /** One step back; whether that can be undone at this table, else it has to be laid anew at that step. */
  back(): void {
    const target = Math.max(0, this.index - (this.moves > this.step.at ? 0 : 1));
    this.doing = null;
    if (this.session.held) this.session.release();
    this.readTo(target);
    this.backTo = target;
  }

  /** What follows by itself; to be called in an effect. Returns the step a new table has to be laid for, if one has to. */
  goOn(): number | null {
    const { session } = this;
    if (session.busy || !session.shown) return null;
    if (this.backTo !== null) {
      const target = this.backTo;
      if (this.moves <= this.steps[target]!.at) {
        this.backTo = null;
        this.readTo(target);
        return null;
      }
      if (!session.shown.can_undo) {
        this.backTo = null;
        return target;
      }
      session.undo();
      return null;
    }
    if (this.doing !== null && this.doing !== this.index) this.doing = null;
    if (this.doing === null || !this.due) return null;
    if (this.confirms) session.confirm();
    else session.choose(this.due);
    return null;
  }
}
