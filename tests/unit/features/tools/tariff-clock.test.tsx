import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coinById } from '#src/domain/coins.ts';
import type { Currency } from '#src/domain/money.ts';
import { asicFields, type AsicInputsOf } from '#src/features/tools/asic/asic-fields.ts';
import { TariffClock } from '#src/features/tools/asic/tariff-clock.tsx';
import { coinMarket } from '#src/features/tools/market.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { btc, button, field, openPart, pressButton, type, unitOf } from './asic-stage.tsx';

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

/** A kWh brings 0.10 USD or 0.70 CNY. */
const market = coinMarket(coinById(1)!, [btc], {});

function Clock({ fields, isKnown }: { fields: Partial<AsicInputsOf>; isKnown: boolean }) {
  const [inputs, change] = useState<AsicInputsOf>({ ...asicFields.initial, ...fields });
  return <TariffClock inputs={inputs} market={isKnown ? market : undefined} isSimulated={false} onChange={change} />;
}
const openClock = (fields: Partial<AsicInputsOf> = {}, { currency = 'USD' as Currency, isKnown = true } = {}) =>
  openPart(<Clock fields={fields} isKnown={isKnown} />, currency);

const shown = () => document.body.textContent;
const days = () =>
  [...document.querySelectorAll('h4')].map((name) =>
    [name, ...name.parentElement!.querySelectorAll('p')].map(({ textContent }) => textContent),
  );
const hours = (dear: string, cheap: string) => Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 22 ? dear : cheap)).join(',');

describe('the tariff clock', () => {
  it('says of today and tomorrow whether one price pays all day, and what is left', async () => {
    await openClock();
    expect(shown()).toContain('Shutdown price of electricity$0.1000 /kWh');
    expect(days()).toEqual([
      ['Today, 25 Nov', 'Run all day', '24 hours running leave $3.36.'],
      ['Tomorrow, 26 Nov', 'Run all day', '24 hours running leave $3.36.'],
    ]);
    expect(shown()).toContain('it is 12:05 now.');
    expect(shown()).not.toContain('this clock with the hourly ones');
    expect(document.querySelector('textarea')).toBeNull();
    const [strip] = document.querySelectorAll('ol');
    expect(strip?.getAttribute('aria-hidden')).toBe('true');
    expect([...strip!.children].map(({ textContent }) => textContent).filter(Boolean)).toEqual(['0', '6', '12', '18']);
    document.body.replaceChildren();
    await openClock({ usd: '0.12' });
    expect(days()[1]).toEqual(['Tomorrow, 26 Nov', 'Stop all day', '0 hours running leave $0.00.']);
  });

  it('says which hours pay, in the currency of the prices', async () => {
    await openClock({ tariff: 'hours', tariffIn: 'CNY', weekday: hours('1', '0.3') });
    expect(shown()).toContain('Shutdown price of electricity¥0.7000 /kWh');
    expect(shown()).toContain('this clock with the hourly ones');
    const words = 'run 00:00–08:00 · stop 08:00–22:00 · run 22:00–00:00';
    expect(days()[0]).toEqual(['Today, 25 Nov', words, '10 hours running leave ¥14.00.']);
    const lines = [...document.querySelectorAll<HTMLElement>('ol:first-of-type li')];
    expect(lines.slice(7, 9).map(({ title, dataset }) => [title, dataset['run']])).toEqual([
      ['07:00 ¥0.3000/kWh', 'true'],
      ['08:00 ¥1.00/kWh', 'false'],
    ]);
  });

  it('takes the prices of weekends on them', async () => {
    vi.setSystemTime(new Date(2026, 10, 27, 23));
    await openClock({ tariff: 'hours', tariffIn: 'USD', weekday: hours('0.2', '0.2'), weekend: hours('0.05', '0.05') });
    expect(days().map(([, words]) => words)).toEqual(['Stop all day', 'Run all day']);
  });

  it('counts imported prices in the hours they name, and the typed ones in the others, until they are removed', async () => {
    const dated = `${hourOf(midnight(25))}:${Array.from({ length: 20 }, (_, hour) => (hour < 10 ? '-0.01' : '0.3')).join(',')}`;
    await openClock({ tariff: 'hours', tariffIn: 'USD', dated });
    const words = 'run 00:00–10:00 · stop 10:00–20:00 · run 20:00–00:00';
    const note = '4 hours have no imported price: the typed ones count there.';
    expect(days()).toEqual([
      ['Today, 25 Nov', words, note, '14 hours running leave $4.41.'],
      ['Tomorrow, 26 Nov', 'Run all day', '24 hours running leave $3.36.'],
    ]);
    expect(shown()).toContain('Imported prices stand in for the hours they name.');
    expect(button('Remove imported prices').dataset['print']).toBe('no');
    await pressButton('Remove imported prices');
    expect(days()[0]).toEqual(['Today, 25 Nov', 'Run all day', '24 hours running leave $3.36.']);
    expect(shown()).not.toContain('Imported prices stand');
  });

  it('says nothing of hours without a price, nor without an income', async () => {
    await openClock({ tariff: 'hours', tariffIn: 'USD', weekday: hours('', '0.05') });
    expect(days()[0]![1]).toBe('run 00:00–08:00 · run 22:00–00:00');
    document.body.replaceChildren();
    await openClock({}, { isKnown: false });
    expect(days()[0]).toEqual(['Today, 25 Nov', 'No price or income known for this day.']);
    expect(button('Save as calendar (.ics)').disabled).toBe(true);
  });

  it('is in the page from the start, its days only in the browser', () => {
    expect(renderToString(<Clock fields={{}} isKnown />)).not.toContain('h4');
  });

  it('saves every stretch of both days as a date', async () => {
    await openClock({ tariff: 'hours', tariffIn: 'CNY', weekday: hours('1', '0.3') });
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
    expect(of('DESCRIPTION')[0]).toBe('Electricity pays up to ¥0.7000/kWh.');
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
    ]);
    expect(shown()).toContain('USD per kWh, from the full hour on');
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

  it('are of the currency that is shown when the first is typed, and stay so', async () => {
    const { store } = await openClock({}, { currency: 'USD' });
    const show = (currency: Currency) => act(async () => store.set(currencyAtom, currency));
    await pressButton('By the hour');
    await pressButton('One price');
    await show('CNY');
    await pressButton('By the hour');
    expect(shown()).toContain('CNY per kWh');
    expect(field('05:00').value).toBe('0.45');
    await type('05:00', '0.4');
    await show('USD');
    await pressButton('One price');
    await pressButton('By the hour');
    expect(shown()).toContain('CNY per kWh');
    expect(field('05:00').value).toBe('0.4');
  });

  it.each([
    ['of weekends alone', { weekend: hours('0.4', '0.4') }],
    ['that are imported', { dated: `${hourOf(midnight(25))}:0.1` }],
  ])('%s stay in their currency too', async (_name, fields) => {
    await openClock({ tariffIn: 'CNY', ...fields }, { currency: 'USD' });
    await pressButton('By the hour');
    expect(shown()).toContain('CNY per kWh');
  });
});

const PASTE = 'Paste a bill or a price list';
const take = async (text: string) => {
  await type(PASTE, text);
  await pressButton('Use these prices');
};
const alert = () => document.querySelector('[role=alert]')?.textContent;

describe('prices that are brought in', () => {
  it('stand in their field again after a reload, as a change of language is one, until they are taken', async () => {
    await openClock({ tariff: 'hours', tariffIn: 'CNY' });
    await type(PASTE, '08:00-22:00 0.95');
    // A reload unmounts nothing.
    document.body.replaceChildren();
    await openClock({ tariff: 'hours', tariffIn: 'CNY' });
    expect(field(PASTE).value).toBe('08:00-22:00 0.95');
    await take('08:00-22:00 0.95\n22:00-08:00 0.35');
    expect(field(PASTE).value).toBe('');
    document.body.replaceChildren();
    await openClock({ tariff: 'hours', tariffIn: 'CNY' });
    expect(field(PASTE).value).toBe('');
  });

  it('replace those of the hours; what cannot be read changes nothing and says why', async () => {
    const { toasts } = await openClock({ tariff: 'hours', tariffIn: 'CNY', dated: `${hourOf(midnight(25))}:9` }, { currency: 'USD' });
    expect(button('Use these prices').ariaDisabled).toBe('true');
    expect(field(PASTE).getAttribute('spellcheck')).toBe('false');
    await type(PASTE, ' \n');
    expect(button('Use these prices').ariaDisabled).toBe('true');
    await take('08:00-22:00 0.95');
    expect(alert()).toBe('Some hours have no price that could be read. Give every hour of the day a price.');
    expect(shown()).toContain('Imported prices stand in');
    expect(field(PASTE).value).toBe('08:00-22:00 0.95');
    await type(PASTE, 'nothing');
    expect(alert()).toBeUndefined();
    await pressButton('Use these prices');
    expect(alert()).toContain('No whole day of prices found.');
    await take('08:00-22:00 0.95\n22:00-08:00 0.35');
    expect([alert(), field(PASTE).value, field('07:00').value, field('08:00').value]).toEqual([undefined, '', '0.35', '0.95']);
    expect(shown()).toContain('USD per kWh, from the full hour on');
    expect(shown()).not.toContain('Imported prices stand in');
    expect(toasts()).toEqual(['success: Prices taken, in USD per kWh']);
    await take('08:00-22:00 30 分/kWh\n22:00-08:00 15 分/kWh');
    expect(field('08:00').value).toBe('0.3');
    expect(toasts().at(-1)).toBe('success: Prices in hundredths converted, in CNY per kWh');
    await take('08:00-22:00 ¥0.5\n22:00-08:00 ¥0.4');
    expect(shown()).toContain('CNY per kWh, from the full hour on');
    expect(toasts().at(-1)).toBe('success: Prices taken, in CNY per kWh');
  });

  it('come out of a file, which can be chosen again', async () => {
    await openClock({ tariff: 'hours', tariffIn: 'USD' });
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
    expect(alert()).toBeUndefined();
    await take('half a line');
    expect(alert()).toContain('No whole day of prices found.');
    const text = '08:00-22:00 0.95\n22:00-08:00 0.35\n';
    await choose(new File([text], 'prices.txt'));
    await drawn(() => expect(field('08:00').value).toBe('0.95'));
    expect([alert(), field(PASTE).value]).toEqual([undefined, '']);
    expect(forget.mock.calls.at(-1)).toEqual(['']);
    await choose(new File([text, ' '.repeat(2_000_000)], 'prices.txt'));
    await drawn(() => expect(alert()).toContain('That is more than 2,000,000 characters.'));
    const moved = new File([text], 'prices.txt');
    moved.slice = () => Object.assign(new Blob(), { text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    await choose(moved);
    await drawn(() => expect(alert()).toBe('This file could not be read. Choose it again, or paste its text.'));
    expect(field('08:00').value).toBe('0.95');
  });

  it('of another currency are noted as such until they are converted at a rate', async () => {
    const { toasts } = await openClock({ tariff: 'hours', tariffIn: 'CNY' }, { currency: 'USD' });
    await take('08:00-22:00 0.30 €/kWh\n22:00-08:00 0.10 €/kWh');
    expect(toasts()).toEqual([]);
    const note = () => document.querySelector('[role=status]')?.textContent;
    expect(note()).toContain('This list is in EUR, which the calculator does not offer. Its numbers stand here as USD until');
    expect(unitOf('Exchange rate: 1 EUR is')).toBe('USD');
    for (const text of ['', '0']) {
      await type('Exchange rate: 1 EUR is', text);
      expect(button('Convert the prices').disabled).toBe(true);
    }
    await type('Exchange rate: 1 EUR is', '1.1');
    await take('08:00-22:00 0.30 kr/kWh\n22:00-08:00 0.10 kr/kWh');
    expect(field('Exchange rate: 1 kr is').value).toBe('');
    await type('Exchange rate: 1 kr is', '0.5');
    await pressButton('Convert the prices');
    expect([field('08:00').value, field('07:00').value, note()]).toEqual(['0.15', '0.05', undefined]);
    expect(toasts()).toEqual(['success: Prices converted, in USD per kWh']);
  });

  it('without a unit can be read as another one', async () => {
    const { toasts } = await openClock({ tariff: 'hours', tariffIn: 'USD' });
    await take('08:00-22:00 30\n22:00-08:00 15');
    expect(toasts()).toEqual([]);
    const notes = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    expect(notes()).toEqual(['The list does not say its unit. Its prices were read as USD/kWh.']);
    const select = field<HTMLSelectElement>('Read the list as');
    expect([...select.options].map(({ text }) => text)).toEqual(['USD/kWh', '0.01 USD/kWh', 'USD/MWh']);
    await type('Read the list as', 'mwh');
    expect([select.value, field('08:00').value]).toEqual(['mwh', '0.03']);
    expect(notes()).toEqual(['The list does not say its unit. Its prices were read as USD/MWh.']);
    await type('Read the list as', 'cents');
    expect([select.value, field('08:00').value]).toEqual(['cents', '0.3']);
    await take('08:00-22:00 30 €\n22:00-08:00 15 €');
    expect(notes()).toEqual([
      expect.stringContaining('This list is in EUR'),
      'The list does not say its unit. Its prices were read as EUR/kWh.',
    ]);
    const offered = [...field<HTMLSelectElement>('Read the list as').options].map(({ text }) => text);
    expect(offered).toEqual(['EUR/kWh', '0.01 EUR/kWh', 'EUR/MWh']);
    await pressButton('One price');
    expect(notes()).toEqual([]);
  });
});
