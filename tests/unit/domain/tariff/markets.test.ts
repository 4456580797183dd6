import { describe, expect, it } from 'vitest';
import { readTariff } from '#src/domain/tariff/read-tariff.ts';
import { datedOf, hoursOf, inZone, nowMs, pricesOf, refusalOf, rowsOf, two } from './read-tariff.ts';

const start = Date.UTC(2026, 10, 24);
const at = (hour: number) => new Date(start + hour * 3_600_000).toISOString();

describe("a market's answer", () => {
  it('of Nord Pool: prices per MWh by area, although no unit is named, without the blocks beside them', () => {
    inZone('Europe/London');
    const pool = JSON.stringify({
      deliveryDateCET: '2026-11-24',
      deliveryAreas: ['SE3'],
      multiAreaEntries: [3, 4].map((hour) => ({ deliveryStart: at(hour), deliveryEnd: at(hour + 1), entryPerArea: { SE3: hour } })),
      blockPriceAggregates: [
        { blockName: 'Peak', deliveryStart: at(5), deliveryEnd: at(9), averagePricePerArea: { SE3: { average: 60, min: 1, max: 90 } } },
      ],
      currency: 'EUR',
      exchangeRate: 1,
      areaAverages: [{ areaCode: 'SE3', price: 3.5 }],
    });
    expect(datedOf(pool)).toEqual({ '2026-11-24T03:00': 0.003, '2026-11-24T04:00': 0.004 });
    expect(pricesOf(pool)).toMatchObject({ unit: 'mwh', isGuess: false, currency: 'EUR' });
  });

  it('of ENTSO-E: a table of the hours of a day, per MWh', () => {
    inZone('Europe/Berlin');
    const row = (hour: number) => `"24.11.2026 ${two(hour)}:00 - 24.11.2026 ${two(hour + 1)}:00","${45 + hour}.12","EUR",""`;
    const table = `"MTU (CET/CEST)","Day-ahead Price [EUR/MWh]","Currency","BZN"\n${rowsOf(24, row)}`;
    expect(datedOf(table)['2026-11-24T02:00']).toBe(0.04812);
    expect(Object.keys(datedOf(table))).toHaveLength(24);
    expect(pricesOf(table)).toMatchObject({ unit: 'mwh', isGuess: false, currency: 'EUR' });
  });

  it('of energy-charts: times and prices side by side, by the quarter of an hour', () => {
    inZone('Europe/London');
    const seconds = [0, 1, 2, 3, 4].map((index) => start / 1000 + index * 900);
    const charts = JSON.stringify({
      license_info: 'CC BY 4.0',
      unix_seconds: seconds,
      price: [10, 20, 30, 40, -5],
      unit: 'EUR / MWh',
      deprecated: false,
    });
    expect(datedOf(charts)).toEqual({ '2026-11-24T00:00': 0.025, '2026-11-24T01:00': -0.005 });
    expect(pricesOf(charts)).toMatchObject({ unit: 'mwh', currency: 'EUR' });
  });

  it('of elprisetjustnu: of prices in two currencies one is asked for', () => {
    inZone('Europe/Stockholm');
    const row = { EXR: 10.9, time_start: '2026-11-24T00:00:00+01:00', time_end: '2026-11-24T01:00:00+01:00' };
    const swedish = JSON.stringify([{ SEK_per_kWh: 0.545, EUR_per_kWh: 0.05, ...row }]);
    expect(readTariff(swedish, nowMs)).toEqual({ kind: 'choose', of: 'currency', options: ['SEK', 'EUR'] });
    expect(datedOf(swedish, nowMs, { currency: 'SEK' })).toEqual({ '2026-11-23T23:00': 0.545 });
    expect(pricesOf(swedish, nowMs, { currency: 'EUR' })).toMatchObject({ unit: 'kwh', isGuess: false, currency: 'EUR', asks: [] });
    const table = `time;Price SEK/kWh;Price EUR/kWh\n${rowsOf(24, (hour) => `${hour};0.545;0.05`)}`;
    expect(pricesOf(table, nowMs, { currency: 'EUR' })).toMatchObject({ kind: 'hours', currency: 'EUR' });
  });

  it('of aWATTar: milliseconds, per MWh', () => {
    inZone('Europe/London');
    const row = { start_timestamp: start, end_timestamp: start + 3_600_000, marketprice: 91.2, unit: 'Eur/MWh' };
    const awattar = JSON.stringify({ object: 'list', data: [row], url: '/at/v1/marketdata' });
    expect(datedOf(awattar)).toEqual({ '2026-11-24T00:00': 0.0912 });
    expect(pricesOf(awattar)).toMatchObject({ unit: 'mwh', isGuess: false, currency: 'EUR' });
  });

  it('of Tibber: the totals of today and tomorrow, of the home that is meant', () => {
    inZone('Europe/Stockholm');
    const day = (date: string, total: number) =>
      ['00', '01'].map((hour) => ({
        total,
        energy: 0.1,
        tax: 0.2,
        startsAt: `${date}T${hour}:00:00.000+01:00`,
        level: 'NORMAL',
        currency: 'EUR',
      }));
    const home = (total: number, tomorrow: unknown) => ({
      appNickname: `Home ${total}`,
      currentSubscription: { priceInfo: { today: day('2026-11-24', total), tomorrow } },
    });
    const answer = (...homes: readonly unknown[]) => JSON.stringify({ data: { viewer: { homes } } });
    const homes = answer(home(0.31, day('2026-11-25', 0.28)), home(0.9, []));
    expect(readTariff(homes, nowMs)).toEqual({ kind: 'choose', of: 'tariff', options: ['Home 0.31', 'Home 0.9'] });
    expect(datedOf(homes, nowMs, { tariff: 'Home 0.31' })).toEqual({
      '2026-11-23T23:00': 0.31,
      '2026-11-24T00:00': 0.31,
      '2026-11-24T23:00': 0.28,
      '2026-11-25T00:00': 0.28,
    });
    expect(Object.keys(datedOf(answer(home(0.31, []))))).toHaveLength(2);
    expect(pricesOf(answer(home(0.31, null)))).toMatchObject({ currency: 'EUR', isGuess: false });
  });

  it('of Octopus: pence with the tax, by the half hour', () => {
    inZone('Europe/London');
    const row = (from: string, to: string, price: number) => ({
      value_exc_vat: 1,
      value_inc_vat: price,
      valid_from: `2026-11-24T${from}:00Z`,
      valid_to: `2026-11-24T${to}:00Z`,
      payment_method: null,
    });
    const octopus = JSON.stringify({ count: 2, results: [row('00:30', '01:00', 25.5), row('00:00', '00:30', 24.5)] });
    expect(datedOf(octopus)).toEqual({ '2026-11-24T00:00': 0.25 });
    expect(pricesOf(octopus)).toMatchObject({ unit: 'cents', isGuess: false, currency: 'GBP' });
  });
});

describe('lists inside a document', () => {
  const day = (price: number) => Array(24).fill(price);

  it('called today and tomorrow are joined, as moments and as hours', () => {
    inZone('Asia/Hong_Kong');
    const row = (from: string, price: number) => ({ from, price });
    const moments = { today: [row('2026-11-24T00:00+08:00', 0.1)], tomorrow: [row('2026-11-25T00:00+08:00', 0.2)] };
    expect(datedOf(JSON.stringify(moments))).toEqual({ '2026-11-23T16:00': 0.1, '2026-11-24T16:00': 0.2 });
    const hours = datedOf(JSON.stringify({ today: day(0.1), tomorrow: day(0.2) }));
    expect([hours['2026-11-23T16:00'], hours['2026-11-24T15:00'], hours['2026-11-24T16:00'], hours['2026-11-25T15:00']]).toEqual([
      0.1, 0.1, 0.2, 0.2,
    ]);
    const records = {
      today: day(0.1).map((price, hour) => ({ hour, price })),
      tomorrow: day(0.2).map((price, hour) => ({ hour: `${two(hour)}:00`, price })),
    };
    expect(datedOf(JSON.stringify({ data: records }))).toEqual(hours);
    expect(
      datedOf(
        JSON.stringify([
          { date: '2026-11-24', prices: day(0.1) },
          { date: '2026-11-25', prices: day(0.2) },
        ]),
      ),
    ).toEqual(hours);
    expect(
      datedOf(JSON.stringify(Array.from({ length: 3 }, (_, hour) => ({ hour, date: '2026-11-24', price: 0.1 }))))['2026-11-23T18:00'],
    ).toBe(0.1);
  });

  it('of weekdays and weekends are both, of other names the one of prices or none', () => {
    const both = hoursOf(JSON.stringify({ weekend: day(0.2), weekday: day(0.1) }));
    expect([both.weekday[0], both.weekend[0]]).toEqual([0.1, 0.2]);
    expect(hoursOf(JSON.stringify({ volumes: day(900), prices: day(0.1) })).weekday[0]).toBe(0.1);
    const areas = JSON.stringify({ SE1: day(0.1), SE2: day(0.2) });
    expect(readTariff(areas, nowMs)).toEqual({ kind: 'choose', of: 'area', options: ['SE1', 'SE2'] });
    expect(pricesOf(areas, nowMs, { area: 'SE2' })).toMatchObject({ hours: { weekday: day(0.2) } });
    expect(refusalOf(JSON.stringify({ first: day(0.1), second: day(0.2) }))).toBe('noDay');
  });
});
