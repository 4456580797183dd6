import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { AffiliatePage } from '#src/features/affiliate/affiliate-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { brand } from '#src/lib/brand.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import { readStored } from '#src/lib/storage.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn } from '#tests/unit/drawn.ts';
import { enter } from '#tests/unit/user.ts';

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['affiliate', 'invitation']);
  return makeApp(<AffiliatePage />, { i18n, paths: ['/', '/register'] });
}

async function type(text: string): Promise<void> {
  await enter(the<HTMLInputElement>('#reward input'), text);
}

it('reckons no reward out of AI(BTC) on a pool that has none', async () => {
  Object.assign(brand, { hasAi: false });
  onTestFinished(() => void Object.assign(brand, { hasAi: true }));
  const { page } = await stage();
  const html = renderToString(page);
  expect(html).toContain('Invite a miner, earn 0.5%');
  expect(html).not.toMatch(/#reward|id="reward"/);
});

it('is prerendered with its words and no figure of the pool', async () => {
  const { page } = await stage();
  const html = renderToString(page);
  expect(html).toContain('Invite a miner, earn 0.5%');
  expect(html).not.toMatch(/ style=|\d\.\d{8}|Simulated/);
});

it('works out the reward on the pool’s figure, and says that it is simulated', async () => {
  const { page, client } = await stage();
  const answer = { data: { pps: 0.000_000_45 }, madeAt: Date.now(), isCached: false, isSimulated: true };
  client.setQueryData(apiQueryKey('aiRevenueInfo', {}), answer);
  await mount(page);
  expect([...document.querySelectorAll('#reward tr')].map(({ textContent }) => textContent)).toEqual([
    'PeriodTheir income, BTCYour reward, BTC',
    '1 day0.000450000.00000225',
    '30 days0.013500000.00006750',
    '365 days0.164250000.00082125',
  ]);
  expect(the('#reward table').hasAttribute('aria-busy')).toBe(false);
  const rolesOf = (selector: string) => [...the(selector).children].map((cell) => [cell.role, cell.getAttribute('scope')].join(' '));
  expect(rolesOf('#reward thead tr')).toEqual(['columnheader col', 'columnheader col', 'columnheader col']);
  expect(rolesOf('#reward tbody tr:first-child')).toEqual(['rowheader row', 'cell ', 'cell ']);
  expect([...the('#reward table').children].map(({ role }) => role)).toEqual([null, 'rowgroup', 'rowgroup']);
  expect(the('#reward caption').textContent).toBe('Income of the invited miners and your reward');
  expect(the('#reward [role="status"]').textContent).toContain('Simulated data');
  expect(the('#reward [role="status"]').textContent).toContain('At an AI(BTC) income of 0.00000045 BTC per TH/s a day');
  expect(the<HTMLInputElement>('#reward input').value).toBe('1000');
  expect(the('#reward input').parentElement?.textContent).toBe('TH/s');
  await type('2000');
  expect(the('tbody tr:first-child').textContent).toBe('1 day0.000900000.00000450');
  await type('2000.50');
  expect(the('tbody tr:first-child').textContent).toContain('0.00000450');
  expect(readStored('reward-hashrate', z.string())).toBe('2000.50');
  // What the field does not take stays in it and is said; the last number goes on counting.
  for (const unread of ['2000.505', '123456789']) {
    await type(unread);
    expect(the<HTMLInputElement>('#reward input').value).toBe(unread);
    expect(the('#reward [role="alert"]').textContent).toContain('Until then 2000.50 counts.');
    expect(the('tbody tr:first-child').textContent).toContain('0.00000450');
    expect(readStored('reward-hashrate', z.string())).toBe('2000.50');
  }
  await type('');
  expect(the<HTMLInputElement>('#reward input').value).toBe('');
  expect(the('tbody tr:first-child').textContent).toBe('1 day----');
  // Emptied it stays, a reload included.
  expect(readStored('reward-hashrate', z.string())).toBe('');
  await type('1000');
});

it('keeps the last figure, and says nothing of a failure, where a newer one could not be fetched', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const fetch = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetch);
  const { page, client } = await stage();
  const key = apiQueryKey('aiRevenueInfo', {});
  client.setQueryData(key, { data: { pps: 0.000_000_45 }, madeAt: Date.now(), isCached: false, isSimulated: false });
  await mount(page);
  await act(async () => vi.advanceTimersByTime(61_000));
  await drawn(() => expect(client.getQueryState(key)?.status).toBe('error'));
  expect(fetch).toHaveBeenCalled();
  await drawn(() => expect(the('tbody tr:first-child').textContent).toBe('1 day0.000450000.00000225'));
  expect(the('#reward [role="status"]').textContent).not.toMatch(/not available right now|No connection/);
});

it('keeps the place of the figures until they come', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { page } = await stage();
  await mount(page);
  expect(the('#reward table').getAttribute('aria-busy')).toBe('true');
  expect(the('tbody tr:first-child').textContent).toBe('1 day');
  expect(document.querySelectorAll('tbody td > [data-width]')).toHaveLength(6);
  expect(the('#reward [role="status"]').textContent).toBe('');
});

it('tells the steps and the rules in their order, and leads to the registration and the calculator', async () => {
  const { page } = await stage();
  const { container } = await mount(page);
  const band = the('section[data-page-head]');
  expect(document.getElementById(band.getAttribute('aria-labelledby')!)?.tagName).toBe('H1');
  expect(band.textContent).toContain('The pool pays you 0.5% of the income of every miner you invite, on top.');
  expect([...band.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Register', '/register'],
    ['Estimate your reward', '#reward'],
  ]);
  expect([...the('figcaption').children].map(({ textContent }) => textContent.slice(0, 9))).toEqual(['200 cells', '1 cell: y']);
  const steps = [...the('section[aria-labelledby=affiliate-steps]').querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(steps).toEqual([
    '1Open an accountRegister with a phone number or an email address. The reward belongs to an account.',
    '2Invite minersThey register with your invitation and connect their machines to the pool.',
    '3Receive 0.5%While they mine, the pool adds 0.5% of their income to yours.',
  ]);
  const rules = [...the('section[aria-labelledby=affiliate-rules]').querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rules.map((rule) => rule.split(' ').slice(0, 3).join(' ')).slice(1, 4)).toEqual([
    'It does not',
    'It applies to',
    'Difficulty, price and',
  ]);
  expect([...container.querySelectorAll('li > [aria-hidden=true]')].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  expect(the('#reward').textContent).toContain('Your reward is 0.5% of what it earns.');
  expect(rules[0]).toBe('The reward is 0.5% of the income of the users you invite.');
  expect(rules.at(-1)).toContain('not offered to residents of sanctioned countries, mainland China or Hong Kong');
  expect(rules).toHaveLength(5);
  const titles = [...container.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  for (const section of container.querySelectorAll('section[aria-labelledby]'))
    expect(titles).toContain(document.getElementById(section.getAttribute('aria-labelledby')!)?.textContent);
  expect(titles).toEqual(['Invite a miner, earn 0.5%', 'Three steps', 'Your invitation', 'What you would earn', 'The rules']);
});

it('says so when there is no figure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new AppError('offline'))),
  );
  const { page } = await stage();
  await mount(page);
  await drawn(() => expect(the('#reward [role="status"]').textContent).toContain('No connection and no saved copy yet'));
  expect(the('tbody tr:first-child').textContent).toBe('1 day----');
  expect(document.querySelectorAll('tbody [data-width]')).toHaveLength(0);
  expect(the('#reward table').hasAttribute('aria-busy')).toBe(false);
});

it('says that the figure is not there where the pool is the one that fails', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new AppError('server'))),
  );
  const { page } = await stage();
  await mount(page);
  await drawn(() => expect(the('#reward [role="status"]').textContent).toContain('income figure is not available right now'));
});
