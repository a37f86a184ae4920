/** Whether the server is still the one this page was loaded from. */

const loadedFrom = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="tonalli-edition"]')?.content ?? null;

const page = $state({ outdated: false });

/** Whether the page has to be loaded again before it can go on. */
export function isOutdated(): boolean {
  return page.outdated;
}

/** Whether a message comes from the edition of this page; a page that does not know its own believes everybody. */
export function isCurrent(edition: string): boolean {
  const own = loadedFrom();
  if (own !== null && own !== edition) page.outdated = true;
  return !page.outdated;
}

const EDITION = /name="tonalli-edition" content="(\w+)"/;

/** A part of the page that cannot be loaded may be one that the server has no longer: look which edition it is. */
export function noticeMissingParts(): () => void {
  const notice = async (): Promise<void> => {
    const told = await fetch('/', { cache: 'no-store' }).then((answer) => answer.text()).catch(() => '');
    const edition = EDITION.exec(told)?.[1];
    if (edition) isCurrent(edition);
  };
  addEventListener('vite:preloadError', notice);
  return () => removeEventListener('vite:preloadError', notice);
}
