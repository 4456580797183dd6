import { expect, it, vi } from 'vitest';
import type { DailyNews } from '#src/contracts/content.ts';
import { beijingDate, beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import { comparedChain, comparedCoins, daysBeside, type PaperDay } from '#src/features/daily-paper/comparison/comparison.model.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { editionSearch } from '#src/features/daily-paper/editions/editions.model.ts';
import { keptEditionsAtom } from '#src/features/daily-paper/editions/kept-editions.ts';
import { paperAddress } from '#src/features/daily-paper/paper-address.ts';
import { paperOf } from '#src/features/daily-paper/paper.model.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { newsChain, newsCoin } from './samples.ts';

const today = beijingDate(Date.now());
const dayBefore = (days: number) => beijingDate(beijingDayStart(Date.now()) - days * DAY_MS);
const weekAgo = dayBefore(7);

const news = (date: string, changes: Partial<DailyNews> = {}): DailyNews => ({
  date,
  firstDate: dayBefore(100),
  coins: [newsCoin({ chain: newsChain() })],
  news: [{ title: `Lead of ${date}`, summary: 'What it was about.' }],
  ...changes,
});
const earlier = news(weekAgo, {
  coins: [
    newsCoin({
      price: 90_000,
      networkHashrate: 1e21,
      dayIncomeUsd: 0.05,
      dayIncomeMoney: 0.36,
      chain: newsChain({ hashPrices: [0.05], blockTime: 600, networkHashrate24h: 1e21 }),
    }),
  ],
});
const dayOf = (each: DailyNews): PaperDay => {
  const madeAtMs = Date.parse(`${each.date}T23:59:00+08:00`);
  return { news: each, paper: paperOf(each, madeAtMs), madeAtMs };
};

it('sets each figure of a coin and of its chain beside that of the other paper', () => {
  const days = [dayOf(news(today)), dayOf(earlier)] as const;
  const [btc] = comparedCoins(days, 'USD');
  expect(btc).toMatchObject({ priceUsd: [95_412.3, 90_000], networkHs: [1.0842e21, 1e21], difficulty: [152.27e12, 152.27e12] });
  // A PH/s, as the table of the paper has it.
  expect(btc?.income?.map((usd) => usd?.toFixed(2))).toEqual(['40.10', '50.00']);
  const chain = comparedChain(days[0].paper.chains[0]!, days);
  expect(chain).toMatchObject({ networkHs: [1.084e21, 1e21], blockTimeS: [596.3, 600], unit: 'PH/s' });
  expect(chain.hashPriceUsd.map((usd) => usd?.toFixed(2))).toEqual(['41.03', '50.00']);
});

it('knows no other figure of a coin that the other paper has not, and compares no incomes of different units', () => {
  const now = dayOf(news(today, { coins: [newsCoin(), newsCoin({ coinType: 34, coinName: 'KAS', dayIncomeUnit: 'TH/s' })] }));
  const kas = comparedCoins([now, dayOf(earlier)], 'USD')[1];
  expect(kas?.priceUsd).toEqual([95_412.3, undefined]);
  expect(kas?.income?.[1]).toBeUndefined();
});

it('offers the days that readers look back to, of a pool that prints its newest only those on this device', () => {
  expect(daysBeside(today, { firstDate: dayBefore(8), kept: [] }).map(({ day }) => day)).toEqual([dayBefore(1), weekAgo]);
  expect(daysBeside(today, { firstDate: undefined, kept: [today, weekAgo] })).toEqual([{ day: weekAgo }]);
});

it('writes both days into the address, and no day beside itself', () => {
  expect(editionSearch(weekAgo, { newest: today, beside: today })).toEqual({ date: weekAgo, with: today });
  expect(editionSearch(today, { newest: today, beside: weekAgo })).toEqual({ with: weekAgo });
  expect(editionSearch(weekAgo, { newest: today, beside: weekAgo })).toEqual({ date: weekAgo });
  expect(paperAddress('2026-11-20', '2026-11-13')).toMatch(/\/daily-paper\?date=2026-11-20&with=2026-11-13$/);
});

async function open(beside: string | undefined, given?: DailyNews) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  const store = makeStore();
  store.set(keptEditionsAtom, [dayBefore(3)]);
  const stage = await makeApp(<DailyPaperPage with={beside} />, { i18n, store, paths: ['/', '/daily-paper'] });
  const fill = (search: { date?: string }, data: DailyNews) =>
    stage.client.setQueryData(apiQueryKey('dailyNews', search), {
      data,
      madeAt: Date.parse(`${data.date}T23:59:00+08:00`),
      isCached: true,
      isSimulated: true,
    });
  fill({}, news(today));
  if (given && beside !== undefined) fill({ date: beside }, given);
  const { container: host } = await mount(stage.page);
  return { host, store };
}

it('shows both headlines and every figure with its change, and keeps both papers', async () => {
  const { host, store } = await open(weekAgo, earlier);
  await drawn(() => expect(host.querySelector('#comparison')?.textContent).toMatch(/ beside /));
  const section = host.querySelector('section[aria-labelledby="comparison"]')!;
  for (const part of [`Lead of ${today}`, `Lead of ${weekAgo}`, '$95,412.30', '6.01%', '1000.00 EH/s', 'Figures at the end of the day'])
    expect(section.textContent).toContain(part);
  expect(store.get(keptEditionsAtom)).toEqual([today, dayBefore(3), weekAgo]);
  const links = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([1, 7, 30].map((days) => `/daily-paper?with=${dayBefore(days)}`).concat('/daily-paper'));
  // The step to another edition leaves this one beside it.
  expect(host.querySelector('nav a')?.getAttribute('href')).toBe(`/daily-paper?date=${dayBefore(1)}&with=${weekAgo}`);
});

it('says without a network that the other paper is not here, and which are', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  const { host } = await open('2026-10-01');
  await drawn(() => expect(host.querySelector('[role=alert]')?.textContent).toContain('The edition of 1 October 2026 is not saved'));
  expect(host.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`/daily-paper?with=${dayBefore(3)}`);
});

it('has no comparison until one is wanted, and a button for it that keeps its place', async () => {
  const { host } = await open(undefined);
  expect(host.querySelector('#comparison')).toBeNull();
  const button = host.querySelector('button[aria-label="Compare with another day"]');
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  expect(button?.hasAttribute('disabled')).toBe(false);
});
