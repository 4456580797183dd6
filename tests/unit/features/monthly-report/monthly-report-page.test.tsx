import type { QueryClient } from '@tanstack/react-query';
import { writeStored } from '#src/lib/storage.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportedCoins } from '#src/domain/coins.ts';
import { MonthlyReportPage } from '#src/features/monthly-report/monthly-report-page.tsx';
import type { MonthChoice } from '#src/features/monthly-report/month-chooser.tsx';
import { monthQuery } from '#src/features/monthly-report/month.query.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { aiCurveQuery, coinListQuery, networkCurveQuery, poolCurveQuery } from '#src/parts/coin-queries.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { AppError } from '#src/lib/app-error.ts';
import { aiRatios, coin, hashrates, MADE_AT_MS, poolCoin, prices } from './samples.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

async function stage(choice: MonthChoice = {}) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['monthly-report']);
  return makeApp(<MonthlyReportPage choice={choice} />, { i18n });
}

const answer = (data: unknown, madeAt = MADE_AT_MS) => ({ data, madeAt, isCached: false, isSimulated: true });

/** BTC alone, with everything the pool knows of it. */
function fill(client: QueryClient): void {
  client.setQueryData(coinListQuery().queryKey, answer([poolCoin()]) as never);
  client.setQueryData(aiCurveQuery().queryKey, answer(aiRatios(1.1)) as never);
  client.setQueryData(monthQuery(undefined).queryKey, answer({ firstMonth: '2026-09', coins: [], ai: [] }) as never);
  client.setQueryData(poolCurveQuery(coin(1)).queryKey, answer(hashrates(12_000_000, 18_000_000)) as never);
  client.setQueryData(networkCurveQuery(1).queryKey, answer(hashrates(1_000_000_000)) as never);
  client.setQueryData(apiQuery('priceCurve', { coinId: 1 }).queryKey, answer(prices(100_000, 110_000)) as never);
}

afterEach(() => void vi.unstubAllGlobals());

describe('the monthly report before its responses', () => {
  it('is prerendered with every name and no figure, without a style attribute', async () => {
    const { page } = await stage();
    const html = renderToString(page);
    expect(html).toContain('OKKONG Monthly');
    for (const { symbol } of reportedCoins) expect(html).toContain(`>${symbol}<`);
    expect(html).not.toMatch(/ style=|\$\d|¥\d|EH\/s|Simulated/);
  });
});

describe('the monthly report', () => {
  it('shows average, peak with its day, share, price change and income, and says that they are simulated', async () => {
    const { client, page } = await stage();
    fill(client);
    const { container: host } = await mount(page);
    const row = host.querySelector('tbody tr')?.textContent ?? '';
    for (const part of ['BTC', '14.90 EH/s', '17.79 EH/s', '20 Nov', '1.49%', '$110,000.00', '10.00%', '0.01160000 BTC per PH/s']) {
      expect(row).toContain(part);
    }
    expect(host.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(host.textContent).toContain('Simulated data');
    expect(host.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(
      /^Estimated income of all miners by day from 23 Oct to 20 Nov: highest ¥[\d,.]+ on 20 Nov, lowest ¥[\d,.]+ on 23 Oct\.$/,
    );
    // The line ends with the last full day; the dotted one leads on from there.
    const [full, running] = [...host.querySelectorAll('figure svg path')].slice(-2).map((path) => path.getAttribute('d') ?? '');
    expect(running).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(full?.endsWith(running?.split('L')[0]?.slice(1) ?? '')).toBe(true);
    expect(host.querySelector('time[datetime="2026-10-23"]')).not.toBeNull();
    expect(host.textContent).toContain('29 full days, without today');
    expect(host.textContent).toContain('Income in 29 days');
    expect(host.querySelectorAll('h1')).toHaveLength(1);
  });

  it('says over how many days a sum goes that has gaps', async () => {
    const { client, page } = await stage();
    fill(client);
    client.setQueryData(poolCurveQuery(coin(1)).queryKey, answer(hashrates(12_000_000).slice(6)) as never);
    const { container: host } = await mount(page);
    expect(host.querySelector('tbody tr')?.textContent).toMatch(/ per PH\/s · 23 of 29 days$/);
    expect(host.querySelector('dd')?.textContent).toMatch(/\d 23 of 29 days$/);
    expect(host.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(
      /highest ¥[\d,.]+ on 20 Nov, lowest ¥[\d,.]+ on 29 Oct\.$/,
    );
  });

  it('shows a calendar month by choice, and how many of its days the pool has', async () => {
    const { client, page } = await stage({ month: '2026-10' });
    fill(client);
    const inOctober = ({ dataTime }: { dataTime: number }) => dataTime < Date.parse('2026-11-01T00:00+08:00') / 1000;
    const btc = {
      coinType: 1,
      pool: hashrates(12_000_000).filter(inOctober),
      network: hashrates(1_000_000_000).filter(inOctober),
      price: prices(100_000).filter(inOctober),
    };
    client.setQueryData(monthQuery('2026-10').queryKey, answer({ firstMonth: '2026-09', month: '2026-10', coins: [btc], ai: [] }) as never);
    const { container: host } = await mount(page);
    await drawn(() => expect(host.querySelector('header')?.textContent).toContain('October 2026'));
    expect(host.querySelector('header')?.textContent).toContain('Figures of 9 of its 31 days');
    expect(host.querySelector('tbody tr')?.textContent).toMatch(/12\.00 EH\/s.* · 9 of 31 days$/);
    const [months] = host.querySelectorAll('select');
    expect([...(months?.options ?? [])].map(({ text }) => text)).toEqual([
      'Last 30 days',
      'November 2026',
      'October 2026',
      'September 2026',
    ]);
    expect(months?.value).toBe('2026-10');
    // Every day of the month is over.
    expect(host.querySelector('figure')?.textContent).not.toContain('dotted');
  });

  it('tells the age of its oldest figure', async () => {
    const { client, page } = await stage();
    fill(client);
    client.setQueriesData({}, (known: object | undefined) => known && { ...known, madeAt: Date.now() });
    client.setQueryData(poolCurveQuery(coin(1)).queryKey, answer(hashrates(12_000_000), Date.now() - 26 * 3_600_000) as never);
    expect((await mount(page)).container.querySelector('[data-print="no"] time')?.textContent).toMatch(/^Copy from /);
  });

  it('says which figures are missing and requests those again', async () => {
    const fetch = vi.fn<() => Promise<never>>(() => Promise.reject(new AppError('offline')));
    vi.stubGlobal('fetch', fetch);
    const { client, page } = await stage();
    fill(client);
    client.removeQueries({ queryKey: apiQuery('priceCurve', { coinId: 1 }).queryKey });
    const { container: host } = await mount(page);
    await drawn(() => expect(host.querySelector('[role="status"]')?.textContent).toContain('Some figures are missing'));
    expect(host.querySelector('tbody')?.textContent).toContain('14.90 EH/s');
    // A sum of a part would be a wrong sum.
    expect([...host.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['--', '--', '--', '--']);
    expect(host.querySelector('figure')?.textContent).toContain('the days cannot be added up');
    const calls = fetch.mock.calls.length;
    const retry = [...host.querySelectorAll('button')].find((button) => button.textContent === 'Try again');
    fetch.mockReturnValue(new Promise(() => undefined));
    retry?.focus();
    await user.click(retry!);
    await drawn(() => expect(fetch).toHaveBeenCalledTimes(calls + 1));
    // What was pressed stays until there is a response, and keeps the focus.
    await drawn(() => expect(retry?.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(retry);
    const asked = vi.mocked<(address: string) => unknown>(fetch).mock.calls.map(([address]) => address);
    expect(asked.at(-1)).toBe(asked[0]);
  });

  it('says that the list names no coin', async () => {
    const { client, page } = await stage();
    client.setQueryData(coinListQuery().queryKey, answer([]) as never);
    client.setQueryData(aiCurveQuery().queryKey, answer(aiRatios(1.1)) as never);
    const { container: host } = await mount(page);
    await drawn(() => expect(host.textContent).toContain('The pool lists no coins right now.'));
    expect([...host.querySelectorAll<HTMLButtonElement>('button:not([role])')].map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(host.querySelector('table')).toBeNull();
  });

  it('says that there is neither a network nor a stored response', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new AppError('offline'))),
    );
    const { page } = await stage();
    const { container: host } = await mount(page);
    await drawn(() => expect(host.querySelector('[role="alert"]')?.textContent).toContain('No connection and no saved copy yet'));
    expect(host.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(host.querySelector('table')).toBeNull();
    expect([...host.querySelectorAll('button')].find((button) => button.textContent === 'Download CSV')?.disabled).toBe(true);
  });
});
