import { queryOptions } from '@tanstack/react-query';
import type { Farm } from '#src/contracts/anonymous.ts';
import type { Answer } from '#src/lib/answer.ts';
import { askFarm } from '#src/parts/farm.ts';
import { type FarmId, farmKey } from './farm-id.ts';

/** A farm's figures; null when its address has no hashrate here (spec 7). */
export type FarmAnswer = Answer<Farm | null>;

const REFRESH_MS = 60_000;

/** A farm as the pool knows it; no token is kept (decision C8). */
export function farmQuery(id: FarmId) {
  return queryOptions({
    queryKey: ['farm', farmKey(id)],
    queryFn: ({ signal }): Promise<FarmAnswer> => askFarm(id, signal),
    refetchInterval: REFRESH_MS,
  });
}
