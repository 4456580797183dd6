import { QueryClient } from '@tanstack/react-query';
import { writeStored } from '#src/lib/storage.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { type Coin, coinBySymbol } from '#src/domain/coins.ts';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { CoinRowMore } from '#src/features/pool/coin-row-more.tsx';
import { listedCoins, type OpenCoin } from '#src/features/pool/coin-row.model.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import type { Language } from '#src/contracts/languages.ts';
import { deviceClassAtom } from '#src/state/device.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { settled } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { poolCoin } from '../pool-coin.ts';
import { doge, poolCoinInfo } from './samples.ts';
import { enter, user } from '#tests/unit/user.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

/** 10:00 in Beijing. */
const NOW = Date.UTC(2026, 10, 21, 2);
const ownZone = process.env.TZ;

interface Stage {
  symbol?: string;
  /** One that the catalogue does not know. */
  unlisted?: Coin;
  record?: Partial<PoolCoin>;
  sideRecord?: PoolCoin;
  /** False before the pool's list is here. */
  isListed?: boolean;
  /** It could not be had. */
  hasListFailed?: boolean;
  info?: Partial<PoolCoinInfo>;
  language?: Language;
  open?: Partial<OpenCoin>;
  device?: 'phone' | 'pc';
}

async function show(stage: Stage = {}) {
  const {
    symbol = 'BTC',
    unlisted,
    record: changes,
    sideRecord,
    hasListFailed = false,
    isListed = !hasListFailed,
    info,
    language = 'en',
    open: state,
    device = 'pc',
  } = stage;
  const coin = unlisted ?? coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['coin-row']);
  const record = isListed ? poolCoin({ coinType: coin.id, ...changes }) : undefined;
  const client = new QueryClient();
  // BTC tells the rate of the currencies.
  const data = record && [record, poolCoin()];
  if (data) client.setQueryData(coinListQuery().queryKey, { data, madeAt: NOW - 3 * 3_600_000, isCached: true, isSimulated: true });
  const failing = { ...coinListQuery(), queryFn: () => Promise.reject(new Error('no list')), retry: false };
  if (hasListFailed) await client.fetchQuery(failing).catch(() => undefined);
  const store = makeStore();
  store.set(languageAtom, language);
  store.set(deviceClassAtom, device);
  const response = { data: [], madeAt: NOW, isCached: false, isSimulated: true };
  const known = { info: poolCoinInfo({ coinType: coin.id, ...info }), response, hasFailed: false, isFetching: false, isLoading: false };
  const open: OpenCoin = { ...known, refetch: async () => {}, ...state };
  const Content = () => (
    <CoinRowMore sideRecord={sideRecord} coin={coin} record={record} open={open} addresses={<p id="given">{symbol}</p>} />
  );
  const { page } = await makeApp(<Content />, { i18n, store, client });
  const { container } = await mount(page);
  /** The figure beside a label. */
  const detail = (label: string) =>
    [...container.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextSibling?.textContent;
  return { container, detail, store };
}

const lastOutput = () => [...document.querySelectorAll('output')].at(-1)?.textContent;

/** What the visitor types replaces what stands in the field, as the browser reports it. */
async function type(text: string): Promise<string> {
  const field = the<HTMLInputElement>('input');
  await enter(field, text);
  return field.value;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  process.env.TZ = 'Asia/Shanghai';
});
afterEach(() => {
  vi.useRealTimers();
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('the details of an open row', () => {
  it('names each of them', async () => {
    const { detail } = await show();
    expect(
      [
        'Algorithm',
        'Block time',
        'Block reward',
        'Payout method',
        'Pool fee',
        'Payout threshold (minimum)',
        'Difficulty',
        'Next difficulty',
      ].map((label) => detail(label)?.trim()),
    ).toEqual(['SHA256', '10.00 min', '3.125 BTC', 'FPPS', '2%', '0.001 BTC', '152.27 T', '153.94 T up 1.10%']);
  });

  it('names its sections and groups', async () => {
    const { container } = await show();
    const labelsOf = (selector: string) => [...container.querySelectorAll(selector)].map((part) => part.getAttribute('aria-label'));
    expect(labelsOf('section')).toEqual(['Average pool hashrate', 'BTC details', 'Daily profit estimator']);
    expect(labelsOf('section dl[aria-label]')).toEqual(['Chain', 'Payment', 'Difficulty']);
    const lists = [...container.querySelectorAll('section dl[aria-label]')];
    expect(lists.map((list) => [...list.querySelectorAll('dt')].map((term) => term.textContent))).toEqual([
      ['Algorithm', 'Block time', 'Block reward'],
      ['Payout method', 'Pool fee', 'Payout threshold (minimum)', 'Payout time'],
      ['Difficulty', 'Next difficulty', 'Adjusts in'],
    ]);
    // Figures as fresh as the table's need no age of their own; the one time is that of the adjustment.
    const times = [...container.querySelectorAll('section[aria-label="BTC details"] time')];
    expect(times.map((time) => time.closest('dd') !== null)).toEqual([true]);
    expect(container.querySelectorAll('[data-merged]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-served]')).toHaveLength(1);
  });

  it('tells of a short block its seconds, of a block its fees, and of several payout methods the one that the daily profit follows', async () => {
    const info = { incomeType: 'FPPS PPLNS', fee: '0.02 0.01' };
    const { detail } = await show({ record: { time: 12, txFeeRatio: 0.0113 }, info });
    expect(['Block time', 'Block reward', 'Payout method'].map((label) => detail(label)?.trim())).toEqual([
      '0.20 min (12 s)',
      '3.125 BTC + 0.03531 BTC in transaction fees (24\u00a0h\u00a0mean)',
      'FPPS / PPLNS daily profit by FPPS',
    ]);
  });

  it('names a minimum only where it is not the threshold', async () => {
    expect((await show()).detail('Minimum payout')).toBeUndefined();
    const { detail } = await show({ record: { minPayPrice: 0.005 } });
    expect(['Payout threshold', 'Minimum payout', 'Payout threshold (minimum)'].map((label) => detail(label)?.trim())).toEqual([
      '0.005 BTC',
      '0.001 BTC',
      undefined,
    ]);
  });

  it('has a dash for what it was not told, and leaves its place while it is on the way', async () => {
    const labels = ['Today', 'Next difficulty', 'Adjusts in', 'Merge-mined DOGE a day', 'Payout time'];
    const told = { symbol: 'LTC', record: { paymentTime: '' } };
    const none = await show({ ...told, open: { info: undefined } });
    expect(labels.map((label) => none.detail(label)?.trim())).toEqual(labels.map(() => '--'));
    const loading = await show({ ...told, open: { info: undefined, isLoading: true } });
    expect(labels.map((label) => loading.detail(label)?.trim())).toEqual(labels.map(() => ''));
    const [listed] = listedCoins([poolCoin({ coinType: 999, coinName: 'NEW' })]);
    const unserved = await show({ unlisted: listed!.coin });
    expect([unserved.detail('Next difficulty')?.trim(), unserved.container.querySelector('[data-served]')]).toEqual(['--', null]);
  });

  it('counts the adjustment from when the pool told it, not from when it is shown', async () => {
    const response = { data: [], madeAt: NOW - 60_000, isCached: false, isSimulated: false };
    vi.setSystemTime(NOW + 400);
    expect((await show({ info: { adjustTime: 3_665 }, open: { response } })).detail('Adjusts in')?.trim()).toBe('01:00:05');
  });

  it('counts down to the adjustment by the second', async () => {
    const { container, detail } = await show({ info: { adjustTime: 86_400 + 3_605 } });
    expect(detail('Adjusts in')?.trim()).toBe('1 d 01:00:05');
    const moment = container.querySelector<HTMLTimeElement>('dd time');
    expect([moment?.dateTime, moment?.title]).toEqual(['2026-11-22T03:00:05.000Z', expect.stringMatching(/22 Nov.* 11:00/)]);
    await act(async () => void vi.advanceTimersByTime(6_000));
    expect(detail('Adjusts in')?.trim()).toBe('1 d 00:59:59');
  });

  it('says so when the adjustment is due, by which rule it comes where it has no forecast, and nothing it was not told', async () => {
    expect((await show({ info: { adjustTime: 0 } })).detail('Adjusts in')?.trim()).toBe('any moment now');
    expect((await show({ symbol: 'ETC' })).detail('Next difficulty')?.trim()).toBe('every block');
    expect((await show({ symbol: 'ERG' })).detail('Next difficulty')?.trim()).toBe('every 128 blocks');
    expect((await show({ symbol: 'CFX' })).detail('Next difficulty')?.trim()).toBe('every 250 epochs');
    expect((await show({ record: { paymentTime: '11:00' } })).detail('Payout time')?.trim()).toBe('11:00 Beijing');
    expect((await show({ info: { nextdiff: null } })).detail('Next difficulty')?.trim()).toBe('--');
  });

  it('has three groups, and shows how far the period of the difficulty has come', async () => {
    const { container } = await show({ record: { difficultyTime: NOW / 1_000 - 864_000 }, info: { adjustTime: 288_000 } });
    expect([...container.querySelectorAll('h4')].map((head) => head.textContent)).toEqual(['Chain', 'Payment', 'Difficulty']);
    expect(container.querySelector('progress')?.value).toBe(0.75);
    expect(container.querySelector('progress')?.getAttribute('aria-label')).toBe('About 1,512 of 2,016 blocks');
    // A harder difficulty is neither gain nor loss.
    expect(container.querySelector<HTMLElement>('dd [data-sense]')?.dataset.sense).toBe('flat');
    expect(container.textContent).toContain('About 1,512 of 2,016 blocks');
    expect((await show({ symbol: 'ETC' })).container.querySelector('progress')).toBeNull();
  });

  it('on a phone stands folded under a line', async () => {
    const { container } = await show({ device: 'phone' });
    const fold = container.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toBe('BTC details');
    expect([...container.querySelectorAll('summary')].map((line) => line.textContent)).toEqual(['BTC details', 'Daily profit estimator']);
    expect((await show()).container.querySelector('details')).toBeNull();
  });

  // A language each: its formats keep the zone in which they were first used, as a browser's do.
  it.each([
    ['zh', 'Pacific/Niue', '08:00-20:00', '支付时间', '08:00–20:00 北京时间13:00–01:00 您的时间（前一天）'],
    ['en', 'Asia/Shanghai', '08:00-16:00', 'Payout time', '08:00–16:00 Beijing'],
    ['zh_hk', 'Pacific/Kiritimati', '08:00-16:00', '派發時間', '08:00–16:00 北京時間14:00–22:00 你的時間'],
  ] as const)('tells in %s the payout time of Beijing and of %s', async (language, zone, paymentTime, label, times) => {
    process.env.TZ = zone;
    expect((await show({ language, record: { paymentTime } })).detail(label)?.trim()).toBe(times);
  });

  it('notes when payments are sent, and the rule that a coin has of its own', async () => {
    expect((await show()).container.textContent).toContain('Paid once a day when the balance has reached the minimum.');
    expect((await show({ symbol: 'ETC' })).container.textContent).toMatch(/reached the minimum\. Users who .* a 1% fee for life/);
    // What nobody mines any more has its rule on the wallet's page.
    expect((await show({ symbol: 'ETH' })).container.textContent).not.toContain('OKC');
    // A pool that states no time does not say that it pays once a day.
    expect((await show({ record: { paymentTime: '' } })).container.textContent).not.toContain('Paid once a day');
    const ownRule = (await show({ symbol: 'ETC', record: { paymentTime: '' } })).container.textContent;
    expect(ownRule).toContain('a 1% fee for life');
    expect(ownRule).not.toContain('Paid once a day');
    // Nor has a coin that another pool tells of this one's rules.
    expect((await show({ symbol: 'ETC', record: { asOf: {} } })).container.textContent).not.toContain('for life');
    expect((await show({ symbol: 'LTC' })).container.textContent).toContain('paid by PPLNS');
    const { container } = await show({ symbol: 'LTC', sideRecord: doge });
    expect(container.textContent).toContain('DOGE from merged mining: PPLNS 2%, payout threshold 20 DOGE.');
  });

  it('states a fee for each income type', async () => {
    const { detail } = await show({ info: { incomeType: 'PPS+ PPLNS', fee: '0.02 0.01' } });
    expect(detail('Pool fee')?.trim()).toBe('PPS+ 2% / PPLNS 1%');
  });

  it('shows the averages of today, one week and two weeks', async () => {
    const { detail } = await show();
    expect(['Today', '1 week', '2 weeks'].map(detail)).toEqual(['6.20 EH/s', '6.10 EH/s', '6.00 EH/s']);
  });

  it('shows the DOGE that LTC earns, and no DOGE elsewhere', async () => {
    const { container, detail } = await show({ symbol: 'LTC', info: { dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' } });
    expect(container.querySelector('[data-merged=true] section')?.ariaLabel).toBe('LTC details');
    expect(detail('Merge-mined DOGE a day')?.trim()).toBe('4.89700000 per GH/s');
    expect((await show()).container.textContent).not.toContain('DOGE');
  });

  it('requests again when told to after a failure, and shows what it knows with its age', async () => {
    const refetch = vi.fn<() => Promise<void>>(async () => {});
    const response = { data: [], madeAt: NOW - 3_600_000, isCached: true, isSimulated: false };
    const { container, detail } = await show({ open: { hasFailed: true, refetch, response } });
    expect(container.querySelector('[role=status]')?.textContent).toContain('Could not be refreshed.');
    expect(detail('Difficulty')?.trim()).toBe('152.27 T');
    expect(container.querySelector('time')?.dateTime).toBe(new Date(NOW - 3_600_000).toISOString());
    await user.click(container.querySelector('button')!);
    expect(refetch).toHaveBeenCalledOnce();
    const busy = await show({ open: { hasFailed: true, isFetching: true, refetch } });
    expect(busy.container.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('gives the mining addresses their place', async () => {
    await show({ symbol: 'LTC' });
    expect(the('#given').textContent).toBe('LTC');
  });
});

describe('the estimator', () => {
  it('opens with 1 unit and what it brings', async () => {
    await show();
    expect(the<HTMLInputElement>('input').value).toBe('1');
    expect(the('output').textContent).toContain('0.00000042 BTC a day');
    expect(the('output').textContent).toContain('About ¥0.2900 a day');
  });

  it('names its fields', async () => {
    const { container } = await show();
    const labelOf = (field: HTMLElement) => container.querySelector(`label[for="${field.id}"]`)?.textContent;
    expect([labelOf(the('input')), labelOf(the('select'))]).toEqual(['Your hashrate', 'Unit']);
  });

  it('tells what AI(BTC) is paid in', async () => {
    await show({ symbol: 'AI(BTC)' });
    expect(the('output').textContent).toContain('0.00000042 BTC a day');
  });

  it('adds the DOGE that LTC earns, in the money too, and a dash for it while it is not known', async () => {
    const record = { dayIncome: 0.00000103, dayIncomeUnit: 'MH/s', priceUsa: 75 };
    await show({ symbol: 'LTC', record, sideRecord: doge });
    expect(the('output').textContent).toBe(
      '0.00000103 LTC a day+ 0.00413271 DOGE a dayAbout ¥0.004746 a dayFirst payout in about 2.7 years (minimum 0.001 LTC)',
    );
    await show({ symbol: 'LTC', record, info: { dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' } });
    expect(lastOutput()).toContain('+ 0.00489700 DOGE a day');
    await show({ symbol: 'LTC', record });
    expect(lastOutput()).toContain('+ -- DOGE a day');
  });

  it('leaves the place of its result while the list is on the way', async () => {
    await show({ isListed: false });
    expect(the('output').textContent).toBe('--First payout --');
    await show({ record: { dayIncome: null } });
    expect(lastOutput()).toMatch(/^--/);
    expect(document.querySelectorAll('output [data-width]')).toHaveLength(1);
  });

  it('leaves no place of its result for ever where the list cannot be had', async () => {
    await show({ hasListFailed: true });
    expect(lastOutput()).toMatch(/^--/);
    expect(document.querySelectorAll('output [data-width]')).toHaveLength(0);
  });

  it('shows four digits of money below one', async () => {
    await show({ record: { dayIncomeMoney: 0.0012345 } });
    expect(the('output').textContent).toContain('About ¥0.001235 a day');
  });

  it('takes digits and one dot, ten characters at most; what else is typed stays and is said', async () => {
    await show();
    // The browser would cut what is pasted before blanks and commas go.
    expect(the<HTMLInputElement>('input').maxLength).toBe(-1);
    expect(await type('1,234,567.89')).toBe('1234567.89');
    expect(await type('12.5')).toBe('12.5');
    for (const unread of ['12.5.', '12.5x', '12345678901', '123456.7891']) {
      expect(await type(unread)).toBe(unread);
      expect(the('input').getAttribute('aria-invalid')).toBe('true');
      expect(the('[role="alert"]').textContent).toMatch(
        /^(?:Enter a number|Only a number of up to 10 characters)\. Until then 12\.5 counts\.$/,
      );
      expect(the('output').textContent).toContain('0.00000525 BTC a day');
    }
    expect(await type('12345.6789')).toBe('12345.6789');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(await type('12.5')).toBe('12.5');
    expect(the('output').textContent).toContain('0.00000525 BTC a day');
    expect(await type('')).toBe('');
    expect(the('output').textContent).toContain('--');
  });

  it.each([
    ['BTC', ['TH/s', 'PH/s']],
    ['LTC', ['MH/s', 'GH/s', 'TH/s']],
    ['ETH', ['MH/s', 'GH/s']],
  ])('offers %s in %j', async (symbol, units) => {
    await show({ symbol });
    expect([...the<HTMLSelectElement>('select').options].map((option) => option.value)).toEqual(units);
  });

  it('follows the unit', async () => {
    await show();
    const select = the<HTMLSelectElement>('select');
    await enter(select, 'PH/s');
    expect(the('output').textContent).toContain('0.00042000 BTC a day');
    expect(select.value).toBe('PH/s');
  });

  it('says how old its figures are, and leaves their origin to the chip of the table', async () => {
    const asked = vi.fn<() => Promise<Response>>(async () => new Response());
    vi.stubGlobal('fetch', asked);
    const { container } = await show();
    const ages = [...container.querySelectorAll('time')].map((time) => time.dateTime);
    expect(ages).toContain(new Date(NOW - 3 * 3_600_000).toISOString());
    expect(container.textContent).not.toContain('Simulated data');
    // The table requests them.
    await settled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('hands its coin and hashrate on to the calculator, in the unit of that', async () => {
    const { container, store } = await show({ symbol: 'LTC' });
    // The fee typed for another coin does not come along.
    await act(async () => store.set(calculatorInputsAtom, { coinId: 1, hashrate: '100', feePercent: '3' }));
    await type('2500');
    await user.click(container.querySelector<HTMLElement>('a[href="/#calculator"]')!);
    // 2,500 MH/s of LTC; the calculator counts in TH/s, with two decimals.
    expect(store.get(calculatorInputsAtom)).toEqual({ coinId: 4, hashrate: '100', feePercent: null });
    await type('12500000');
    await user.click(container.querySelector<HTMLElement>('a[href="/#calculator"]')!);
    expect(store.get(calculatorInputsAtom)).toMatchObject({ coinId: 4, hashrate: '12.5' });
    const select = the<HTMLSelectElement>('select');
    await enter(select, 'TH/s');
    await type('3');
    await user.click(container.querySelector<HTMLElement>('a[href="/#calculator"]')!);
    expect(store.get(calculatorInputsAtom)).toMatchObject({ coinId: 4, hashrate: '3' });
  });

  it('leads to the tutorial and the calculator', async () => {
    const { container } = await show();
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/help?topic=pool', '/#calculator']);
  });
});
