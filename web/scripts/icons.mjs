/* The sign of the project as icons of an installed page: node scripts/icons.mjs draws them anew with Debian's Chromium. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { chromium } from 'playwright-core';

const FOLDER = resolve(import.meta.dirname, '../public');
const rays = Array.from({ length: 12 }, (_, i) => `<path d="M20.6 8.6 24 1.6l3.4 7z" transform="rotate(${i * 30} 24 24)"/>`).join('');
const sun = `<g fill="#f2b632" stroke="#8a5a14" stroke-width=".7" stroke-linejoin="round">${rays}<circle cx="24" cy="24" r="14.4" stroke-width="1"/></g>
<circle cx="26.4" cy="24" r="9.4" fill="#22262c"/><path d="M20.4 17.6a9.4 9.4 0 0 0 0 12.8" fill="none" stroke="#fffaf0" stroke-width="1.2" opacity=".7"/>`;
// The frieze of the boards, in the colours of the murals.
const steps = Array.from({ length: 9 }, (_, i) => `<path d="M0 6V4h1.5V2H3v2h1.5v2z" transform="translate(${i * 6} 42)"/>`).join('');
const ground = `<rect width="48" height="48" fill="#22262c"/><g fill="#b13a2b">${steps}</g><g fill="#2f7f96" transform="translate(0 48) scale(1 -1)">${steps}</g>`;

/** A maskable icon keeps its sign inside the circle that every device leaves; the others are rounded themselves. */
function icon({ rounded, scale }) {
  const clip = rounded ? '<clipPath id="c"><rect width="48" height="48" rx="10"/></clipPath>' : '';
  const inset = 24 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${clip}<g${rounded ? ' clip-path="url(#c)"' : ''}>${ground}<g transform="translate(${inset} ${inset}) scale(${scale})">${sun}</g></g></svg>\n`;
}

const KINDS = [
  { name: 'icon-192.png', size: 192, rounded: true, scale: 0.76 },
  { name: 'icon-512.png', size: 512, rounded: true, scale: 0.76 },
  { name: 'icon-maskable-512.png', size: 512, rounded: false, scale: 0.62 },
  { name: 'apple-touch-icon.png', size: 180, rounded: false, scale: 0.72 },
];

mkdirSync(FOLDER, { recursive: true });
writeFileSync(resolve(FOLDER, 'icon.svg'), icon({ rounded: true, scale: 0.76 }));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, size, ...kind } of KINDS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${icon(kind)}`);
  await page.screenshot({ path: resolve(FOLDER, name), omitBackground: true });
  await page.close();
}
await browser.close();
