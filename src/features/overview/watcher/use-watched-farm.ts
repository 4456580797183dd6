import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { MINUTE_MS } from '#src/domain/days.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { isLinkOver } from './watcher-links.ts';
import { keepWatchedAtom, type WatchedFarm, watchedFarmsAtom, watchedOf } from './watcher.atoms.ts';

interface WatchedState {
  /** The newest there is: the pool's response, else the copy on this device; nothing of a link that has ended. */
  readonly watched: WatchedFarm | undefined;
  readonly error: Error | null;
  /** The pool says that the link has ended, or that there never was one. */
  readonly isOver: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The farm behind a link; its last answer stays on this device until the link ends. Without a code nothing is asked. */
export function useWatchedFarm(code: string | undefined): WatchedState {
  const query = { ...apiQuery('watcherFarm', { code: code ?? '' }), refetchInterval: MINUTE_MS, enabled: code !== undefined };
  const { data, error, isFetching, refetch } = useApiQuery(query);
  const kept = useAtomValue(watchedFarmsAtom)[code ?? ''];
  const keep = useSetAtom(keepWatchedAtom);
  const isOver = isLinkOver(error);
  const response = useMemo(() => data && watchedOf(data), [data]);
  useEffect(() => {
    if (code === undefined) return;
    if (isOver) keep(code, undefined);
    else if (response) keep(code, response);
  }, [code, isOver, response, keep]);
  const newest = response && kept && kept.snapshot.madeAt > response.snapshot.madeAt ? kept : (response ?? kept);
  return { watched: isOver ? undefined : newest, error, isOver, isFetching, retry: () => void refetch() };
}
