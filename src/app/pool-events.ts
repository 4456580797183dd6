import type { Query } from '@tanstack/react-query';
import { openEventStream } from '#src/lib/event-stream.ts';
import { exclusively } from '#src/lib/exclusively.ts';
import { isLongRunning } from '#src/lib/kiosk.ts';
import { onOtherTab, postToOtherTabs } from '#src/lib/tab-sync.ts';
import type { Page } from './page.ts';

/** Message of the tab with the stream to the others. */
const tickKey = 'pool-tick';
/** All screens hear of a tick in the same moment: they ask within so many milliseconds after it. */
const spreadMs = 3_000;

const isSeen = (): boolean => document.visibilityState === 'visible' && isLongRunning(location);

const isLive = ({ observers }: Query): boolean => observers.some(({ options }) => Boolean(options.refetchInterval));

/** On a kiosk and a farm's page what refreshes itself by the minute refreshes with the pool's tick; without a stream the minutes go on as they were. */
export function followPoolEvents({ router, queryClient }: Page): void {
  let stop: (() => void) | undefined;
  const refresh = () => {
    const live = queryClient.getQueryCache().findAll({ type: 'active', predicate: isLive });
    const before = new Map(live.map(({ queryHash, state }) => [queryHash, state.dataUpdateCount]));
    // Its minute may have come meanwhile.
    const isDue = ({ queryHash, state }: Query) => before.get(queryHash) === state.dataUpdateCount;
    setTimeout(() => void queryClient.refetchQueries({ type: 'active', predicate: isDue }), Math.random() * spreadMs);
  };
  const onTick = () => {
    postToOtherTabs(tickKey, null);
    refresh();
  };
  const follow = () => {
    if (isSeen()) stop ??= holdStream(onTick);
    else {
      stop?.();
      stop = undefined;
    }
  };
  onOtherTab((key) => key === tickKey && isSeen() && refresh());
  router.subscribe('onResolved', follow);
  document.addEventListener('visibilitychange', follow);
  follow();
}

/** One tab of a browser has the stream, for browsers open few connections to a site; the next takes it over. Returns the way to give it up. */
function holdStream(onTick: () => void): () => void {
  const stopping = new AbortController();
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) return resolve();
      const close = openEventStream(onTick);
      stopping.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  void exclusively('okkong-pool-events', untilStopped);
  return () => stopping.abort();
}
