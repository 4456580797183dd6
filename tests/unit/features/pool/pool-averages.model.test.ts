import { expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { poolAverages } from '#src/features/pool/pool-averages.model.ts';
import { poolCoinInfo } from './samples.ts';

function averagesOf(symbol: string, changes: Parameters<typeof poolCoinInfo>[0]) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  return poolAverages(coin, poolCoinInfo(changes));
}

it('writes today, one week and two weeks, each in its own unit', () => {
  const changes = { hashrate24h: 6.2, hashrate24hUnit: 'EH/s', hashrateW: 950, hashrateW2: 1_000, hashrate72hUnit: 'PH/s' };
  expect(averagesOf('BTC', changes)).toEqual({
    today: { value: '6.20', unit: 'EH/s' },
    week: { value: '950.00', unit: 'PH/s' },
    twoWeeks: { value: '1.00', unit: 'EH/s' },
  });
});

it("takes the coin's unit where the pool names none", () => {
  const { today, week } = averagesOf('LTC', { hashrate24h: 96_400_000, hashrate24hUnit: '', hashrateW: 1, hashrate72hUnit: '' });
  expect([today, week]).toEqual([
    { value: '96.40', unit: 'TH/s' },
    { value: '1.00', unit: 'MH/s' },
  ]);
});
