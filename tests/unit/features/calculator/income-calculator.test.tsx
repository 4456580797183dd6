import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IncomeCalculator } from '#src/features/calculator/income-calculator.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { removeStored } from '#src/lib/storage.ts';
import { makeStore } from '#src/state/store.ts';
import { poolCoin } from '../pool-coin.ts';
import { until } from '#tests/until.ts';

const records = [
  poolCoin({ coinType: 9 }),
  poolCoin({ fee: '0.04' }),
  poolCoin({ coinType: 17, difficulty: 3e15, blockReward: 2, fee: '' }),
  poolCoin({ coinType: 4, difficulty: 1e8, blockReward: 6.25 }),
  poolCoin({ coinType: 6, isAux: 1, difficulty: 5e7, blockReward: 10_000 }),
  poolCoin({ coinType: 18, difficulty: 1e5, blockReward: 1250 }),
];
const ratios = Array.from({ length: 30 }, (_, day) => ({ dataTime: 1_795_000_000 + day * 86_400, aiIncomeRatio: 1.1 }));
let asked: URLSearchParams[] = [];
/** What the pool's calculator does; throwing is a lost line. */
let calculate: (hashrate: number) => unknown;

async function pool(url: string, init: RequestInit): Promise<Response> {
  const body = new URLSearchParams(String(init.body));
  const headers = { 'x-pool-data': 'simulated', date: new Date().toUTCString() };
  const answer = (data: unknown) => new Response(JSON.stringify({ code: '200', message: '', data }), { headers });
  if (url.endsWith('/coin/list')) return answer(records);
  if (url.endsWith('/revenue/curve')) return answer(ratios);
  if (!url.endsWith('/account/calculate')) return new Response(JSON.stringify({ code: '500', message: 'no curve' }));
  asked.push(body);
  return answer(calculate(Number(body.get('hashrate'))));
}

let root: Root;
let host: HTMLElement;
const labelled = (label: string) => {
  const id = [...host.querySelectorAll('label')].find((each) => each.textContent === label)?.htmlFor ?? '';
  return document.getElementById(id) as HTMLInputElement | HTMLSelectElement;
};
const rows = () => [...host.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
/** The calculator pauses for real: a busy machine needs more than the second that is the default. */
const shows = (text: string) => until(() => expect(host.textContent).toContain(text));

function type(label: string, text: string): void {
  const field = labelled(label);
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  flushSync(() => field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })));
}

beforeEach(async () => {
  await removeStored('calculator');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('fetch', vi.fn(pool));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  asked = [];
  calculate = (hashrate) => ({ aiIncome1d: hashrate / 1e6, aiIncome1dCNY: String(hashrate / 2), difference1d: hashrate / 1e7 });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => flushSync(() => root.unmount()));

async function open() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['calculator']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  flushSync(() =>
    root.render(
      <Provider store={makeStore()}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={client}>
            <IncomeCalculator beside={<p>Beside</p>} />
          </QueryClientProvider>
        </I18nextProvider>
      </Provider>,
    ),
  );
}

describe('IncomeCalculator', () => {
  it('requests AI(BTC) from the pool in TH/s at its own fee, and shows 8 decimals of BTC and 2 of CNY', async () => {
    await open();
    await shows('Calculated by the pool');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ feeRate: '2', hashrate: '100', hashrateUnit: '4' });
    expect(rows()).toEqual([
      ['1 day', '0.00010000', 'up 0.00001000', '¥50.00'],
      ['7 days', '0.00070000', 'up 0.00007000', '¥350.00'],
      ['30 days', '0.00300000', 'up 0.00030000', '¥1,500.00'],
      ['365 days', '0.03650000', 'up 0.00365000', '¥18,250.00'],
    ]);
    expect(host.textContent).toContain('Simulated data');
    expect(host.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('recalculates once after a pause, and says the result', async () => {
    await open();
    await shows('Calculated by the pool');
    for (const text of ['2', '20', '200', '200x']) type('Hashrate', text);
    expect(labelled('Hashrate').value).toBe('200');
    await until(() => expect(rows()[0]?.[1]).toBe('0.00020000'));
    expect(asked.map((body) => body.get('hashrate'))).toEqual(['100', '200']);
    expect(host.querySelector('[role=status]')?.textContent).toBe('200 TH/s on AI(BTC) at a 2% fee earns 0.00020000 BTC a day, ¥100.00.');
  });

  it('calculates on the stored figures without a network, and says which', async () => {
    calculate = () => {
      throw new TypeError('Failed to fetch');
    };
    await open();
    // Else the call would be counted as the next test's.
    await until(() => expect(asked).toHaveLength(1));
    await shows('Calculated on this device');
    expect(host.textContent).toContain('difficulty 152.27 T, price $95,412.30');
    expect(host.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
    expect(rows()[0]?.[1]).toMatch(/^0\.0000\d{4}$/);
  });

  it('puts no earlier result before what this device can calculate of what is typed now', async () => {
    await open();
    await shows('Calculated by the pool');
    calculate = () => {
      throw new TypeError('Failed to fetch');
    };
    type('Hashrate', '200');
    await until(() => expect(asked).toHaveLength(2));
    await shows('Calculated on this device');
  });

  it('calculates other coins here, in their own unit and at their own fee', async () => {
    await open();
    await shows('Calculated by the pool');
    type('Coin', '1');
    await shows('Calculated on this device');
    expect(host.textContent).toContain('PH/s');
    expect(labelled('Pool fee').value).toBe('4');
    expect(host.querySelectorAll('thead th')).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['4', /\+ \d{1,3}(,\d{3})+\.\d{8} DOGE$/],
    ['18', /^\d{1,3}(,\d{3})+\.\d{8}$/],
  ])('separates the thousands of coins as those of money: coin %s', async (coin, amount) => {
    await open();
    await shows('Calculated by the pool');
    type('Coin', coin);
    type('Hashrate', '99999');
    await until(() => expect(rows()[3]?.[1]).toMatch(amount));
  });

  it('calculates with the fee that was typed, not with the one of the pool', async () => {
    await open();
    await shows('Calculated by the pool');
    type('Pool fee', '0.5');
    await until(() => expect(asked.map((body) => body.get('feeRate'))).toEqual(['2', '0.5']));
    await until(() => expect(host.querySelector('[role=status]')?.textContent).toContain('at a 0.5% fee'));
    // The fee typed for one coin is not another's.
    type('Coin', '1');
    expect(labelled('Pool fee').value).toBe('4');
    expect(host.querySelector('[role=status]')?.textContent).not.toContain('0.5%');
  });

  it('says that the pool states no fee, and calculates with the one that is then typed', async () => {
    await open();
    await shows('Calculated by the pool');
    expect(host.textContent).toContain("Filled in with the pool's own fee.");
    type('Coin', '17');
    expect(host.textContent).toContain('The pool does not state its fee: enter one to calculate.');
    expect(host.textContent).not.toContain("Filled in with the pool's own fee.");
    type('Pool fee', '1');
    await until(() => expect(host.querySelector('[role=status]')?.textContent).toContain('at a 1% fee'));
  });

  it('forgets what was typed when it is closed', async () => {
    await open();
    await shows('Calculated by the pool');
    type('Hashrate', '7');
    type('Pool fee', '150');
    expect(labelled('Pool fee').value).toBe('100');
    const button = [...host.querySelectorAll('button')].find((each) => each.textContent === 'Close');
    flushSync(() => button?.click());
    expect(host.querySelector('table')).toBeNull();
    expect(host.textContent).toContain('Beside');
    expect(button?.textContent).toBe('Open the calculator');
    flushSync(() => button?.click());
    expect([labelled('Hashrate').value, labelled('Pool fee').value]).toEqual(['100', '2']);
  });
});
