import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshTariff } from '#src/domain/electricity/own-tariff.ts';
import { TariffImport } from '#src/features/tools/asic/tariff-import.tsx';
import { button, field, openPart, pressButton, type } from './asic-stage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12, 5) });
});

function Import() {
  const [tariff, setTariff] = useState(freshTariff);
  const place = { tariff, shown: 'USD', cnyPerUsd: 7, income: 0.1 } as const;
  return <TariffImport place={place} onChange={(change) => setTariff(change(tariff))} />;
}

const two = (hour: number) => String(hour).padStart(2, '0');
/** The amount, two prices, the time: none of them under a name that is known. */
const text = [
  'Menge;A;B;Wann',
  ...Array.from({ length: 24 }, (_, hour) => `${300 + hour};${hour < 8 ? '0,10' : '0,30'};${hour < 8 ? '0,20' : '0,40'};${two(hour)}00`),
].join('\n');

const region = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
const form = () => region('Columns of this table');
const preview = () => region('Prices as they were read')?.textContent;
const picked = () => ['Time or date', 'Hour, if it has its own column', 'Price', 'Area or time zone'].map((label) => field(label).value);
const firstRows = () =>
  [...(form()?.querySelectorAll('tr') ?? [])].map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

async function open() {
  await openPart(<Import />);
  const label = [...document.querySelectorAll('label')].find(
    ({ htmlFor }) => document.getElementById(htmlFor) instanceof HTMLTextAreaElement,
  );
  await type(label!.textContent!, text);
  await pressButton('Read the prices');
  return () => document.querySelector('textarea')?.value;
}

describe('a table of which no rule knows the columns', () => {
  it('says so, and shows its first rows by the columns that are likely meant', async () => {
    await open();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.querySelector('[role=status]')?.textContent).toContain('Choose which column is which, and it is read by that.');
    expect(picked()).toEqual(['3', '', '1', '']);
    expect([...field<HTMLSelectElement>('Price').options].map(({ text: name }) => name)).toEqual([
      'Menge: 300',
      'A: 0.10',
      'B: 0.20',
      'Wann: 0000',
    ]);
    expect(firstRows().slice(0, 3)).toEqual([
      ['Time or date', 'Price'],
      ['0000', '0.10'],
      ['0100', '0.10'],
    ]);
    expect(form()?.querySelector('caption')?.textContent).toBe('The first rows by these columns');
  });

  it('is read by the columns, unit and currency that are picked, and stays to be picked anew', async () => {
    const written = await open();
    await type('Price', '2');
    expect(firstRows()[1]).toEqual(['0000', '0.20']);
    await type('The prices are', 'kwh');
    await type('Currency of the prices', 'CNY');
    await pressButton('Read by these columns');
    expect(preview()).toContain('00–08 0.2 · 08–00 0.4, CNY per kWh, every day');
    expect(picked()).toEqual(['3', '', '2', '']);
    await pressButton('Change');
    expect([form(), written()]).toEqual([null, text]);
    await pressButton('Read the prices');
    expect([picked()[2], field('Currency of the prices').value]).toEqual(['2', 'CNY']);
    await pressButton('Read by these columns');
    await pressButton('Use these prices');
    expect([form(), written()]).toEqual([null, '']);
  });

  it('keeps what was picked where that cannot be read, and says where', async () => {
    const written = await open();
    await type('Time or date', '1');
    await pressButton('Read by these columns');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('The prices that stood before still count.');
    expect([picked()[0], written(), button('Read by these columns').disabled]).toEqual(['1', text, false]);
    await type('Time or date', '3');
    await pressButton('Read by these columns');
    expect([preview()?.includes('08–00 0.3'), document.querySelector('[role=alert]')]).toEqual([true, null]);
  });
});
