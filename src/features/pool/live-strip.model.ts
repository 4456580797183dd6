import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { BTC_ID, coinById } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { known, quotient } from '#src/domain/known.ts';
import { type UnitIncome, unitIncome } from '#src/domain/unit-income.ts';
import { splitHashrate } from '#src/domain/units.ts';
import type { FigureText } from './coin-row.model.ts';

/** What the pool's list and v3 info say of BTC; undefined while they are not here or leave it out. */
export interface BitcoinFigures {
  /** A day's income of one PH/s, after the pool's fee. */
  readonly hashPrice: UnitIncome | undefined;
  readonly network: FigureText;
  /** Of the coming difficulty over that of now, as a ratio, and when it comes, ms. */
  readonly nextChange: number | undefined;
  readonly adjustsAtMs: number | undefined;
  /** USD, and its change over 24 hours as a ratio. */
  readonly priceUsd: number | undefined;
  readonly priceChange: number | undefined;
  readonly cnyPerUsd: number | undefined;
}

interface Answers {
  readonly records: readonly PoolCoin[] | undefined;
  readonly infos: readonly PoolCoinInfo[] | undefined;
  /** When the infos were made, ms: their seconds until the adjustment count from then. */
  readonly infosMadeAt: number | undefined;
}

/** The figures of the strip under the banner. */
export function bitcoinFigures({ records, infos, infosMadeAt }: Answers): BitcoinFigures {
  const coin = coinById(BTC_ID);
  const record = records?.find(({ coinType }) => coinType === BTC_ID);
  const info = infos?.find(({ coinType }) => coinType === BTC_ID);
  const rate = records && cnyPerUsd(records);
  const next = quotient(info?.nextdiff, info?.difficulty);
  const seconds = known(info?.adjustTime);
  return {
    hashPrice: coin && record && unitIncome({ coin, record, side: undefined, cnyPerUsd: rate }, coin.marketUnit),
    network: splitHashrate(record?.hashrate, record?.hashrateUnit || (coin?.hashrateUnit ?? '')),
    nextChange: next === undefined ? undefined : next - 1,
    adjustsAtMs: seconds === undefined || infosMadeAt === undefined ? undefined : infosMadeAt + seconds * SECOND_MS,
    priceUsd: known(record?.priceUsa),
    priceChange: known(info?.priceIncrRatio),
    cnyPerUsd: rate,
  };
}
