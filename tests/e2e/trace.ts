import type { Browser, Page } from '@playwright/test';
import { note } from './test.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Wall and processor time, microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** What the page's main thread did: processor time, so that a busy machine does not count against the page. */
export interface MainThread {
  /** The longest task, ms. */
  longestTaskMs: number;
  /** Tasks as long as the bar, or longer. */
  longTasks: number;
  /** Script time of each frame that ran any, ms, shortest first. */
  scriptMsByFrame: readonly number[];
}

/** From here on a task is a long one (W3C Long Tasks). */
export const LONG_TASK_MS = 50;

const frameUs = 1_000_000 / 60;
const scripts = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'FireAnimationFrame', 'EventDispatch', 'TimerFire']);

/** Records the page's main thread while `work` runs. */
async function traceMainThread(browser: Browser, page: Page, work: () => Promise<void>, barMs: number): Promise<MainThread> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const recorded = await browser.stopTracing();
  const { traceEvents } = JSON.parse(recorded.toString('utf8')) as { traceEvents: TraceEvent[] };
  return readTrace(traceEvents, barMs);
}

/** The first of up to five rounds without a task of `barMs`, or the calmest: on a machine that others use too, even processor time grows. */
export async function traceCalmest(browser: Browser, page: Page, work: () => Promise<void>, barMs = LONG_TASK_MS): Promise<MainThread> {
  const rounds = [await traceMainThread(browser, page, work, barMs)];
  while (rounds.length < 5 && !rounds.some(({ longTasks }) => longTasks === 0))
    rounds.push(await traceMainThread(browser, page, work, barMs));
  note(
    `longest task ${rounds.map(({ longestTaskMs }) => longestTaskMs).join(' ')} ms, long ones ${rounds.map(({ longTasks }) => longTasks).join(' ')}`,
  );
  const isCalmer = (one: MainThread, other: MainThread) =>
    one.longTasks < other.longTasks || (one.longTasks === other.longTasks && one.longestTaskMs < other.longestTaskMs);
  return rounds.reduce((calmest, round) => (isCalmer(round, calmest) ? round : calmest));
}

function readTrace(events: readonly TraceEvent[], barMs: number): MainThread {
  const main = busiestRenderer(events);
  const taskMs = main.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
  const byFrame = new Map<number, number>();
  for (const { ts, tdur = 0 } of outermost(main.filter(({ name }) => scripts.has(name)))) {
    const frame = Math.floor(ts / frameUs);
    byFrame.set(frame, (byFrame.get(frame) ?? 0) + tdur / 1000);
  }
  return {
    longestTaskMs: Math.max(...taskMs),
    longTasks: taskMs.filter((ms) => ms >= barMs).length,
    scriptMsByFrame: [...byFrame.values()].toSorted((a, b) => a - b),
  };
}

/** The complete events of the main thread of the page that was traced: other tabs' renderers are idle. */
function busiestRenderer(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const byThread = mains.map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid));
  return byThread.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Without those that run inside another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let endUs = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < endUs) return false;
      endUs = ts + dur;
      return true;
    });
}
