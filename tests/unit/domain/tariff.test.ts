import { afterEach, describe, expect, it } from 'vitest';
import { flatTariff, paysToRun, runDay, runSpans, tariffDay } from '#src/domain/tariff.ts';
import { readTariff } from '#src/domain/tariff-text.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
const at = (text: string) => new Date(text).getTime();
const hours = (price: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => price(hour));

describe('the hours of a day', () => {
  it('are 24, and 23 or 25 when the clocks change', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const count = (day: string) => tariffDay(at(`${day}T12:00:00`), 0, flatTariff(1)).length;
    expect([count('2026-11-23'), count('2026-03-29'), count('2026-10-25')]).toEqual([24, 23, 25]);
    expect(
      tariffDay(at('2026-10-24T12:00:00'), 1, flatTariff(1))
        .map(({ hour }) => hour)
        .slice(0, 5),
    ).toEqual([0, 1, 2, 2, 3]);
  });
  it('take the price of weekday or weekend, and of a date where there is one', () => {
    const tariff = { weekday: hours(() => 1), weekend: hours(() => 2) };
    const monday = at('2026-11-23T10:00:00');
    expect(tariffDay(monday, 0, tariff)[0]?.perKwh).toBe(1);
    expect(tariffDay(monday, 5, tariff)[0]?.perKwh).toBe(2);
    const dated = [{ atMs: at('2026-11-23T03:00:00'), perKwh: -0.1 }];
    expect(
      tariffDay(monday, 0, tariff, dated)
        .map(({ perKwh }) => perKwh)
        .slice(2, 5),
    ).toEqual([1, -0.1, 1]);
  });
});

describe('running and standing still', () => {
  const day = tariffDay(at('2026-11-23T10:00:00'), 0, { weekday: hours((hour) => (hour < 8 ? 0.03 : 0.1)), weekend: hours(() => 0) });
  it('joins hours to spans', () => {
    expect(runSpans(day, 0.05).map(({ startsAtMs, endsAtMs, isRunning }) => [(endsAtMs - startsAtMs) / 3_600_000, isRunning])).toEqual([
      [8, true],
      [16, false],
    ]);
    expect(runSpans(day, undefined)).toEqual([]);
    expect(paysToRun(0.05, 0.05)).toBe(true);
  });
  it('adds up what the hours that pay leave', () => {
    const result = runDay(day, 0.05, 3500);
    expect(result?.net).toBeCloseTo(8 * 3.5 * 0.02, 9);
    expect(result?.runningHours).toBe(8);
    expect(runDay(day, undefined, 3500)).toBeUndefined();
  });
});

describe('prices out of a text', () => {
  const list = hours((hour) => hour / 100);
  it('reads 24 or 48 prices', () => {
    expect(readTariff(list.join(','))?.hours?.weekday).toEqual(list);
    expect(readTariff(list.join('\n'))?.hours?.weekend).toEqual(list);
    const both = readTariff(JSON.stringify([...list, ...hours(() => 0.5)]))?.hours;
    expect([both?.weekday[3], both?.weekend[3]]).toEqual([0.03, 0.5]);
  });
  it('reads rows of hour and price, from 0 or from 1, with a decimal comma', () => {
    expect(readTariff(`hour,price\n${list.map((price, hour) => `${hour},${price}`).join('\n')}`)?.hours?.weekday).toEqual(list);
    expect(readTariff(list.map((price, hour) => `${hour + 1};${String(price).replace('.', ',')}`).join('\n'))?.hours?.weekday).toEqual(
      list,
    );
    expect(readTariff(list.map((price, hour) => `${String(hour).padStart(2, '0')}:00\t${price}`).join('\n'))?.hours?.weekday).toEqual(list);
  });
  it('reads day-ahead prices with their moments, per MWh, below zero, and by the quarter of an hour', () => {
    const csv = `time,EUR/MWh\n${hours((hour) => hour)
      .map((hour) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z,${hour - 5}`)
      .join('\n')}`;
    const read = readTariff(csv);
    expect(read?.isPerMwh).toBe(true);
    expect(read?.dated?.[0]).toEqual({ atMs: Date.UTC(2026, 10, 23), perKwh: -0.005 });
    expect(read?.dated).toHaveLength(24);
    const start = Date.UTC(2026, 10, 23) / 1000;
    const quarters = { unit: 'EUR / MWh', unix_seconds: [0, 1, 2, 3].map((index) => start + index * 900), price: [10, 20, 30, 40] };
    expect(readTariff(JSON.stringify(quarters))?.dated).toEqual([{ atMs: start * 1000, perKwh: 0.025 }]);
    const records = { data: [{ start_timestamp: start * 1000, marketprice: 91.2, unit: 'Eur/MWh' }] };
    expect(readTariff(JSON.stringify(records))?.dated).toEqual([{ atMs: start * 1000, perKwh: 0.0912 }]);
  });
  it('reads the lines of a bill', () => {
    const bill = 'Peak 08:00-11:00, 18:00-23:00 0.95 ¥/kWh\nFlat 11:00–18:00 0.60\nValley 23:00-8:00 0.28';
    const read = readTariff(bill)?.hours;
    expect([read?.weekday[7], read?.weekday[8], read?.weekday[11], read?.weekday[22], read?.weekend[23]]).toEqual([
      0.28, 0.95, 0.6, 0.95, 0.28,
    ]);
    expect(readTariff('Peak 08:00-11:00 0.95')).toBeUndefined();
  });
  it('refuses what makes no day', () => {
    for (const text of ['', 'hello', '1,2,3', '{}', '[]', '{"a":', '24']) expect(readTariff(text)).toBeUndefined();
  });
});
