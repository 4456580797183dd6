import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { CoinRowMore } from '#src/features/pool/coin-row-more.tsx';
import type { OpenCoin } from '#src/features/pool/coin-row.model.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import type { Language } from '#src/contracts/languages.ts';
import { deviceClassAtom } from '#src/state/device.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';

/** 10:00 in Beijing. */
const NOW = Date.UTC(2026, 10, 21, 2);
const ownZone = process.env.TZ;

interface Stage {
  symbol?: string;
  record?: Partial<PoolCoin>;
  info?: Partial<PoolCoinInfo>;
  language?: Language;
  open?: Partial<OpenCoin>;
  device?: 'phone' | 'pc';
}

async function show({ symbol = 'BTC', record: changes, info, language = 'en', open: state, device = 'pc' }: Stage = {}) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['coin-row']);
  const record = poolCoin({ coinType: coin.id, ...changes });
  const client = new QueryClient();
  client.setQueryData(coinListQuery().queryKey, { data: [record], madeAt: NOW - 3 * 3_600_000, isCached: true, isSimulated: true });
  const store = makeStore();
  store.set(languageAtom, language);
  store.set(deviceClassAtom, device);
  const response = { data: [], madeAt: NOW, isCached: false, isSimulated: true };
  const known = { info: poolCoinInfo({ coinType: coin.id, ...info }), response, hasFailed: false, isFetching: false, isLoading: false };
  const open: OpenCoin = { ...known, refetch: async () => {}, ...state };
  const Content = () => (
    <CoinRowMore sideRecord={undefined} coin={coin} record={record} open={open} addresses={<p id="given">{symbol}</p>} />
  );
  const { page } = await pageStage({ Content, i18n, store, client });
  const { container } = await mount(page);
  /** The figure beside a label. */
  const detail = (label: string) =>
    [...container.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextSibling?.textContent;
  return { container, detail, store };
}

/** What the visitor types replaces what stands in the field, as the browser reports it. */
async function type(text: string): Promise<string> {
  const field = the<HTMLInputElement>('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
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

  it('counts down to the adjustment by the second', async () => {
    const { detail } = await show({ info: { adjustTime: 86_400 + 3_605 } });
    expect(detail('Adjusts in')?.trim()).toBe('1 d 01:00:05');
    await act(async () => void vi.advanceTimersByTime(6_000));
    expect(detail('Adjusts in')?.trim()).toBe('1 d 00:59:59');
  });

  it('says so when the adjustment is due, by which rule it comes where it has no forecast, and nothing it was not told', async () => {
    expect((await show({ info: { adjustTime: 0 } })).detail('Adjusts in')?.trim()).toBe('any moment now');
    expect((await show({ symbol: 'ETC' })).detail('Next difficulty')?.trim()).toBe('every block');
    expect((await show({ symbol: 'ERG' })).detail('Next difficulty')?.trim()).toBe('every 128 blocks');
    expect((await show({ info: { nextdiff: null } })).detail('Next difficulty')?.trim()).toBe('--');
  });

  it('has three groups, and shows how far the period of the difficulty has come', async () => {
    const { container } = await show({ record: { difficultyTime: NOW / 1_000 - 864_000 }, info: { adjustTime: 288_000 } });
    expect([...container.querySelectorAll('h4')].map((head) => head.textContent)).toEqual(['Chain', 'Payment', 'Difficulty']);
    expect(container.querySelector('progress')?.value).toBe(0.75);
    expect(container.textContent).toContain('About 1,512 of 2,016 blocks');
    expect((await show({ symbol: 'ETC' })).container.querySelector('progress')).toBeNull();
  });

  it('on a phone stands folded under a line', async () => {
    const { container } = await show({ device: 'phone' });
    const fold = container.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toBe('BTC details');
    expect((await show()).container.querySelector('details')).toBeNull();
  });

  // A language each: its formats keep the zone in which they were first used, as a browser's do.
  it.each([
    ['zh', 'Pacific/Niue', '支付时间', '08:00–16:00 北京时间13:00–21:00 本地时间（前一天）'],
    ['en', 'Asia/Shanghai', 'Payout time', '08:00–16:00 Beijing'],
    ['zh_hk', 'Pacific/Kiritimati', '派發時間', '08:00–16:00 北京時間14:00–22:00 本地時間'],
  ] as const)('tells in %s the payout time of Beijing and of %s', async (language, zone, label, times) => {
    process.env.TZ = zone;
    expect((await show({ language })).detail(label)?.trim()).toBe(times);
  });

  it('notes when payments are sent, and the rule that a coin has of its own', async () => {
    expect((await show()).container.textContent).toContain('Paid once a day when the balance has reached the minimum.');
    expect((await show({ symbol: 'ETC' })).container.textContent).toContain('a 1% fee for life');
    expect((await show({ symbol: 'ETH' })).container.textContent).toContain('OKC address: 0.01 ETH');
    expect((await show({ symbol: 'LTC' })).container.textContent).toContain('paid by PPLNS');
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
    const { detail } = await show({ symbol: 'LTC', info: { dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' } });
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
    await act(async () => container.querySelector('button')?.click());
    expect(refetch).toHaveBeenCalledOnce();
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

  it('shows four digits of money below one', async () => {
    await show({ record: { dayIncomeMoney: 0.0012345 } });
    expect(the('output').textContent).toContain('About ¥0.001235 a day');
  });

  it('takes digits and one dot, ten characters at most', async () => {
    await show();
    // The browser would cut what is pasted before blanks and commas go.
    expect(the<HTMLInputElement>('input').maxLength).toBe(-1);
    expect(await type('1,234,567.89')).toBe('1234567.89');
    expect(await type('12.5')).toBe('12.5');
    expect(await type('12.5.')).toBe('12.5');
    expect(await type('12.5x')).toBe('12.5');
    expect(await type('12345678901')).toBe('12.5');
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
    await act(async () => {
      select.value = 'PH/s';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(the('output').textContent).toContain('0.00042000 BTC a day');
  });

  it('says how old its figures are, and leaves their origin to the chip of the table', async () => {
    const { container } = await show();
    const ages = [...container.querySelectorAll('time')].map((time) => time.dateTime);
    expect(ages).toContain(new Date(NOW - 3 * 3_600_000).toISOString());
    expect(container.textContent).not.toContain('Simulated data');
  });

  it('hands its coin and hashrate on to the calculator, in the unit of that', async () => {
    const { container, store } = await show({ symbol: 'LTC' });
    await type('2500');
    await act(async () => container.querySelector<HTMLElement>('a[href="/#calculator"]')?.click());
    // 2,500 MH/s of LTC; the calculator counts in TH/s, with two decimals.
    expect(store.get(calculatorInputsAtom)).toEqual({ coinId: 4, hashrate: '100', feePercent: null });
    await type('12500000');
    await act(async () => container.querySelector<HTMLElement>('a[href="/#calculator"]')?.click());
    expect(store.get(calculatorInputsAtom)).toMatchObject({ coinId: 4, hashrate: '12.5' });
  });

  it('leads to the tutorial and the calculator', async () => {
    const { container } = await show();
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/help?topic=pool', '/#calculator']);
  });
});
