/** Which page is shown: one address for each. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; seat: number | null }
  | { page: 'replay'; id: string; at: number }
  | { page: 'review'; id: string }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'learn'; game: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'missing' };

/** The page of an address. */
export function routeOf(path: string, search = ''): Route {
  const [first = '', id = '', rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'rules' && id) return { page: 'rules', game: id, clause: rest ?? null };
  if (rest !== undefined) return { page: 'missing' };
  if (first === '') return { page: 'lobby' };
  if ((first === 'settings' || first === 'about') && !id) return { page: first };
  if (first === 'table' && id) {
    const [, seat] = /[?&]seat=(\d)(?:&|$)/.exec(search) ?? [];
    return { page: 'table', id, seat: seat === undefined ? null : Number(seat) };
  }
  if (first === 'replay' && id) {
    const [, frame] = /[?&]at=(\d{1,5})(?:&|$)/.exec(search) ?? [];
    return { page: 'replay', id, at: Number(frame ?? 0) };
  }
  if (first === 'review' && id) return { page: 'review', id };
  if (first === 'learn' && id) return { page: 'learn', game: id };
  return { page: 'missing' };
}

let current = $state.raw<Route>(routeOf(location.pathname, location.search));

export const router = {
  get route(): Route {
    return current;
  },
};

function follow(): void {
  current = routeOf(location.pathname, location.search);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  follow();
  scrollTo(0, 0);
}

/** Change the address without another page. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
}

/** Follow links of these pages without loading anything. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', follow);
