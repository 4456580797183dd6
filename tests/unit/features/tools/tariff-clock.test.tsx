import '#src/features/tools/asic/tariff-import.tsx';
import { act, useState } from 'react';
import { useAtomValue } from 'jotai';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { electricityOf, freshTariff, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import type { Currency } from '#src/domain/money.ts';
import { TariffClock } from '#src/features/tools/asic/tariff-clock.tsx';
import { MachinePlan } from '#src/features/tools/fleet/machine-plan.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { button, field, openPart, pressButton, type, unitOf } from './asic-stage.tsx';
import { user } from '#tests/unit/user.ts';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

/** A Wednesday. */
const midnight = (day: number) => new Date(2026, 10, day);
const hourOf = (date: Date) => Math.floor(date.getTime() / 3_600_000);
const stamp = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString().replace('.000', '').replaceAll(/[-:]/g, '');

beforeEach(() => {
  saved.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12, 5) });
});

interface ClockSettings {
  tariff: Partial<OwnTariff>;
  isKnown: boolean;
  isLoading?: boolean;
  isDaily?: boolean;
}

/** A kWh brings 0.10 USD or 0.70 CNY. */
function Clock({ tariff, isKnown, isLoading = false, isDaily = false }: ClockSettings) {
  const [current, change] = useState<OwnTariff>({ ...freshTariff, ...tariff });
  const currency = useAtomValue(currencyAtom);
  const breakEven = currency === 'USD' ? 0.1 : 0.7;
  const day = isKnown ? { breakEven, powerW: 3500, incomePerDay: breakEven * 3.5 * 24 } : undefined;
  const shown = { currency, cnyPerUsd: 7 };
  return (
    <TariffClock
      place={{ tariff: current, shown: currency, cnyPerUsd: 7, income: day?.breakEven }}
      onChange={change}
      plan={
        <MachinePlan day={day} electricity={electricityOf(current, shown)} isSimulated={false} isLoading={isLoading} isDaily={isDaily} />
      }
    />
  );
}
const openClock = (
  tariff: Partial<OwnTariff> = {},
  { currency = 'USD' as Currency, isKnown = true, ...more } = {} as Partial<ClockSettings> & { currency?: Currency },
) => openPart(<Clock {...more} tariff={tariff} isKnown={isKnown} />, currency);

const shown = () => document.body.textContent;
const days = () =>
  [...document.querySelectorAll('h4')].map((name) =>
    [name, ...name.parentElement!.querySelectorAll('p')].map(({ textContent }) => textContent),
  );
const hours = (dear: string, cheap: string) => Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 22 ? dear : cheap)).join(',');

describe('the tariff clock', () => {
  it('says of today and tomorrow whether one price pays all day, and what is left', async () => {
    await openClock();
    expect(shown()).toContain('Break-even electricity price$0.1 /kWh');
    expect(days()).toEqual([
      ['Today, 25 Nov', 'Run all day', 'Running 24 hours nets $3.36.'],
      ['Tomorrow, 26 Nov', 'Run all day', 'Running 24 hours nets $3.36.'],
    ]);
    expect(shown()).toContain('it is 12:05 now.');
    expect(document.querySelector('textarea')).toBeNull();
    const [strip] = document.querySelectorAll('ol');
    expect(strip?.getAttribute('aria-hidden')).toBe('true');
    expect([...strip!.children].map(({ textContent }) => textContent).filter(Boolean)).toEqual(['0', '6', '12', '18']);
    document.body.replaceChildren();
    await openClock({ flat: '0.12', flatIn: 'USD' });
    expect(days()[1]).toEqual(['Tomorrow, 26 Nov', 'Stop all day', 'Running 0 hours nets $0.00.']);
    document.body.replaceChildren();
    // Kept without its currency: not a day of standing still.
    await openClock({ flat: '0.12' });
    expect(days()[1]).toEqual(['Tomorrow, 26 Nov', 'No price or income known for this day.']);
  });

  it('says which hours pay, and counts in the currency that is shown', async () => {
    await openClock({ kind: 'hours', hoursIn: 'CNY', weekday: hours('1', '0.3') }, { currency: 'CNY' });
    expect(shown()).toContain('Break-even electricity price¥0.7 /kWh');
    const words = 'run 00:00–08:00 · stop 08:00–22:00 · run 22:00–00:00';
    expect(days()[0]).toEqual(['Today, 25 Nov', words, 'Running 10 hours nets ¥14.00.']);
    document.body.replaceChildren();
    await openClock({ kind: 'hours', hoursIn: 'CNY', weekday: hours('1.4', '0.35') });
    expect(days()[0]).toEqual(['Today, 25 Nov', words, 'Running 10 hours nets $1.75.']);
    document.body.replaceChildren();
    await openClock({ kind: 'hours', hoursIn: 'CNY', weekday: hours('1', '0.3') }, { currency: 'CNY' });
    const lines = [...document.querySelectorAll<HTMLElement>('ol:first-of-type li')];
    expect(lines.slice(7, 9).map(({ title, dataset }) => [title, dataset['run']])).toEqual([
      ['07:00 ¥0.3/kWh', 'true'],
      ['08:00 ¥1/kWh', 'false'],
    ]);
  });

  it('takes the prices of weekends on them', async () => {
    vi.setSystemTime(new Date(2026, 10, 27, 23));
    await openClock({ kind: 'hours', hoursIn: 'USD', weekday: hours('0.2', '0.2'), weekend: hours('0.05', '0.05') });
    expect(days().map(([, words]) => words)).toEqual(['Stop all day', 'Run all day']);
  });

  it('counts imported prices in the hours they name, and the typed ones in the others, until they are removed', async () => {
    const dated = `${hourOf(midnight(25))}:${Array.from({ length: 20 }, (_, hour) => (hour < 10 ? '-0.01' : '0.3')).join(',')}`;
    await openClock({ kind: 'hours', hoursIn: 'USD', dated });
    const words = 'run 00:00–10:00 · stop 10:00–20:00 · run 20:00–00:00';
    const note = '4 hours have no imported price: the typed ones count there.';
    expect(days()).toEqual([
      ['Today, 25 Nov', words, note, 'Running 14 hours nets $4.41.'],
      ['Tomorrow, 26 Nov', 'Run all day', 'Running 24 hours nets $3.36.'],
    ]);
    expect(shown()).toContain('Imported prices replace the prices of their hours.');
    expect(button('Remove imported prices').dataset['print']).toBe('no');
    await pressButton('Remove imported prices');
    expect(days()[0]).toEqual(['Today, 25 Nov', 'Run all day', 'Running 24 hours nets $3.36.']);
    expect(shown()).not.toContain('Imported prices stand');
  });

  it('says nothing of hours without a price, nor without an income', async () => {
    await openClock({ kind: 'hours', hoursIn: 'USD', weekday: hours('', '0.05') });
    expect(days()[0]![1]).toBe('run 00:00–08:00 · run 22:00–00:00');
    document.body.replaceChildren();
    await openClock({}, { isKnown: false });
    expect(days()[0]).toEqual(['Today, 25 Nov', 'No price or income known for this day.']);
    expect(button('Save as calendar (.ics)').disabled).toBe(true);
    document.body.replaceChildren();
    await openClock({}, { isKnown: false, isLoading: true });
    expect(shown()).not.toContain('No price or income known for this day.');
  });

  it('is in the page from the start, its days only in the browser', () => {
    expect(renderToString(<Clock tariff={{}} isKnown />)).not.toContain('h4');
  });

  it('saves every stretch of both days as a date where the days differ', async () => {
    await openClock({ kind: 'hours', hoursIn: 'CNY', weekday: hours('1', '0.3'), weekend: hours('1', '0.3') }, { currency: 'CNY' });
    await pressButton('Save as calendar (.ics)');
    const [file] = saved.mock.calls[0]!;
    expect(file.name).toBe('tariff-clock.ics');
    const lines = (await file.text()).split('\r\n');
    const of = (name: string) => lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
    expect(of('SUMMARY')).toEqual(['Miners run', 'Miners stop', 'Miners run', 'Miners stop', 'Miners run']);
    expect(of('DTSTART')).toEqual([stamp(25, 0), stamp(25, 8), stamp(25, 22), stamp(26, 8), stamp(26, 22)]);
    expect(of('DTEND')).toEqual([stamp(25, 8), stamp(25, 22), stamp(26, 8), stamp(26, 22), stamp(27, 0)]);
    expect(of('DTSTAMP')[0]).toBe(new Date(2026, 10, 25, 12, 5).toISOString().replace('.000', '').replaceAll(/[-:]/g, ''));
    expect(new Set(of('UID')).size).toBe(5);
    expect(of('DESCRIPTION')[0]).toBe('Worth running up to ¥0.7/kWh.');
    expect(shown()).toContain('The calendar holds 25 Nov and 26 Nov.');
  });

  it('saves hours that are the same every day as dates that come again, by the clock on the wall', async () => {
    const prices = { kind: 'hours', hoursIn: 'CNY', weekday: hours('1', '0.3'), weekend: hours('1', '0.3') } as const;
    await openClock(prices, { currency: 'CNY', isDaily: true });
    expect(shown()).toContain('The calendar repeats these hours every day.');
    await pressButton('Save as calendar (.ics)');
    const lines = (await saved.mock.calls[0]![0].text()).split('\r\n');
    expect(lines.filter((line) => /^(?:SUMMARY|DTSTART|DTEND|RRULE)/.test(line))).toEqual([
      'DTSTART:20261125T080000',
      'DTEND:20261125T220000',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Miners stop',
      'DTSTART:20261125T220000',
      'DTEND:20261126T080000',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Miners run',
    ]);
  });
});

describe('the prices of the tariff clock', () => {
  it('are one, or 24 of weekdays and of weekends that start with the one', async () => {
    await openClock();
    await pressButton('By the hour');
    expect(button('By the hour').getAttribute('aria-checked')).toBe('true');
    const groups = [...document.querySelectorAll('[role=radiogroup]')].map((group) => [
      group.getAttribute('aria-label'),
      ...[...group.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Tariff', 'One price', 'By the hour'],
      ['Days', 'Weekdays', 'Weekends'],
      ['Currency of the hourly prices', '¥/kWh', '$/kWh'],
    ]);
    expect(shown()).toContain('$/kWh, from the full hour on');
    expect([field('00:00').value, field('23:00').value]).toEqual(['0.06', '0.06']);
    await type('08:00', '0.5');
    await type('09:00', '-0.5');
    expect(days()[0]![1]).toBe('run 00:00–08:00 · stop 08:00–09:00 · run 09:00–00:00');
    await pressButton('Weekends');
    expect(button('Weekends').getAttribute('aria-checked')).toBe('true');
    expect([field('08:00').value, field('09:00').value]).toEqual(['0.06', '0.06']);
    await type('10:00', '0.7');
    await pressButton('Weekdays');
    expect([field('08:00').value, field('09:00').value, field('10:00').value]).toEqual(['0.5', '-0.5', '0.06']);
    await pressButton('One price');
    expect(document.querySelector('textarea')).toBeNull();
    expect(days()[0]![1]).toBe('Run all day');
  });

  it('that are typed stay in the currency that stood beside them, until another is chosen there', async () => {
    const { store } = await openClock({}, { currency: 'USD' });
    const show = (currency: Currency) => act(async () => store.set(currencyAtom, currency));
    await pressButton('By the hour');
    await show('CNY');
    expect([shown().includes('¥/kWh, from the full hour on'), field('05:00').value]).toEqual([true, '0.45']);
    await type('05:00', '0.4');
    await show('USD');
    expect([shown().includes('¥/kWh, from the full hour on'), field('05:00').value]).toEqual([true, '0.4']);
    expect([shown().includes('$/kWh, from the full hour on'), button('¥/kWh').getAttribute('aria-checked')]).toEqual([false, 'true']);
    await pressButton('$/kWh');
    expect([shown().includes('$/kWh, from the full hour on'), field('05:00').value]).toEqual([true, '0.4']);
    document.body.replaceChildren();
    await openClock({ kind: 'hours', hoursIn: 'CNY', weekend: hours('0.4', '0.4') });
    expect(shown()).toContain('¥/kWh, from the full hour on');
    // The one price of weekdays, converted.
    expect(field('05:00').value).toBe('0.42');
  });
});

const PASTE = 'Paste a bill or a price list';
const TWO_BANDS = '22:00-08:00 0.35, 08:00-22:00 0.62';
const read = async (text: string) => {
  await type(PASTE, text);
  await pressButton('Read the prices');
};
const take = async (text: string) => {
  await read(text);
  await pressButton('Use these prices');
};
const alert = () => document.querySelector('[role=alert]')?.textContent;
const preview = () => document.querySelector('[aria-label="Prices as they were read"]');
const buttonNames = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('prices that are brought in', () => {
  it('stand in their field again after a reload, as a change of language is one, until they are taken', async () => {
    await openClock({ kind: 'hours' });
    await type(PASTE, '08:00-22:00 0.95');
    // A reload unmounts nothing.
    document.body.replaceChildren();
    await openClock({ kind: 'hours' });
    expect(field(PASTE).value).toBe('08:00-22:00 0.95');
    await read('08:00-22:00 0.95\n22:00-08:00 0.35');
    expect(field(PASTE).value).toBe('08:00-22:00 0.95\n22:00-08:00 0.35');
    await pressButton('Use these prices');
    expect(field(PASTE).value).toBe('');
  });

  it('are shown as they were read before they are taken, and can be undone until the next change', async () => {
    await openClock({ kind: 'hours' }, { currency: 'CNY' });
    expect(button('Read the prices').ariaDisabled).toBe('true');
    await read(TWO_BANDS.replace(',', '\n'));
    expect(preview()?.textContent).toContain('22–08 0.35 · 08–22 0.62, CNY per kWh, every dayUse these?');
    expect(preview()?.querySelectorAll('ol')).toHaveLength(2);
    expect(field('08:00').value).toBe('0.45');
    await pressButton('Change');
    expect([preview(), field(PASTE).value]).toEqual([null, TWO_BANDS.replace(',', '\n')]);
    expect(document.activeElement).toBe(field(PASTE));
    await take(TWO_BANDS.replace(',', '\n'));
    expect([field('07:00').value, field('08:00').value, preview()]).toEqual(['0.35', '0.62', null]);
    expect(shown()).toContain('These prices now count everywhere.');
    await pressButton('Undo');
    expect([field('08:00').value, shown().includes('now count everywhere')]).toEqual(['0.45', false]);
    await take(TWO_BANDS.replace(',', '\n'));
    await type('08:00', '0.6');
    expect(buttonNames()).not.toContain('Undo');
  });

  it('are refused with the reason, and those before stand', async () => {
    await openClock({ kind: 'hours', hoursIn: 'CNY', weekday: hours('0.7', '0.7') }, { currency: 'CNY' });
    await read('nothing');
    expect(alert()).toContain('No whole day of prices found.');
    expect(alert()).toContain('The prices that stood before still count.');
    expect([field(PASTE).value, field('08:00').value, preview()]).toEqual(['nothing', '0.7', null]);
    await type(PASTE, 'nothing more');
    expect(alert()).toBeUndefined();
  });

  it('that were seen in a text that is refused stand in a form, to be finished', async () => {
    await openClock({ kind: 'hours' });
    await read('08:00-22:00 0.30 zelfs\n22:00-08:00');
    expect(alert()).toContain('Stopped at: “zelfs”');
    expect(field(PASTE).value).toBe('08:00-22:00 0.30 zelfs\n22:00-08:00');
    const form = () => document.querySelector('[aria-label="Hours and prices that were seen"]');
    const texts = () => [...form()!.querySelectorAll('input')].map(({ value }) => value);
    expect(texts()).toEqual(['08:00', '22:00', '0.3', '22:00', '08:00', '']);
    await pressButton('Show these prices');
    expect(form()?.textContent).toContain('Write times as 08:00 and prices as numbers.');
    await pressButton('Add hours');
    expect(texts()).toHaveLength(9);
    const [first] = [...form()!.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Remove').slice(1);
    await user.click(first!);
    await user.click([...form()!.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Remove')!);
    expect(texts()).toEqual(['08:00', '22:00', '0.3']);
    await pressButton('Show these prices');
    expect(form()?.textContent).toContain('Some hours have no price yet.');
    await type('Until', '08:00');
    await pressButton('Show these prices');
    expect(preview()?.textContent).toContain('0.3, USD per kWh, every day');
  });

  it('say that taxes are not in them, and need a rate where their currency is not known', async () => {
    await openClock({ kind: 'hours' });
    await read('0.30 XBT/kWh + VAT');
    expect(preview()?.textContent).toContain('Taxes or fees are not in these prices.');
    expect(preview()?.textContent).toContain('The currency beside these prices is not known here.');
    expect(button('Use these prices').disabled).toBe(true);
    await type('Exchange rate: 1 unit is', '2');
    await pressButton('Use these prices');
    expect(field('08:00').value).toBe('0.6');
  });

  it('ask for what they do not say: unit and currency', async () => {
    await openClock({ kind: 'hours' });
    await read('08:00-22:00 30\n22:00-08:00 15');
    const options = (label: string) => [...field<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(options('The prices are in')).toEqual(['USD/kWh', '0.01 USD/kWh', 'USD/MWh']);
    await type('The prices are in', 'cents');
    expect(preview()?.textContent).toContain('22–08 0.15 · 08–22 0.3, USD per kWh, every day');
    expect(options('Currency of the prices')).toEqual(['CNY', 'USD']);
    await type('Currency of the prices', 'CNY');
    await pressButton('Use these prices');
    expect([shown().includes('¥/kWh, from the full hour on'), field('08:00').value]).toEqual([true, '0.3']);
  });

  it('that nobody pays are said to be so until their unit is put right', async () => {
    await openClock({}, { currency: 'CNY' });
    await pressButton('By the hour');
    await read('22-8 35, 8-22 62');
    expect(preview()?.textContent).toContain('Electricity hardly ever costs this.');
    await type('The prices are in', 'cents');
    expect(preview()?.textContent).not.toContain('Electricity hardly ever costs this.');
    expect(preview()?.textContent).toContain('22–08 0.35 · 08–22 0.62, CNY per kWh');
  });

  it('of a currency that is none of ours are taken at a rate alone', async () => {
    await openClock({ kind: 'hours' });
    await read('08:00-22:00 0.30 €/kWh\n22:00-08:00 0.10 €/kWh');
    expect(preview()?.textContent).toContain('The list is in EUR. Enter the exchange rate to convert it.');
    expect(preview()?.textContent).toContain('22–08 0.1 · 08–22 0.3, EUR per kWh');
    expect(unitOf('Exchange rate: 1 EUR is')).toBe('USD');
    for (const rate of ['', '0']) {
      await type('Exchange rate: 1 EUR is', rate);
      expect(button('Use these prices').disabled).toBe(true);
    }
    await type('Exchange rate: 1 EUR is', '1.1');
    await pressButton('Use these prices');
    expect([field('08:00').value, field('07:00').value]).toEqual(['0.33', '0.11']);
  });

  it('of a market get what comes on top, first the amount and then the percent, which stays beside them', async () => {
    await openClock({ kind: 'hours' });
    const day = Array.from({ length: 24 }, (_, hour) => `2026-11-25 ${String(hour).padStart(2, '0')}:00,${hour < 8 ? 0.02 : 0.04}`);
    await read(['time,USD/kWh', ...day].join('\n'));
    await type('1. Added per kWh', '0.03');
    await type('2. Then added in percent', '20');
    expect(preview()?.textContent).toContain('00–08 0.06 · 08–00 0.084, USD per kWh, today');
    await pressButton('Use these prices');
    expect([field('1. Added per kWh').value, field('2. Then added in percent').value]).toEqual(['0.03', '20']);
    expect(shown()).toContain('Imported prices replace the prices of their hours.');
    expect(document.querySelector<HTMLElement>('ol li')?.title).toBe('00:00 $0.06/kWh');
    await pressButton('Remove imported prices');
    expect(shown()).not.toContain('Imported prices stand in');
  });

  it('of several areas are asked about by a list', async () => {
    await openClock({ kind: 'hours' });
    const entries = Array.from({ length: 24 }, (_, hour) => ({
      deliveryStart: new Date(2026, 10, 25, hour).toISOString(),
      entryPerArea: { SE3: 40, SE4: 90 },
    }));
    await read(JSON.stringify({ currency: 'USD', multiAreaEntries: entries }));
    expect(shown()).toContain('Prices of several areas. Which one is yours?');
    expect(preview()).toBeNull();
    await type('Which one', 'SE4');
    expect(preview()?.textContent).toContain('00–00 0.09, USD per kWh, today');
  });

  it('come out of a file, which can be chosen again', async () => {
    await openClock({ kind: 'hours' }, { currency: 'CNY' });
    const input = the<HTMLInputElement>('input[type=file]');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain('CSV, JSON or text, up to 2 MB.');
    expect(input.accept.split(',')).toEqual(expect.arrayContaining(['.csv', '.json', '.txt']));
    const forget = vi.fn<(value: string) => void>();
    Object.defineProperty(input, 'value', { set: forget, get: () => 'C:\\fakepath\\prices.txt' });
    const choose = async (...files: File[]) => {
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    };
    await choose();
    await settled();
    expect([alert(), preview()]).toEqual([undefined, null]);
    const text = '08:00-22:00 0.95\n22:00-08:00 0.35\n';
    await choose(new File([text], 'prices.txt'));
    await drawn(() => expect(preview()?.textContent).toContain('22–08 0.35 · 08–22 0.95'));
    expect(forget.mock.calls.at(-1)).toEqual(['']);
    await choose(new File([text, ' '.repeat(2_000_000)], 'prices.txt'));
    await drawn(() => expect(alert()).toContain('That is more than 2,000,000 characters.'));
    const moved = new File([text], 'prices.txt');
    moved.slice = () => Object.assign(new Blob(), { text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    await choose(moved);
    await drawn(() => expect(alert()).toContain('This file could not be read. Choose it again, or paste its text.'));
  });
});
