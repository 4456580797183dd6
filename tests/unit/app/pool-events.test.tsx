import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPoolEvents } from '#src/app/pool-events.ts';
import type { Page } from '#src/app/page.ts';
import { FakeBroadcastChannel } from '../fake-channel.ts';

const farm = '/overview?addr=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&coinType=ETC';

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeStream[] = [];
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeStream.opened.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
  is(kind: 'open' | 'tick' | 'error', readyState = this.readyState): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(kind));
  }
}
const streams = () => FakeStream.opened.filter(({ readyState }) => readyState !== FakeStream.CLOSED);

// One page for all of them, which goes from here to there: another one would listen in the same window.
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const asked = { live: vi.fn(() => 1), still: vi.fn(() => 1) };
let resolved: () => unknown = () => undefined;

beforeAll(() => {
  const router = { subscribe: (_event: string, follow: () => unknown) => void (resolved = follow) };
  followPoolEvents({ router, queryClient } as unknown as Page);
  for (const [name, queryFn] of Object.entries(asked)) {
    const refresh = name === 'live' && { refetchInterval: 3_600_000 };
    new QueryObserver(queryClient, { queryKey: [name], queryFn, ...refresh }).subscribe(() => undefined);
  }
});
afterAll(() => queryClient.clear());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(async () => {
  await go('/');
  FakeStream.opened.length = 0;
  vi.useRealTimers();
});

async function go(to: string): Promise<void> {
  history.replaceState(null, '', to);
  resolved();
  await vi.advanceTimersByTimeAsync(0);
}
/** How often each query is requested in the next three seconds. */
async function requests(): Promise<Record<string, number>> {
  asked.live.mockClear();
  asked.still.mockClear();
  await vi.advanceTimersByTimeAsync(3_000);
  return { live: asked.live.mock.calls.length, still: asked.still.mock.calls.length };
}

describe('the pool’s ticks', () => {
  // First: after each test the tabs of it are closed.
  it('are heard of from the tab that has the stream, and told to the others', async () => {
    const other = new FakeBroadcastChannel('okkong-sync');
    const told = vi.fn();
    other.addEventListener('message', (event) => event instanceof MessageEvent && told(event.data));
    await go(farm);
    streams()[0]?.is('tick');
    expect(told).toHaveBeenCalledWith({ key: 'pool-tick', record: null });
    await requests();
    other.postMessage({ key: 'pool-tick', record: null });
    expect(await requests()).toEqual({ live: 1, still: 0 });
    other.close();
  });

  it.each([[farm], ['/?kiosk=1'], ['/daily-paper?kiosk=1&interval=30']])(
    'refresh what is live at %s, within three seconds',
    async (path) => {
      await go(path);
      expect(streams().map(({ address }) => address)).toEqual(['/api/events']);
      expect(await requests()).toEqual({ live: 0, still: 0 });
      streams()[0]?.is('tick');
      expect(await requests()).toEqual({ live: 1, still: 0 });
    },
  );

  it('refresh nothing whose minute came in the same moment', async () => {
    await go(farm);
    streams()[0]?.is('tick');
    await queryClient.refetchQueries({ queryKey: ['live'] });
    expect(await requests()).toEqual({ live: 0, still: 0 });
  });

  it.each([['/'], ['/overview'], ['/tools?addr=1']])('are not asked for at %s', async (path) => {
    await go(path);
    expect(streams()).toEqual([]);
  });

  it('are followed as long as the page is there and seen', async () => {
    await go(farm);
    expect(streams()).toHaveLength(1);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(streams()).toHaveLength(1);
    await go('/help');
    expect(streams()).toHaveLength(0);
  });

  it('come again after a stream that the server ended, and never where there was none', async () => {
    await go(farm);
    FakeStream.opened[0]?.is('error', FakeStream.CLOSED);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(FakeStream.opened).toHaveLength(1);
    await go('/');
    await go(farm);
    FakeStream.opened[1]?.is('open', 1);
    FakeStream.opened[1]?.is('error', 0);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(FakeStream.opened).toHaveLength(2);
    FakeStream.opened[1]?.is('error', FakeStream.CLOSED);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(FakeStream.opened).toHaveLength(3);
  });
});
