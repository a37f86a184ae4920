// Pictures of the development page: node scripts/screenshots.mjs [folder] [scene ...]
// Needs the page to be served (npm run dev) and Debian's Chromium.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

const PAGE = process.env.TONALLI_DEV_PAGE ?? 'http://127.0.0.1:5173/dev.html';
const SIZES = [
  [1366, 768],
  [1920, 1080],
];
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = process.argv[2] ?? '/tmp/tonalli-table';
const asked = process.argv.slice(3);
const all = JSON.parse(await readFile(`${here}../tests/made/scenes.json`, 'utf8')).map(({ name }) => name);

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync',
  ],
});
for (const name of asked.length > 0 ? asked : all) {
  for (const [width, height] of name === all[0] || asked.length > 0 ? SIZES : SIZES.slice(0, 1)) {
    for (const theme of ['day', 'night']) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => process.stderr.write(`${name}: ${error.message}\n`));
      await page.goto(`${PAGE}?scene=${encodeURIComponent(name)}&theme=${theme}`);
      await page.waitForSelector('.seats');
      await page.evaluate(() => document.fonts.ready);
      const place = page.locator('[data-thing^="place:"].can').last();
      if (await place.count()) await place.hover();
      await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
      await page.close();
    }
  }
}
await browser.close();
