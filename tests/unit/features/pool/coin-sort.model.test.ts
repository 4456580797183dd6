import { describe, expect, it } from 'vitest';
import { listedCoins } from '#src/features/pool/coin-row.model.ts';
import { type CoinSort, filterCoins, nextSort, sortCoins } from '#src/features/pool/coin-sort.model.ts';
import { poolCoin } from '../pool-coin.ts';

const rows = listedCoins([
  poolCoin({
    coinType: 1,
    dayIncomeMoney: 0.29,
    poolHashrate: 6,
    poolHashrateUnit: 'EH/s',
    poolMiner: 41_208,
    priceUsa: 95_412,
    hashrate: 900,
    hashrateUnit: 'EH/s',
    difficulty: 150e12,
  }),
  poolCoin({
    coinType: 4,
    dayIncomeMoney: null,
    poolHashrate: 900_000,
    poolHashrateUnit: 'MH/s',
    poolMiner: 9,
    priceUsa: null,
    hashrate: 3,
    hashrateUnit: 'PH/s',
    difficulty: 1e8,
  }),
  poolCoin({
    coinType: 17,
    dayIncomeMoney: 0.004,
    poolHashrate: 7,
    poolHashrateUnit: '',
    poolMiner: 100,
    priceUsa: 16,
    hashrate: 5_000,
    hashrateUnit: '',
    difficulty: 2e15,
  }),
  poolCoin({
    coinType: 9,
    dayIncomeMoney: 1.5,
    poolHashrate: 800,
    poolHashrateUnit: 'TH/s',
    poolMiner: 100,
    priceUsa: 95_412,
    hashrate: 1_100,
    hashrateUnit: 'EH/s',
    difficulty: 120e12,
  }),
]);
const order = (sort: CoinSort) => sortCoins(rows, sort).map(({ coin }) => coin.symbol);

describe('sortCoins', () => {
  it("leaves the pool's order without a sort", () => {
    expect(order(undefined)).toEqual(['BTC', 'LTC', 'ETC', 'AI(BTC)']);
  });

  it('sorts figures by value and not by their text', () => {
    expect(order({ column: 'miners', direction: 'ascending' })).toEqual(['LTC', 'ETC', 'AI(BTC)', 'BTC']);
    expect(order({ column: 'price', direction: 'descending' })).toEqual(['BTC', 'AI(BTC)', 'ETC', 'LTC']);
  });

  it('compares hashrates across units, the coin’s own where the pool names none', () => {
    expect(order({ column: 'poolHashrate', direction: 'descending' })).toEqual(['BTC', 'AI(BTC)', 'LTC', 'ETC']);
    expect(order({ column: 'poolHashrate', direction: 'ascending' })).toEqual(['ETC', 'LTC', 'AI(BTC)', 'BTC']);
    expect(order({ column: 'networkHashrate', direction: 'ascending' })).toEqual(['ETC', 'LTC', 'BTC', 'AI(BTC)']);
    expect(order({ column: 'networkHashrate', direction: 'descending' })).toEqual(['AI(BTC)', 'BTC', 'LTC', 'ETC']);
  });

  it('sorts difficulties by theirs, whatever the hashrate', () => {
    expect(order({ column: 'difficulty', direction: 'descending' })).toEqual(['ETC', 'BTC', 'AI(BTC)', 'LTC']);
  });

  it('keeps rows without the figure last, both ways', () => {
    expect(order({ column: 'price', direction: 'ascending' })).toEqual(['ETC', 'BTC', 'AI(BTC)', 'LTC']);
  });

  it('sorts the profit within each algorithm, these in the pool’s order', () => {
    expect(order({ column: 'profit', direction: 'descending' })).toEqual(['AI(BTC)', 'BTC', 'LTC', 'ETC']);
    expect(order({ column: 'profit', direction: 'ascending' })).toEqual(['BTC', 'AI(BTC)', 'LTC', 'ETC']);
  });

  it('compares profits of one hashrate, whatever unit they are stated by', () => {
    const sha = listedCoins([
      poolCoin({ coinType: 47, dayIncomeMoney: 0.35, dayIncomeUnit: 'PH/s' }),
      poolCoin({ coinType: 1, dayIncomeMoney: 0.29, dayIncomeUnit: 'TH/s' }),
      poolCoin({ coinType: 9, dayIncomeMoney: null }),
    ]);
    const sorted = sortCoins(sha, { column: 'profit', direction: 'descending' });
    expect(sorted.map(({ coin }) => coin.symbol)).toEqual(['BTC', 'FB', 'AI(BTC)']);
  });

  it('sorts names by the alphabet', () => {
    expect(order({ column: 'coin', direction: 'ascending' })).toEqual(['AI(BTC)', 'BTC', 'ETC', 'LTC']);
    expect(order({ column: 'coin', direction: 'descending' })).toEqual(['LTC', 'ETC', 'BTC', 'AI(BTC)']);
  });

  it('sorts coins without a name by their number', () => {
    const unlisted = listedCoins([1000, 998, 99].map((coinType) => poolCoin({ coinType, coinName: '' })));
    expect(sortCoins(unlisted, { column: 'coin', direction: 'ascending' }).map(({ coin }) => coin.symbol)).toEqual(['99', '998', '1000']);
  });

  it('leaves rows alone that have no figures yet', () => {
    const waiting = rows.map(({ coin }) => ({ coin, record: undefined, sideRecord: undefined }));
    expect(sortCoins(waiting, { column: 'price', direction: 'ascending' })).toEqual(waiting);
  });
});

describe('nextSort', () => {
  it("goes from the largest to the smallest to the pool's order", () => {
    const first = nextSort(undefined, 'price');
    const second = nextSort(first, 'price');
    expect([first, second, nextSort(second, 'price')]).toEqual([
      { column: 'price', direction: 'descending' },
      { column: 'price', direction: 'ascending' },
      undefined,
    ]);
  });

  it("goes through the alphabet, back through it, and to the pool's order", () => {
    const first = nextSort(undefined, 'coin');
    const second = nextSort(first, 'coin');
    expect([first?.direction, second?.direction, nextSort(second, 'coin')]).toEqual(['ascending', 'descending', undefined]);
  });

  it('starts anew with another column, names from A on', () => {
    expect(nextSort({ column: 'price', direction: 'ascending' }, 'coin')).toEqual({ column: 'coin', direction: 'ascending' });
  });
});

describe('filterCoins', () => {
  const found = (text: string) => filterCoins(rows, text).map(({ coin }) => coin.symbol);

  it('finds symbols and names in any case, full-width letters too', () => {
    expect(found('bTc')).toEqual(['BTC', 'AI(BTC)']);
    expect(found(' litecoin ')).toEqual(['LTC']);
    expect(found('ＥＴＣ')).toEqual(['ETC']);
    expect(found('Doge')).toEqual(['LTC']);
  });

  it('knows what Chinese miners call them, in both writings', () => {
    expect(found('比特币')).toEqual(['BTC', 'AI(BTC)']);
    expect(found('比特幣')).toEqual(['BTC', 'AI(BTC)']);
    expect(found('狗狗币')).toEqual(['LTC']);
    expect(found('以太經典')).toEqual(['ETC']);
  });

  it('leaves all without a text and none for one that nothing holds', () => {
    expect(found('  ')).toHaveLength(4);
    expect(found('zzz')).toEqual([]);
  });
});
