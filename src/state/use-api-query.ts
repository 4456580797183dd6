import { hashKey, type QueryKey, useQueries, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { liftPause } from '#src/lib/back-off.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';

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

/** What the build knows of every call, and so what is shown while its HTML is hydrated. */
const unknown = { data: undefined, error: null, isError: false, isPending: true, isFetching: true } as const;

/**
 * A query as the page shows it: nothing is known until the part is hydrated, though another part may have the response already. What is known
 * by then is drawn deferred: in slices, between clicks and frames.
 */
export function useApiQuery<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): ApiQueryState<T> {
  const result = useQuery(options);
  const [error = null] = useStandingErrors([options], [result]);
  return useIsHydrated({ inSlices: true }) ? stateOf(result.data, error, result) : { ...unknown, refetch: pressed(result) };
}

/** As `useApiQuery`, for a call that is made once a coin: the states stand in the order of the queries. */
export function useApiQueries<T, K extends QueryKey>(queries: readonly UseQueryOptions<T, Error, T, K>[]): readonly ApiQueryState<T>[] {
  const isHydrated = useIsHydrated({ inSlices: true });
  const results = useQueries({ queries: [...queries] });
  const errors = useStandingErrors(queries, results);
  return results.map((result, index) =>
    isHydrated ? stateOf<T>(result.data, errors[index] ?? null, result) : { ...unknown, refetch: pressed(result) },
  );
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
