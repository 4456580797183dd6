import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '#src/domain/days.ts';
import { fetchFarmEvents } from '#src/parts/farm.ts';
import { type FarmId, farmKey } from '../farm-id.ts';

/** Farms are looked at each five minutes. */
const REFRESH_MS = 5 * MINUTE_MS;

/** What happened to a farm in the last 90 days. */
export function farmEventsQuery(id: FarmId) {
  return queryOptions({
    queryKey: ['farm-events', farmKey(id)],
    queryFn: ({ signal }) => fetchFarmEvents(id, signal),
    refetchInterval: REFRESH_MS,
    staleTime: REFRESH_MS,
    // Who only looks at a farm has no address to ask by.
    enabled: id.address !== '',
  });
}
