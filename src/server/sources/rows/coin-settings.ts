import { AI_BTC_ID, coinBySymbol, coins } from '#src/domain/coins.ts';
import type { PoolCoinSettings } from '../../market/defaults.ts';
import { coinsWith, inputsOf, type SourcesNow } from '../figures/sources-now.ts';

/**
 * How the pool treats its coins: those with a pool source are listed (where no pool is set at all, those with a node), in the operator's order, on the terms that
 * the operator or the pool states; the terms of the embedded pool do not count here.
 */
export function sourceCoinSettings(now: SourcesNow, settings: readonly PoolCoinSettings[]): readonly PoolCoinSettings[] {
  const pools = coinsWith(now, 'pool');
  const nodes = coinsWith(now, 'node');
  const listed = now.sources.pollers.some(({ kind }) => kind === 'pool') ? pools : nodes;
  return settings.map((row) => {
    const coin = coins.find(({ id }) => id === row.coinId);
    const parentId = coin?.auxiliaryOf ? coinBySymbol(coin.auxiliaryOf)?.id : undefined;
    const merged = parentId !== undefined && listed.has(parentId) ? now.sources.termsOf(parentId).mergedMining : undefined;
    const own = now.sources.termsOf(row.coinId);
    const stated = { ...(coin && inputsOf(now, coin).pool?.terms), ...merged, ...own };
    return {
      coinId: row.coinId,
      sort: row.sort,
      isShow: row.isShow && row.coinId !== AI_BTC_ID && (listed.has(row.coinId) || merged !== undefined),
      // No source reports that a coin is mined along with another: an operator states it.
      isAux: merged !== undefined,
      hasFarms: pools.has(row.coinId),
      hasSideCoin: own.mergedMining !== undefined,
      feeRates: stated.feeRates ?? [],
      incomeTypes: stated.incomeTypes ?? [],
      minPay: stated.minPay ?? null,
      paymentTime: stated.paymentTime ?? '',
    };
  });
}
