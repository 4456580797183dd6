import { useApiQuery } from '#src/state/use-api-query.ts';
import { useEffect, useMemo, useState } from 'react';
import type { AccountCalculation } from '#src/contracts/calculator.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { AI_BTC_ID, type Coin } from '#src/domain/coins.ts';
import type { ApiResponse, Provenance } from '#src/lib/api-response.ts';
import { aiCurveQuery, coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import type { CalculatorInputs } from '#src/parts/calculator-inputs.ts';
import {
  incomeOfResponse,
  calculatorCoins,
  type IncomeSpan,
  incomeSpans,
  type MinedCoin,
  oldestOf,
  poolFeePercent,
  storedIncome,
} from './calculator.model.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { apiQuery } from '#src/lib/api-query.ts';

/** Everything the calculator shows. */
export interface Income {
  coins: readonly Coin[];
  coin: Coin;
  /** The pool's fee of the coin in percent, as text. */
  poolFee: string | undefined;
  /** What the spans were calculated for; a fee that neither the pool states nor the visitor has typed is not known. */
  settled: { hashrate: string; feePercent: string | undefined };
  spans: readonly IncomeSpan[] | undefined;
  /** Who calculated, and the age of the figures it was calculated from; `record` holds those of a calculation on this device. */
  source: { record: PoolCoin | undefined; provenance: Provenance } | undefined;
  /** The pool's list is here and does not name the coin's fee. */
  isFeeUnstated: boolean;
  /** Something is on its way. */
  isLoading: boolean;
}

/** For AI(BTC) the pool's calculation while it responds; else, and for other coins, this device's on the stored figures. */
export function useIncome(inputs: CalculatorInputs): Income {
  const settledInputs = useSettled(inputs);
  const list = useApiQuery(coinListQuery());
  const records = list.data?.data;
  const coins = useMemo(() => calculatorCoins(records), [records]);
  const coin = chosenCoin(coins, inputs.coinId);
  const poolFee = poolFeePercent(records?.find((record) => record.coinType === coin.id));
  const settled = { hashrate: settledInputs.hashrate, feePercent: settledInputs.feePercent ?? poolFee };

  const isAi = coin.id === AI_BTC_ID;
  const isFeeKnown = settled.feePercent !== undefined;
  const percent = { hashrate: Number(settled.hashrate), feeRate: Number(settled.feePercent) };
  const calculated = useApiQuery(accountCalculateQuery(percent, isAi && isFeeKnown && !list.isPending));
  const stored = useStoredIncome(coin, list.data, { hashrate: percent.hashrate, feeRate: percent.feeRate / 100 });

  const last = useLast(calculated.data, settled);
  // The last result stands only where there is nothing for what is typed now, and says what it was calculated for.
  const ofPool = (given: Calculated | undefined) =>
    isAi && given
      ? { day: incomeOfResponse(given.data.data, records), provenance: given.data, record: undefined, settled: given.settled }
      : undefined;
  const current = calculated.data && { data: calculated.data, settled };
  const shown = isFeeKnown ? (ofPool(current) ?? (stored && { ...stored, settled }) ?? ofPool(last)) : undefined;
  return {
    coins,
    coin,
    poolFee,
    settled: shown?.settled ?? settled,
    spans: shown && incomeSpans(shown.day),
    source: shown && { record: shown.record, provenance: shown.provenance },
    isFeeUnstated: records !== undefined && poolFee === undefined,
    isLoading: list.isPending || calculated.isFetching,
  };
}

/** TH/s as the pool's calculator spells it: its index in H, K, M, G, T, P, E. */
const TERAHASH_INDEX = '4';

/** The pool's own calculation for AI(BTC): TH/s and percent. A refusal is silent. */
function accountCalculateQuery({ hashrate, feeRate }: { hashrate: number; feeRate: number }, enabled: boolean) {
  return { ...apiQuery('accountCalculate', { feeRate, hashrate, hashrateUnit: TERAHASH_INDEX }), enabled, retry: false };
}

/** A calculation of the pool and what it is for. */
interface Calculated {
  readonly data: ApiResponse<AccountCalculation>;
  readonly settled: Income['settled'];
}

/** The last calculation there was: a refused one leaves the result before it. */
function useLast(data: Calculated['data'] | undefined, settled: Calculated['settled']): Calculated | undefined {
  const [last, setLast] = useState<Calculated>();
  if (data !== undefined && data !== last?.data) setLast({ data, settled });
  return last;
}

function chosenCoin(coins: readonly Coin[], coinId: number): Coin {
  const found = coins.find((coin) => coin.id === coinId) ?? coins[0];
  if (!found) throw new Error('no coin to calculate');
  return found;
}

/** Calculated here, from list and curves as they are in the cache; undefined while one that is needed is missing. */
function useStoredIncome(coin: Coin, list: ApiResponse<readonly PoolCoin[]> | undefined, mining: { hashrate: number; feeRate: number }) {
  const sideCoin = sideCoinOf(
    coin,
    list?.data.find(({ coinType }) => coinType === coin.id),
  );
  const network = useApiQuery(networkCurveQuery(coin.id)).data;
  const sideNetwork = useApiQuery(networkCurveQuery(sideCoin?.id)).data;
  const ratios = useApiQuery({ ...aiCurveQuery(), enabled: coin.id === AI_BTC_ID }).data;
  const mined = (which: Coin | undefined, points: typeof network): MinedCoin | undefined => {
    const record = which && list?.data.find((each) => each.coinType === which.id);
    return which && record && { coin: which, record, network: points?.data, untilMs: list?.madeAt };
  };
  const main = mined(coin, network);
  if (!list || !main) return undefined;
  const day = storedIncome({ main, side: mined(sideCoin, sideNetwork), ratios: ratios?.data }, mining, list.data);
  return (
    day && { day, record: main.record, provenance: oldestOf([list, network, sideNetwork, coin.id === AI_BTC_ID ? ratios : undefined]) }
  );
}

/** What is typed settles after this pause. */
const PAUSE_MS = 500;

/** What was typed, once there has been a pause; another coin counts at once. */
function useSettled(inputs: CalculatorInputs): CalculatorInputs {
  const [settled, setSettled] = useState(inputs);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(inputs), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [inputs]);
  return settled.coinId === inputs.coinId ? settled : inputs;
}
