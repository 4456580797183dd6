import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fleetText } from '#src/features/tools/fleet/fleet-link.ts';
import { removeStored } from '#src/lib/storage.ts';
import { offerCodec, offersAtom } from '#src/state/offers.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { fieldOf, take } from '../open-panel.tsx';
import { field, listed, openPanel, pressButton, type } from '../asic-stage.tsx';
import { fleetOf, s19j } from '../fleet/fleet-rows.ts';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

beforeEach(async () => {
  saved.mockClear();
  await removeStored('offers');
  await removeStored('fleet');
});

const openBuy = (fields: Readonly<Record<string, string>> = {}) => openPanel({ part: 'buy', usd: '0.06', ...fields });
const verdict = () => the('[data-main][aria-live]').textContent;

describe('should I buy', () => {
  it('says no with what comes back until the halving, and counts freight, customs and tax', async () => {
    const { store } = await openBuy();
    expect(verdict()).toBe('Choose a machine and enter its price.');
    await take(fieldOf('Machine to buy'), 'S21 200T');
    // 8.40 less 5.04 a day.
    expect(verdict()).toBe('1 × Antminer S21 200TLeaves $3.36 a day. Enter its price for an answer.');
    await type('Price of one', '5000');
    expect(verdict()).toMatch(/^1 × Antminer S21 200TNo: brings back \$1,\d{3} of \$5,000 until the halving of April 2028\.$/);
    await type('Freight for one', '¥700');
    await type('Customs and tax', '10');
    // (5,000 + 700 / 7) × 1.1
    expect(listed('Price with everything')).toBe('$5,610');
    expect(store.get(offersAtom)).toMatchObject([{ cost: '5000', costIn: 'USD', freight: '700', freightIn: 'CNY', percent: '10' }]);
    await type('Price of one', '¥5000');
    expect(field<HTMLSelectElement>('Price of one: currency').value).toBe('CNY');
    expect(listed('Price with everything')).toBe('$896');
    expect(document.body.textContent).not.toContain('My machines with them');
  });

  it('puts offers side by side, names the one that is back first, and saves them with their own currencies', async () => {
    const offer = { ...offerCodec.initial, ...s19j, count: '1', model: 'Antminer S21 200T', hashrate: '200', power: '3500' };
    const offers = offerCodec.write([
      { ...offer, cost: '1500', costIn: 'USD' },
      { ...offer, cost: '7000', costIn: 'CNY', percent: '20' },
    ]);
    const { store, router } = await openBuy({ offers });
    await drawn(() => expect(store.get(offersAtom)).toHaveLength(2));
    expect(router.state.location.search).toEqual({ type: 3, part: 'buy' });
    const table = () => the('[aria-labelledby=offers-title]');
    // 1,200 at 3.36 a day are 358 days.
    expect(table().textContent).toContain('Back first: 1 × Antminer S21 200T, in 358 days.');
    expect([...table().querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)).toEqual(['$1,500', '$1,200']);
    await pressButton('CSV');
    const text = await saved.mock.calls[0]![0].text();
    expect(text).toContain(',1500 USD,,');
    expect(text).toContain(',7000 CNY,,20,1200,');
    await pressButton('Add an offer');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Should I buy?');
    expect(verdict()).toBe('Choose a machine and enter its price.');
  });

  it('shows the fleet with and without them, once there is one', async () => {
    await openBuy({ usd: '0.05', fleet: fleetText(fleetOf([{ ...s19j, count: '1' }])) ?? '' });
    await take(fieldOf('Machine to buy'), 'S21 200T');
    // 4.20 a day less 73.2 kWh at 0.05 are 0.54.
    expect([listed('My machines without them, today'), listed('My machines with them, today')]).toEqual(['$0.54', '$4.74']);
  });
});
