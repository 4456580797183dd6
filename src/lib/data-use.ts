import * as z from 'zod/mini';
import { now } from './clock.ts';
import { exclusively } from './exclusively.ts';
import { readSession, writeSession } from './mirrors.ts';
import { readStored, refreshStored, writeStored } from './storage.ts';
import { onWorkerMessage } from './worker-container.ts';

/** Where the month's sum lies; the visit's is this tab's. */
export const DATA_USE_KEY = 'data-use';
const SESSION_KEY = 'data-use';
const monthSchema = z.object({ month: z.string(), bytes: z.number() });

/** Written at most so often, ms: a start makes a hundred requests. */
const FLUSH_MS = 3_000;

/** Bytes that this site has received, headers included, as far as the browser reports them. */
export interface DataUse {
  /** Since the tab was opened. */
  readonly visit: number;
  /** In this month of the device's calendar, in all tabs. */
  readonly month: number;
}

const thisMonth = (): string => {
  const date = new Date(now());
  return `${date.getFullYear()}-${date.getMonth() + 1}`;
};

/** Bytes of this visit, and how many of them the month has: a page that closes has no time for the database. */
function readVisit(): { visit: number; inMonth: number } {
  const [visit = 0, inMonth = 0] = (readSession(SESSION_KEY) ?? '').split(' ').map(Number);
  return { visit, inMonth };
}

/** What is known of this visit and month; the last seconds may still be missing. */
export function readDataUse(): DataUse {
  const { visit, inMonth } = readVisit();
  return { visit, month: storedMonth() + visit - inMonth };
}

function storedMonth(): number {
  const stored = readStored(DATA_USE_KEY, monthSchema);
  return stored?.month === thisMonth() ? stored.bytes : 0;
}

let uncounted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function count(bytes: number): void {
  if (!(bytes > 0)) return;
  uncounted += bytes;
  timer ??= setTimeout(() => void flush(), FLUSH_MS);
}

async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const before = readVisit();
  writeSession(SESSION_KEY, `${before.visit + uncounted} ${before.inMonth}`);
  uncounted = 0;
  await exclusively('okkong-data-use', async () => {
    await refreshStored(DATA_USE_KEY);
    const { visit, inMonth } = readVisit();
    if (visit === inMonth) return;
    await writeStored(DATA_USE_KEY, { month: thisMonth(), bytes: storedMonth() + visit - inMonth });
    writeSession(SESSION_KEY, `${readVisit().visit} ${visit}`);
  });
}

/** What an entry cost on the network. The worker reports what came through it: only it knows whether it was cached. */
function costOf(entry: PerformanceEntry): number {
  if (!(entry instanceof PerformanceResourceTiming)) return 0;
  return entry.workerStart > 0 ? 0 : entry.transferSize;
}

/** Counts what this page and its worker receive from the start of the page on; nothing where the browser does not measure it. */
export function meterData(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => count(list.getEntries().reduce((sum, entry) => sum + costOf(entry), 0)));
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  onWorkerMessage('data-used', ({ bytes }) => count(bytes));
  document.addEventListener('visibilitychange', () => document.hidden && void flush());
}
