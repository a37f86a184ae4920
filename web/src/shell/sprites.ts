/** The icons: symbols in the page, so that they take the colours of the theme. */

const SPRITES = import.meta.glob<string>('../icons/*.svg', { query: '?raw', import: 'default' });

const loaded = new Map<string, Promise<void>>();

/** Put the icons of a game, or those of every table, into the page; once. */
export function loadSprite(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = SPRITES[`../icons/${name}.svg`]?.().then((svg) => {
    const holder = document.createElement('div');
    holder.className = 'sprites';
    holder.ariaHidden = 'true';
    holder.innerHTML = svg;
    document.body.append(holder);
  }) ?? Promise.resolve();
  loaded.set(name, loading);
  return loading;
}

/** All icons there are: for pages that show things of every game. */
export async function loadAllSprites(): Promise<void> {
  await Promise.all(Object.keys(SPRITES).map((file) => loadSprite(file.slice('../icons/'.length, -'.svg'.length))));
}
