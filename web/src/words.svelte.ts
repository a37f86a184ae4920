import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));

/** Take the catalogues of a language as one Fluent text; every word on the page follows. */
export function setWords(language: string, catalogue: string): void {
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(catalogue));
  bundle = next;
}

/** Whether there is a message, or with `key.attribute` an attribute of one. */
export function hasWord(key: string): boolean {
  return pattern(key) !== null;
}

function pattern(key: string) {
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  if (!message) return null;
  return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null);
}

/** The message of a key (or `key.attribute`); a missing one shows its key in brackets. */
export function word(key: string, args: Arguments = {}): string {
  const found = pattern(key);
  if (found === null) return `[${key}]`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(found, args, errors);
  return errors.length > 0 ? `[${key}: ${errors[0]?.message}]` : text;
}
