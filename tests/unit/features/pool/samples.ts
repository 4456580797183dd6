import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { makeFormats } from '#src/i18n/formats.ts';

/** English formats, as the pages use them. */
export const formats = makeFormats('en-GB');

/** A pool coin record of BTC; a test names what differs. */
export function poolCoin(changes: Partial<PoolCoin> = {}): PoolCoin {
  return {
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
    ...changes,
  };
}

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
