import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BTC_ID } from '#src/domain/coins.ts';
import { HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { createLog } from '#src/server/http/log.ts';
import { pollOnce, pollDelayMs, type SourceState, startPolling, unread } from '#src/server/sources/poll/poll-loop.ts';
import { type Poller, openSources } from '#src/server/sources/poll/pollers.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { never } from '../support/pool-upstream.ts';

const START = Date.UTC(2026, 10, 27, 4);
let nowMs = START;
const now = (): number => nowMs;
const told = {
  '/api/pool': { totalHashRate: 9e13, blockHeight: 925_812, totalMiners: 2, fee: 0 },
  '/api/network': {},
  '/api/info/chart': [],
};

/** What the server of these tests does with a request; undefined: it answers as a pool. */
let instead: RequestListener | undefined;
/** Its clock, and the height it tells. */
let clockMs = START;
let height = 925_812;
let server: Server;
let poller: Poller;
/** How it stands after one reading. */
let before: SourceState;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (instead) return instead(request, response);
    const answers: Record<string, object> = { ...told, '/api/pool': { ...told['/api/pool'], blockHeight: height } };
    response.writeHead(200, { date: new Date(clockMs).toUTCString() }).end(JSON.stringify(answers[request.url ?? '']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  poller = openSources(readSourceSettings({ POOL_SOURCES: `BTC=public-pool:http://127.0.0.1:${port}` }, '/')!, now).pollers[0]!;
  before = await read();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  instead = undefined;
  [nowMs, clockMs, height] = [START, START, 925_812];
});

const read = (earlier: SourceState = unread): Promise<SourceState> => pollOnce(poller, earlier, { now, signal: never });
const poolOf = ({ readings: answer }: SourceState) => answer!.pools!.find(([coinId]) => coinId === BTC_ID)![1];

describe('a source that stops', { timeout: 30_000 }, () => {
  const text = (status: number, body: string, type = 'application/json'): RequestListener => {
    return (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
  };
  const endless: RequestListener = (_, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write('[0],'.repeat(16_384)));
    };
    response
      .writeHead(200)
      .on('drain', more)
      .on('close', () => (isCut = true));
    more();
  };
  let isCut = false;

  it.each<[string, RequestListener, string]>([
    ['502', text(502, '<html>Bad gateway</html>', 'text/html'), 'failed'],
    ['503 in bare text', text(503, 'Work queue depth exceeded', 'text/plain'), 'busy'],
    ['silence', () => undefined, 'silent'],
    ['HTML with 200', text(200, '<html>Log in</html>', 'text/html'), 'unreadable'],
    ['cut JSON', text(200, '{"totalHashRate": 9'), 'unreadable'],
    ['a body without end', endless, 'too-large'],
  ])('with %s keeps what it last told, and the age of that', async (_, fault, kind) => {
    instead = fault;
    nowMs += HOUR_MS;
    const after = await read(before);
    expect(after).toMatchObject({ answeredAtMs: START, fault: { kind }, failuresInRow: 1, failures: 1 });
    expect(after.readings).toBe(before.readings);
    expect(poolOf(after).poolHashrateHs!.atMs).toBe(START);
    // It does not go on reading.
    await vi.waitFor(() => expect(isCut).toBe(kind === 'too-large'));
    instead = undefined;
    clockMs = nowMs;
    expect(await read(after)).toMatchObject({ answeredAtMs: nowMs, fault: undefined, failuresInRow: 0, failures: 1 });
  });

  it('by a fault of ours is said to be that, without what the answer was', async () => {
    const broken: Poller = { ...poller, name: 'a pool', read: () => Promise.reject(new TypeError('secret')) };
    const { fault } = await pollOnce(broken, unread, { now, signal: never });
    expect(fault).toMatchObject({ kind: 'fault', sentence: expect.stringContaining('a pool cannot be read') });
    expect(fault!.sentence).not.toContain('secret');
  });

  it('by taking too long is broken off', async () => {
    const slow: Poller = {
      ...poller,
      deadlineMs: 20,
      read: (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    };
    expect((await pollOnce(slow, unread, { now, signal: never })).fault).toMatchObject({ kind: 'silent' });
  });
});

describe('a source that answers', () => {
  it('by a clock that is an hour wrong is neither of the future nor an hour old', async () => {
    for (const offMs of [HOUR_MS, -HOUR_MS]) {
      clockMs = START + offMs;
      expect(poolOf(await read()).poolHashrateHs!.atMs).toBe(START);
    }
  });

  it('with a height that goes back is followed', async () => {
    height -= 3;
    expect(poolOf(await read(before)).height!.value).toBe(925_809);
  });
});

it('rests as long as its dialect wants; one that fails a minute, doubled each time, a quarter of an hour at most', () => {
  const every = (everyMs: number, failuresInRow: number) => pollDelayMs({ everyMs }, { ...unread, failuresInRow }, 0.5) / MINUTE_MS;
  expect([0, 1, 2, 3, 4, 5, 60].map((failures) => every(15_000, failures))).toEqual([0.25, 1, 2, 4, 8, 15, 15]);
  // Never more often than when it works.
  expect([0, 1, 3].map((failures) => every(5 * MINUTE_MS, failures))).toEqual([5, 5, 5]);
  expect([0, 1].map((random) => pollDelayMs({ everyMs: MINUTE_MS }, unread, random) / MINUTE_MS)).toEqual([0.9, 1.1]);
});

it('the log tells once that a source is down, and once that it is back', async () => {
  const lines: string[] = [];
  let state = unread;
  let reads = 0;
  const answers = [new Error('down'), new Error('down'), undefined];
  const quick: Poller = {
    ...poller,
    everyMs: 30_000,
    read: () => {
      const error = answers[reads];
      reads += 1;
      return error ? Promise.reject(error) : Promise.resolve({});
    },
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = startPolling({
    pollers: [quick],
    now,
    log: createLog('warn', (line) => lines.push(line)),
    isLeader: () => Promise.resolve(true),
    stateOf: () => state,
    onState: (_, next) => {
      state = next;
      return Promise.resolve();
    },
  });
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  stop();
  vi.useRealTimers();
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toEqual(['source-down', 'source-up']);
  expect(reads).toBeGreaterThan(3);
});

/** What is logged, and how often a source is read, in so many minutes. */
async function collect(minutes: number, { read: readOf, onState }: { read: Poller['read']; onState?: () => Promise<void> }) {
  const lines: { event: string; [field: string]: unknown }[] = [];
  let state = unread;
  let reads = 0;
  const quick: Poller = {
    ...poller,
    everyMs: 5 * MINUTE_MS,
    read: (signal) => {
      reads += 1;
      return readOf(signal);
    },
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = startPolling({
    pollers: [quick],
    now,
    log: createLog('warn', (line) => lines.push(JSON.parse(line))),
    isLeader: () => Promise.resolve(true),
    stateOf: () => state,
    onState: (_, next) => {
      state = next;
      return onState?.() ?? Promise.resolve();
    },
  });
  await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
  stop();
  vi.useRealTimers();
  return { lines, reads };
}

it('a source that answers with figures that stand still is said once to do so, and once to move again', async () => {
  const [, reading] = before.readings!.pools![0]!;
  const at = (atMs: number) => ({ pools: [[BTC_ID, { ...reading, poolHashrateHs: { value: 1, atMs, source: 'x' } }]] as const });
  let reads = 0;
  const { lines } = await collect(60, {
    read: () => {
      reads += 1;
      return Promise.resolve(reads < 4 ? at(START - 72 * HOUR_MS) : at(START));
    },
  });
  expect(lines.map(({ event, coins, since }) => [event, coins, since])).toEqual([
    ['source-stands-still', 'BTC', new Date(START - 72 * HOUR_MS).toISOString()],
    ['source-moves', undefined, undefined],
  ]);
});

it('a disk that is full is said once, and no reason to ask the source more often', async () => {
  const { lines, reads } = await collect(31, {
    read: () => Promise.resolve(before.readings!),
    onState: () => Promise.reject(Object.assign(new Error('full'), { code: '53100' })),
  });
  expect(lines.map(({ event, code }) => [event, code])).toEqual([['source-not-kept', '53100']]);
  expect(reads).toBeLessThan(9);
});
