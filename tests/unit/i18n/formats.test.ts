import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageRows, languages } from '#src/contracts/languages.ts';
import { makeFormats } from '#src/i18n/formats.ts';

afterEach(() => void vi.unstubAllEnvs());

const english = makeFormats('en-GB');
/** One minute before, and at, midnight in Beijing at the turn of the year. */
const beforeMidnight = Date.UTC(2026, 11, 31, 15, 59);
const midnight = Date.UTC(2026, 11, 31, 16, 0);

describe.each([
  ['UTC-11', 'Pacific/Pago_Pago', ['04:59', '05:00'], ['31 December 2026', '31 December 2026']],
  ['UTC+8', 'Asia/Shanghai', ['23:59', '00:00'], ['31 December 2026', '1 January 2027']],
  ['UTC+14', 'Pacific/Kiritimati', ['05:59', '06:00'], ['1 January 2027', '1 January 2027']],
])('for a visitor at %s', (_name, zone, times, dates) => {
  let formats: ReturnType<typeof makeFormats>;
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    formats = makeFormats('en-GB');
  });

  it('times and dates are those of the own zone', () => {
    expect([beforeMidnight, midnight].map(formats.time)).toEqual(times);
    expect([beforeMidnight, midnight].map(formats.date)).toEqual(dates);
    expect(formats.dateTime(midnight)).toBe(`${formats.shortDate(midnight)} ${times[1]}`);
  });

  it('days of figures are those of Beijing', () => {
    expect([beforeMidnight, midnight].map(formats.beijingDay)).toEqual(['31 Dec', '1 Jan']);
    expect([beforeMidnight, midnight].map(formats.beijingDate)).toEqual(['31 December 2026', '1 January 2027']);
    expect([beforeMidnight, midnight].map(formats.weekday)).toEqual(['Thursday', 'Friday']);
  });
});

describe('the languages', () => {
  it.each(languages)('%s writes midnight as 00:00, never as 24:00 or 12 am', (language) => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    expect(makeFormats(languageRows[language].locale).time(midnight)).toBe('00:00');
  });

  it('write a day each in its own way', () => {
    const written = languages.map((language) => makeFormats(languageRows[language].locale).beijingDate(midnight));
    expect(written).toEqual(['1 January 2027', '2027年1月1日', '2027年1月1日']);
  });

  it('count round figures as the language does', () => {
    expect(languages.map((language) => makeFormats(languageRows[language].locale).round(740_000))).toEqual(['740,000', '74万', '74萬']);
  });

  it('tell the year of a span once, where they have it', () => {
    const [from, to] = [midnight + 23 * 86_400_000, midnight + 52 * 86_400_000];
    const written = languages.map((language) => makeFormats(languageRows[language].locale).beijingSpan(from, to).join(' – '));
    expect(written).toEqual(['24 January – 22 February 2027', '2027年1月24日 – 2月22日', '2027年1月24日 – 2月22日']);
  });
});

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [0.01, '$0.01000'],
    [0.009_999, '$0.009999'],
    [0.000_000_01, '$0.00000001'],
    [1234.5, '$1,234.50'],
    [91_000.005, '$91,000.01'],
    [-5, '-$5.00'],
    [-0.001, '-$0.001000'],
    [-0, '$0.00'],
    [-4e-9, '$0.00000000'],
    [-5e-9, '-$0.00000001'],
  ])('%d is %s: two decimals, four digits below one', (value, expected) => {
    expect(english.usd(value)).toBe(expected);
    expect(english.money(value, 'CNY')).toBe(expected.replace('$', '¥'));
  });

  it('is -- for what is not known', () => {
    expect([undefined, null, Number.NaN, Infinity].map((amount) => english.money(amount, 'CNY'))).toEqual(['--', '--', '--', '--']);
    expect(english.usd(null)).toBe('--');
  });

  it('is no minus where it rounds to nothing in the decimals asked for', () => {
    expect([english.money(-0.004, 'USD', 2), english.money(-0.005, 'USD', 2)]).toEqual(['$0.00', '-$0.01']);
  });
});

describe('what the start shows', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('takes no format of the browser, whose first one loads its tables: numbers, money, ratios, times', () => {
    const formats = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
    for (const language of languages) {
      const { number, money, percent, round, time } = makeFormats(languageRows[language].locale);
      expect([number(1234.5, 1), money(5, 'USD'), percent(0.5), round(20_000).length > 0, time(midnight).length]).toEqual([
        '1,234.5',
        '$5.00',
        '50.00%',
        true,
        5,
      ]);
    }
    for (const format of formats) expect(format).not.toHaveBeenCalled();
  });
});

describe('numbers and ratios', () => {
  it.each([
    [1_234_567.891, undefined, '1,234,568'],
    [1_234_567.891, 2, '1,234,567.89'],
    [0.5, 8, '0.50000000'],
  ])('%d with %s decimals is %s', (value, digits, expected) => {
    expect(english.number(value, digits)).toBe(expected);
    expect(english.number(value, digits)).toBe(expected);
  });

  it.each([
    [0.0123, '1.23%'],
    [-0.000_05, '-0.01%'],
    [0, '0.00%'],
    [12.5, '1,250.00%'],
  ])('the ratio %d is %s', (ratio, expected) => {
    expect(english.percent(ratio)).toBe(expected);
  });
});
