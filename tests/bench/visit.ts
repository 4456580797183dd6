import type { Browser } from '@playwright/test';
import { weigh } from './weights.ts';

/** The first ten seconds of a first visit by a middling phone on slow 4G; times in ms after navigation, scripts in kB, memory in MB. */
export type Visit = Record<(typeof visitFigures)[number], number>;

/** `firstFigureMs`: when the first known figure stands in the page's main part; NaN where none has come. */
const paintFigures = ['fcpMs', 'lcpMs', 'firstFigureMs'] as const;
/** `busyMs`: all work of the main thread; `blockingMs`: what its tasks took beyond 50 ms each, from the first paint on; then what those long tasks are made of. */
const workFigures = ['busyMs', 'blockingMs', 'scriptMs', 'compileMs', 'styleMs', 'layoutMs', 'paintMs', 'collectMs', 'otherMs'] as const;
export const visitFigures = [...paintFigures, ...workFigures, 'styleCount', 'nodes', 'scriptsKb', 'heapMb'] as const;

const slowdown = 4;
const visitMs = 10_000;
const longTaskUs = 50_000;

/** The trace's events by the cause that they count for. */
type Cause = Exclude<(typeof workFigures)[number], 'busyMs' | 'blockingMs'>;
const causes: Readonly<Record<string, Cause>> = {
  RunTask: 'otherMs',
  EvaluateScript: 'scriptMs',
  FunctionCall: 'scriptMs',
  RunMicrotasks: 'scriptMs',
  EventDispatch: 'scriptMs',
  TimerFire: 'scriptMs',
  FireAnimationFrame: 'scriptMs',
  FireIdleCallback: 'scriptMs',
  'v8.evaluateModule': 'scriptMs',
  'v8.compile': 'compileMs',
  'v8.compileModule': 'compileMs',
  ParseHTML: 'compileMs',
  UpdateLayoutTree: 'styleMs',
  Layout: 'layoutMs',
  PrePaint: 'paintMs',
  Paint: 'paintMs',
  Layerize: 'paintMs',
  Commit: 'paintMs',
  MajorGC: 'collectMs',
  MinorGC: 'collectMs',
};

/** Makes one first visit on a browser context of its own; another one where its trace is not whole, as happens on a busy machine. */
export async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weightsSoFar = await weigh(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638.4 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchPaints);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'v8', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(visitMs);
  const trace = await browser.stopTracing();
  const paints = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
  const nodes = await page.locator('*').count();
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  const work = workOf(trace, address, paints.fcpMs);
  if (!work) return measureVisit(browser, address);
  return { ...paints, ...work, nodes, scriptsKb: weightsSoFar().scripts, heapMb: usedSize / 1024 ** 2 };
}

type Paints = Pick<Visit, (typeof paintFigures)[number]>;

/** Runs in the page, before any of its scripts; with no named function in it, for which the compiler would put a helper beside it. */
function watchPaints(): void {
  const paints: Paints = { fcpMs: Number.NaN, lcpMs: Number.NaN, firstFigureMs: Number.NaN };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') paints.fcpMs = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    const figures = [...document.querySelectorAll('main [data-size][data-tone], main td')];
    if (!figures.some(({ textContent }) => /\d/.test(textContent))) return;
    observer.disconnect();
    requestAnimationFrame(() => (paints.firstFigureMs = performance.now()));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Both in microseconds; `tdur` is the thread's own time, which a busy machine does not lengthen. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

type Work = Pick<Visit, (typeof workFigures)[number] | 'styleCount'>;

/** What the page's main thread did, and of what its long tasks after the first paint are made. */
function workOf(trace: Buffer, address: string, fcpMs: number): Work | undefined {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address);
  if (!start) return undefined;
  const main = events.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts);
  const work = Object.fromEntries([...workFigures, 'styleCount'].map((name) => [name, 0])) as Work;
  work.styleCount = main.filter(({ name }) => name === 'UpdateLayoutTree').length;
  for (const task of main.filter(({ name }) => name === 'RunTask')) {
    const endUs = task.ts + (task.dur ?? 0);
    work.busyMs += timeUs(task) / 1000;
    if (timeUs(task) <= longTaskUs || endUs <= start.ts + fcpMs * 1000) continue;
    work.blockingMs += (timeUs(task) - longTaskUs) / 1000;
    for (const [cause, ms] of ownTimes(main.filter(({ ts }) => ts >= task.ts && ts < endUs))) work[cause] += ms;
  }
  return work;
}

const timeUs = ({ dur = 0, tdur = dur }: TraceEvent) => tdur;

/** Each cause's own time in ms: what runs inside an event of another cause counts for that one alone. */
function ownTimes(events: readonly TraceEvent[]): [cause: Cause, ms: number][] {
  const open: { endUs: number; entry: [Cause, number] }[] = [];
  const found: [Cause, number][] = [];
  for (const event of events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    const cause = causes[event.name];
    if (!cause) continue;
    while (open.length > 0 && (open.at(-1)?.endUs ?? 0) <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) around.entry[1] -= timeUs(event) / 1000;
    const entry: [Cause, number] = [cause, timeUs(event) / 1000];
    found.push(entry);
    open.push({ endUs: event.ts + (event.dur ?? 0), entry });
  }
  return found;
}
