import { hashKey, type QueryKey, useQueries, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { liftPause } from '#src/lib/back-off.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useFirstFigures } from './first-figures.ts';

/** What a part of the page knows of a call: its last response, and how the newest attempt goes. */
export interface ApiQueryState<T> {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  isPending: boolean;
  isFetching: boolean;
  /** Somebody pressed "try again". */
  refetch: () => Promise<unknown>;
}

/**
 * A query as the page shows it: until the part is hydrated what the page came with, or nothing, though another part may have a newer response
 * already. What is known by then is drawn deferred: in slices, between clicks and frames.
 */
export function useApiQuery<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): ApiQueryState<T> {
  const result = useQuery(options);
  const [error = null] = useStandingErrors([options], [result]);
  const first = useFirstData();
  return useIsHydrated({ inSlices: true }) ? stateOf(result.data, error, result) : firstState(first(options), result);
}

/** As `useApiQuery`, for a call that is made once a coin: the states stand in the order of the queries. */
export function useApiQueries<T, K extends QueryKey>(queries: readonly UseQueryOptions<T, Error, T, K>[]): readonly ApiQueryState<T>[] {
  const isHydrated = useIsHydrated({ inSlices: true });
  const results = useQueries({ queries: [...queries] });
  const errors = useStandingErrors(queries, results);
  const first = useFirstData();
  if (!isHydrated) return queries.map((options, index) => firstState(first(options), results[index]));
  return results.map((result, index) => stateOf<T>(result.data, errors[index] ?? null, result));
}

/** What the page came with of a query, as its part wants it; undefined: it knows nothing. */
function useFirstData() {
  const responses = useFirstFigures()?.responses;
  return <T, K extends QueryKey>({ queryKey, select }: UseQueryOptions<T, Error, T, K>): T | undefined => {
    const data = responses?.getQueryData<T>(queryKey);
    return data !== undefined && select ? select(data) : data;
  };
}

/** What stands in the page's HTML, and so is shown while that is hydrated. */
function firstState<T>(data: T | undefined, result: UseQueryResult | undefined): ApiQueryState<T> {
  const isMissing = data === undefined;
  const refetch = result ? pressed(result) : async () => undefined;
  return { data, error: null, isError: false, isPending: isMissing, isFetching: isMissing, refetch };
}

function stateOf<T>(data: T | undefined, error: Error | null, result: UseQueryResult): ApiQueryState<T> {
  const { isPending, isFetching } = result;
  return { data, error, isError: error !== null, isPending: isPending && error === null, isFetching, refetch: pressed(result) };
}

/** A press of the button overrides the server's pause (Retry-After). */
function pressed({ refetch }: UseQueryResult): () => Promise<unknown> {
  return () => {
    liftPause();
    return refetch();
  };
}

interface LastError {
  readonly key: string;
  readonly error: Error | null;
}

/**
 * The errors of calls, each until there is a response. Without any, TanStack Query forgets an error at the next attempt: the button that was
 * pressed for that would go, and the focus with it.
 */
function useStandingErrors(calls: readonly { queryKey: QueryKey }[], results: readonly UseQueryResult[]): readonly (Error | null)[] {
  const [standing, setStanding] = useState<readonly LastError[]>([]);
  const next = results.map(({ error, isPending }, index): LastError => {
    const key = hashKey(calls[index]?.queryKey ?? []);
    const earlier = isPending ? standing.find((each) => each.key === key)?.error : undefined;
    return { key, error: error ?? earlier ?? null };
  });
  const failed = next.filter(({ error }) => error);
  const isSame =
    failed.length === standing.length &&
    failed.every(({ key, error }, index) => {
      const before = standing[index];
      return before?.key === key && before.error === error;
    });
  if (!isSame) setStanding(failed);
  return next.map(({ error }) => error);
}
