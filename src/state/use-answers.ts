import { type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerState } from './use-answer.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** As `useAnswer`, for a call that is asked once a coin: the answers stand in the order of the queries. */
export function useAnswers<T, K extends QueryKey>(queries: readonly UseQueryOptions<T, Error, T, K>[]): readonly AnswerState<T>[] {
  const isHydrated = useIsHydrated();
  const results = useQueries({ queries: [...queries] });
  return results.map(({ data, error, isError, isPending, isFetching, refetch }) =>
    isHydrated
      ? { data, error, isError, isPending, isFetching, refetch }
      : { data: undefined, error: null, isError: false, isPending: true, isFetching: true, refetch },
  );
}
