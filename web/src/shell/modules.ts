/** Modules of a game before a table is opened: which of them go together. */

import type { GameOption } from '../api/types';

/** The modules so many players can have. */
export function offeredModules(option: GameOption, players: number): string[] {
  return (option.allowed ?? []).map(String).filter((name) => option.players?.[name]?.includes(players) ?? true);
}

/** The modules so many players cannot do without. */
export function neededModules(option: GameOption, players: number): string[] {
  return offeredModules(option, players).filter((name) => option.needed_for?.[name]?.includes(players) ?? false);
}

function needsOf(option: GameOption, name: string): string[] {
  return (option.needs?.[name] ?? []).flatMap((needed) => [needed, ...needsOf(option, needed)]);
}

/** The chosen modules with one more or one less: it brings along what it needs, and takes along what needs it. */
export function switched(option: GameOption, chosen: readonly string[], name: string, on: boolean): string[] {
  const wanted = on ? [...chosen, name, ...needsOf(option, name)] : chosen.filter((other) => other !== name && !needsOf(option, other).includes(name));
  return (option.allowed ?? []).map(String).filter((each) => wanted.includes(each));
}

/** An option with a value that a module does not go with, if one is chosen. */
export function conflictOf(option: GameOption, name: string, options: Readonly<Record<string, unknown>>): { option: string; value: unknown } | null {
  for (const each of [name, ...needsOf(option, name)]) {
    for (const [other, values] of Object.entries(option.excludes?.[each] ?? {})) {
      if (values.includes(options[other] as string | number)) return { option: other, value: options[other] };
    }
  }
  return null;
}

/** A chosen module that does not go with a value of another option, if there is one. */
export function excludedBy(modules: GameOption | null, chosen: readonly string[], option: string, value: unknown): string | null {
  return chosen.find((name) => modules?.excludes?.[name]?.[option]?.includes(value as string | number)) ?? null;
}
