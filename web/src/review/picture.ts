/** The sheet of a finished game as a picture to hand on: what it says, drawn row by row in the colours of the page. */

import { spokenLanguage } from '../words.svelte';

export interface Row {
  words: string;
  points: string[];
  /** How long the bar below each figure is, from 0 to 1. */
  bars?: number[];
  kind: 'head' | 'group' | 'row' | 'total' | 'stage';
}

const SCALE = 2;
const EDGE = 24;
const FIRST = 210;
const COLUMN = 104;
const HEIGHTS: Readonly<Record<Row['kind'], number>> = { head: 34, group: 28, row: 28, total: 38, stage: 22 };
const BAR = 56;

/** What the page shows as a table, read from it, so that the picture says the same. */
export function rowsOf(table: HTMLTableElement): Row[] {
  const said = (cell: Element): string => (cell.textContent ?? '').trim();
  const kindOf = (row: Element): Row['kind'] => {
    if (row.closest('thead')) return 'head';
    return (['group', 'total', 'stage'] as const).find((kind) => row.classList.contains(kind)) ?? 'row';
  };
  return [...table.rows].map((row) => {
    const [first, ...cells] = [...row.cells];
    const bars = cells.map((cell) => (cell.querySelector('i')?.getBoundingClientRect().width ?? 0) / BAR);
    const words = first ? said(first) : '';
    return { words: words.charAt(0).toLocaleUpperCase(spokenLanguage()) + words.slice(1), points: cells.map(said), bars, kind: kindOf(row) };
  });
}

export function sizeOf(rows: readonly Row[]): { width: number; height: number } {
  const columns = Math.max(...rows.map(({ points }) => points.length));
  return { width: 2 * EDGE + FIRST + columns * COLUMN, height: 2 * EDGE + 44 + rows.reduce((sum, { kind }) => sum + HEIGHTS[kind], 0) };
}

/** Draw a title and the rows below it. */
export function draw(canvas: HTMLCanvasElement, title: string, rows: readonly Row[], paints: readonly string[]): void {
  const { width, height } = sizeOf(rows);
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(document.documentElement);
  const paint = (name: string): string => style.getPropertyValue(name.replace(/^var\((.*)\)$/, '$1')).trim();
  const family = (name: string): string => paint(name) || 'sans-serif';
  const write = (words: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign, most: number): void => {
    [pen.font, pen.fillStyle, pen.textAlign] = [font, paint(colour), align];
    pen.fillText(words, x, y, most);
  };
  pen.scale(SCALE, SCALE);
  pen.fillStyle = paint('--bone');
  pen.fillRect(0, 0, width, height);
  write(title, EDGE, EDGE + 22, `800 22px ${family('--font-title')}`, '--ink', 'left', width - 2 * EDGE);
  let y = EDGE + 44;
  for (const { words, points, bars, kind } of rows) {
    const base = y + HEIGHTS[kind] - 10;
    const isTitle = kind === 'head' || kind === 'total';
    const font = isTitle ? `700 ${kind === 'total' ? 20 : 15}px ${family('--font-title')}` : `400 ${kind === 'row' ? 15 : 13}px ${family('--font')}`;
    write(words, EDGE, base, font, isTitle || kind === 'row' ? '--ink' : '--ink-2', 'left', FIRST);
    points.forEach((figure, side) => {
      const right = EDGE + FIRST + (side + 1) * COLUMN;
      write(figure, right, base, font, kind === 'stage' ? '--ink-2' : '--ink', 'right', COLUMN - 10);
      const length = kind === 'head' ? BAR : Math.min(1, bars?.[side] ?? 0) * BAR;
      pen.fillStyle = paint(paints[side] ?? '--ink');
      if (length > 0) pen.fillRect(right - length, base + 4, length, 3);
    });
    y += HEIGHTS[kind];
    if (kind === 'group') continue;
    pen.fillStyle = paint(isTitle ? '--line' : '--plaster-2');
    pen.fillRect(EDGE, y - 1, width - 2 * EDGE, 1);
  }
}

/** Hand a picture to whoever asked for it, as a file. */
export function download(canvas: HTMLCanvasElement, name: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
