import { useMemo } from 'react';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useStandstill } from '#src/state/use-standstill.ts';
import { coinListQuery } from './coin-queries.ts';

/** Written once a response, however many places of a page show it. */
const texts = new WeakMap<object, string>();

function textOf(records: object): string {
  const text = texts.get(records) ?? JSON.stringify(records);
  texts.set(records, text);
  return text;
}

/**
 * Since when (ms) the figures of the pool's coin list have not moved although the pool answers; undefined while they move. For every place that
 * shows one of them or counts with one; only read from the cache.
 */
export function useCoinStandstill(): number | undefined {
  const { data: list } = useApiQuery({ ...coinListQuery(), enabled: false });
  const figures = useMemo(() => list && textOf(list.data), [list]);
  return useStandstill('coins', figures, list?.madeAt);
}
