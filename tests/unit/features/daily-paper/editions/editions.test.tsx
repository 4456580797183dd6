import { expect, it, vi } from 'vitest';
import type { DailyNews } from '#src/contracts/content.ts';
import { beijingDate, beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { keptEditionsAtom } from '#src/features/daily-paper/editions/kept-editions.ts';
import { paperAddress } from '#src/features/daily-paper/paper-address.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { newsChain, newsCoin } from '../samples.ts';
import { mount } from '#tests/unit/ui/mount.tsx';
import { enter } from '#tests/unit/user.ts';

const today = beijingDate(Date.now());
const dayBefore = (days: number) => beijingDate(beijingDayStart(Date.now()) - days * DAY_MS);
const news = (date: string, changes: Partial<DailyNews> = {}): DailyNews => ({
  date,
  firstDate: dayBefore(100),
  coins: [
    newsCoin({ chain: newsChain() }),
    newsCoin({ coinType: 34, coinName: 'KAS', chain: newsChain({ periodBlocks: null, adjustments: [] }) }),
  ],
  news: [],
  ...changes,
});

async function open({ date, given, isUnknown, kept = [] }: { date?: string; given?: DailyNews; isUnknown?: boolean; kept?: string[] }) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  const store = makeStore();
  store.set(keptEditionsAtom, kept);
  const stage = await makeApp(<DailyPaperPage date={date} />, { i18n, store, paths: ['/', '/daily-paper'] });
  const madeAt = given ? Date.parse(`${given.date}T23:59:00+08:00`) : 0;
  const refusal = () => Response.json({ code: '404', message: 'None', data: null });
  if (isUnknown)
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => refusal()),
    );
  if (given)
    stage.client.setQueryData(apiQueryKey('dailyNews', date ? { date } : {}), { data: given, madeAt, isCached: true, isSimulated: true });
  const { container: host } = await mount(stage.page);
  const links = () =>
    [...host.querySelectorAll('nav a')].map((link) => [link.getAttribute('aria-label')?.split(',')[0], link.getAttribute('href')]);
  return { host, links, store };
}

it('leads from the newest edition to the one before and to that of any day', async () => {
  const { host, links, store } = await open({ given: news(today) });
  expect(links()).toEqual([['Previous edition', `/daily-paper?date=${dayBefore(1)}`]]);
  const field = host.querySelector<HTMLInputElement>('input[type="date"]')!;
  expect([field.min, field.max, field.value]).toEqual([dayBefore(100), today, today]);
  expect(store.get(keptEditionsAtom)).toEqual([today]);
});

it('shows an earlier edition as what it is, not as an old copy, with its own address in the code', async () => {
  const { host, links } = await open({ date: dayBefore(40), given: news(dayBefore(40)) });
  expect(host.textContent).toContain('Earlier edition, figures at the end of the day');
  expect(host.textContent).not.toMatch(/Old copy|Copy from/);
  expect(links().map(([name]) => name)).toEqual(['Previous edition', 'Next edition']);
  expect(paperAddress(dayBefore(40))).toMatch(new RegExp(`/daily-paper\\?date=${dayBefore(40)}$`));
});

it('leads from yesterday to the newest without a day in its address', async () => {
  const { links } = await open({ date: dayBefore(1), given: news(dayBefore(1)) });
  expect(links()[1]).toEqual(['Next edition', '/daily-paper']);
});

it.each([
  ['is no day', { date: '2026-02-30', given: undefined }],
  ['the pool does not know', { date: '2019-01-01', isUnknown: true }],
  ['is answered with the newest paper', { date: dayBefore(3), given: news(today) }],
])('says that there is no edition where the day of the address %s', async (_why, parts) => {
  const { host } = await open(parts as Parameters<typeof open>[0]);
  await drawn(() => expect(host.textContent).toContain('There is no edition of this day'));
  expect(host.querySelector('table')).toBeNull();
  expect([...host.querySelectorAll('a')].some((link) => link.getAttribute('href') === '/daily-paper')).toBe(true);
});

it.each([
  ['without a network', false, 'There is no connection right now.'],
  ['where the server is gone', true, "The site's server does not answer"],
])('%s it says that an edition is not stored here, which are, and that it comes with the line', async (_where, isOnLine, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  const { host } = await open({ date: '2026-10-01', kept: ['2026-10-09', '2026-10-08'] });
  const problem = () => host.querySelector('[role=alert]');
  await drawn(() => expect(problem()?.textContent).toContain('The edition of 1 October 2026 is not saved on this device'));
  expect(problem()?.textContent).toContain(reason);
  expect(problem()?.textContent).toContain('Once the connection is back, it opens here by itself.');
  const addresses = [...problem()!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/daily-paper?date=2026-10-09', '/daily-paper?date=2026-10-08', '/daily-paper']);
});

it('tells of the chain of the lead coin, then of the one that is chosen', async () => {
  const { host } = await open({ given: news(today) });
  const section = () => host.querySelector('section[aria-label="Hash price and chain"]')!;
  expect(section().textContent).toContain('BTC hash price, 2 days');
  expect(section().textContent).toContain('1,008 of 2,016 blocks');
  expect(section().querySelectorAll('li')).toHaveLength(2);
  const select = section().querySelector('select')!;
  await enter(select, 'KAS');
  expect(section().textContent).toContain('KAS chain');
  expect(section().querySelectorAll('li')).toHaveLength(0);
});

it('leaves the chain out where the pool tells of none, and takes one that cannot be read from its coin alone', async () => {
  const { host } = await open({ given: news(today, { firstDate: undefined, coins: [newsCoin()] }) });
  expect(host.querySelector('section[aria-label="Hash price and chain"]')).toBeNull();
  expect(host.querySelector('input[type="date"]')).toBeNull();
});
