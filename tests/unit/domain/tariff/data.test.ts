import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTariffText } from '#src/domain/readers.ts';
import type { TariffChoices } from '#src/domain/tariff/choice.ts';
import { readTariff } from '#src/domain/tariff/read-tariff.ts';
import { datedOf, inZone, rowsOf, two } from './read-tariff.ts';

const nowMs = Date.UTC(2026, 10, 27, 11);
/** EUR/MWh of the day's hours, of which quarters differ by `quarters`. */
const day = [
  41.2, 38.9, 36.1, 35.4, 36.8, 44.7, 68.3, 92.6, 101.4, 84.9, 52.3, 18.6, -4.1, -7.8, 3.2, 29.4, 71.5, 118.9, 142.3, 131.7, 109.8, 88.4,
  67.2, 52.6,
];
const quarters = [-1.2, -0.4, 0.4, 1.2];
const perKwh = day.map((price) => Number((price / 1000).toFixed(6)));
const comma = (price: number) => String(price).replace('.', ',');
const input = (name: string) => readFileSync(new URL(`../../../fixtures/inputs/${name}`, import.meta.url), 'utf8');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const utc = (fromMs: number, minutes: number) => new Date(fromMs + minutes * 60_000).toISOString();
/** A row for each quarter of the day, with the minute it begins at. */
const byQuarter = <Row>(row: (minute: number, price: number, index: number) => Row) =>
  day.flatMap((price, hour) =>
    quarters.map((more, part) => row(hour * 60 + part * 15, Number((price + more).toFixed(2)), hour * 4 + part)),
  );
const berlin = Date.UTC(2026, 10, 26, 23);

/** The hours of the visitor's day, in a zone, without what arithmetic leaves. */
function hoursIn(zone: string, text: string, choices: Record<string, string> = {}, atMs = nowMs) {
  inZone(zone);
  const read = readTariffText(text, atMs, choices);
  if (read.kind !== 'prices') throw new Error(JSON.stringify(read));
  return read.hours.map((price) => (price === null ? null : Number(price.toFixed(6))));
}

const sources: readonly {
  name: string;
  zone: string;
  text: string;
  choices?: Record<string, string>;
  hours?: readonly (number | null)[];
  currency?: string;
  asks?: readonly string[];
}[] = [
  { name: 'aWATTar', zone: 'Europe/Berlin', text: input('awattar.json') },
  { name: "ENTSO-E's export", zone: 'Europe/Berlin', text: input('entsoe-export.csv') },
  { name: "Home Assistant's attributes", zone: 'Europe/Helsinki', text: input('ha-nordpool-attributes.txt') },
  { name: 'Energinet', zone: 'Europe/Berlin', text: input('energinet-dayahead.json'), choices: { currency: 'EUR' } },
  {
    name: 'ERCOT',
    zone: 'America/Chicago',
    text: input('ercot-dam-two-hubs.csv'),
    choices: { area: 'HB_WEST' },
    currency: 'USD',
    asks: ['zone'],
  },
  {
    name: 'Tibber, by the quarter',
    zone: 'Europe/Berlin',
    text: input('tibber-quarter-hours.json'),
    hours: perKwh.map((price) => Number((price + 0.18).toFixed(6))),
  },
  {
    name: 'OMIE, by the quarter',
    zone: 'Europe/Madrid',
    text: `MARGINALPDBC;\n${byQuarter((_, price, index) => `2026;11;27;${index + 1};99.0;${price};`).join('\n')}\n*`,
    choices: { area: 'ES' },
    asks: ['zone'],
  },
  {
    name: 'PSE, whose times are those of the ends',
    zone: 'Europe/Warsaw',
    text: JSON.stringify({
      value: byQuarter((minute, price) => ({
        dtime: `2026-11-${minute === 1425 ? '28 00:00' : `27 ${clock(minute + 15)}`}:00`,
        period: `${clock(minute)} - ${clock(minute + 15)}`,
        rce_pln: price,
        dtime_utc: utc(berlin, minute + 15)
          .slice(0, 19)
          .replace('T', ' '),
        period_utc: '23:00 - 23:15',
        business_date: '2026-11-27',
        publication_ts: '2026-11-26 13:40:00',
      })),
    }),
    currency: 'PLN',
  },
  {
    name: 'PSE, as a table without times in UTC',
    zone: 'Europe/Warsaw',
    text: `dtime;period;rce_pln;business_date\n${byQuarter(
      (minute, price) => `2026-11-27 ${clock(minute + 15)}:00;${clock(minute)} - ${clock(minute + 15)};${comma(price)};2026-11-27`,
    ).join('\n')}`,
    currency: 'PLN',
    asks: ['zone'],
  },
  {
    name: 'Amber, whose intervals begin a second late',
    zone: 'Australia/Brisbane',
    text: JSON.stringify(
      byQuarter((minute, price) => {
        const from = Date.UTC(2026, 10, 26, 14);
        const times = { startTime: utc(from, minute).replace(':00.000', ':01'), endTime: utc(from, minute + 15).replace('.000', '') };
        const row = { type: 'ForecastInterval', duration: 15, spotPerKwh: 1, date: '2026-11-27', ...times };
        return [
          { ...row, perKwh: Number((price / 10).toFixed(3)), channelType: 'general' },
          { ...row, perKwh: -1, channelType: 'feedIn' },
        ];
      }).flat(),
    ),
    choices: { channel: 'general' },
    currency: 'AUD',
  },
  {
    name: 'AESO, with lines before the heading',
    zone: 'America/Edmonton',
    text: `Pool Price\n"November 27, 2026."\n\nDate (HE),Price ($),30Ravg ($),AIL Demand (MW)\n${day.map((price, hour) => `"11/27/2026 ${two(hour + 1)}","${price}","55.1","10,512"`).join('\n')}`,
    currency: 'CAD',
    asks: ['zone'],
  },
  {
    name: 'smartENERGY',
    zone: 'Europe/Vienna',
    text: JSON.stringify({
      tariff: 'EPEXSPOTAT',
      unit: 'ct/kWh',
      interval: 15,
      data: byQuarter((minute, price) => ({ date: `2026-11-27T${clock(minute)}:00+01:00`, value: Number((price / 10).toFixed(4)) })),
    }),
  },
  {
    name: 'energy-charts',
    zone: 'Europe/Berlin',
    text: JSON.stringify({ unix_seconds: day.map((_, hour) => berlin / 1000 + hour * 3600), price: day, unit: 'EUR / MWh' }),
  },
  {
    name: 'Nord Pool, of two areas',
    zone: 'Europe/Stockholm',
    text: JSON.stringify({
      multiAreaEntries: byQuarter((minute, price) => ({
        deliveryStart: utc(berlin, minute),
        deliveryEnd: utc(berlin, minute + 15),
        entryPerArea: { SE3: price, FI: 1 },
      })),
      currency: 'EUR',
      areaAverages: [{ areaCode: 'SE3', price: 3.5 }],
    }),
    choices: { area: 'SE3' },
  },
  {
    name: "Nord Pool's older table, an area a column",
    zone: 'Europe/Stockholm',
    text: `Elspot Prices in EUR/MWh\n;;SYS;SE3\n${day.map((price, hour) => `27-11-2026;${two(hour)} - ${two((hour + 1) % 24)};1,0;${comma(price)}`).join('\n')}`,
    choices: { area: 'SE3' },
    asks: ['zone'],
  },
  {
    name: 'ENTSO-E, without the positions that repeat the price before',
    zone: 'Europe/Berlin',
    text: xml(day.map((price, hour) => (hour === 3 || hour === 4 ? '' : point(hour + 1, price))).join('')),
    hours: perKwh.map((price, hour) => (hour === 3 || hour === 4 ? 0.0361 : price)),
  },
  {
    name: 'a table of dates in columns',
    zone: 'Europe/Berlin',
    text: `Preis EUR/MWh\nStunde;26.11.2026;27.11.2026\n${day.map((price, hour) => `${two(hour)}-${two(hour + 1)};1,0;${comma(price)}`).join('\n')}`,
    asks: ['zone'],
  },
  {
    name: 'a table with three decimals behind a comma',
    zone: 'Europe/Berlin',
    text: `von;bis;Preis ct/kWh\n${day.map((price, hour) => `27.11.2026 ${two(hour)}:00;27.11.2026 ${two(hour + 1)}:00;${(price / 10).toFixed(3).replace('.', ',')}`).join('\n')}`,
    asks: ['zone'],
  },
  {
    name: 'EPEX, an hour a column',
    zone: 'Europe/Paris',
    text: `EUR/MWh\nDelivery day;${['Hour 1', 'Hour 2', 'Hour 3A', 'Hour 3B', ...Array.from({ length: 21 }, (_, index) => `Hour ${index + 4}`)].join(';')}\n27/11/2026;${day.toSpliced(3, 0, Number.NaN).join(';').replace('NaN', '')}`,
    asks: ['zone'],
  },
  {
    name: 'a table with the unit in each cell',
    zone: 'Europe/Berlin',
    text: `Datum;Uhrzeit;Preis\n${day.map((price, hour) => `27.11.2026;${two(hour)}:00;${(price / 10).toFixed(3).replace('.', ',')} ct/kWh`).join('\n')}`,
    asks: ['zone'],
  },
  {
    name: 'Home Assistant, lists of numbers in cents',
    zone: 'Europe/Helsinki',
    text: `unit: kWh\ncurrency: EUR\nprice_in_cents: true\ntoday:\n${day.map((price) => `  - ${price / 10}`).join('\n')}\ntomorrow: []`,
    asks: ['zone'],
  },
];

function xml(points: string, resolution = 'PT60M', area = '10Y1001A1001A82H') {
  return `<?xml version="1.0"?><Publication_MarketDocument><type>A44</type><TimeSeries><in_Domain.mRID codingScheme="A01">${area}</in_Domain.mRID><currency_Unit.name>EUR</currency_Unit.name><price_Measure_Unit.name>MWH</price_Measure_Unit.name><curveType>A03</curveType><Period><timeInterval><start>2026-11-26T23:00Z</start><end>2026-11-27T23:00Z</end></timeInterval><resolution>${resolution}</resolution>${points}</Period></TimeSeries></Publication_MarketDocument>`;
}

function point(position: number, price: number) {
  return `<Point><position>${position}</position><price.amount>${price}</price.amount></Point>`;
}

describe.each(sources)('a list of $name', ({ zone, text, choices = {}, hours = perKwh, currency = 'EUR', asks = [] }) => {
  it('gives the hours of its own day', () => {
    expect(hoursIn(zone, text, choices)).toEqual(hours);
    expect(readTariffText(text, nowMs, choices)).toMatchObject({ kind: 'prices', currency, asks });
  });
});

describe.each(sources.filter(({ asks }) => asks === undefined))('a list of $name', ({ zone, text, choices = {} }) => {
  it('gives the same moments in other zones', () => {
    const moments = () => {
      const read = readTariff(text, nowMs, choices);
      return read.kind === 'dated' ? read.dated.filter(({ atMs }) => Math.abs(atMs - nowMs) <= 2 * 3_600_000) : [];
    };
    inZone(zone);
    const own = moments();
    expect(own).toHaveLength(5);
    for (const other of ['Asia/Shanghai', 'America/Chicago', 'Australia/Brisbane']) {
      inZone(other);
      expect(moments()).toEqual(own);
    }
  });
});

describe('several things in one list', () => {
  it.each<[string, string, TariffChoices, string, readonly string[]]>([
    ['hubs', input('ercot-dam-two-hubs.csv'), {}, 'area', ['HB_WEST', 'HB_NORTH']],
    ['ways of payment', input('octopus-two-payment-methods.json'), {}, 'payment', ['DIRECT_DEBIT', 'NON_DIRECT_DEBIT']],
    ['currencies', input('energinet-dayahead.json'), {}, 'currency', ['EUR', 'DKK']],
    ['currencies, an unknown one chosen', input('energinet-dayahead.json'), { currency: 'CNY' }, 'currency', ['EUR', 'DKK']],
    [
      'columns of hubs',
      `Oper Day\tHour Ending\tHB_WEST\tLZ_WEST\n${rowsOf(24, (hour) => `11/27/2026\t${two(hour)}\t41.2\t47.2`, 1)}`,
      {},
      'area',
      ['HB_WEST', 'LZ_WEST'],
    ],
    [
      "New York's zones",
      `"Time Stamp","Name","PTID","LBMP ($/MWHr)","Marginal Cost Losses ($/MWHr)","Marginal Cost Congestion ($/MWHr)"\n${rowsOf(24, (hour) => `"11/27/2026 ${two(hour)}:00","CAPITL",61757,41.2,1.1,-3\n"11/27/2026 ${two(hour)}:00","WEST",61752,39.2,1.2,0`)}`,
      {},
      'area',
      ['CAPITL', 'WEST'],
    ],
    ['columns without a word on prices', `Hour;Basic;Plus\n${rowsOf(24, (hour) => `${hour};0.1;0.2`)}`, {}, 'tariff', ['Basic', 'Plus']],
    ['columns without names', rowsOf(24, (hour) => `${hour};0.1;0.2`), {}, 'tariff', ['#2', '#3']],
    [
      'areas and then currencies',
      `HourUTC;HourDK;PriceArea;SpotPriceDKK;SpotPriceEUR\n${rowsOf(24, (hour) => `2026-11-27 ${two(hour)}:00;x;DK${1 + (hour % 2)};7,0;1,0`)}`,
      { area: 'DK2' },
      'currency',
      ['DKK', 'EUR'],
    ],
  ])('are asked for, not mixed: %s', (_, text, choices, of, options) => {
    inZone('Europe/London');
    expect(readTariff(text, nowMs, choices)).toEqual({ kind: 'choose', of, options });
  });

  it('are answered; a price without an end is that of every hour', () => {
    expect(hoursIn('Europe/London', input('octopus-two-payment-methods.json'), { payment: 'DIRECT_DEBIT' })).toEqual(
      Array(24).fill(0.26418),
    );
    expect(hoursIn('America/Chicago', input('ercot-dam-two-hubs.csv'), { area: 'HB_NORTH' })[0]).toBe(0.0472);
  });
});

describe('days on which the clocks change', () => {
  const autumn = Date.UTC(2026, 9, 25, 11);
  const spring = Date.UTC(2026, 2, 29, 11);

  it('have the first and the second of two hours with one name', () => {
    const named = hoursIn('Europe/Berlin', input('dst-end-2a-2b.csv'), {}, autumn);
    expect(named).toHaveLength(25);
    expect(named.slice(1, 5)).toEqual([0.0389, 0.0361, 0.0371, 0.0354]);
    inZone('Asia/Shanghai');
    expect(readTariff(input('dst-end-2a-2b.csv'), autumn)).toMatchObject({
      kind: 'refused',
      reason: 'dayLength',
      at: expect.stringContaining('02B'),
    });
    expect(readTariff(input('dst-end-2a-2b.csv'), autumn, { zone: 'Europe/Berlin' })).toMatchObject({
      kind: 'dated',
      zone: 'Europe/Berlin',
      asks: [],
    });
  });

  it('of OMIE count their hours, of ERCOT flag the second', () => {
    const omie = `MARGINALPDBC;\n${rowsOf(25, (hour) => `2026;10;25;${hour};1;${hour};`, 1)}\n*`;
    expect(hoursIn('Europe/Madrid', omie, { area: 'ES' }, autumn)).toEqual(Array.from({ length: 25 }, (_, hour) => (hour + 1) / 1000));
    const row = (hour: number, price: number, flag: string) => `11/01/2026,${two(hour)}:00,HB_WEST,${price},${flag}`;
    const ercot = [row(1, 10, 'N'), row(2, 20, 'N'), row(2, 21, 'Y'), row(3, 30, 'N'), row(24, 240, 'N')].join('\n');
    const heading = 'DeliveryDate,HourEnding,SettlementPoint,SettlementPointPrice,DSTFlag';
    const long = hoursIn('America/Chicago', `${heading}\n${ercot}`, {}, Date.UTC(2026, 10, 1, 18));
    expect([long.length, ...long.slice(0, 4), long[24]]).toEqual([25, 0.01, 0.02, 0.021, 0.03, 0.24]);
  });

  it('of PSE write a letter behind the second, of ENTSO-E the zone behind both', () => {
    const hour = (name: string, price: number) => ['00', '15', '30', '45'].map((minute) => `2026-10-25;${name}:${minute} - x;${price}`);
    const pse = [...hour('01', 10), ...hour('02', 20), ...hour('02a', 21), ...hour('03', 30)].join('\n').replaceAll(' - x', '');
    expect(hoursIn('Europe/Warsaw', `Doba;OREB;rce_pln\n${pse}`, {}, autumn).slice(1, 5)).toEqual([0.01, 0.02, 0.021, 0.03]);
    const entsoe = ['02:00:00 (CEST)', '02:00:00 (CET)', '03:00:00 (CET)'].map((time, index) => `"25/10/2026 ${time} - x","${index + 1}"`);
    expect(hoursIn('Europe/Berlin', `"MTU (CET/CEST)","Price (EUR/MWh)"\n${entsoe.join('\n')}`, {}, autumn).slice(2, 5)).toEqual([
      0.001, 0.002, 0.003,
    ]);
  });

  it('in spring have no hour where the clock leaps, be the hours named or counted', () => {
    const named = [1, 2, 4, 5, ...Array.from({ length: 19 }, (_, index) => index + 6)].map((hour) => `29.03.2026;${hour};${hour},0`);
    const hours = hoursIn('Europe/Berlin', `Datum;Stunde;Preis EUR/MWh\n${named.join('\n')}`, {}, spring);
    expect([hours.length, ...hours.slice(0, 4)]).toEqual([23, 0.001, 0.002, 0.004, 0.005]);
  });
});

describe('a table', () => {
  const base = Date.UTC(2026, 10, 26, 23);

  it.each([
    ['between words', (list: string) => `Prices:\n\`\`\`json\n${list}\n\`\`\``],
    ['as Python prints it', (list: string) => list.replaceAll('"', "'")],
    ['a record a line', (list: string) => list.slice(1, -1).replaceAll('},', '}\n')],
  ])('of records may stand %s', (_, written) => {
    const records = Array.from({ length: 24 }, (_hour, hour) => ({ start: utc(berlin, hour * 60), price: day[hour], unit: 'EUR/MWh' }));
    expect(hoursIn('Europe/Berlin', written(JSON.stringify(records)))).toEqual(perKwh);
  });

  it('of records in different units is refused', () => {
    const records = Array.from({ length: 24 }, (_, hour) => ({
      time: utc(berlin, hour * 60),
      price: 41,
      unit: hour > 12 ? 'EUR/MWh' : 'EUR/kWh',
    }));
    expect(readTariff(JSON.stringify(records), nowMs)).toMatchObject({ kind: 'refused', reason: 'row' });
  });

  it.each([
    ['Godzina;Cena [gr/kWh]', 'PLN', 0.4],
    ['Час;Цена, коп/кВт·ч', 'RUB', 0.4],
    ['Час;Цена, руб/МВт·ч', 'RUB', 0.04],
    ['hour;priceCt', undefined, 0.4],
    ['hour;cent/kWh', undefined, 0.4],
  ])('says its unit: %s', (heading, currency, price) => {
    const read = readTariffText(`${heading}\n${rowsOf(24, (hour) => `${hour};40`)}`, nowMs);
    expect(read).toMatchObject({ kind: 'prices', hours: Array(24).fill(price), ...(currency && { currency }) });
    expect(read.kind === 'prices' && read.currency).toBe(currency);
  });

  it('of what was used and what that cost is none of prices', () => {
    const used = rowsOf(24, (hour) => `Electric usage,2026-11-27,${two(hour)}:00,${two(hour)}:59,1.2,$0.${hour + 10}`);
    expect(readTariff(`TYPE,DATE,START TIME,END TIME,USAGE (kWh),COST\n${used}`, nowMs)).toMatchObject({ kind: 'refused' });
  });

  it('of parts of a price asks which is paid, and takes any letters of its unit', () => {
    const parts = rowsOf(24, (hour) => `${hour};4,${hour + 10};8,0;12,${hour + 10}`);
    expect(readTariff(`Stunde;Energie ct/kWh;Netz ct/kWh;Gesamt ct/kWh\n${parts}`, nowMs)).toMatchObject({ kind: 'choose', of: 'tariff' });
    const polish = readTariffText(
      rowsOf(24, (hour) => `${two(hour)}:00 0,${hour + 10} zł/kWh`),
      nowMs,
    );
    expect(polish).toMatchObject({ kind: 'prices', currency: 'PLN', asks: [] });
  });

  it('may count its times since 1970, or have them behind the prices', () => {
    inZone('Europe/Berlin');
    const counted = rowsOf(24, (hour) => `${base + hour * 3_600_000};${base + (hour + 1) * 3_600_000};${hour}.5;Eur/MWh`);
    const moments = rowsOf(24, (hour) => `1001;PVPC;8741;${hour}.5;2026-11-27T${two(hour)}:00:00+01:00`);
    for (const table of [`start_timestamp;end_timestamp;marketprice;unit\n${counted}`, `id;name;geoid;value;datetime\n${moments}`]) {
      const dated = Object.values(datedOf(table, nowMs));
      expect(dated).toEqual(Array.from({ length: 24 }, (_, hour) => (hour + 0.5) / 1000));
    }
  });
});

describe('hours of a day', () => {
  const twelve = (hour: number) => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`;
  const cents = (hour: number) => (hour + 10) / 100;

  it.each([
    ['by their ends', `Time (Hour Ending)\tPrice\n${rowsOf(24, (hour) => `${twelve(hour + 1)}\t${hour + 10}.0¢`)}`],
    ['with blanks between', `Uhrzeit Preis\n${rowsOf(24, (hour) => `${two(hour)}:00 0,${hour + 10}0 €`)}`],
    ['between strokes', `| Hour | $/kWh |\n|---|--:|\n${rowsOf(24, (hour) => `| ${two(hour)}:00 | 0.${hour + 10} |`)}`],
    ['by name', JSON.stringify(Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [`${two(hour)}:00`, cents(hour)])))],
  ])('may be written %s', (_, text) => {
    const read = readTariffText(text, nowMs);
    expect(read.kind === 'prices' && read.hours).toEqual(Array.from({ length: 24 }, (_hour, hour) => cents(hour)));
  });

  it('of Octopus are in pence by its own fields, and in pounds by those of Home Assistant', () => {
    const list = (names: readonly [string, string], price: number) =>
      JSON.stringify([{ [names[0]]: '2026-11-27T00:00:00Z', [names[1]]: '2026-11-28T00:00:00Z', value_inc_vat: price }]);
    const noon = (text: string) => datedOf(text, nowMs)['2026-11-27T12:00'];
    expect([noon(list(['valid_from', 'valid_to'], 24.5)), noon(list(['start', 'end'], 0.245))]).toEqual([0.245, 0.245]);
  });
});

describe('a list for each area', () => {
  it('is one of those that must be chosen', () => {
    const list = (more: number) =>
      Array.from({ length: 24 }, (_, hour) => ({ timestamp: Date.UTC(2026, 10, 27, hour) / 1000, price: hour + more }));
    const text = JSON.stringify({ success: true, data: { ee: list(50), fi: list(70) } });
    expect(readTariff(text, nowMs)).toEqual({ kind: 'choose', of: 'area', options: ['ee', 'fi'] });
    expect(datedOf(text, nowMs, { area: 'fi' })['2026-11-27T12:00']).toBe(0.082);
  });
});

describe('what cannot be read whole', () => {
  it.each([
    [
      'a row whose price is no number',
      `time;price EUR/MWh\n${rowsOf(23, (hour) => `2026-11-27 ${two(hour)}:00;4`)}\n2026-11-27 23:00;4x7`,
      'row',
      '4x7',
    ],
    [
      'a row whose time is none',
      `time;price EUR/MWh\n${rowsOf(23, (hour) => `2026-11-27 ${two(hour)}:00;4`)}\n2026-11-27 29:00;47`,
      'row',
      '29:00',
    ],
    [
      'two prices for one time',
      `time;price EUR/MWh\n${rowsOf(24, (hour) => `2026-11-27T${two(hour)}:00Z;4`)}\n2026-11-27T05:00Z;5`,
      'twoPrices',
      '05:00Z;5',
    ],
    [
      'a record without a time',
      JSON.stringify([...[1, 2, 3].map((hour) => ({ start: utc(berlin, hour * 60), price: 4 })), { price: 9 }]),
      'row',
      '9',
    ],
    ['a period without an end', xml(point(1, 4)).replace(/<end>.*?<\/end>/, ''), 'row', '2026-11-26T23:00Z'],
  ])('is refused with its place: %s', (_, text, reason, at) => {
    inZone('Europe/Berlin');
    expect(readTariff(text, nowMs)).toMatchObject({ kind: 'refused', reason, at: expect.stringContaining(at) });
  });

  it('is a gap where the list says that it has no price, and each price given twice counts once', () => {
    const rows = byQuarter((minute, price, index) => ({
      start: utc(berlin, minute),
      end: utc(berlin, minute + 15),
      value: index === 21 ? null : price,
    }));
    const hours = hoursIn('Europe/Berlin', JSON.stringify({ unit: 'EUR/MWh', prices: [...rows, ...rows] }));
    expect(hours).toEqual(perKwh.map((price, hour) => (hour === 5 ? null : price)));
  });

  it('is not the end of an hour, written one second early', () => {
    const rows = day.map((price, hour) => ({ end: `2026-11-27T${two(hour)}:59:59+01:00`, price_eur_mwh: price }));
    expect(hoursIn('Europe/Berlin', JSON.stringify(rows))).toEqual(perKwh);
    const both = day.map((price, hour) => `2026-11-27T${two(hour)}:00:00+01:00;2026-11-27T${two(hour)}:59:59+01:00;${price}`);
    expect(hoursIn('Europe/Berlin', `from;to;price EUR/MWh\n${both.join('\n')}`)).toEqual(perKwh);
  });
});
