/** Which part of a game a clause belongs to: for the causes in the log and the score sheet. */

import { word } from '../words.svelte';
import type { Told } from './events';

const OTHER = 'other';

export interface SourceTables {
  exact: Record<string, string>;
  byChapter: Record<string, string>;
  /** The log says more than the score sheet; keys are a clause, or a kind of event and a clause. */
  inTheLog: Record<string, string>;
  order: readonly string[];
  /** The kind of event after which another stage begins. */
  stageEnds: string;
  /** Points are told in parts of a point. */
  parts: number;
}

export interface SourceRow {
  source: string;
  points: number[];
}

export class Sources {
  constructor(readonly game: string, private readonly tables: SourceTables) {}

  /** The part of the game a clause belongs to. */
  sourceOf(clause: string): string {
    return this.tables.exact[clause] ?? this.tables.byChapter[clause.split('.')[0] ?? ''] ?? OTHER;
  }

  /** Why something happened; `kind` is the event's. */
  causeOf(clause: string, kind = ''): string {
    const { inTheLog } = this.tables;
    const cause = inTheLog[`${kind} ${clause}`] ?? inTheLog[clause] ?? this.sourceOf(clause);
    return word(`${this.game}-cause-${cause}`, { clause });
  }

  points(parts: number): number {
    return parts / this.tables.parts;
  }

  /** Points of every seat by source, empty sources left out. */
  bySource(events: readonly Told[], players: number): SourceRow[] {
    const rows = new Map(this.tables.order.map((source) => [source, new Array<number>(players).fill(0)]));
    for (const event of events) {
      if (event.kind !== 'score') continue;
      const row = rows.get(this.sourceOf(event.why)) ?? rows.get(OTHER);
      if (row) row[event.player] = (row[event.player] ?? 0) + event.amount;
    }
    return [...rows]
      .filter(([, row]) => row.some((sum) => sum !== 0))
      .map(([source, row]) => ({
        source: word(`${this.game}-source-${source}`),
        points: row.map((sum) => this.points(sum)),
      }));
  }

  /** Points of every seat stage by stage. */
  byStage(events: readonly Told[], players: number): number[][] {
    const rows = [new Array<number>(players).fill(0)];
    for (const event of events) {
      const row = rows.at(-1);
      if (event.kind === this.tables.stageEnds) rows.push(new Array<number>(players).fill(0));
      else if (event.kind === 'score' && row) row[event.player] = (row[event.player] ?? 0) + event.amount;
    }
    return rows.map((row) => row.map((sum) => this.points(sum)));
  }
}
