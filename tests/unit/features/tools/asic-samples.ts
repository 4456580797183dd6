import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinById } from '#src/domain/coins.ts';
import { asicFields, type AsicInputsOf } from '#src/features/tools/asic/asic-fields.ts';
import { asicDay } from '#src/features/tools/asic/asic.model.ts';
import { coinMarket } from '#src/features/tools/market.ts';
import { flatDay } from '#tests/unit/domain/electricity/flat-day.ts';
import fixture from '../../../fixtures/api/poolCoinList.json';

const list = fixture.data as unknown as PoolCoin[];
export const row = (changes: Partial<PoolCoin>): PoolCoin => ({ ...list[0]!, txFeeRatio: null, ...changes });
export const btc = row({
  coinType: 1,
  dayIncome: 4.16e-7,
  dayIncomeUnit: 'TH/s',
  priceUsa: 87_000,
  dayIncomeMoney: 0.26,
  difficulty: 148.2e12,
  blockReward: 3.125,
  fee: '0.02',
  incomeType: 'PPS',
});
export const { initial } = asicFields;
export const inputs = (changes: Partial<AsicInputsOf> = {}): AsicInputsOf => ({ ...initial, ...changes });
export const market = (rows = [btc], id = 1, course = {}) => coinMarket(coinById(id)!, rows, course)!;
/** What electricity costs as the calculator starts in USD. */
export const usual = flatDay(0.06);
export const dayOf = (changes: Partial<AsicInputsOf> = {}, rows = [btc], course = {}) =>
  asicDay({ inputs: inputs(changes), market: market(rows, 1, course), currency: 'USD', usual });
