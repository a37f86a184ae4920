/** Short notes that go away by themselves. */

import { Refusal } from '../api/client';
import { hasWord, text, word } from '../words.svelte';

export interface Toast {
  id: number;
  text: string;
  detail: string;
}

const SECONDS = 6;
let next = 1;

export const toasts: { list: Toast[] } = $state({ list: [] });

export function tell(text: string, detail = ''): void {
  const id = next++;
  toasts.list = [...toasts.list.filter((toast) => toast.text !== text), { id, text, detail }].slice(-3);
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

/** Why the server refused, in words. */
export function refusalWords(code: string): string {
  const key = `web-refused-${code}`;
  return hasWord(key) ? word(key) : word('web-refused-failed');
}

/** What exactly was refused, if the engine says it. */
export function refusalDetail({ why, detail }: Refusal): string {
  return why === null ? detail : text(why);
}

/** Tell that something was refused; the engine's own message stands below. */
export function tellRefusal(error: unknown): void {
  if (error instanceof Refusal) tell(refusalWords(error.code), refusalDetail(error));
  else tell(refusalWords('failed'));
}
