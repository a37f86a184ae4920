/** Turn notices by Web Push: where the browser allows it, it is told of turns while no page is open. */

import { noticeKey, stopNotices, wantNotices } from '../api/client';
import { keptTables, tokensOf } from '../api/kept';
import { spokenLanguage } from '../words.svelte';
import { set, settings } from './settings.svelte';

/** The worker cannot see what was chosen, so its address says which language is read. */
const worker = (): string => `/notices.js?lang=${spokenLanguage()}`;
const SCOPE = '/';

/** Whether this browser can be told at all. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** Ask to be told; why it is not possible, as the key of a message, or null. */
export async function startNotices(): Promise<string | null> {
  if (!canBeTold()) return 'web-notices.impossible';
  const key = await noticeKey();
  if (!key) return 'web-notices.none';
  if ((await Notification.requestPermission()) !== 'granted') return 'web-notices.denied';
  const registered = await navigator.serviceWorker.register(worker());
  await navigator.serviceWorker.ready;
  const found = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const running = keptTables().filter(({ over, tokens }) => !over && Object.keys(tokens).length > 0).slice(0, 50);
  await wantNotices(found.toJSON(), running.map(({ id, tokens }) => ({ id, tokens: Object.values(tokens) })));
  set('notices', true);
  return null;
}

export async function endNotices(): Promise<void> {
  set('notices', false);
  const found = await subscription();
  if (!found) return;
  await stopNotices(found.endpoint).catch(() => undefined);
  await found.unsubscribe();
}

/** Be told of a table one has just come to, if one wants to be told. */
export async function noticeTable(id: string): Promise<void> {
  const tokens = tokensOf(id);
  if (!settings.notices || tokens.length === 0 || !canBeTold()) return;
  const found = await subscription().catch(() => null);
  if (found) await wantNotices(found.toJSON(), [{ id, tokens }]).catch(() => undefined);
}

/** Be told in another language from now on. */
export async function noticesSpeak(): Promise<void> {
  if (settings.notices && canBeTold()) await navigator.serviceWorker.register(worker()).catch(() => undefined);
}
