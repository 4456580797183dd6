import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beijingDayStart } from '#src/domain/days.ts';
import { csvText } from '#src/domain/csv.ts';
import { flatTariff } from '#src/domain/tariff/tariff.ts';
import { yearCsv } from '#src/features/overview/year/year-csv.ts';
import { powerOfDay, yearRows, yearsOf, yearTotals } from '#src/features/overview/year/year.model.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { makeStore } from '#src/state/store.ts';
import { user } from '#tests/unit/user.ts';
import { open } from './farm-stage.tsx';
import { sampleFarm } from './samples.ts';

const at = (text: string) => Date.parse(text) / 1000;
// The last two lie in one Beijing day, of which the first is still the old year in UTC.
const payouts = [
  { time: at('2026-01-04T02:00:00Z'), amount: 3, txid: '0xc' },
  { time: at('2025-12-30T02:00:00Z'), amount: 1, txid: '0xa' },
  { time: at('2025-12-31T17:00:00Z'), amount: 2, txid: '0xb' },
];
const price = (day: string, priceUsd: number) => ({ dataTime: beijingDayStart(Date.parse(`${day}T12:00:00Z`)) / 1000, priceUsd });
const rowsOf = (costPerDay?: number) => yearRows({ payouts, year: 2026, prices: [price('2026-01-04', 20)], costPerDay });

beforeEach(() => vi.restoreAllMocks());

describe('a year of payments', () => {
  it('has the years by Beijing’s clock, the latest first', () => expect(yearsOf(payouts)).toEqual([2026, 2025]));

  it('has each payment with its day’s price, and the electricity since the one before', () => {
    expect(
      rowsOf(5).map(({ day, amount, priceUsd, valueUsd, days, electricity }) => [day, amount, priceUsd, valueUsd, days, electricity]),
    ).toEqual([
      ['2026-01-01', 2, undefined, undefined, 2, 10],
      ['2026-01-04', 3, 20, 60, 3, 15],
    ]);
    expect(yearTotals(rowsOf(5))).toEqual({ amount: 5, valueUsd: undefined, electricity: 25, unpriced: 1 });
  });

  it('has no electricity where it is not known, nor before the first payment', () => {
    expect(rowsOf().map(({ electricity }) => electricity)).toEqual([undefined, undefined]);
    const first = yearRows({ payouts, year: 2025, prices: [], costPerDay: 5 })[0];
    expect([first?.days, first?.electricity]).toEqual([undefined, undefined]);
  });

  it('says what is not known, its method first and its label on every line', () => {
    const text = csvText(
      yearCsv({
        rows: rowsOf(5),
        coin: 'ETC',
        currency: 'CNY',
        head: (column) => column,
        notes: [['Price', 'at the end of the day']],
        sum: 'Sum',
        origin: 'Simulated data',
      }),
    );
    expect(text.split('\r\n')).toEqual([
      'Price,at the end of the day',
      '',
      'time,day,amount,coin,price (USD),value (USD),days,electricity (CNY),txid,origin',
      '2025-12-31T17:00:00.000Z,2026-01-01,2,ETC,--,--,2,10,0xb,Simulated data',
      '2026-01-04T02:00:00.000Z,2026-01-04,3,ETC,20,60,3,15,0xc,Simulated data',
      'Sum,,5,ETC,,--,,25,,Simulated data',
      '',
    ]);
  });
});

describe('a day of electricity', () => {
  const electricity = { currency: 'CNY', hours: flatTariff(0.5), dated: [], isFlat: true } as const;
  const row = { id: 1, kind: 'asic', model: '', coinId: 17, count: '2', hashrate: '1', power: '1000', psu: '' } as never;

  it('is that of the coin’s machines at the typed price', () =>
    expect(powerOfDay([row, { ...(row as object), coinId: 1 } as never], { coinId: 17, electricity, nowMs: 0 })).toEqual({
      kWh: 48,
      perKwh: 0.5,
      cost: 24,
    }));

  it('is not known without machines, their power, or a price', () => {
    expect(powerOfDay([], { coinId: 17, electricity, nowMs: 0 }).cost).toBeUndefined();
    expect(powerOfDay([{ ...(row as object), power: '' } as never], { coinId: 17, electricity, nowMs: 0 }).cost).toBeUndefined();
    expect(powerOfDay([row], { coinId: 17, electricity: undefined, nowMs: 0 }).cost).toBeUndefined();
    expect(makeStore().get(fleetAtom).rows).toEqual([]);
  });
});

it('is saved from the payouts’ card, and says that prices are missing', async () => {
  await open({ detail: sampleFarm() });
  await user.click(screen.getByRole('button', { name: 'Year for the tax office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A year of payments' }));
  expect(await dialog.findByText(/Of 2 payments no source told/)).toBeTruthy();
  expect(dialog.getByText(/no tax advice/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Save 2026 as CSV' })).toBeTruthy();
});
