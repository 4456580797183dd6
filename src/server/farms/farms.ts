import type { Farm } from '#src/contracts/anonymous.ts';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { fromHs } from '#src/domain/units.ts';
import type { FarmKey } from '../db/farms-seen.ts';
import type { PoolCoinSettings } from '../market/defaults.ts';
import type { Market } from '../market/market-types.ts';
import { requireCoin } from '../market/network.ts';
import { unixSecondsOf, wireNumber } from '../market/wire.ts';
import { createLedger } from './farm-ledger.ts';
import { createRig, type Rig, type Span } from './rig-model.ts';
import { sampleMiners, type SampleMiner } from './sample-miners.ts';

/** The farm of an address of ETC at a moment (ms); null for an address without hashrate. */
type SampleFarms = (address: string, atMs: number) => Farm | null;

/** A farm as account/detail gives it, null for an address without hashrate; and the moment of its figures, ms. */
export interface FarmAt {
  readonly farm: Farm | null;
  readonly atMs: number;
}

/** The farm of a coin's checked address; `atMs`: the market's moment. Throws RequestProblem where a pool cannot be asked. */
export type Farms = (question: { readonly coin: Coin; readonly address: string }, atMs: number) => FarmAt | Promise<FarmAt>;

interface FarmsOptions {
  readonly market: Market;
  /** The market's seed, so that another history has other farms. */
  readonly seed: number;
  readonly settings: readonly PoolCoinSettings[];
}

/** What a farm mines: the only coin of anonymous mining with proof of work. */
const ETC_ID = 17;
const UNIT = 'MH/s';
const CURVE_HOURS = 7 * 24;
const MAX_PAYOUTS = 60;
/** A worker's present hashrate is judged by the shares of this time. */
const SHARES_MS = 15 * MINUTE_MS;

function rigsOf(seed: number, { address, rigs }: SampleMiner): readonly Rig[] {
  return rigs.flatMap((group) =>
    Array.from({ length: group.count }, (_, index) => {
      const name = `${group.name}-${String(index + 1).padStart(2, '0')}`;
      return createRig({ seed, id: `${address}-${name}`, name, group });
    }),
  );
}

const inUnit = (hashrateHs: number): number => wireNumber(fromHs(hashrateHs, UNIT));

/** Whole hours up to the running one, oldest first. */
function lastHours(atMs: number): readonly Span[] {
  return Array.from({ length: CURVE_HOURS }, (_, index) => {
    const startMs = Math.floor(atMs / HOUR_MS) * HOUR_MS - (CURVE_HOURS - index) * HOUR_MS;
    return [startMs, startMs + HOUR_MS];
  });
}

function createFarm(miner: SampleMiner, { market, seed, settings }: FarmsOptions): (atMs: number) => Farm {
  const rigs = rigsOf(seed, miner);
  const meanHs = (span: Span): number => rigs.reduce((sum, rig) => sum + rig.meanHs(span), 0);
  const { feeRates: [feeRate] = [], minPay } = settings.find(({ coinId }) => coinId === ETC_ID) ?? {};
  const { symbol } = requireCoin(ETC_ID);
  const isStated = feeRate !== undefined && minPay !== undefined && minPay !== null;
  const ledgerAt = isStated ? createLedger({ market, coinId: ETC_ID, symbol, meanHs, feeRate, minPay }) : undefined;
  return (atMs) => {
    const ledger = ledgerAt?.(atMs);
    const now: Span = [atMs - SHARES_MS, atMs];
    return {
      hashrate: inUnit(meanHs(now)),
      hashrateUnit: UNIT,
      hashrate24h: inUnit(meanHs([atMs - DAY_MS, atMs])),
      curve: lastHours(atMs).map((span) => ({ dataTime: unixSecondsOf(span[1]), hashrate: inUnit(meanHs(span)) })),
      workers: rigs.map((rig) => ({
        name: rig.name,
        hashrate: inUnit(rig.meanHs(now)),
        hashrate24h: inUnit(rig.meanHs([atMs - DAY_MS, atMs])),
        lastShareTime: unixSecondsOf(rig.lastShareAtMs(atMs)),
      })),
      unpaid: ledger?.unpaid ?? null,
      incomeToday: ledger?.incomeToday ?? null,
      payouts: ledger?.payouts
        .slice(-MAX_PAYOUTS)
        .toReversed()
        .map(({ atMs: paidAtMs, amount }) => ({ time: unixSecondsOf(paidAtMs), amount, txid: '' })),
    };
  };
}

/** A farm is worked out once for a moment, which is a tick of the market. */
function oncePerMoment(farmAt: (atMs: number) => Farm): (atMs: number) => Farm {
  let last: { readonly atMs: number; readonly farm: Farm } | undefined;
  return (atMs) => {
    last = last?.atMs === atMs ? last : { atMs, farm: farmAt(atMs) };
    return last.farm;
  };
}

/** The sample farms of the embedded pool. The same seed, settings and moment give the same farm; nothing is stored. */
export function createFarms(options: FarmsOptions): SampleFarms {
  const farms = new Map(sampleMiners.map((miner) => [miner.address.toLowerCase(), oncePerMoment(createFarm(miner, options))]));
  return (address, atMs) => farms.get(address.toLowerCase())?.(atMs) ?? null;
}

/** What names the sample farms in the database. */
export const sampleFarmKeys: readonly FarmKey[] = sampleMiners.map(({ address }) => ({ coinId: ETC_ID, address: address.toLowerCase() }));

/** The sample farms as those of a pool that mines nothing else. */
export const farmsOfEtc =
  (sample: SampleFarms): Farms =>
  ({ coin, address }, atMs) => ({ farm: coin.id === ETC_ID ? sample(address, atMs) : null, atMs });
