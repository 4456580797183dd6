import { describe, expect, it } from 'vitest';
import { beijingDate } from '#src/domain/days.ts';
import { sourceDay } from '#src/server/db/schema.ts';
import { createMarket } from '#src/server/market/model.ts';
import { daysOfYear, modelPriceYears } from '#src/server/market/price-years.ts';
import { purgeHistory, readPriceYear } from '#src/server/sources/figures/history.ts';
import { testDatabase } from './support/database.ts';
import { form, testPool } from './support/pool.ts';

const now = Date.parse('2026-03-02T05:00:00Z');
const dayOf = ({ dataTime }: { dataTime: number }) => beijingDate(dataTime * 1000);

describe('the prices of a year', () => {
  it('are of Beijing days that have begun', () => {
    expect(daysOfYear(2026, now)).toHaveLength(61);
    expect(daysOfYear(2024, now)).toHaveLength(366);
    expect(daysOfYear(2027, now)).toEqual([]);
  });

  it('of the model are the same whenever they are asked for, the running day’s as it is now', async () => {
    const prices = await modelPriceYears(createMarket(7), () => now)(17, 2026);
    expect([prices.length, dayOf(prices[0]!), dayOf(prices.at(-1)!)]).toEqual([61, '2026-01-01', '2026-03-02']);
    const later = await modelPriceYears(createMarket(7), () => now + 40 * 86_400_000)(17, 2026);
    expect(later.slice(0, 60)).toEqual(prices.slice(0, 60));
    expect((await modelPriceYears(createMarket(7), () => now)(17, 2025)).every((price) => dayOf(price) > '2025-12-24')).toBe(true);
  });

  it('of sources are those that were kept, for two years', async () => {
    const { db, close } = await testDatabase();
    const figures = { poolHs: null, networkHs: null, difficulty: null, blockReward: null, txFeeRatio: null, openUsd: null };
    const day = (date: string, priceUsd: number | null, coinId = 17) => ({ ...figures, coinId, day: date, priceUsd });
    await db
      .insert(sourceDay)
      .values([
        day('2023-12-01', 9),
        day('2025-01-01', 10),
        day('2025-06-01', null),
        day('2025-12-31', 12),
        day('2025-12-31', 99, 1),
        day('2026-01-01', 13),
      ]);
    await purgeHistory(db, now);
    expect(await readPriceYear(db, 17, 2025)).toEqual([
      { dataTime: Date.parse('2025-01-01T00:00:00+08:00') / 1000, priceUsd: 10 },
      { dataTime: Date.parse('2025-12-31T00:00:00+08:00') / 1000, priceUsd: 12 },
    ]);
    expect(await readPriceYear(db, 17, 2023)).toEqual([]);
    await close();
  });

  it('are a read of the curve of prices with a year, labelled as what they are', async () => {
    const { app, opened } = await testPool();
    const ask = (fields: Record<string, string>) => app.request('/hash/api/pool/coin/price/curve', form(fields));
    const answer = await ask({ coinId: '17', year: String(new Date().getUTCFullYear()) });
    expect(answer.headers.get('x-pool-data')).toBe('simulated');
    const { data } = (await answer.json()) as { data: unknown[] };
    expect(data.length).toBeGreaterThan(30);
    expect((await ask({ coinId: '17', year: '12' })).status).toBe(400);
    await opened.close();
  });
});
