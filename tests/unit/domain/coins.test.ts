import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coinById, coinBySymbol, coins, homeCoins } from '#src/domain/coins.ts';
import { formatDifficulty, splitDifficulty } from '#src/domain/difficulty.ts';

function bySymbols(symbols: string): NonNullable<ReturnType<typeof coinBySymbol>>[] {
  return symbols.split(' ').map((symbol) => {
    const coin = coinBySymbol(symbol);
    if (coin === undefined) throw new Error(`no coin ${symbol}`);
    return coin;
  });
}

describe('catalogue', () => {
  it('holds the fifteen coins of the specification under their ids', () => {
    expect(coins.map((coin) => `${coin.symbol} ${coin.id}`).join(', ')).toBe(
      'BTC 1, BCH 2, BSV 3, LTC 4, DOGE 6, ETH 7, AI(BTC) 9, ETC 17, RVN 18, CFX 19, ERG 22, ALPH 31, KAS 34, AIPG 44, FB 47',
    );
  });

  it('finds coins by id and by symbol in any case, and nothing else', () => {
    expect(coinById(9)?.symbol).toBe('AI(BTC)');
    expect(coinBySymbol('ai(btc)')?.id).toBe(9);
    expect(coinById(5)).toBeUndefined();
    expect(coinBySymbol('constructor')).toBeUndefined();
  });

  it.each([
    ['PH/s', 'BTC BCH'],
    ['GH/s', 'ETC RVN CFX ERG ALPH AIPG'],
    ['TH/s', 'BSV LTC DOGE ETH AI(BTC) KAS FB'],
  ])('calculates in %s for %s', (unit, symbols) => {
    expect(bySymbols(symbols).map((coin) => coin.calculatorUnit)).toEqual(bySymbols(symbols).map(() => unit));
  });

  it.each([
    ['TH/s', 'BTC BCH BSV FB AI(BTC)'],
    ['MH/s', 'LTC RVN AIPG CFX ERG ALPH KAS DOGE'],
    ['H/s', 'ETH ETC'],
  ])('charts in %s for %s', (unit, symbols) => {
    expect(bySymbols(symbols).map((coin) => coin.chartUnit)).toEqual(bySymbols(symbols).map(() => unit));
  });

  it.each([
    ['BTC AI(BTC) BCH BSV', ['TH/s', 'PH/s']],
    ['ETH ETC', ['MH/s', 'GH/s']],
    ['LTC DOGE', ['MH/s', 'GH/s', 'TH/s']],
    ['RVN CFX ERG ALPH KAS AIPG', ['MH/s', 'GH/s']],
    ['FB', ['PH/s', 'EH/s']],
  ])('estimates %s in %j', (symbols, units) => {
    for (const coin of bySymbols(symbols)) expect(coin.estimatorUnits).toEqual(units);
  });

  it('states hashrates of Fractal Bitcoin in PH/s and knows its name in the API', () => {
    expect(coinBySymbol('FB')).toMatchObject({ unit: 'PH/s', hashrateUnit: 'PH/s', shortUnit: 'P', apiName: 'fbtc', slug: 'fb' });
  });

  it('starts the table with AI(BTC) and leaves out what is auxiliary or has no proof of work', () => {
    const symbols = homeCoins.map((coin) => coin.symbol);
    expect(symbols.slice(0, 5)).toEqual(['AI(BTC)', 'BTC', 'BCH', 'LTC', 'ETC']);
    expect(symbols).toHaveLength(13);
    expect(symbols).not.toContain('DOGE');
    expect(symbols).not.toContain('ETH');
  });

  it.each(coins.map((coin) => [coin.symbol, coin] as const))('has an icon for %s', (_, coin) => {
    expect(coin.icon).toBe(`/coins/${coin.slug}.svg`);
    expect(existsSync(`public${coin.icon}`)).toBe(true);
  });

  it('keeps blocks a day in step with the block time', () => {
    for (const coin of coins.filter(({ blocksPerDay }) => blocksPerDay !== null)) {
      expect(coin.blocksPerDay).toBe(Math.round((86_400 / coin.blockTimeS) * coin.parallelChains));
    }
  });
});

describe('formatDifficulty', () => {
  it.each([
    [152_274_999_999_999, 'BTC', '152.27 T'],
    [152_275_000_000_000, 'BTC', '152.28 T'],
    [148_200_000_000_000, 'AI(BTC)', '148.20 T'],
    [900_000_000_000, 'BCH', '900.00 G'],
    [80_000_000_000, 'BSV', '80.00 G'],
    [118_200_000, 'LTC', '118.20 M'],
    [47_300_000, 'DOGE', '47.30 M'],
    [4e15, 'ETC', '4.00 P'],
    [12.5e15, 'ETH', '12.50 P'],
    [70_000, 'RVN', '70.00 K'],
    [1_234_567e12, 'BTC', '1234567.00 T'],
    [5_000_000_000, 'BTC', '0.00500000 T'],
    [0, 'BTC', '0.00 T'],
    [Number.NaN, 'BTC', '--'],
    [-1, 'BTC', '--'],
  ])('%d of %s is %s', (value, symbol, text) => {
    const [coin] = bySymbols(symbol);
    expect(coin && formatDifficulty(value, coin)).toBe(text);
  });

  it('hands out figure and scale apart, and no scale where a coin has none', () => {
    expect(splitDifficulty(12, { difficultyUnit: { symbol: '', scale: 1 } })).toEqual({ value: '12.00', unit: '' });
    expect(formatDifficulty(12, { difficultyUnit: { symbol: '', scale: 1 } })).toBe('12.00');
  });
});
