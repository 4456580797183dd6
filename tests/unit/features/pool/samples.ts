import type { PoolCoinInfo } from '#src/contracts/pool.ts';
import { makeFormats } from '#src/i18n/formats.ts';
import { poolCoin } from '../pool-coin.ts';

/** English formats, as the pages use them. */
export const formats = makeFormats('en-GB');

/** The v3 info row of the same coin. */
export function poolCoinInfo(changes: Partial<PoolCoinInfo> = {}): PoolCoinInfo {
  return {
    coinType: 1,
    webHashrate24h: 6.2,
    hashrate24hUnit: 'EH/s',
    hashrate24h: 6.2,
    hashrate72hUnit: 'EH/s',
    hashrateW: 6.1,
    hashrateW2: 6,
    webWorkerCount: 41_208,
    price: 95_412.3,
    priceIncrRatio: 0.0124,
    dayIncome: 0.00000042,
    dayIncomeUnit: 'TH/s',
    dogeDayIncome: null,
    dogePrice: null,
    difficulty: 152.27e12,
    nextdiff: 153.94e12,
    adjustTime: 4 * 86_400 + 6 * 3_600 + 59,
    fee: '0.02',
    incomeType: 'FPPS',
    minPayPrice: 0.001,
    ...changes,
  };
}

/** The record of the coin that LTC earns on the side. */
export const doge = poolCoin({
  coinType: 6,
  isAux: 1,
  incomeType: 'PPLNS',
  minPayPrice: 20,
  dayIncome: 0.00413271,
  dayIncomeUnit: 'MH/s',
  priceUsa: 0.14,
});
