import { describe, expect, it } from 'vitest';
import { readSourceSettings } from '#src/server/sources/source-settings.ts';
import { krakenPrices } from '#src/server/sources/prices/kraken.ts';
import { never, placeAt, poolUpstream, SAMPLES_MS } from '../support/pool-upstream.ts';

describe('the settings of sources', () => {
  it('are none where none is set, and name each source with its coin', () => {
    expect(readSourceSettings({}, '/')).toBeUndefined();
    expect(readSourceSettings({ PRICE_SOURCE: 'off' }, '/')).toBeUndefined();
    const settings = readSourceSettings({ POOL_SOURCES: 'BTC=public-pool:http://a:1,*=miningcore:http://b', PRICE_SOURCE: 'kraken' }, '/')!;
    expect(settings.pools.map(({ coin, dialect, address }) => [coin?.symbol, dialect, address.host])).toEqual([
      ['BTC', 'public-pool', 'a:1'],
      [undefined, 'miningcore', 'b'],
    ]);
    expect(settings.price).toMatchObject({ kind: 'kraken' });
  });

  it.each([
    [{ POOL_SOURCES: 'XYZ=oep:http://a' }, /POOL_SOURCES is wrong: "XYZ" is no coin/],
    [{ POOL_SOURCES: 'BTC=other:http://a' }, /"other" is no dialect/],
    [{ POOL_SOURCES: 'BTC=oep:ftp://a' }, /needs an address/],
    [{ POOL_SOURCES: 'BTC=oep:http://a,btc=oep:http://b' }, /has two sources/],
    [{ NODE_SOURCES: 'BTC=core:http://me:top=secret@' }, /NODE_SOURCES is wrong/],
    [{ NODE_SOURCES: 'http://me:top-secret@a' }, /each entry must look like/],
    [{ PRICE_SOURCE: 'gold' }, /it must be kraken/],
    [{ RATE_SOURCE: 'fed' }, /its rate must be ecb or off/],
    [{ SOURCES_FILE: '/nowhere.json' }, /cannot be read as JSON/],
  ])('that are wrong are one sentence without a secret: %s', (variables, sentence) => {
    expect(() => readSourceSettings(variables, '/')).toThrow(sentence);
    expect(() => readSourceSettings(variables, '/')).not.toThrow(/secret/);
  });
});

it('Kraken tells prices by its own names of pairs, and a day by its hours', async () => {
  const hour = SAMPLES_MS / 1000 - 24 * 3600;
  const upstream = await poolUpstream({
    '/0/public/AssetPairs': '{"error":[],"result":{"XXBTZUSD":{"altname":"XBTUSD"},"ADAUSD":{"altname":"ADAUSD"}}}',
    '/0/public/Ticker': '{"error":[],"result":{"XXBTZUSD":{"c":["88000.0","0.1"]}}}',
    '/0/public/OHLC': JSON.stringify({ error: [], result: { XXBTZUSD: [[hour, '80000', '1', '1', '80500', '1', '1', 1]], last: 1 } }),
  });
  const { coins, usdCny } = await krakenPrices(placeAt(upstream, 'BTC')).read(never);
  await upstream.stop();
  expect(usdCny).toBeNull();
  expect([...coins.keys()]).toEqual([1]);
  expect(coins.get(1)).toMatchObject({ priceUsd: { value: 88_000 }, change24h: { value: 88_000 / 80_000 - 1 } });
});
