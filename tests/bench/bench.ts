import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { buildWhenNeeded } from '#src/server/cli/build-when-needed.ts';
import { findOrInstallChrome } from '../chrome.ts';
import { forgetSite, startSite } from '../e2e/site.ts';
import { compareWith } from './against.ts';
import { auditRoutes } from './audit-routes.ts';
import { audit, type AuditRun, summarise } from './audit.ts';
import { type FirstFiguresPlan, measureFirstFigures } from './first-figures.ts';
import { measureFirstPress, measureFirstScroll, measurePresses, measureRowOpening, putNoticesAway, quantile } from './interactions.ts';
import { load } from './load.ts';
import { tableOf } from './table.ts';
import { weigh } from './weights.ts';

/** `npm run bench -- routes`: Lighthouse's audits but that of speed on every route. `npm run bench [-- /path …]`: Lighthouse (5 runs, both themes), first-view weights, the INP of a visitor's first and usual presses and the server under load; a table, and JSON in .bench/. `-- --against <commit> [/path …] [--rounds 7] [--load 2000] [--stay 10]`: this build and that commit's by turns: first visits, `/` under so many requests a second, and the memory of pages that are open for so many minutes. */
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));
const isAboutRoutes = process.argv[2] === 'routes';
const option = (name: string) => process.argv[process.argv.indexOf(name) + 1 || process.argv.length];
const ref = option('--against');
/** Those that most visits begin on. */
const comparedPaths = ['/', '/tools?type=3', '/daily-paper', '/overview', '/classroom', '/account'];
const runsPerPage = 5;

const say = (line: string) => process.stdout.write(`${line}\n`);
const chromePath = findOrInstallChrome('whole', say);
await buildWhenNeeded();
if (ref !== undefined) {
  const tables = compareWith({
    ref,
    paths: paths.length > 0 ? paths : comparedPaths,
    rounds: Number(option('--rounds') ?? 7),
    perSecond: Number(option('--load') ?? 2_000),
    stayMinutes: Number(option('--stay') ?? 10),
    chromePath,
  });
  for await (const { title, rows } of tables) say(`\n${title}\n\n${tableOf(rows)}`);
  process.exit();
}
const site = await startSite();
try {
  if (isAboutRoutes) say(tableOf(await auditRoutes(site.origin, chromePath)));
  else await measureAll();
} finally {
  await site.stop();
  forgetSite(site);
}

async function measureAll() {
  const server = await measureServer();
  const weights = await measureWeights();
  const interactions = await measureInteractions();
  const firstFigures = await measureNoInput();
  const pages = [];
  for (const path of paths.length > 0 ? paths : ['/', '/daily-paper'])
    for (const theme of ['dark', 'light'] as const)
      for (const cpuSlowdown of [4, 8]) pages.push(await measurePage({ path, theme, cpuSlowdown }));
  const tables = [
    pages.map(({ failed, ...page }) => ({ ...page, failed: failed.join(' ') })),
    weights,
    firstFigures,
    interactions,
    [server],
  ];
  for (const rows of tables) say(`\n${tableOf(rows)}`);
  const folder = resolve(import.meta.dirname, '../../.bench');
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ pages, weights, firstFigures, interactions, server }, null, 2));
  say(`Written to .bench/`);
}

interface PagePlan {
  path: string;
  theme: 'dark' | 'light';
  cpuSlowdown: number;
}

async function measurePage({ path, theme, cpuSlowdown }: PagePlan) {
  const runs: AuditRun[] = [];
  // Now and then a run ends without a trace that Lighthouse can read: it is no run.
  for (let run = 0; run < 2 * runsPerPage && runs.length < runsPerPage; run += 1) {
    const measured = await audit({ url: site.origin + path, theme, chromePath, cpuSlowdown });
    if (Number.isFinite(measured.lcpMs)) runs.push(measured);
    else say(`A run of ${path} gave no figures; another takes its place.`);
  }
  return { path, theme, cpuSlowdown, ...summarise(runs) };
}

/** What a first visit fetches before `load`, and all scripts after ten idle seconds. */
async function measureWeights() {
  const browser = await chromium.launch({ executablePath: chromePath });
  const results = [];
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    const weightsSoFar = await weigh(page);
    await page.goto(site.origin, { waitUntil: 'load' });
    const atLoad = weightsSoFar();
    await page.waitForTimeout(10_000);
    results.push({ width, ...atLoad, scriptsAfterIdle: weightsSoFar().scripts });
    await page.close();
  }
  await browser.close();
  return results;
}

/** A kiosk, a tall window and somebody who only hovers get the figures without a move; medians of five. */
async function measureNoInput() {
  const plans: FirstFiguresPlan[] = [
    { what: 'tall window, no input', width: 1440, height: 6500 },
    { what: 'wall, no input', width: 1920, height: 1080 },
    { what: 'tall window, hovering', width: 1440, height: 6500, isHovering: true },
    { what: 'tall window, slow phone on slow 4G', width: 1440, height: 6500, isSlow: true },
  ];
  const browser = await chromium.launch({ executablePath: chromePath });
  const results = [];
  for (const plan of plans) {
    const runs = [];
    for (let run = 0; run < runsPerPage; run += 1) runs.push(await measureFirstFigures(browser, site.origin, plan));
    results.push(runs.toSorted((one, other) => one.shownMs - other.shownMs)[Math.floor(runsPerPage / 2)] ?? {});
  }
  await browser.close();
  return results;
}

/** INP at 4x CPU slowdown (p75 of 10 at most 100 ms) and the longest task of the first scroll. */
async function measureInteractions() {
  const browser = await chromium.launch({ executablePath: chromePath });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await putNoticesAway(page);
  await page.goto(site.origin);
  await page.locator('html[data-phase=ready]').waitFor({ state: 'attached' });
  const header = page.getByRole('banner');
  const themes = await measurePresses(page, () => header.getByRole('button', { name: 'Light mode' }));
  const languages = await measurePresses(page, () => header.getByRole('button', { name: /choose language/ }));
  await page.locator('#pool-coins').scrollIntoViewIfNeeded();
  await page.locator('#pool-coins canvas').first().waitFor();
  const rows = await measureRowOpening(page);
  const firstPresses: number[] = [];
  for (let visit = 0; visit < runsPerPage; visit += 1) firstPresses.push(await measureFirstPress(browser, site.origin));
  const scrolls: number[] = [];
  for (let visit = 0; visit < runsPerPage; visit += 1) scrolls.push(await measureFirstScroll(browser, site.origin));
  await browser.close();
  return [
    interaction('first press of a visit', firstPresses),
    interaction('row', rows),
    interaction('theme', themes),
    interaction('language menu', languages),
    interaction('longest task of the first scroll', scrolls),
  ];
}

function interaction(what: string, durations: readonly number[]) {
  const sorted = durations.toSorted((one, other) => one - other);
  return { what, p50Ms: quantile(sorted, 0.5), p75Ms: quantile(sorted, 0.75), maxMs: sorted.at(-1) };
}

/** The bar: 200 requests a second of the coin info for 20 s after a warm-up; the best of three. */
async function measureServer() {
  const plan = {
    port: site.port,
    path: '/hash/api/pool/coin/v3/info',
    body: 'web=localhost&coinList=1%2C2%2C3%2C4%2C7%2C9',
    perSecond: 200,
  };
  await load({ ...plan, seconds: 5 });
  const results = [];
  for (let round = 0; round < 3; round += 1) results.push(await load({ ...plan, seconds: 20 }));
  return results.toSorted((a, b) => a.p99Ms - b.p99Ms)[0] ?? {};
}
