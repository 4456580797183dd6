import { describe, expect, it } from 'vitest';
import { readTariff } from '#src/domain/tariff/read-tariff.ts';
import { datedOf, hoursOf, nowMs, pricesOf, refusalOf, rowsOf, two } from './read-tariff.ts';

const list = Array.from({ length: 24 }, (_, hour) => hour / 100);
const comma = (price: number | undefined) => String(price).replace('.', ',');

describe('prices out of a text', () => {
  it('reads 24 or 48 prices', () => {
    expect(hoursOf(list.join(',')).weekday).toEqual(list);
    expect(hoursOf(list.join('\n')).weekend).toEqual(list);
    const both = hoursOf(JSON.stringify([...list, ...Array(24).fill(0.5)]));
    expect([both.weekday[3], both.weekend[3]]).toEqual([0.03, 0.5]);
  });

  it('finds today in a year of quarter-hours, and refuses what is longer still', () => {
    const year = Array.from({ length: 340 * 96 }, (_, index) => {
      const at = new Date(Date.UTC(2026, 0, 1) + index * 900_000).toISOString().slice(0, 16);
      return `${at}Z;DE-LU;${(index % 96) + 1}.00`;
    });
    expect(datedOf(`time;area;EUR/MWh\n${year.join('\n')}`)['2026-11-24T12:00']).toBeCloseTo((49 + 50 + 51 + 52) / 4000, 9);
    expect(refusalOf('0.1\n'.repeat(600_000))).toBe('tooLong');
  });

  it('reads numbers as computers write them', () => {
    const long = list.with(5, 0.1 + 0.2);
    expect(hoursOf(JSON.stringify(long)).weekday[5]).toBe(0.3);
    expect(hoursOf(long.join('\n')).weekday[5]).toBe(0.3);
    const both = datedOf(JSON.stringify({ today: list, tomorrow: long }));
    expect(Object.keys(both)).toHaveLength(48);
  });

  it('says of a day that it has gaps, and reads dated rows around one', () => {
    expect(refusalOf(`hour,price\n${rowsOf(24, (hour) => `${hour},${hour === 5 ? 'n/a' : 0.1}`)}`)).toBe('gaps');
    expect(refusalOf('08:00-22:00 0.95')).toBe('gaps');
    expect(
      Object.keys(datedOf(`time,price\n${rowsOf(24, (hour) => `2026-11-24 ${two(hour)}:00,${hour % 12 === 5 ? '-' : 0.1}`)}`)),
    ).toHaveLength(22);
  });

  it('asks which of several areas is meant, and reads that one', () => {
    const rows = rowsOf(24, (hour) => `{"deliveryStart":"2026-11-24T${two(hour)}:00:00Z","entryPerArea":{"SE3":40,"SE4":90}},`);
    const text = `{"multiAreaEntries":[${rows.slice(0, -1)}]}`;
    expect(readTariff(text, nowMs)).toEqual({ kind: 'choose', of: 'area', options: ['SE3', 'SE4'] });
    expect(datedOf(text, nowMs, { area: 'SE4' })['2026-11-24T12:00']).toBe(0.09);
  });

  it('reads lists with a decimal comma', () => {
    for (const sign of [';', '; ', ' ', '\n', '\t']) expect(hoursOf(list.map(comma).join(sign)).weekday).toEqual(list);
    expect(hoursOf(`${list.map(comma).join(';')};`).weekend).toEqual(list);
    const both = hoursOf(`${list.map(comma).join(';')}\n${Array(24).fill('0,5').join(';')}`);
    expect([both.weekday[3], both.weekend[3]]).toEqual([0.03, 0.5]);
    // Whole hours and whole prices, not numbers with a decimal comma.
    expect(hoursOf(rowsOf(24, (hour) => `${hour},1`)).weekday).toEqual(Array(24).fill(1));
  });

  it('reads rows of hour and price, from 0 or from 1', () => {
    expect(hoursOf(`hour,price\n${rowsOf(24, (hour) => `${hour},${list[hour]}`)}`).weekday).toEqual(list);
    expect(hoursOf(rowsOf(24, (hour) => `${hour + 1};${comma(list[hour])}`)).weekday).toEqual(list);
    expect(hoursOf(rowsOf(24, (hour) => `${two(hour)}:00\t${list[hour]}`)).weekday).toEqual(list);
  });

  it('takes the price of a table from its own column, whatever stands before and after it', () => {
    expect(hoursOf(`from,to,price\n${rowsOf(24, (hour) => `${hour},${hour + 1},${list[hour]}`)}`).weekday).toEqual(list);
    expect(hoursOf(rowsOf(24, (hour) => `${hour},${hour + 1},${list[hour]}`)).weekday).toEqual(list);
    expect(hoursOf(`hour;price;volume\n${rowsOf(24, (hour) => `${hour};${list[hour]};900`)}`).weekday).toEqual(list);
    expect(hoursOf(`hour;volume MWh;price EUR/kWh\n${rowsOf(24, (hour) => `${hour};900;${list[hour]}`)}`).weekday).toEqual(list);
  });

  it('reads the lines of a bill', () => {
    const bill = hoursOf('Peak 08:00-11:00, 18:00-23:00 0.95 ¥/kWh\nFlat 11:00–18:00 0.60\nValley 23:00-8:00 0.28');
    expect([7, 8, 11, 22].map((hour) => bill.weekday[hour])).toEqual([0.28, 0.95, 0.6, 0.95]);
    expect(bill.weekend[23]).toBe(0.28);
    const chinese = hoursOf('谷 23:00-次日07:00 0.28元\n峰 7点-23点 0.95').weekday;
    expect([6, 7, 22, 23].map((hour) => chinese[hour])).toEqual([0.28, 0.95, 0.95, 0.28]);
    expect(refusalOf('Peak 08:00-11:00 0.95')).toBe('gaps');
  });

  it('reads full-width signs, and no superscript or fraction as a digit', () => {
    const wide = hoursOf('０８：００－２２：００　０.９５\n２２：００～０８：００　￥０．３５').weekday;
    expect([wide[7], wide[8], wide[21], wide[22]]).toEqual([0.35, 0.95, 0.95, 0.35]);
    expect(pricesOf('０８：００－２２：００　￥０.９５\n２２：００－０８：００　￥０.３５').currency).toBe('CNY');
    expect(hoursOf(list.join('，')).weekday).toEqual(list);
    for (const price of ['1²', '1½']) expect(refusalOf(Array(24).fill(price).join('\n'))).toBe('noDay');
  });

  it.each(['-', '−', '–', '－'])('keeps the minus of a price, however it is printed: %s', (minus) => {
    const bill = hoursOf(`08:00–22:00 1.05\n22:00-08:00 ${minus}0.02`);
    expect([bill.weekday[9], bill.weekday[3]]).toEqual([1.05, -0.02]);
  });

  it('takes the mean of the halves and quarters of a whole day, and says so of other parts', () => {
    const half = (index: number) => `${two(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'};0.${index + 10}`;
    expect(hoursOf(`time;price\n${rowsOf(48, half)}`).weekday.slice(0, 2)).toEqual([0.105, 0.125]);
    expect(hoursOf(Array.from({ length: 96 }, (_, index) => String((index + 0.5) / 100)).join('\n')).weekday[1]).toBe(0.06);
    expect(refusalOf(`time;price\n${rowsOf(47, half)}`)).toBe('partsOfHours');
    expect(hoursOf('08:00-21:59 0.95\n22:00-07:59 0.35').weekday[21]).toBe(0.95);
  });

  it('keeps today and tomorrow of a week, and says when there is neither', () => {
    const week = (day: number) =>
      `time,CNY/kWh\n${rowsOf(168, (hour) => `${new Date(new Date(nowMs).setHours(24 * day + hour, 0, 0, 0)).toISOString()},0.9`)}`;
    const read = datedOf(week(-1));
    expect(Object.keys(read)).toHaveLength(50);
    expect(Object.keys(read)[0]).toBe(new Date(new Date(nowMs).setHours(0, 0, 0, 0)).toISOString().slice(0, 16));
    expect(refusalOf(week(-365))).toBe('allPast');
  });

  it('refuses what makes no day', () => {
    for (const text of ['', 'hello', '1,2,3', '{}', '[]', '{"a":', '24', '{"SE1":[1],"SE2":{"a":[]}}'])
      expect(refusalOf(text)).toBe('noDay');
  });
});
