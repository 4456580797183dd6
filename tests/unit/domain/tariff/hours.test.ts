import { describe, expect, it } from 'vitest';
import { flatTariff, tariffDay } from '#src/domain/tariff/tariff.ts';
import { datedOf, hoursOf, inZone, nowMs, pricesOf, refusalOf, rowsOf, two } from './read-tariff.ts';

const noon = (date: string) => new Date(`${date}T12:00:00`).getTime();

describe('a zone of half an hour', () => {
  it('has the price of each of its own hours', () => {
    inZone('Asia/Kolkata');
    const read = pricesOf(`time,price\n${rowsOf(24, (hour) => `2026-11-24 ${two(hour)}:00,0.${two(hour)}`)}`);
    const hours = tariffDay(nowMs, 0, flatTariff(9), read.kind === 'dated' ? read.dated : []);
    expect(hours.every(({ isDated }) => isDated)).toBe(true);
    expect(hours.map(({ hour, perKwh }) => (perKwh ?? 9) * 100 - hour).map(Math.round)).toEqual(hours.map(() => 0));
    const german = rowsOf(24, (hour) => `2026-11-24T${two(hour)}:00:00+01:00;0.${two(hour)}`);
    const abroad = pricesOf(`time;price\n${german}`);
    const own = tariffDay(nowMs, 0, flatTariff(9), abroad.kind === 'dated' ? abroad.dated : []);
    // Midnight in Berlin is half past four here.
    const means = Array.from({ length: 19 }, (_, hour) => (2 * hour + 1) / 200);
    expect(own.slice(4).map(({ perKwh }) => perKwh)).toEqual([0, ...means]);
  });
});

describe('hours by AM and PM', () => {
  const american = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}`;
  const half = (hour: number) => (hour < 12 ? 'AM' : 'PM');

  it('are those of the whole day, with their date or without', () => {
    inZone('America/New_York');
    const moments = datedOf(`time,price\n${rowsOf(24, (hour) => `11/24/2026 ${american(hour)}:00 ${half(hour)},0.${two(hour)}`)}`);
    expect(Object.keys(moments)).toHaveLength(24);
    expect([moments['2026-11-24T05:00'], moments['2026-11-24T18:00'], moments['2026-11-25T04:00']]).toEqual([0, 0.13, 0.23]);
    expect(datedOf(`date,hour,price\n${rowsOf(24, (hour) => `11/24/2026,${american(hour)} ${half(hour)},0.${two(hour)}`)}`)).toEqual(
      moments,
    );
    const daily = hoursOf(rowsOf(24, (hour) => `${american(hour)} ${half(hour).toLowerCase()};0.${two(hour)}`)).weekday;
    expect([daily[0], daily[1], daily[12], daily[13]]).toEqual([0, 0.01, 0.12, 0.13]);
  });

  it('are read in the lines of a bill, also where the first hour has no sign', () => {
    const bill = hoursOf('Peak 8 AM-11 AM, 5-9 PM 0.95\nFlat 11-5 p.m. 0.6\nValley 9:00 PM - 8:00 AM 0.3').weekday;
    expect([7, 8, 10, 11, 16, 17, 20, 21].map((hour) => bill[hour])).toEqual([0.3, 0.95, 0.95, 0.6, 0.6, 0.95, 0.95, 0.3]);
    const chinese = hoursOf('峰 上午8点-下午10点 0.95\n谷 下午10:00-上午8:00 0.35').weekday;
    expect([7, 8, 21, 22].map((hour) => chinese[hour])).toEqual([0.35, 0.95, 0.95, 0.35]);
  });

  it('put the month first where a date of the text or its AM and PM do, for all of its dates', () => {
    inZone('America/New_York');
    const days = (dates: readonly string[], time: string) => dates.map((date) => `${date} ${time},0.1`).join('\n');
    const at = new Date('2026-11-12T12:00:00').getTime();
    expect(Object.keys(datedOf(`time,price\n${days(['11/12/2026', '11/13/2026'], '00:00')}\n11/13/2026 01:00,0.1`, at))).toHaveLength(3);
    expect(
      Object.keys(datedOf(`time,price\n${days(['11/12/2026'], '1:00 PM')}\n11/12/2026 2:00 PM,0.1\n11/12/2026 3:00 PM,0.1`, at)),
    ).toHaveLength(3);
    expect(Object.keys(datedOf(`time,price\n${days(['12/11/2026', '13/11/2026'], '00:00')}\n13/11/2026 01:00,0.1`, at))).toHaveLength(3);
    expect(Object.keys(datedOf(`time,price\n${rowsOf(3, (hour) => `2026/11/12 ${hour}:00,0.1`)}`, at))).toHaveLength(3);
    expect(Object.keys(datedOf(`时间,电价\n${rowsOf(3, (hour) => `2026年11月12日 ${hour}:00,0.1`)}`, at))).toHaveLength(3);
  });
});

describe('hours of a day on which the clocks change', () => {
  it('are those that pass where they are counted from 1', () => {
    inZone('Europe/Berlin');
    const long = datedOf(
      rowsOf(25, (hour) => `25.10.2026;${hour};0,${two(hour)}`, 1),
      noon('2026-10-25'),
    );
    expect(Object.keys(long)).toHaveLength(25);
    expect([long['2026-10-24T22:00'], long['2026-10-25T00:00'], long['2026-10-25T01:00'], long['2026-10-25T22:00']]).toEqual([
      0.01, 0.03, 0.04, 0.25,
    ]);
    const short = datedOf(
      rowsOf(23, (hour) => `2026-03-29;${hour};0.${two(hour)}`, 1),
      noon('2026-03-29'),
    );
    expect(Object.keys(short)).toHaveLength(23);
    expect([short['2026-03-28T23:00'], short['2026-03-29T01:00'], short['2026-03-29T21:00']]).toEqual([0.01, 0.03, 0.23]);
    const plain = datedOf(rowsOf(24, (hour) => `2026-11-24;${hour};0.${two(hour)}`, 1));
    expect([plain['2026-11-23T23:00'], plain['2026-11-24T22:00']]).toEqual([0.01, 0.24]);
  });

  it('are those that pass where a list has as many as the day, else what the clock shows', () => {
    inZone('Europe/Berlin');
    const counted = datedOf(JSON.stringify({ '2026-10-25': Array.from({ length: 25 }, (_, hour) => hour / 100) }), noon('2026-10-25'));
    expect([counted['2026-10-25T00:00'], counted['2026-10-25T22:00']]).toEqual([0.02, 0.24]);
    const names = [0, 1, 2, 2, 3, ...Array.from({ length: 20 }, (_, index) => index + 4)];
    const named = datedOf(names.map((hour, index) => `2026-10-25;${hour};0.${two(index)}`).join('\n'), noon('2026-10-25'));
    expect([named['2026-10-25T00:00'], named['2026-10-25T01:00'], named['2026-10-25T22:00']]).toEqual([0.02, 0.03, 0.24]);
    const leapt = datedOf(
      rowsOf(24, (hour) => `2026-03-29;${hour};0.${two(hour)}`),
      noon('2026-03-29'),
    );
    expect(Object.keys(leapt)).toHaveLength(23);
    expect(leapt['2026-03-29T01:00']).toBe(0.03);
    const moments = datedOf(
      `time;price\n${['00', '01', '02', '02', '03'].map((hour, index) => `2026-10-25 ${hour}:00;0.${index}`).join('\n')}`,
      noon('2026-10-25'),
    );
    expect(Object.values(moments)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });

  it('are refused where the visitor has no such day, or nothing says which day it is', () => {
    inZone('Asia/Hong_Kong');
    const at = noon('2026-10-25');
    expect(
      refusalOf(
        rowsOf(25, (hour) => `2026-10-25;${hour};0.3`, 1),
        at,
      ),
    ).toBe('dayLength');
    expect(
      refusalOf(
        rowsOf(23, (hour) => `2026-10-25;${hour};0.3`, 1),
        at,
      ),
    ).toBe('dayLength');
    expect(
      Object.keys(
        datedOf(rowsOf(25, (hour) => `2026-10-24;${hour};0.3`, 1) + '\n' + rowsOf(24, (hour) => `2026-10-25;${hour};0.3`, 1), at),
      ),
    ).toHaveLength(24);
    for (const count of [23, 25]) {
      expect(refusalOf(`Hour;Price\n${rowsOf(count, (hour) => `${hour};0.3`, 1)}`)).toBe('noDate');
      expect(refusalOf(Array(count).fill('0.3').join('\n'))).toBe('noDate');
    }
  });

  it('are not taken for a zone, nor for those of every day', () => {
    inZone('Asia/Hong_Kong');
    expect(datedOf(rowsOf(24, (hour) => `2026-11-24 ${hour}-${hour + 1};0.${two(hour)}`))['2026-11-23T20:00']).toBe(0.04);
    expect(datedOf(rowsOf(24, (hour) => `2026-11-24;${two(hour)}:30;0.${two(hour)}`))['2026-11-23T20:00']).toBe(0.035);
    const rows = rowsOf(24, (hour) => `2026-11-24 ${two(hour)}:00-${two((hour + 1) % 24)}:00;0.${two(hour)}`);
    expect(datedOf(rows)['2026-11-23T20:00']).toBe(0.04);
    expect(datedOf(rowsOf(3, (hour) => `2026-11-24 ${two(hour)}:00:00-05:00;0.${two(hour)}`))['2026-11-24T05:00']).toBe(0);
  });
});
