// Turns the gears of a scene by two days, a few times, and prints how many frames the compositor drew and what each cost:
// node scripts/frames.mjs [scene] [width height]. Needs `npm run dev` (TONALLI_PAGES names another address than its own).
import { chromium } from 'playwright-core';

const [scene = 'tzolkin with 4, place-more skip', width = '1366', height = '768'] = process.argv.slice(2);
const pages = process.env.TONALLI_PAGES ?? 'http://127.0.0.1:5173';
const TURNS = 5;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
await page.goto(`${pages}/dev.html?scene=${encodeURIComponent(scene)}`, { waitUntil: 'load', timeout: 90_000 });
await page.waitForSelector('svg.gears');
await page.waitForTimeout(2000);

const session = await page.context().newCDPSession(page);
const events = [];
session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
const traced = new Promise((done) => session.once('Tracing.tracingComplete', done));
const includedCategories = ['toplevel', 'devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
await page.evaluate(async (turns) => {
  // A server that has seen edits may have handed out the module under several addresses.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/gears/turning.ts'));
  const modules = await Promise.all([...new Set(loaded)].map((name) => import(name)));
  for (let turn = 0; turn < turns; turn += 1) {
    modules.forEach(({ holdDays }) => holdDays(2));
    await new Promise((done) => setTimeout(done, 400));
    // Each day by itself: in the rest between two nothing moves and nothing is drawn.
    for (let day = 0; day < 2; day += 1) {
      performance.mark('turn-begins');
      await Promise.all(modules.map(({ turnDays }) => turnDays(1)));
      performance.mark('turn-ends');
      await new Promise((done) => setTimeout(done, 150));
    }
  }
}, TURNS);
await session.send('Tracing.end');
await traced;
await browser.close();

const marks = (name) => events.filter((event) => event.name === name && event.cat.includes('user_timing')).map(({ ts }) => ts).sort((a, b) => a - b);
const [begins, ends] = [marks('turn-begins'), marks('turn-ends')];
const turning = ({ ts }) => begins.some((begin, i) => ts >= begin && ts <= ends[i]);

const drawn = events.filter((event) => event.name === 'DrawFrame' && turning(event)).map(({ ts }) => ts / 1000).sort((a, b) => a - b);
const gaps = begins.flatMap((begin, i) => {
  const day = drawn.filter((time) => time >= begin / 1000 && time <= ends[i] / 1000);
  return day.slice(1).map((time, k) => time - day[k]);
});
const moved = gaps.reduce((sum, gap) => sum + gap, 0);
process.stdout.write(`${((1000 * gaps.length) / moved).toFixed(1)} frames a second while turning, longest ${Math.max(...gaps).toFixed(1)} ms, ${gaps.filter((gap) => gap > 25).length} of ${gaps.length} later than 25 ms\n`);

const threads = new Map(events.filter(({ ph, name }) => ph === 'M' && name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
const busy = new Map();
for (const event of events.filter((each) => each.ph === 'X' && each.name.includes('RunTask') && turning(each))) {
  const thread = threads.get(`${event.pid} ${event.tid}`) ?? 'another';
  busy.set(thread, (busy.get(thread) ?? 0) + (event.tdur ?? 0) / 1000);
}
for (const [thread, time] of [...busy].sort(([, a], [, b]) => b - a).slice(0, 4)) process.stdout.write(`${thread}: ${(time / drawn.length).toFixed(2)} ms of processor time a frame\n`);
