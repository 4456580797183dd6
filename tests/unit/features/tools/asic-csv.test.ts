import { describe, expect, it } from 'vitest';
import { csvFigure } from '#src/domain/csv.ts';
import { DAY_MS } from '#src/domain/days.ts';
import type { Currency } from '#src/domain/money.ts';
import { asicColumns } from '#src/features/tools/asic/asic-columns.tsx';
import { asicCsv } from '#src/features/tools/asic/asic-csv.ts';
import { type AsicInputsOf, withCoin } from '#src/features/tools/asic/asic-fields.ts';
import { asicDay, asicForecasts, comparedDays } from '#src/features/tools/asic/asic.model.ts';
import type { Span } from '#src/features/tools/market-course.ts';
import { toolFileName } from '#src/features/tools/tool-actions.tsx';
import { makeFormats } from '#src/i18n/formats.ts';
import { flatDay, hourlyDay } from '#tests/unit/domain/electricity/flat-day.ts';
import { btc, dayOf, inputs, market, row, usual } from './asic-samples.ts';

const words = ((key: string) => key) as never;

const columnsOf = (place: { currency: Currency; span: Span; madeAtMs: number; compared: ReturnType<typeof comparedDays> }) =>
  asicColumns({ t: words, formats: makeFormats('en'), ...place });

describe('the table of the ASIC calculator', () => {
  const nowMs = Date.UTC(2026, 10, 23, 6);
  const madeAtMs = Date.UTC(2026, 10, 22, 20);
  const ltc = row({ coinType: 4, dayIncome: 1e-6, dayIncomeUnit: 'MH/s', priceUsa: 100, difficulty: 1.2e8 });
  const doge = row({ coinType: 6, dayIncome: 0.004, dayIncomeUnit: 'MH/s', priceUsa: 0.2, difficulty: 4.7e7, isAux: 1 });
  const rows = [btc, ltc, doge];
  const table = (
    fields: AsicInputsOf,
    { course = {}, currency = 'USD' as Currency, span = 'now' as Span, made = madeAtMs, perKwh = 0.06 } = {},
  ) => {
    const used = market(rows, Number(fields.coin), course);
    const priced = flatDay(perKwh);
    const day = asicDay({ inputs: fields, market: used, currency, usual: priced });
    const compared = comparedDays({ inputs: fields, list: rows, course, currency, usual: priced });
    const forecasts = asicForecasts({ inputs: fields, list: rows, course, currency, usual: priced }, nowMs)!;
    const columns = columnsOf({ currency, span, madeAtMs: made, compared });
    return asicCsv(
      {
        inputs: fields,
        market: used,
        day,
        usual: priced,
        typedPrices: [],
        forecasts,
        columns,
        compared,
        span,
        madeAtMs: made,
        currency,
        nowMs,
      },
      words,
      words,
    );
  };
  const named = (cells: ReturnType<typeof table>, name: string) => cells.filter(([head]) => head === name).map(([, ...rest]) => rest);

  it('has the coins of a day, the one on the side too', () => {
    const cells = table(withCoin(inputs(), '4'));
    expect(named(cells, 'asic.rows.coins')).toEqual([
      ['0.016', 'LTC'],
      ['64', 'DOGE'],
    ]);
    expect(cells.flat().filter((cell) => /NaN|undefined|Infinity/.test(cell ?? ''))).toEqual([]);
  });

  it('has each figure under its name, in its unit and in the currency that is shown', () => {
    const fields = {
      ...withCoin(inputs(), '4'),
      model: '',
      count: '3',
      power: '3300',
      difficulty: '100',
      fee: '2.5',
      cost: '30',
      costIn: 'USD',
    };
    const course = { growth: 0.05 };
    const cells = table(fields, { currency: 'CNY', course, made: madeAtMs - 3 * DAY_MS, perKwh: 0.7 });
    const day = asicDay({ inputs: fields, market: market(rows, 4, course), currency: 'CNY', usual: flatDay(0.7) });
    const perUnit = 'CNY / GH/s';
    expect(
      cells.slice(
        0,
        cells.findIndex(({ length }) => length === 0),
      ),
    ).toEqual([
      ['asic.model', 'asic.own', null],
      ['earnings.coin', 'LTC', null],
      ['asic.span.label', 'asic.span.now', null],
      ['actions.figuresDay', '2026-11-20', 'UTC+8'],
      ['asic.fields.price', '100', 'USD'],
      ['asic.fields.difficulty', '100000000', null, 'earnings.origin.own'],
      ['asic.fields.fee', '2.5', '%', 'earnings.origin.own'],
      ['asic.hashrate', '16', 'GH/s'],
      ['asic.power', '3300', 'W'],
      ['asic.count', '3', null],
      ['asic.cost', '30', 'USD', 'earnings.origin.own'],
      ['earnings.electricityPrice', '0.7', 'CNY/kWh'],
      ['asic.rows.coins', csvFigure(day.coins), 'LTC'],
      ['asic.rows.coins', csvFigure(day.side!.coins), 'DOGE'],
      ['asic.income', csvFigure(day.coinIncome), 'CNY'],
      // Its difficulty is not the typed one.
      ['actions.basis', 'earnings.sideNow', null],
      ['asic.side', csvFigure(day.side!.income), 'CNY'],
      ['asic.electricity', '166.32', 'CNY'],
      ['earnings.net', csvFigure(day.net), 'CNY'],
      ['asic.net (asic.per.month)', csvFigure(day.net! * 30), 'CNY'],
      ['asic.net (asic.per.year)', csvFigure(day.net! * 365), 'CNY'],
      ['asic.rows.ratio', '206.25', 'J/GH'],
      ['asic.rows.hashPrice', csvFigure(day.hashPrice), perUnit],
      ['asic.rows.hashCost', csvFigure(day.hashCost), perUnit],
      ['asic.rows.breakEven', csvFigure(day.breakEven), 'CNY/kWh'],
      ['asic.rows.shutdown', 'asic.sidePays', 'USD'],
    ]);
    expect(cells.slice(cells.length - 5, cells.length - 3)).toEqual([
      ['asic.compare.title'],
      [
        'asic.model',
        'earnings.coin',
        'asic.span.label',
        'actions.figuresDay (UTC+8)',
        'asic.compare.hashrate',
        'gpu.rows.unit',
        'asic.compare.power (W)',
        'asic.compare.ratio (J/TH)',
        'asic.compare.net (CNY)',
        'asic.compare.breakEven (CNY/kWh)',
        'asic.compare.shutdown (USD)',
      ],
    ]);
  });

  it('is named by the Beijing day of its figures', () => {
    expect(toolFileName('asic', Date.UTC(2026, 10, 24, 15, 59))).toBe('okkong-asic-2026-11-24.csv');
    expect(toolFileName('asic', Date.UTC(2026, 10, 24, 16))).toBe('okkong-asic-2026-11-25.csv');
  });

  it('names AI(BTC) as it is chosen, and BTC as what it brings', () => {
    const ai = row({ ...btc, coinType: 9 });
    const fields = inputs({ coin: '9' });
    const used = market([ai], 9);
    const day = asicDay({ inputs: fields, market: used, currency: 'USD', usual });
    const compared = comparedDays({ inputs: fields, list: [ai], course: {}, currency: 'USD', usual });
    const forecasts = asicForecasts({ inputs: fields, list: [ai], course: {}, currency: 'USD', usual }, nowMs)!;
    const columns = columnsOf({ currency: 'USD', span: 'now', madeAtMs, compared: [] });
    const cells = asicCsv(
      {
        inputs: fields,
        market: used,
        day,
        usual,
        typedPrices: [],
        forecasts,
        columns,
        compared,
        span: 'now',
        madeAtMs,
        currency: 'USD',
        nowMs,
      },
      words,
      words,
    );
    expect([named(cells, 'earnings.coin')[0]?.[0], named(cells, 'asic.rows.coins')[0]?.[1]]).toEqual(['AI(BTC)', 'BTC']);
    expect(named(cells, 'Antminer S21 200T').map(([coin]) => coin)).toEqual(['AI(BTC)']);
    expect(named(cells, 'earnings.electricityPrice')).toEqual([['0.06', 'USD/kWh']]);
  });

  it('says when the machine falls under its electricity, or in words that it does not', () => {
    const losses = (course = {}, perKwh = 0.06) => named(table(inputs(), { course, perKwh }), 'columns.loss');
    const halving = ['2028-04-11', 'UTC+8'];
    // An income of 7.24 and electricity of 5.04 a day, at 1% a day.
    expect(losses({ growth: 0.01 })).toEqual([
      [...halving, 'kinds.today'],
      ['2026-12-29', 'UTC+8', 'kinds.trend'],
      ['2027-11-25', 'UTC+8', 'kinds.cautious'],
    ]);
    expect(losses({ growth: -0.01 })[1]).toEqual([...halving, 'kinds.trend']);
    expect(losses({}, 1).map(([when]) => when)).toEqual(Array.from({ length: 3 }, () => 'asic.losesNow'));
    expect(losses({}, 0)[0]).toEqual(['asic.neverLoses', null, 'kinds.today']);
    expect(losses({})[1]).toEqual([null, null, 'kinds.trend']);
  });

  it('says the span and the Beijing day of its figures, and which of them were typed', () => {
    const now = table(inputs(), { span: 'week' });
    expect(named(now, 'asic.span.label')).toEqual([['asic.span.now', null]]);
    expect(named(now, 'actions.figuresDay')).toEqual([['2026-11-23', 'UTC+8']]);
    const course = { priceUsd: 80_000, difficulty: 1.4e14, meansUntilMs: Date.UTC(2026, 10, 21) };
    const means = table(inputs({ price: '90000' }), { span: 'week', course });
    expect(named(means, 'asic.span.label')).toEqual([['asic.span.week', null]]);
    expect(named(means, 'actions.figuresDay')).toEqual([['2026-11-21', 'UTC+8']]);
    expect(named(means, 'asic.fields.price')).toEqual([['90000', 'USD', 'earnings.origin.own']]);
    expect(named(means, 'asic.fields.difficulty')).toEqual([['140000000000000', null]]);
  });

  it('says of each compared machine on which span and day it stands, and where the coin on the side alone pays', () => {
    const course = { priceUsd: 80_000, difficulty: 1.4e14, meansUntilMs: Date.UTC(2026, 10, 21) };
    const cells = table(inputs({ compare: 'Antminer S21 200T,Antminer L9 17G' }), { span: 'day', course });
    expect(named(cells, 'Antminer S21 200T').at(-1)?.slice(0, 3)).toEqual(['BTC', 'asic.span.day', '2026-11-21']);
    expect(named(cells, 'Antminer L9 17G')[0]?.slice(0, 3)).toEqual(['LTC', 'asic.span.now', '2026-11-23']);
    expect(named(cells, 'Antminer L9 17G')[0]?.at(-1)).toBe('asic.sidePays');
  });

  it('has the cuts of the reward, and net of a day on both sides of a cut', () => {
    const cells = table(inputs({ cost: '3000', costIn: 'USD' }), { course: { growth: 0.001 }, perKwh: 0.08 });
    const cuts = cells.slice(cells.findIndex(([head]) => head === 'cut'));
    expect(cuts.slice(0, 3)).toEqual([
      ['cut', 'reward (BTC)'],
      ['2028-04-11', '1.5625'],
      ['2032-04-08', '0.78125'],
    ]);
    const [before, after] = named(cells, '2028-04-11').slice(-2);
    expect(Number(before?.[0])).toBeGreaterThan(Number(after?.[0]));
  });

  it('by the hour has the mean price, how long machines run, and what they would leave all day', () => {
    const prices = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? 0.02 : 0.22));
    const question = { inputs: inputs(), market: market(), currency: 'USD', usual: hourlyDay(prices) } as const;
    const day = asicDay(question);
    const forecasts = asicForecasts({ ...question, list: [btc], course: {} }, nowMs)!;
    const cells = asicCsv(
      { ...question, day, typedPrices: [], forecasts, columns: [], compared: [], span: 'now', madeAtMs, nowMs },
      words,
      words,
    );
    expect(named(cells, 'earnings.electricityPrice')).toEqual([['0.12', 'USD/kWh']]);
    expect(named(cells, 'asic.rows.prices')).toEqual([['asic.prices.day', null]]);
    expect(named(cells, 'asic.rows.running')).toEqual([['12', 'h']]);
    expect(named(cells, 'asic.rows.allDay')).toEqual([[csvFigure(day.allDay.net), null]]);
  });

  it('says in words that a machine does not pay back', () => {
    const cells = table(inputs({ cost: '99999999', costIn: 'USD' }), { course: { growth: 0.001 } });
    expect(named(cells, 'columns.payback')).toEqual([
      ['asic.neverPays', null, 'kinds.today'],
      ['asic.neverPays', null, 'kinds.trend'],
      ['asic.neverPays', null, 'kinds.cautious'],
    ]);
    expect(named(table(inputs({ cost: '0', costIn: 'USD' })), 'columns.payback')[0]).toEqual(['0', 'asic.dayUnit', 'kinds.today']);
  });

  it('has the machines beside each other, one of each', () => {
    const cells = table(inputs({ count: '9', compare: 'Antminer S21 200T,Antminer L9 16G,KS7 30T' }));
    const single = dayOf();
    const now = ['asic.span.now', '2026-11-23'];
    // The pool does not list the coin of the third.
    expect(cells.slice(-2)).toEqual([
      [
        'Antminer S21 200T',
        'BTC',
        ...now,
        '200',
        'TH/s',
        '3500',
        '0.0175',
        csvFigure(single.net),
        csvFigure(single.breakEven),
        csvFigure(single.shutdownUsd),
      ],
      [
        'Antminer L9 16G',
        'LTC',
        ...now,
        '16',
        'GH/s',
        '3360',
        '210',
        expect.stringMatching(/^\d+\.\d+$/),
        expect.stringMatching(/^0\.\d+$/),
        'asic.sidePays',
      ],
    ]);
    // A price that was typed is that of the chosen coin alone.
    const [l9] = comparedDays({
      inputs: inputs({ price: '90000', compare: 'Antminer L9 16G' }),
      list: rows,
      course: {},
      currency: 'USD',
      usual,
    });
    expect(l9?.day?.coinIncome).toBeCloseTo(1.6, 6);
    expect(new Set(cells.slice(-3).map(({ length }) => length))).toEqual(new Set([11]));
  });
});
