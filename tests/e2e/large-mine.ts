import type { Page } from '@playwright/test';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';

export const workerCount = 10_000;
export const address = sampleMiners[0]?.address ?? '';
export const path = `/overview?addr=${address}&coinType=ETC`;

/** A pool with a mine of 10,000 machines in twenty halls. */
export async function largeMine(page: Page): Promise<void> {
  const at = Math.floor(Date.now() / 1000);
  const workers = Array.from({ length: workerCount }, (_, index) => ({
    name: `hall-${index % 20}-rack-${Math.floor(index / 20)}`,
    hashrate: index % 97 === 0 ? 0 : 3_000 + (index % 700),
    hashrate24h: 3_000 + (index % 500),
    lastShareTime: at - (index % 97 === 0 ? 57_600 : index % 90),
  }));
  const curve = Array.from({ length: 1008 }, (_, index) => ({ dataTime: at - (1008 - index) * 600, hashrate: 3e7 + (index % 50) * 1e4 }));
  const data = { hashrate: 3.2e7, hashrateUnit: 'MH/s', hashrate24h: 3.1e7, curve, workers, unpaid: 2.34, incomeToday: 0.34, payouts: [] };
  const body = JSON.stringify({ code: '200', message: '', data: { data } });
  await page.route('**/account/detail', (route) => route.fulfill({ contentType: 'application/json', body }));
}
