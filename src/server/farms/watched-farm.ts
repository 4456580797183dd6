import type { Farm } from '#src/contracts/anonymous.ts';
import { addressHider } from '#src/domain/hidden-address.ts';

/**
 * A farm as those see it who only look: nothing in it tells its address, neither the names of its machines nor the transactions of its payouts,
 * which anybody could look up; and no amounts, unless its owner shows them.
 */
export function watchedFarm(farm: Farm, { address, showsMoney }: { readonly address: string; readonly showsMoney: boolean }): Farm {
  const { payouts, workers, ...figures } = farm;
  const hide = addressHider(address);
  return {
    ...figures,
    workers: Array.isArray(workers) ? workers.map((worker) => ({ ...worker, name: hide(worker.name) })) : workers,
    ...(showsMoney ? { payouts: payouts?.map((payout) => ({ ...payout, txid: '' })) } : { unpaid: null, incomeToday: null }),
  };
}
