import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beijingDayStart, HOUR_MS, SECOND_MS } from '#src/domain/days.ts';
import { ecbRate } from '#src/server/sources/prices/ecb.ts';
import { coinGeckoPrices } from '#src/server/sources/prices/coingecko.ts';
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
