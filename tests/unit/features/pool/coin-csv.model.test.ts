import { describe, expect, it } from 'vitest';
import { listedCoins } from '#src/features/pool/coin-row.model.ts';
import { fileColumns } from '#src/features/pool/coin-columns.tsx';
import { coinCsv } from '#src/features/pool/coin-csv.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';

const madeAtMs = Date.UTC(2026, 10, 21, 4, 40);
const csvColumns = fileColumns.map(({ id }) => id);
const entriesOf = (changes: Parameters<typeof poolCoin>[0]) =>
  listedCoins([poolCoin(changes)]).map((listed) => ({
    ...listed,
    info: poolCoinInfo({ priceIncrRatio: -0.0124, webWorkerCount: 7, price: 7, difficulty: 7, dayIncome: 7 }),
  }));
const table = (entries: ReturnType<typeof entriesOf>, context: Parameters<typeof coinCsv>[0]['context']) =>
  coinCsv({ entries, context, head: (column) => column, madeAtMs, origin: 'Simulated data' });
const cny = { currency: 'CNY', cnyPerUsd: 7 } as const;

describe('coinCsv', () => {
  it('gives plain figures under a head, hashrates in H/s, and says where they come from', () => {
    expect(table(entriesOf({ hashrate: 1_084.2, hashrateUnit: 'EH/s' }), cny)).toEqual([
      csvColumns,
      [
        'BTC',
        'SHA256',
        '0.00042',
        null,
        'PH/s',
        '290',
        '95412.3',
        '-1.24',
        '6210000000000000000',
        '1084200000000000000000',
        '41208',
        '152270000000000',
        '2026-11-21T04:40:00.000Z',
        'Simulated data',
      ],
    ]);
  });

  it('writes the income in the chosen currency, and nothing where it is not known', () => {
    const money = (currency: 'CNY' | 'USD', cnyPerUsd: number | undefined, dayIncomeMoney: number | null) =>
      table(entriesOf({ dayIncomeMoney }), { currency, cnyPerUsd })[1]?.[csvColumns.indexOf('incomeMoney')];
    expect(money('USD', 7.25, 0.29)).toBe('40.073166');
    // Where the pool states no CNY, or nobody knows a rate, by the coin's price.
    expect(Number(money('CNY', 7.25, null))).toBeGreaterThan(0);
    expect(Number(money('CNY', 7.25, null))).toBeCloseTo(7.25 * Number(money('USD', undefined, null)), 6);
    expect(money('USD', undefined, 0.29)).toBe(money('USD', 7.25, null));
    expect(money('CNY', undefined, null)).toBeNull();
  });

  it('never writes an exponent', () => {
    const [, line = []] = table(entriesOf({ dayIncomeMoney: 1e-9, difficulty: 1.5e21 }), cny);
    expect(line[csvColumns.indexOf('incomeMoney')]).toBe('0.000001');
    expect(line[csvColumns.indexOf('difficulty')]).toBe('1500000000000000000000');
  });

  it('has twelve digits of every figure, however small', () => {
    const record = { dayIncome: 3.37371234567891e-7, dayIncomeMoney: 0.286789123456789 };
    const [, line = []] = table(entriesOf(record), cny);
    expect([line[csvColumns.indexOf('income')], line[csvColumns.indexOf('incomeMoney')]]).toEqual(['0.000337371234568', '286.789123457']);
  });

  it('has a column for the coin that is mined along', () => {
    const records = [
      poolCoin({ coinType: 4, dayIncome: 0.00000103, dayIncomeUnit: 'MH/s', priceUsa: 75 }),
      poolCoin({ coinType: 6, isAux: 1, dayIncome: 0.00413271, dayIncomeUnit: 'MH/s', priceUsa: 0.14 }),
    ];
    const entries = listedCoins(records).map((listed) => ({ ...listed, info: undefined }));
    const [, line = []] = coinCsv({ entries, context: cny, head: (column) => column, madeAtMs, origin: '' });
    const cell = (column: (typeof csvColumns)[number]) => line[csvColumns.indexOf(column)];
    expect([cell('income'), cell('sideIncome'), cell('incomeUnit')]).toEqual(['0.00103', '4.13271', 'GH/s']);
    expect(Number(cell('incomeMoney'))).toBeCloseTo((0.00103 * 75 + 4.13271 * 0.14) * 7, 8);
  });

  it('takes what is mined along from the info of the coin where the pool lists no record of it', () => {
    const info = poolCoinInfo({ coinType: 4, dogeDayIncome: 4.13271, dogePrice: 0.14, dayIncomeUnit: 'GH/s' });
    const entries = listedCoins([poolCoin({ coinType: 4, dayIncomeUnit: 'MH/s' })]).map((listed) => ({ ...listed, info }));
    expect(table(entries, cny)[1]?.[csvColumns.indexOf('sideIncome')]).toBe('4.13271');
  });

  it("takes the coin's unit of hashrate where the pool names none, and leaves a hashrate out whose unit is none of ours", () => {
    const hashrates = (poolHashrateUnit: string, hashrateUnit: string) => {
      const [, line = []] = table(entriesOf({ poolHashrate: 5, poolHashrateUnit, hashrate: 70, hashrateUnit }), cny);
      return [line[csvColumns.indexOf('poolHashrate')], line[csvColumns.indexOf('networkHashrate')]];
    };
    expect(hashrates('', '')).toEqual(['5000000000000', '70000000000000']);
    expect(hashrates('Sol/s', 'GH/s')).toEqual([null, '70000000000']);
    expect(hashrates('GH/s', 'Sol/s')).toEqual(['5000000000', null]);
  });

  it('leaves out coins whose figures have not come yet', () => {
    const waiting = entriesOf({}).map((entry) => ({ ...entry, record: undefined }));
    expect(coinCsv({ entries: waiting, context: cny, head: (column) => column, madeAtMs, origin: '' })).toHaveLength(1);
  });
});
