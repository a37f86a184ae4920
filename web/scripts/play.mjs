// Plays a whole game in Chromium by clicks alone, against a server that runs: node scripts/play.mjs [--help]
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

const { values: asked } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8000' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    game: { type: 'string', default: 'teotihuacan' },
    way: { type: 'string', default: 'solo' },
    modules: { type: 'boolean', default: false },
    steps: { type: 'string', default: '4000' },
    help: { type: 'boolean', default: false },
  },
});
if (asked.help) {
  process.stdout.write('node scripts/play.mjs --server URL --game teotihuacan|tzolkin --way solo|screen --modules --steps N --chromium PATH\n');
  process.exit(0);
}

const WAYS = { solo: 0, screen: 1 };
const GAMES = { teotihuacan: 0, tzolkin: 1 };
const PATIENCE = 80;
const pick = (list) => list[Math.floor(Math.random() * list.length)];

const browser = await chromium.launch({
  executablePath: asked.chromium,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'],
});
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
await context.addInitScript(() => localStorage.setItem('tonalli-settings', '{"playback":false,"sound":false,"motion":"less"}'));
const page = await context.newPage();
const faults = [];
page.on('pageerror', (error) => faults.push(error.message));
page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

/** One click of somebody who knows nothing of the game. */
async function click() {
  const handOver = await page.$('.hand-over .go');
  if (handOver) return handOver.click();
  const confirm = await page.$('.commands .go:not([disabled])');
  const options = await page.$$('.bar .option:not([disabled])');
  const things = await page.$$('.thing.can');
  const card = await page.$('.card button');
  const more = await page.$('.bar .more:not(.keys)');
  if (card) return card.click({ timeout: 1000 });
  if (confirm && (options.length + things.length === 0 || Math.random() < 0.5)) return confirm.click({ timeout: 1000 });
  if (things.length > 0 && (options.length === 0 || Math.random() < 0.6)) return pick(things).click({ timeout: 1000, force: true });
  if (options.length > 0) return pick(options).click({ timeout: 1000 });
  return more?.click({ timeout: 1000 });
}

await page.goto(asked.server);
await page.locator('.game').nth(GAMES[asked.game]).click();
await page.locator('.way').nth(WAYS[asked.way]).click();
if (asked.modules) for (const module of await page.locator('.modules input').all()) await module.check();
await page.locator('.start .go').click();
await page.waitForSelector('.bar, .hand-over');

let steps = 0;
let still = 0;
let before = '';
while (!(await page.$('dialog[open] .verdict')) && steps < Number(asked.steps) && still < PATIENCE) {
  await click().catch(() => undefined);
  await page.waitForTimeout(30);
  const now = (await page.textContent('.bar, .hand-over').catch(() => '')) ?? '';
  still = now === before ? still + 1 : 0;
  before = now;
  steps += 1;
}
const verdict = await page.textContent('.verdict', { timeout: 1000 }).catch(() => null);
process.stdout.write(`${JSON.stringify({ table: page.url(), steps, verdict, faults })}\n`);
await browser.close();
process.exit(verdict && faults.length === 0 ? 0 : 1);
