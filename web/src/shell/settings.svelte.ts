/** What a person likes, kept in this browser. */

export type Theme = 'auto' | 'day' | 'night';
export type Motion = 'auto' | 'less';

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Hold back a choice that ends the turn until it is confirmed. */
  confirm: boolean;
  /** Take steps that have no alternative without asking. */
  forced: boolean;
  /** Show step by step what others did. */
  playback: boolean;
  /** How fast that is told. */
  pace: 1 | 2;
  /** Explain a kind of decision when it comes up for the first time. */
  hints: boolean;
  name: string;
  /** The language that was chosen; empty as the browser is set. */
  language: string;
  /** Read no words of others at tables. */
  quiet: boolean;
  /** Be told of one's turns while no page is open. */
  notices: boolean;
}

const KEY = 'tonalli-settings';
const USUAL: Settings = {
  theme: 'auto', motion: 'auto', sound: true, confirm: true, forced: true, playback: true, pace: 1, hints: true, name: '', language: '', quiet: false, notices: false,
};

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Settings = $state(kept());

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

/** Let the page look as it is liked. */
export function applySettings(): void {
  const night = settings.theme === 'night' || (settings.theme === 'auto' && (dark?.matches ?? false));
  document.documentElement.dataset['theme'] = night ? 'night' : 'day';
  document.documentElement.dataset['motion'] = settings.motion;
  // The edge that a device draws around an installed page has the colour of its head.
  const edge = getComputedStyle(document.documentElement).getPropertyValue('--plaster-2').trim();
  if (edge) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', edge);
}

/** Change a setting, and keep it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds until the page is left.
  }
  applySettings();
}

dark?.addEventListener('change', applySettings);

/** Whether things should not move. */
export function isStill(): boolean {
  return settings.motion === 'less' ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
