import type { Browser } from '@playwright/test';
import { weigh } from './weights.ts';

/** The first ten seconds of a first visit by a middling phone on slow 4G; times in ms after navigation, scripts in kB. */
export interface Visit {
  fcpMs: number;
  lcpMs: number;
  /** The first known figure in the page's main part; NaN where none has come. */
  firstFigureMs: number;
  /** What tasks of the main thread took beyond 50 ms each, from the first paint on. */
  blockingMs: number;
  /** Work of the main thread by its cause, in tasks longer than 50 ms. */
  scriptMs: number;
  compileMs: number;
  styleMs: number;
  layoutMs: number;
  paintMs: number;
  collectMs: number;
  scriptsKb: number;
  heapMb: number;
}

const slowdown = 4;
const visitMs = 10_000;
const longTaskUs = 50_000;

/** The trace's events by the cause that they count for. */
type Cause = 'scriptMs' | 'compileMs' | 'styleMs' | 'layoutMs' | 'paintMs' | 'collectMs';
const causes: Readonly<Record<string, Cause>> = {
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

/** Makes one first visit on a browser context of its own. */
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
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'] });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(visitMs);
  const trace = await browser.stopTracing();
  const paints = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const visit = { ...paints, ...blockingOf(trace, paints.fcpMs), scriptsKb: weightsSoFar().scripts, heapMb: usedSize / 1024 ** 2 };
  await context.close();
  return visit;
}

type Paints = Pick<Visit, 'fcpMs' | 'lcpMs' | 'firstFigureMs'>;

/** Runs in the page, before any of its scripts. */
function watchPaints(): void {
  const paints: Paints = { fcpMs: Number.NaN, lcpMs: Number.NaN, firstFigureMs: Number.NaN };
  Object.assign(globalThis, { paints });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcpMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (paints.lcpMs = startTime));
  const look = () => {
    const figures = document.querySelectorAll('main [data-size][data-tone], main td');
    const isThere = [...figures].some(({ textContent }) => /\d/.test(textContent));
    if (isThere) paints.firstFigureMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
}

type Blocking = Omit<Visit, keyof Paints | 'scriptsKb' | 'heapMb'>;

/** The long tasks of the busiest page's main thread after its first paint, and what they are made of. */
function blockingOf(trace: Buffer, fcpMs: number): Blocking {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const [main = []] = threads
    .map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
    .toSorted((one, other) => other.length - one.length);
  const startUs = Math.min(...events.filter(({ name }) => name === 'navigationStart').map(({ ts }) => ts), main[0]?.ts ?? 0);
  const tasks = main.filter(({ name, ts, dur = 0 }) => name === 'RunTask' && dur > longTaskUs && ts + dur > startUs + fcpMs * 1000);
  const result: Blocking = { blockingMs: 0, scriptMs: 0, compileMs: 0, styleMs: 0, layoutMs: 0, paintMs: 0, collectMs: 0 };
  for (const { ts, dur = 0 } of tasks) {
    result.blockingMs += (dur - longTaskUs) / 1000;
    const inside = main.filter((event) => event.ts >= ts && event.ts < ts + dur && event.name in causes);
    for (const [cause, ms] of ownTimes(inside)) result[cause] += ms;
  }
  return result;
}

/** Each cause's own time in ms: what runs inside an event of another cause counts for that one alone. */
function ownTimes(events: readonly TraceEvent[]): [cause: Cause, ms: number][] {
  const open: { endUs: number; entry: [Cause, number] }[] = [];
  const found: [Cause, number][] = [];
  for (const { name, ts, dur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    const cause = causes[name];
    if (!cause) continue;
    while (open.length > 0 && (open.at(-1)?.endUs ?? 0) <= ts) open.pop();
    const around = open.at(-1);
    if (around) around.entry[1] -= dur / 1000;
    const entry: [Cause, number] = [cause, dur / 1000];
    found.push(entry);
    open.push({ endUs: ts + dur, entry });
  }
  return found;
}
