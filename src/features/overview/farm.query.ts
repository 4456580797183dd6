import { queryOptions } from '@tanstack/react-query';
import { fetchFarm } from '#src/parts/farm.ts';
import { type FarmId, farmKey } from './farm-id.ts';
import type { FarmResponse } from './farms.atoms.ts';

const REFRESH_MS = 60_000;

/** A farm as the pool knows it; no token is kept. In a file of its own, for the route requests it before the page is drawn. */
export function farmQuery(id: FarmId) {
  return queryOptions({
    queryKey: ['farm', farmKey(id)],
    queryFn: ({ signal }): Promise<FarmResponse> => fetchFarm(id, signal),
    refetchInterval: REFRESH_MS,
  });
}
