import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beijingDayStart, HOUR_MS, SECOND_MS } from '#src/domain/days.ts';
import { ecbRate } from '#src/server/sources/prices/ecb.ts';
import { coinGeckoPrices } from '#src/server/sources/prices/coingecko.ts';
import { krakenPrices } from '#src/server/sources/prices/kraken.ts';
import { mempoolPrices } from '#src/server/sources/prices/mempool.ts';
import { coin, never, placeAt, poolUpstream, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
beforeEach(() => {
  upstream.answers = {};
  upstream.asked.length = 0;
  upstream.nowMs = SAMPLES_MS;
});
afterAll(() => upstream.stop());

const id = (symbol: string): number => coin(symbol).id;
const TOLD_S = SAMPLES_MS / SECOND_MS - 90;
const simple = '/api/v3/simple/price';

describe('CoinGecko', () => {
  const read = (key?: string) => coinGeckoPrices({ ...placeAt(upstream), key }).read(never);
  const bitcoin = { usd: 87_000, cny: 617_700, usd_24h_change: -1.25, last_updated_at: TOLD_S };
  const hours = Array.from({ length: 30 }, (_, hour) => [SAMPLES_MS - (30 - hour) * HOUR_MS, 80_000 + hour]);

  it('tells price, change and yuan with their own age, and days out of its chart', async () => {
    upstream.answers = {
      [simple]: JSON.stringify({ bitcoin, dogecoin: { usd: 0.1, cny: 0.72, usd_24h_change: 2, last_updated_at: TOLD_S } }),
      '/api/v3/coins/bitcoin/market_chart': JSON.stringify({ prices: hours }),
    };
    const { coins, usdCny } = await read();
    const held = { atMs: TOLD_S * SECOND_MS, source: 'the pool' };
    expect(coins.get(id('BTC'))).toMatchObject({ priceUsd: { value: 87_000, ...held }, change24h: { value: -0.0125, ...held } });
    // By the dearest coin: the digits of a cheap one do not tell the rate.
    expect(usdCny).toEqual({ value: 7.1, ...held });
    const today = beijingDayStart(SAMPLES_MS);
    const days = coins.get(id('BTC'))!.days;
    expect(days.at(-1)).toEqual({ dayStartMs: today, openUsd: hours.find(([atMs]) => atMs! >= today)![1], closeUsd: 87_000 });
    // Its chart is not there: the price stands alone.
    expect(coins.get(id('DOGE'))!.days).toEqual([{ dayStartMs: today, openUsd: 0.1, closeUsd: 0.1 }]);
  });

  it('has no entry for a coin that it does not list, or whose price it does not know or gives as nought', async () => {
    const unknown = { usd: null, cny: null, usd_24h_change: null, last_updated_at: null };
    upstream.answers = { [simple]: JSON.stringify({ bitcoin, litecoin: {}, kaspa: unknown, ergo: { ...bitcoin, usd: 0 } }) };
    expect([...(await read()).coins.keys()]).toEqual([id('BTC')]);
  });

  it('leaves out a row that cannot be read', async () => {
    upstream.answers = {
      [simple]: JSON.stringify({ bitcoin, litecoin: null, dogecoin: 'x', ergo: [], kaspa: { ...bitcoin, usd: 'NaN' } }),
    };
    expect([...(await read()).coins.keys()]).toEqual([id('BTC')]);
  });

  it('tells no change and no yuan where the answer has none', async () => {
    upstream.answers = { [simple]: JSON.stringify({ bitcoin: { usd: 87_000, last_updated_at: TOLD_S } }) };
    const { coins, usdCny } = await read();
    expect([coins.get(id('BTC'))!.change24h, usdCny]).toEqual([null, null]);
  });

  it('asks for a chart once a day, and for all prices in one call', async () => {
    upstream.answers = { [simple]: JSON.stringify({ bitcoin }), '/api/v3/coins/bitcoin/market_chart': JSON.stringify({ prices: hours }) };
    const source = coinGeckoPrices({ ...placeAt(upstream), key: undefined });
    await source.read(never);
    await source.read(never);
    const asked = (path: string): number => upstream.asked.filter((each) => each.startsWith(path)).length;
    expect([asked(simple), asked('/api/v3/coins/')]).toEqual([2, 1]);
  });

  it('a clock that is an hour wrong tells the same age', async () => {
    upstream.nowMs = SAMPLES_MS + HOUR_MS;
    upstream.answers = { [simple]: JSON.stringify({ bitcoin: { ...bitcoin, last_updated_at: TOLD_S + 3600 } }) };
    expect((await read()).coins.get(id('BTC'))!.priceUsd!.atMs).toBe(TOLD_S * SECOND_MS);
  });

  it.each([
    ['a full quota', { status: 429, body: '{"status":{"error_code":429}}' }, 'busy'],
    ['a refused key', { status: 401, body: '{"status":{"error_code":10002}}' }, 'refused'],
    ['an error that says 200', { body: '{"status":{"error_code":429,"error_message":"limit"}}' }, 'failed'],
    ['HTML that says 200', { body: '<html>', type: 'text/html' }, 'unreadable'],
  ])('%s is a fault, which does not repeat the key', async (_, answer, fault) => {
    upstream.answers = { [simple]: answer };
    const error: unknown = await read('CG-secret').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault });
    expect(String(error)).not.toContain('CG-secret');
    expect(upstream.asked[0]).toContain('x_cg_demo_api_key=CG-secret');
  });
});

describe('Kraken', () => {
  it('tells prices by its own names of pairs, and a day by its hours', async () => {
    const hour = SAMPLES_MS / 1000 - 24 * 3600;
    upstream.answers = {
      '/0/public/AssetPairs': '{"error":[],"result":{"XXBTZUSD":{"altname":"XBTUSD"},"ADAUSD":{"altname":"ADAUSD"}}}',
      '/0/public/Ticker': '{"error":[],"result":{"XXBTZUSD":{"c":["88000.0","0.1"]}}}',
      '/0/public/OHLC': JSON.stringify({ error: [], result: { XXBTZUSD: [[hour, '80000', '1', '1', '80500', '1', '1', 1]], last: 1 } }),
    };
    const { coins, usdCny } = await krakenPrices(placeAt(upstream)).read(never);
    expect(usdCny).toBeNull();
    expect([...coins.keys()]).toEqual([1]);
    expect(coins.get(1)).toMatchObject({ priceUsd: { value: 88_000 }, change24h: { value: 88_000 / 80_000 - 1 } });
  });

  type Answers = Record<string, { error: readonly string[]; result?: object }>;
  const pair: { before: Answers; after: Answers } = JSON.parse(readFileSync('tests/fixtures/inputs/pools/kraken-a-pair-goes.json', 'utf8'));
  const answer = (answers: Answers) => {
    upstream.answers = Object.fromEntries(Object.entries(answers).map(([path, body]) => [`/0/public/${path}`, JSON.stringify(body)]));
  };
  const prices = async (source: ReturnType<typeof krakenPrices>) =>
    [...(await source.read(never)).coins].map(([coinId, { priceUsd }]) => [coinId, priceUsd?.value]);
  const unknown = { error: ['EQuery:Unknown asset pair'] };
  const last = (price: string, rest: object = {}) => ({ c: [price, '1'], ...rest });
  const PAIRS = { AssetPairs: pair.before['AssetPairs']! };

  it('that drops a pair tells the prices of the others', async () => {
    const source = krakenPrices(placeAt(upstream));
    answer(pair.before);
    expect(await prices(source)).toEqual([
      [id('BTC'), 91_000],
      [id('BSV'), 21.5],
    ]);
    answer(pair.after);
    expect(await prices(source)).toEqual([[id('BTC'), 91_500]]);
    upstream.asked.length = 0;
    await source.read(never);
    expect(upstream.asked).not.toContain('/0/public/AssetPairs');
  });

  it('that goes on listing a pair which it does not know is asked for each alone', async () => {
    answer({
      ...PAIRS,
      'Ticker?pair=XXBTZUSD,BSVUSD': unknown,
      'Ticker?pair=BSVUSD': unknown,
      'Ticker?pair=XXBTZUSD': { error: [], result: { XXBTZUSD: last('91500') } },
    });
    expect(await prices(krakenPrices(placeAt(upstream)))).toEqual([[id('BTC'), 91_500]]);
  });

  it.each<[string, Answers, unknown]>([
    ['an error beside prices', { Ticker: { ...unknown, result: { XXBTZUSD: last('91500') } } }, [[id('BTC'), 91_500]]],
    ['a row that cannot be read', { Ticker: { error: [], result: { XXBTZUSD: last('91500'), BSVUSD: null } } }, [[id('BTC'), 91_500]]],
    ['a price of nought', { Ticker: { error: [], result: { XXBTZUSD: last('0'), BSVUSD: last('21') } } }, [[id('BSV'), 21]]],
    [
      'no trade for a day',
      { Ticker: { error: [], result: { XXBTZUSD: last('9', { t: [0, 12] }), BSVUSD: last('21', { t: [0, 0] }) } } },
      [[id('BTC'), 9]],
    ],
    ['a pair of another', { Ticker: { error: [], result: { XXBTZUSD: last('9'), ADAUSD: last('1') } } }, [[id('BTC'), 9]]],
  ])('with %s leaves that out', async (_what, answers, expected) => {
    answer({ ...PAIRS, ...answers });
    expect(await prices(krakenPrices(placeAt(upstream)))).toEqual(expected);
  });

  it.each<[string, Answers]>([
    ['is not there', { Ticker: { error: ['EService:Unavailable'] } }],
    ['refuses with an empty result', { Ticker: { error: ['EGeneral:Too many requests'], result: {} } }],
    ['has no pairs any more', { AssetPairs: { error: ['EService:Busy'] } }],
  ])('that %s is a fault', async (_what, answers) => {
    answer({ ...PAIRS, ...answers });
    await expect(krakenPrices(placeAt(upstream)).read(never)).rejects.toMatchObject({ fault: 'failed' });
  });

  it('is asked once a day which coins it has', async () => {
    let nowMs = SAMPLES_MS;
    const source = krakenPrices(placeAt(upstream, undefined, { now: () => nowMs }));
    answer(pair.before);
    for (const hours of [0, 23, 2]) {
      nowMs += hours * HOUR_MS;
      await source.read(never);
    }
    expect(upstream.asked.filter((path) => path.endsWith('AssetPairs'))).toHaveLength(2);
    // One that does not say goes by what it had.
    nowMs += 25 * HOUR_MS;
    answer({ ...pair.before, AssetPairs: { error: ['EService:Busy'] } });
    expect(await prices(source)).toHaveLength(2);
  });
});

describe('an own mempool', () => {
  const read = () => mempoolPrices(placeAt(upstream)).read(never);

  it('tells the price of BTC with its own age, and neither yuan nor days', async () => {
    upstream.answers = { '/api/v1/prices': JSON.stringify({ time: TOLD_S, USD: 87_123, EUR: 80_000 }) };
    const { coins, usdCny } = await read();
    const priceUsd = { value: 87_123, atMs: TOLD_S * SECOND_MS, source: 'the pool' };
    expect([...coins]).toEqual([[id('BTC'), { priceUsd, change24h: null, days: [] }]]);
    expect(usdCny).toBeNull();
  });

  it.each([{ time: TOLD_S, USD: -1 }, { time: TOLD_S, USD: 0 }, { time: TOLD_S }, { time: TOLD_S, USD: 'NaN' }])(
    'a price that it does not know is none: %j',
    async (prices) => {
      upstream.answers = { '/api/v1/prices': JSON.stringify(prices) };
      expect((await read()).coins.size).toBe(0);
    },
  );

  it('an answer that is none is a fault', async () => {
    upstream.answers = { '/api/v1/prices': { status: 503, body: 'Service Unavailable', type: 'text/plain' } };
    await expect(read()).rejects.toMatchObject({ fault: 'busy' });
    upstream.answers = { '/api/v1/prices': '<html>' };
    await expect(read()).rejects.toMatchObject({ fault: 'unreadable' });
  });
});

describe('the European Central Bank', () => {
  const path = '/stats/eurofxref/eurofxref-daily.xml';
  const told = (rates: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='2026-11-26'>${rates}</Cube></Cube></gesmes:Envelope>`;
  const both = "<Cube currency='USD' rate='1.2500'/><Cube currency='CNY' rate='8.8750'/>";
  const read = () => ecbRate(placeAt(upstream), never);

  it('tells what a dollar costs in yuan by what a euro costs in both, as old as its working day', async () => {
    upstream.answers = { [path]: { body: told(both), type: 'text/xml' } };
    expect(await read()).toEqual({ value: 7.1, atMs: Date.UTC(2026, 10, 26, 13, 15), source: 'the pool' });
  });

  it.each([
    ['without the yuan', { body: told("<Cube currency='USD' rate='1.16'/>") }, 'unreadable'],
    ['with a rate of nought', { body: told(both.replace('1.2500', '0')) }, 'unreadable'],
    ['of HTML with 200', { body: '<html>', type: 'text/html' }, 'unreadable'],
    ['of a bad gateway', { status: 502, body: '' }, 'failed'],
  ])('an answer %s is a fault', async (_, answer, fault) => {
    upstream.answers = { [path]: answer };
    await expect(read()).rejects.toMatchObject({ fault });
  });
});
