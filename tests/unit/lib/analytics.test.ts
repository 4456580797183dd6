import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPageViews, trackPageView } from '#src/lib/analytics.ts';
import { writeStored } from '#src/lib/storage.ts';
import { closeChannels, FakeBroadcastChannel } from '../fake-channel.ts';
import { answer, down, envelope, fakeFetch, type Sent } from './fake-fetch.ts';
import { FakeDatabase, openTab } from './open-tab.ts';

const view = { language: 'en', theme: 'dark', deviceClass: 'phone', standalone: true, referrer: '' } as const;
const nowMs = Date.UTC(2026, 10, 20, 12, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs });
  vi.stubGlobal('navigator', { onLine: true });
  void writeStored('page-views', []);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The pool has it; its clock is this device's. */
function done(): Response {
  return answer({ body: envelope(null), headers: { date: new Date().toUTCString() } });
}

function pathsOf(sent: readonly Sent[]): (string | null)[] {
  return sent.map(({ body }) => new URLSearchParams(body).get('path'));
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** Counts views while the line is down, then mends it. */
async function countOffline(paths: readonly string[]): Promise<Sent[]> {
  fakeFetch(down);
  for (const path of paths) {
    trackPageView({ ...view, path });
    vi.setSystemTime(Date.now() + 60_000);
    await settle();
  }
  return fakeFetch(done);
}

describe('page views', () => {
  it('go out at once when the network is up, and outlive the page', async () => {
    const sent = fakeFetch(done);
    trackPageView({ ...view, path: '/about-us' });
    await settle();
    expect(pathsOf(sent)).toEqual(['/about-us']);
    expect(sent[0]?.isKeptAlive).toBe(true);
    await flushPageViews();
    expect(sent).toHaveLength(1);
  });

  it('wait while the network is down, and are sent later in their order, each with its own time', async () => {
    const sent = await countOffline(['/', '/daily-paper', '/about-us']);
    await flushPageViews();
    expect(pathsOf(sent)).toEqual(['/', '/daily-paper', '/about-us']);
    const times = sent.map(({ body }) => Number(new URLSearchParams(body).get('time')));
    expect(times).toEqual([0, 60, 120].map((s) => nowMs / 1000 + s));
  });

  it('are kept up to a hundred, the newest', async () => {
    const sent = await countOffline(Array.from({ length: 103 }, (_, index) => `/p${index}`));
    await flushPageViews();
    expect(sent).toHaveLength(100);
    expect([pathsOf(sent).at(0), pathsOf(sent).at(-1)]).toEqual(['/p3', '/p102']);
  });

  it('are each sent once, however often sending is asked for', async () => {
    const sent = await countOffline(['/', '/about-us']);
    await Promise.all([flushPageViews(), flushPageViews(), flushPageViews()]);
    await flushPageViews();
    expect(pathsOf(sent)).toEqual(['/', '/about-us']);
  });

  it('keep the rest when the line goes down again half way', async () => {
    await countOffline(['/', '/daily-paper', '/about-us']);
    const first = fakeFetch((request) => (pathsOf([request])[0] === '/daily-paper' ? down() : done()));
    await flushPageViews();
    expect(pathsOf(first)).toEqual(['/', '/daily-paper']);
    const second = fakeFetch(done);
    await flushPageViews();
    expect(pathsOf(second)).toEqual(['/daily-paper', '/about-us']);
  });

  it('that the pool refuses hold up nothing; while it is in trouble all wait', async () => {
    await countOffline(['/', '/daily-paper']);
    const troubled = fakeFetch(() => answer({ body: envelope(null, { code: '503' }) }));
    await flushPageViews();
    expect(pathsOf(troubled)).toEqual(['/']);
    const refuse = ({ body }: Sent) => (body?.includes('path=%2F&') ? answer({ body: envelope(null, { code: '400' }) }) : done());
    const sent = fakeFetch(refuse);
    await flushPageViews();
    await flushPageViews();
    expect(pathsOf(sent)).toEqual(['/', '/daily-paper']);
  });

  it('that are counted while another is being sent are not lost', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const sent = fakeFetch(() => new Promise((resolve) => waiting.push(resolve)));
    trackPageView({ ...view, path: '/' });
    await settle();
    trackPageView({ ...view, path: '/about-us' });
    for (let count = 0; count < 2; count += 1) {
      waiting[count]?.(done());
      await settle();
    }
    expect(pathsOf(sent)).toEqual(['/', '/about-us']);
  });

  it.each(['/pet/%E4', '/a b', 'about-us', `/${'a'.repeat(200)}`])(
    'of %s are not ours to count, and spoil nothing that waits',
    async (path) => {
      const sent = await countOffline(['/', path, '/about-us']);
      await flushPageViews();
      expect(pathsOf(sent)).toEqual(['/', '/about-us']);
    },
  );

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('are not counted under %j, and what waits is dropped', async (wish) => {
    await countOffline(['/']);
    vi.stubGlobal('navigator', { onLine: true, ...wish });
    const sent = fakeFetch(done);
    trackPageView({ ...view, path: '/about-us' });
    await settle();
    await flushPageViews();
    vi.stubGlobal('navigator', { onLine: true, doNotTrack: '0' });
    await flushPageViews();
    expect(sent).toEqual([]);
  });

  it('go to the address of the settings without anything of our calls, and wait while it cannot be reached', async () => {
    vi.stubEnv('VITE_ANALYTICS_URL', 'https://stats.example/view');
    vi.resetModules();
    const { trackPageView: track, flushPageViews: flush } = await import('#src/lib/analytics.ts');
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Response.error());
    vi.stubGlobal('fetch', fetched);
    track({ ...view, path: '/' });
    await settle();
    await flush();
    await flush();
    vi.unstubAllEnvs();
    expect(fetched).toHaveBeenCalledTimes(2);
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url).toBe('https://stats.example/view');
    expect(init).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true });
    expect(new URLSearchParams(String(init?.body)).get('path')).toBe('/');
    expect(Object.keys(init?.headers ?? {})).toEqual(['content-type']);
  });

  it('carry nothing but what the contract names', async () => {
    const sent = fakeFetch(done);
    trackPageView({ ...view, path: '/', gid: '1234', token: 'secret' } as never);
    await settle();
    const fields = [...new URLSearchParams(sent[0]?.body).keys()];
    expect(fields.toSorted()).toEqual(['deviceClass', 'language', 'path', 'referrer', 'standalone', 'theme', 'time']);
  });
});

describe('page views of several tabs, or on a slow device', () => {
  afterEach(closeChannels);

  it('are each sent by one of the tabs', async () => {
    vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
    let before: Promise<unknown> = Promise.resolve();
    const request = (_name: string, work: () => Promise<unknown>) => (before = before.then(work));
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    const database = new FakeDatabase();
    database.records.set('page-views', { value: ['/', '/about-us'].map((path) => ({ ...view, path })), writtenAt: 1 });
    const tabs = [];
    while (tabs.length < 2) {
      const tab = await openTab(database);
      await tab.preloadStorage();
      tabs.push(await import('#src/lib/analytics.ts'));
    }
    const sent = fakeFetch(done);
    await Promise.all(tabs.map((tab) => tab.flushPageViews()));
    expect(pathsOf(sent)).toEqual(['/', '/about-us']);
  });

  it('stand behind those that the database gives late, and none is lost', async () => {
    vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
    const database = new FakeDatabase();
    database.mood = 'hangs';
    database.records.set('page-views', { value: [{ ...view, path: '/yesterday' }], writtenAt: 1 });
    const tab = await openTab(database);
    void tab.preloadStorage();
    await vi.advanceTimersByTimeAsync(1_000);
    const page = await import('#src/lib/analytics.ts');
    const sent = fakeFetch(done);
    page.trackPageView({ ...view, path: '/' });
    page.trackPageView({ ...view, path: '/about-us' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([]);
    database.wakeUp();
    await settle();
    expect(pathsOf(sent)).toEqual(['/yesterday', '/', '/about-us']);
  });
});
