/** Notice when it is one's turn: the title, a sound, a sign on the icon of the page. */

import { settings } from './settings.svelte';

const ICON = '/favicon.svg';
const BADGED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#22262c"/>' +
      '<circle cx="16" cy="16" r="10.5" fill="#f2b632"/><circle cx="18" cy="16" r="7" fill="#22262c"/>' +
      '<circle cx="25" cy="7" r="6.5" fill="#b13a2b" stroke="#fffaf0" stroke-width="2"/></svg>',
  );

/** Show whether something waits for the reader. */
export function badge(waiting: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', waiting ? BADGED : ICON);
}

let audio: AudioContext | null = null;

/** Two soft notes, as of a clay flute. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const now = audio.currentTime;
    [587.33, 783.99].forEach((pitch, i) => note(audio!, pitch, now + i * 0.16));
  } catch {
    // A browser that allows no sound still shows the title.
  }
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
