/** A table is sent whole once, and then as what changed: fields that are other, and entries of the large ones. */

type Entries = Record<string, unknown>;

export interface Changes {
  type: 'changes';
  /** The revision of the table they are applied to. */
  from: number;
  fields: Record<string, unknown>;
  entries: Record<string, Entries>;
  gone: Record<string, string[]>;
}

function without(entries: Entries, gone: readonly string[]): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !gone.includes(name)));
}

/** The table after changes; what did not change is shared with the one before, which stays as it was. */
export function applied<Shown extends { revision: number }>(before: Shown, { fields, entries, gone }: Changes): Shown {
  const after: Record<string, unknown> = { ...before, ...fields };
  for (const name of new Set([...Object.keys(entries), ...Object.keys(gone)])) {
    const had = (before as Record<string, unknown>)[name] as Entries;
    after[name] = { ...without(had, gone[name] ?? []), ...entries[name] };
  }
  return after as Shown;
}
