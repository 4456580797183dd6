import { dagCoinBySymbol } from '#src/domain/dag.ts';
import type { SeenBlock } from '#src/domain/dag-fit.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { REFRESH_MS } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';

/** The newest block of a chain by the pool. */
interface ToldBlock {
  readonly block: SeenBlock;
  /** The response it came in, for its age. */
  readonly response: Pick<ApiResponse<unknown>, 'madeAt' | 'isSimulated' | 'isCut'>;
}

/** Asks the pool for the block a chain stands at: every coin by its symbol, ETC also by the explorer. Undefined while nothing is known. */
export function useToldBlock(symbol: string): ToldBlock | undefined {
  const hasHeights = dagCoinBySymbol(symbol)?.status !== 'history';
  const query = useApiQuery({ ...apiQuery('blockQuery', { coin: symbol }), refetchInterval: REFRESH_MS, enabled: hasHeights });
  const explorer = useApiQuery({ ...apiQuery('ethBlock', {}), refetchInterval: REFRESH_MS, enabled: symbol === 'ETC' });
  const asked = query.data && {
    block: { height: query.data.data.height, atMs: query.data.data.time * SECOND_MS, blockTimeS: query.data.data.blockTime },
    response: query.data,
  };
  const explored = symbol === 'ETC' && explorer.data ? explorer.data : undefined;
  if (!explored || (asked && asked.block.height >= explored.data.height)) return asked;
  const { height, time } = explored.data;
  return { block: { height, atMs: time * SECOND_MS, blockTimeS: asked?.block.blockTimeS }, response: explored };
}
