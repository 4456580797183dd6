import { describe, expect, it } from 'vitest';
import { poolMonthResponse } from '#src/contracts/pool.ts';
import { BTC_ID, coinBySymbol } from '#src/domain/coins.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createMonths, type KeptDays, modelDays } from '#src/server/market/months.ts';
import { createMarket } from '#src/server/market/model.ts';
import { createMarketFeed } from '#src/server/market/tick.ts';
import { market, NOW_MS } from './fixtures.ts';

const feed = createMarketFeed({ market, settings: defaultPoolCoins, now: () => NOW_MS });
const months = createMonths({ feed, kept: modelDays(createMarket(7)), settings: defaultPoolCoins });
const coinOf = async (month: string, id: number = BTC_ID) => (await months.of(month))?.coins.find(({ coinType }) => coinType === id);
const dateOf = ({ dataTime }: { dataTime: number }) => new Date(dataTime * 1000 + 8 * 3_600_000).toISOString().slice(0, 10);

describe('a calendar month of the pool', () => {
  it('that is over has all its days, of every coin, and AI(BTC)’s share on each', async () => {
    const month = await months.of('2026-10');
    expect(poolMonthResponse.parse(month)).toEqual(month);
    expect(month).toMatchObject({ month: '2026-10', firstMonth: '2025-12' });
    expect(month?.coins).toHaveLength(defaultPoolCoins.length);
    const btc = await coinOf('2026-10');
    for (const curve of [btc?.pool, btc?.network, btc?.price]) {
      expect(curve).toHaveLength(31);
      expect([curve?.[0], curve?.at(-1)].map((point) => point && dateOf(point))).toEqual(['2026-10-01', '2026-10-31']);
    }
    expect(month?.ai).toHaveLength(31);
    expect(JSON.stringify(month)).not.toMatch(/NaN|undefined/);
  });

  it('agrees to the digit with the curves of the last thirty days, running day included', async () => {
    const btc = await coinOf('2026-11');
    expect(btc?.pool).toHaveLength(21);
    expect(btc?.pool).toEqual(feed.current().poolHashrateCurve(BTC_ID).slice(-21));
    const kept = await modelDays(createMarket(7)).of({
      fromMs: Date.parse('2026-11-01T00:00+08:00'),
      untilMs: Date.parse('2026-11-21T00:00+08:00'),
    });
    expect(kept.days.get(BTC_ID)?.at(-1)?.priceUsd).toBeCloseTo(btc?.price.at(-2)?.priceUsd ?? 0, 6);
  });

  it('has the days that are known: the first one begins late', async () => {
    expect((await coinOf('2025-12'))?.pool.map(dateOf)).toEqual(['26', '27', '28', '29', '30', '31'].map((day) => `2025-12-${day}`));
    expect((await coinOf('2025-11'))?.pool).toEqual([]);
  });

  it('is none that has not begun or that is no month; without a month only the first one is told', async () => {
    expect(await Promise.all(['2026-12', '2026-13', '2026-00', 'x'].map((month) => months.of(month)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await months.of(undefined)).toEqual({ firstMonth: '2025-12', coins: [], ai: [] });
  });

  it('asks for the days of a month that is over once', async () => {
    let asked = 0;
    const kept: KeptDays = {
      first: () => Promise.resolve(undefined),
      of: () => {
        asked += 1;
        return Promise.resolve({ days: new Map(), aiRatio: [] });
      },
    };
    const counted = createMonths({ feed, kept, settings: defaultPoolCoins });
    await counted.of('2026-10');
    // Of what is not kept the running curves know the last days.
    const october = await counted.of('2026-10');
    expect(asked).toBe(1);
    expect(
      october?.coins
        .find(({ coinType }) => coinType === coinBySymbol('LTC')?.id)
        ?.pool.map(dateOf)
        .at(-1),
    ).toBe('2026-10-31');
    expect(october?.firstMonth).toBe('2026-11');
  });
});
