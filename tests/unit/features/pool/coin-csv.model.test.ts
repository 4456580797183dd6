import { describe, expect, it } from 'vitest';
import { listedCoins } from '#src/features/pool/coin-row.model.ts';
import { coinCsv, csvColumns } from '#src/features/pool/coin-csv.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';

const madeAtMs = Date.UTC(2026, 10, 21, 4, 40);
const entriesOf = (changes: Parameters<typeof poolCoin>[0]) =>
  listedCoins([poolCoin(changes)]).map((listed) => ({ ...listed, info: poolCoinInfo({ priceIncrRatio: -0.0124 }) }));
const table = (entries: ReturnType<typeof entriesOf>, context: Parameters<typeof coinCsv>[0]['context']) =>
  coinCsv({ entries, context, head: (column) => column, madeAtMs, origin: 'Simulated data' });
const cny = { currency: 'CNY', cnyPerUsd: 7 } as const;

describe('coinCsv', () => {
  it('gives plain figures under a head, hashrates in H/s, and says where they come from', () => {
    expect(table(entriesOf({}), cny)).toEqual([
      [...csvColumns],
      [
        'BTC',
        'SHA256',
        '0.00000042',
        'TH/s',
        '0.29',
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
    expect(money('USD', 7.25, 0.29)).toBe('0.04');
    expect(money('USD', undefined, 0.29)).toBeNull();
    expect(money('CNY', 7.25, null)).toBeNull();
  });

  it('never writes an exponent', () => {
    const [, line = []] = table(entriesOf({ dayIncomeMoney: 1e-9, difficulty: 1.5e21 }), cny);
    expect(line[csvColumns.indexOf('incomeMoney')]).toBe('0.000000001');
    expect(line[csvColumns.indexOf('difficulty')]).toBe('1500000000000000000000');
  });

  it('leaves out coins whose figures have not come yet', () => {
    const waiting = entriesOf({}).map((entry) => ({ ...entry, record: undefined }));
    expect(coinCsv({ entries: waiting, context: cny, head: (column) => column, madeAtMs, origin: '' })).toHaveLength(1);
  });
});
