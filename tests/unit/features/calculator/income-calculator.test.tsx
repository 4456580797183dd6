import { flushSync } from 'react-dom';
import { writeStored } from '#src/lib/storage.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { host, labelled, open, pool, rows, setUpCalculator, shows, status, store, type } from './calculator-stage.tsx';

beforeEach(() => void writeStored('currency', 'CNY'));

setUpCalculator();

describe('IncomeCalculator', () => {
  it('requests AI(BTC) from the pool in TH/s at its own fee, and shows 8 decimals of BTC and 2 of CNY', async () => {
    await open();
    await shows('Calculated by the pool');
    expect(Object.fromEntries(pool.asked[0] ?? [])).toEqual({ feeRate: '2', hashrate: '100', hashrateUnit: '4' });
    expect(rows()).toEqual([
      ['1 day', '0.00010000', 'up 0.00001000', '¥50.00'],
      ['7 days', '0.00070000', 'up 0.00007000', '¥350.00'],
      ['30 days', '0.00300000', 'up 0.00030000', '¥1,500.00'],
      ['365 days', '0.03650000', 'up 0.00365000', '¥18,250.00'],
    ]);
    expect(host.textContent).toContain('Simulated data');
    expect(status()).toBe('');
  });

  it('recalculates once after a pause, and says the result', async () => {
    await open();
    await shows('Calculated by the pool');
    for (const text of ['2', '20', '200', '200x']) type('Hashrate', text);
    expect(labelled('Hashrate').value).toBe('200');
    await until(() => expect(rows()[0]?.[1]).toBe('0.00020000'));
    expect(pool.asked.map((body) => body.get('hashrate'))).toEqual(['100', '200']);
    expect(status()).toBe('200 TH/s on AI(BTC) at a 2% fee earns 0.00020000 BTC a day, ¥100.00.');
  });

  it('calculates on the stored figures without a network, and says which', async () => {
    pool.calculate = () => {
      throw new TypeError('Failed to fetch');
    };
    await open();
    // Else the call would be counted as the next test's.
    await until(() => expect(pool.asked).toHaveLength(1));
    await shows('Calculated on this device');
    expect(host.textContent).toContain('difficulty 152.27 T, price $95,412.30');
    expect(host.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
    expect(rows()[0]?.[1]).toMatch(/^0\.0000\d{4}$/);
  });

  it('puts no earlier result before what this device can calculate of what is typed now', async () => {
    await open();
    await shows('Calculated by the pool');
    pool.calculate = () => {
      throw new TypeError('Failed to fetch');
    };
    type('Hashrate', '200');
    await until(() => expect(pool.asked).toHaveLength(2));
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
    expect(pool.asked).toHaveLength(1);
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

  it('tells that a cut of the reward lies within the year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27) });
    onTestFinished(() => void vi.useRealTimers());
    await open();
    await shows('Calculated by the pool');
    expect(host.textContent).not.toContain('The block reward of');
    type('Coin', '4');
    await shows('The block reward of LTC falls about July 2027; the 365 days are counted without it.');
  });

  it('calculates with the fee that was typed, not with the one of the pool', async () => {
    await open();
    await shows('Calculated by the pool');
    type('Pool fee', '5');
    type('Pool fee', '0.5');
    await until(() => expect(pool.asked.map((body) => body.get('feeRate'))).toEqual(['2', '0.5']));
    await until(() => expect(status()).toContain('at a 0.5% fee'));
    expect(labelled('Pool fee').value).toBe('0.5');
    // The fee typed for one coin is not another's.
    type('Coin', '1');
    expect(labelled('Pool fee').value).toBe('4');
    expect(status()).not.toContain('0.5%');
    expect(store.get(calculatorInputsAtom)).toEqual({ coinId: 1, hashrate: '100', feePercent: null });
  });

  it('says that the pool states no fee, and calculates with the one that is then typed', async () => {
    await open();
    await shows('Calculated by the pool');
    expect(host.textContent).toContain("Filled in with the pool's own fee.");
    type('Coin', '17');
    expect(host.textContent).toContain('The pool does not state its fee: enter one to calculate.');
    expect(host.textContent).not.toContain("Filled in with the pool's own fee.");
    type('Pool fee', '1');
    await until(() => expect(status()).toContain('at a 1% fee'));
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
