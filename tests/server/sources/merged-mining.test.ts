import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { poolCoinInfoResponse, poolCoinListResponse } from '#src/contracts/pool.ts';
import { dailyNewsResponse } from '#src/contracts/content.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { openSources } from '#src/server/sources/poll/pollers.ts';
import type { SourcesNow } from '#src/server/sources/figures/sources-now.ts';
import { createSourceFeed } from '#src/server/sources/rows/feed.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import type { NodeReading, PoolReading } from '#src/server/sources/readings.ts';
import { unread } from '#src/server/sources/poll/poll-loop.ts';
import { temporaryFolder } from '../support/built-site.ts';
import { coin, SAMPLES_MS } from '../support/pool-upstream.ts';

const LTC = coin('LTC').id;
const DOGE = coin('DOGE').id;
const told = (value: number) => ({ value, atMs: SAMPLES_MS, source: 'test' });

const node = (difficulty: number, blockReward: number): NodeReading => ({
  networkHashrateHs: told(3e15),
  difficulty: told(difficulty),
  difficultySetAtMs: null,
  nextDifficulty: null,
  adjustInSeconds: null,
  periodBlocksDone: null,
  height: null,
  tipAtMs: null,
  blockReward: told(blockReward),
  txFeeRatio: null,
  blockTimeS: null,
  adjustments: [],
  days: [],
});
const pool: PoolReading = {
  poolHashrateHs: told(1e14),
  poolHashrate24hHs: null,
  poolHashrate7dHs: null,
  poolHashrate14dHs: null,
  miners: null,
  workers: null,
  networkHashrateHs: null,
  difficulty: null,
  height: null,
  blockTimeS: null,
  blockReward: null,
  terms: { feeRates: [0.01], incomeTypes: ['PPLNS'], minPay: 0.1 },
  samples: [],
};

/** The settings of a file whose pool of LTC states this, besides nodes of both coins. */
function settingsOf(stated: object) {
  const path = join(temporaryFolder(), 'sources.json');
  const nodes = { LTC: 'core:http://127.0.0.1:9332', DOGE: 'core:http://127.0.0.1:22555' };
  writeFileSync(
    path,
    JSON.stringify({ pools: { LTC: { source: 'oep:http://127.0.0.1:1', ...stated } }, nodes, price: 'off', rate: 'ecb' }),
  );
  return readSourceSettings({ SOURCES_FILE: path }, '/')!;
}

/** The answers of a pool of LTC at one moment at which every source has told. */
function answersOf(stated: object) {
  const sources = openSources(settingsOf(stated), () => SAMPLES_MS);
  const states = sources.pollers.map(({ id, kind, coin: of }) => {
    const price = (usd: number) => ({ priceUsd: told(usd), change24h: null, days: [] });
    const answers = {
      pool: { pools: [[LTC, pool] as const] },
      node: { nodes: [[of?.id ?? 0, of?.id === DOGE ? node(5e7, 10_000) : node(8e7, 6.25)] as const] },
      // The rate's poller here tells prices as well.
      price: { usdCny: told(7.1), prices: [[LTC, price(90)] as const, [DOGE, price(0.2)] as const] },
    };
    return [id, { ...unread, readings: answers[kind], answeredAtMs: SAMPLES_MS }] as const;
  });
  const now: SourcesNow = { sources, states: new Map(states), history: { samples: [], days: [] }, nowMs: SAMPLES_MS };
  const { poolCoinList, poolCoinInfo, dailyNews } = createSourceFeed({
    nowOf: () => now,
    version: () => 1,
    settings: defaultPoolCoins,
  }).current();
  const list = poolCoinListResponse.parse(poolCoinList);
  return {
    list,
    ltc: list.find(({ coinType }) => coinType === LTC)!,
    doge: list.find(({ coinType }) => coinType === DOGE)!,
    info: poolCoinInfoResponse.parse(poolCoinInfo([LTC]))[0]!,
    paper: dailyNewsResponse.parse(dailyNews('en')),
  };
}

const perMh = (difficulty: number, reward: number, fee: number): number => ((1e6 * 86_400 * reward) / (difficulty * 2 ** 32)) * (1 - fee);

it('no coin is mined along unless the operator states it: what LTC earns is its own, and worth what it is', () => {
  const { list, ltc, doge, info, paper } = answersOf({});
  expect(ltc).toMatchObject({ hasSideCoin: 0, isShow: 1 });
  expect(doge).toMatchObject({ isAux: 0, isShow: 0 });
  expect(info).toMatchObject({ dogeDayIncome: null, dogePrice: null });
  expect(ltc.dayIncomeMoney! / (perMh(8e7, 6.25, 0.01) * 90 * 7.1)).toBeCloseTo(1, 6);
  expect(cnyPerUsd(list)).toBeCloseTo(7.1, 4);
  expect(paper.coins).toMatchObject([{ coinName: 'LTC', hasSideCoin: 0 }]);
});

it('stated beside the pool of LTC, DOGE comes along by its own node, on the terms stated for it', () => {
  const { ltc, doge, info, paper } = answersOf({ mergedMining: { feeRates: [0.02], incomeTypes: ['PPLNS'], minPay: 20 } });
  expect(ltc).toMatchObject({ hasSideCoin: 1 });
  expect(doge).toMatchObject({ isAux: 1, isShow: 1, hasFarms: 0, fee: '0.02', incomeType: 'PPLNS', minPayPrice: 20 });
  const along = perMh(5e7, 10_000, 0.02);
  expect(info.dogeDayIncome! / along).toBeCloseTo(1, 6);
  expect(ltc.dayIncomeMoney! / ((perMh(8e7, 6.25, 0.01) * 90 + along * 0.2) * 7.1)).toBeCloseTo(1, 6);
  expect(paper.coins.map(({ coinName }) => coinName)).toEqual(['LTC', 'DOGE']);
});

it('is refused of a coin with which none is mined', () => {
  const path = join(temporaryFolder(), 'sources.json');
  writeFileSync(path, JSON.stringify({ pools: { BTC: { source: 'ocean:https://api.ocean.xyz', mergedMining: {} } } }));
  expect(() => readSourceSettings({ SOURCES_FILE: path }, '/')).toThrow('no coin is mined along with "BTC"');
});
