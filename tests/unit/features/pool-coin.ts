import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinById } from '#src/domain/coins.ts';
import { isContradiction } from '#src/domain/network-agreement.ts';
import { toHs } from '#src/domain/units.ts';

/** A pool coin record of BTC; a test names what differs. Of another coin its network's hashrate is not known: BTC's would contradict its difficulty. */
export function poolCoin(changes: Partial<PoolCoin> = {}): PoolCoin {
  const row: PoolCoin = {
    coinType: 1,
    coinName: 'BTC',
    coinIcon: '',
    isShow: 1,
    isAux: 0,
    dayIncome: 0.00000042,
    dayIncomeUnit: 'TH/s',
    dayIncomeMoney: 0.29,
    priceUsa: 95_412.3,
    poolHashrate: 6_210_000,
    poolHashrateUnit: 'TH/s',
    hashrate: 1_084_200_000,
    hashrateUnit: 'TH/s',
    poolMiner: 41_208,
    difficulty: 152.27e12,
    difficultyTime: 1_795_000_000,
    algorithmType: 'SHA256',
    time: 600,
    minPayPrice: 0.001,
    incomeType: 'FPPS',
    paymentTime: '08:00-16:00',
    blockReward: 3.125,
    fee: '0.02',
    txFeeRatio: null,
    ...changes,
  };
  const coin = coinById(row.coinType);
  if (!coin || 'hashrate' in changes || !isContradiction(coin, { ...row, hashrateHs: toHs(row.hashrate ?? 0, row.hashrateUnit) }))
    return row;
  return { ...row, hashrate: null };
}
