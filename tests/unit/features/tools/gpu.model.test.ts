import { describe, expect, it } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { gpuMemories } from '#src/domain/gpu-memory.ts';
import { clockSettings, clockTypes } from '#src/domain/machines/gpu-clocks.ts';
import { gpuColumns } from '#src/features/tools/gpu/gpu-columns.tsx';
import { gpuCsv } from '#src/features/tools/gpu/gpu-csv.ts';
import { gpuCoins, gpuFields, type GpuInputs, linesOf, withLine, withLines, withOwnFigure } from '#src/features/tools/gpu/gpu-fields.ts';
import { cardFigures, rankedCoins } from '#src/features/tools/gpu/gpu.model.ts';
import { gpuAlgorithms, gpuOf, gpus } from '#src/domain/machines/gpus.ts';
import type { Span } from '#src/features/tools/market-course.ts';
import { toolLink } from '#src/features/tools/tool-inputs.ts';
import { makeFormats } from '#src/i18n/formats.ts';
import { calmestCpuMs, RECALCULATION_MS } from '#tests/cpu-time.ts';
import { poolCoin } from '../pool-coin.ts';
import { flatDay } from '#tests/unit/domain/electricity/flat-day.ts';
import { rowSum } from './row-sum.ts';

const nowMs = Date.UTC(2026, 10, 23);
const bare = { board: '0', fans: '0', psu: '100' };
const inputs = (changes: Partial<GpuInputs> = {}): GpuInputs => ({ ...gpuFields.initial, ...bare, ...changes });

/** A coin of which a MH/s brings a dollar a day, unless said otherwise. */
const listed = (coinType: number, changes: Partial<PoolCoin> = {}): PoolCoin =>
  poolCoin({
    coinType,
    dayIncome: 1,
    dayIncomeUnit: 'MH/s',
    dayIncomeMoney: 7,
    priceUsa: 1,
    difficulty: 1e15,
    blockReward: null,
    fee: '0',
    ...changes,
  });
const list = gpuCoins.map(({ coin }) => listed(coin.id));
const idOf = (symbol: string) => gpuCoins.find(({ coin }) => coin.symbol === symbol)!.coin.id;
const ranked = (changes: Partial<GpuInputs> = {}, rows: readonly PoolCoin[] = list, courses = new Map()) =>
  rankedCoins({ inputs: inputs(changes), list: rows, courses, currency: 'USD', usual: flatDay(0.06), nowMs });
const on = (symbol: string, ...question: Parameters<typeof ranked>) => ranked(...question).find(({ coin }) => coin.symbol === symbol)!;

type Card = (typeof gpus)[number];
/** Each model beside the sum of its row, as the table has it and as it is to be. */
const sumsByModel = (partsOf: (card: Card) => Parameters<typeof rowSum>[0]) => gpus.map((card) => [card.model, rowSum(partsOf(card))]);
const underModels = (sums: readonly number[]) => gpus.map(({ model }, index) => [model, sums[index]]);

describe('the table of cards', () => {
  it('has figures for every card of the memory list, and clocks only for its cards', () => {
    expect(gpus).toHaveLength(64);
    expect(gpus.filter(({ figures }) => Object.keys(figures).length === 0)).toEqual([]);
    expect(gpus.map(({ model }) => model)).toEqual(gpuMemories.map(({ name }) => name));
    expect([gpuOf('RX 6800')?.brand, gpuOf('Radeon VII')?.brand, gpuOf('CMP 90HX')?.brand]).toEqual(['AMD', 'AMD', 'NVIDIA']);
  });

  it('says what is approximate and what is not known', () => {
    expect(gpuOf('RTX 3080 10GB')?.figures.KawPow).toEqual({
      hashrate: 46.448,
      powerW: 279,
      source: { site: 'minerstat', date: '2022-04' },
      isApproximate: false,
    });
    expect(gpuOf('RTX 3070')?.figures.KawPow?.isApproximate).toBe(true);
    expect(gpuOf('RX 5600 XT')?.figures.Etchash?.powerW).toBeUndefined();
    expect(gpuOf('RTX 5050')?.figures.Etchash).toBeUndefined();
  });

  it('says where the figures of nearly every card were read, and when', () => {
    const isSourced = ({ figures }: Card) => Object.values(figures).some(({ source }) => /^20\d\d/.test(source?.date ?? ''));
    expect(gpus.filter((card) => !isSourced(card)).map(({ model }) => model)).toEqual(['RTX 3050', 'RTX 3090 Ti', 'RX 7900 XTX']);
    const unsourced = gpus
      .flatMap(({ figures }) => Object.values(figures))
      .filter(({ source, isApproximate }) => !source && !isApproximate);
    expect(unsourced).toEqual([]);
  });

  it('holds every figure of the facts: cards, sum of hashrates and of watts, and how many were not measured', () => {
    const sums = gpuAlgorithms.map((algorithm) => {
      const figures = gpus.flatMap((gpu) => gpu.figures[algorithm] ?? []);
      const sumOf = (values: readonly number[]) => Number(values.reduce((sum, each) => sum + each, 0).toFixed(3));
      const watts = figures.flatMap(({ powerW }) => powerW ?? []);
      const { length } = figures.filter(({ isApproximate }) => isApproximate);
      return [algorithm, figures.length, sumOf(figures.map(({ hashrate }) => hashrate)), watts.length, sumOf(watts), length];
    });
    expect(sums).toEqual([
      ['Etchash', 60, 3536.758, 52, 7207, 15],
      ['KawPow', 55, 1669.168, 46, 8350, 20],
      ['Autolykos2', 48, 6376.088, 46, 5976, 9],
      ['Octopus', 18, 1017.52, 18, 2933, 0],
      ['kHeavyHash', 8, 8850, 8, 1340, 8],
      ['Blake3', 2, 6.1, 2, 310, 2],
    ]);
  });

  it('holds every setting of the facts: how many there are, and their sums', () => {
    const sums = clockTypes.map((clock) => {
      const settings = gpus.flatMap(({ model }) => gpuAlgorithms.map((algorithm) => clockSettings(model, algorithm, clock)));
      return (['coreOffsetMHz', 'lockCoreMHz', 'memOffsetMHz', 'memMHz', 'powerLimitW', 'voltageMv'] as const).map((name) => {
        const known = settings.flatMap((each) => each[name] ?? []);
        return `${known.length}: ${known.reduce((sum, each) => sum + each, 0)}`;
      });
    });
    expect(sums).toEqual([
      ['20: 1200', '89: 119990', '76: 43124', '33: 61170', '21: 2894', '13: 11730'],
      ['12: 1215', '95: 130365', '76: 60821', '31: 58859', '13: 1767', '25: 21135'],
      ['2: 300', '86: 126870', '72: 73818', '17: 30678', '3: 455', '37: 31051'],
    ]);
  });

  it('holds every figure under its own card and algorithm', () => {
    const sums = [
      78649, 88312, 66196, 56005, 73776, 99503, 80872, 87931, 44119, 29631, 21974, 26813, 49554, 76118, 44185, 95314, 63814, 39223, 45599,
      12098, 65099, 83002, 36415, 68597, 6625, 13503, 7692, 75215, 94995, 69646, 26614, 36548, 17227, 61124, 44993, 14992, 20502, 99198,
      35927, 72176, 72068, 83740, 75463, 19421, 92310, 1713, 6099, 98271, 10323, 87994, 25829, 51169, 77963, 11090, 43917, 40121, 99528,
      70846, 75731, 46505, 9910, 18832, 54491, 44035,
    ];
    expect(sumsByModel(({ model, brand, memoryGb, figures }) => [model, brand, memoryGb, figures])).toEqual(underModels(sums));
  });

  it('holds every setting under its own card, algorithm and clock type', () => {
    const sums = [
      26926, 25152, 13468, 89971, 72426, 88180, 43322, 26880, 43943, 6518, 71693, 39804, 47701, 79570, 61936, 75852, 92704, 99491, 43770,
      40543, 8683, 58864, 4466, 42262, 79855, 70774, 82950, 56578, 46136, 89683, 69593, 5928, 87115, 28786, 82072, 22164, 24443, 77931,
      77647, 93883, 32036, 10128, 62245, 26364, 42600, 52628, 51461, 78251, 11015, 55171, 14339, 77846, 30808, 85665, 98060, 48237, 61837,
      455, 50620, 84981, 53097, 19298, 55980, 53262,
    ];
    const settingsOf = (model: string) =>
      gpuAlgorithms.map((algorithm) => clockTypes.map((clock) => clockSettings(model, algorithm, clock)));
    expect(sumsByModel(({ model }) => [model, settingsOf(model)])).toEqual(underModels(sums));
  });

  it('holds settings by clock type', () => {
    const unknown = { coreOffsetMHz: undefined, lockCoreMHz: undefined, memOffsetMHz: undefined, memMHz: undefined };
    expect(clockSettings('GTX 1060 6GB', 'Etchash', 'low')).toEqual({
      ...unknown,
      coreOffsetMHz: 0,
      memOffsetMHz: 300,
      powerLimitW: 80,
      voltageMv: undefined,
    });
    expect(clockSettings('GTX 1660 Super', 'Etchash', 'medium')).toMatchObject({ lockCoreMHz: 960, memOffsetMHz: -505 });
    expect(clockSettings('RX 5700', 'Etchash', 'high')).toMatchObject({
      lockCoreMHz: 1300,
      memMHz: 1840,
      memOffsetMHz: undefined,
      voltageMv: 910,
    });
    const none = { ...unknown, powerLimitW: undefined, voltageMv: undefined };
    expect(clockSettings('GTX 1660 Super', 'Etchash', 'high')).toEqual(none);
    expect(clockSettings('RTX 5090', 'KawPow', 'low')).toEqual(none);
  });
});

describe('the cards of a rig', () => {
  const lines = [
    {
      model: 'RTX 3070',
      count: '2',
      clock: 'high',
      own: { Etchash: { hashrate: '61.5', power: '' }, KawPow: { hashrate: '', power: '99' } },
    },
    { model: '', count: '', clock: 'low', own: {} },
  ] as const;

  it('travel as a link, all that was typed in it', () => {
    const link = new URL(toolLink(gpuFields, withLines(inputs(), lines), 'https://pool.example'));
    const opened = gpuFields.read(Object.fromEntries(link.searchParams)).inputs!;
    expect(linesOf(opened)).toEqual(lines);
    expect(opened).toMatchObject(bare);
  });

  it('are six kinds at most, and change one at a time', () => {
    const many = withLines(
      inputs(),
      Array.from({ length: 8 }, () => lines[0]),
    );
    expect(linesOf(many)).toHaveLength(6);
    expect(linesOf(withLine(many, 4, { count: '9' })).map(({ count }) => count)).toEqual(['2', '2', '2', '2', '9', '2']);
    expect(linesOf(withLines(many, [lines[1]]))).toEqual([lines[1]]);
  });

  it('stay as they are where a figure comes for one that is gone', () => {
    expect(withOwnFigure(inputs(), 1, { hashrate: '61' })).toEqual(inputs());
    expect(linesOf(withOwnFigure(inputs(), 0, { hashrate: '61' }))[0]?.own).toEqual({ Etchash: { hashrate: '61', power: '' } });
  });

  it('of a link that says nonsense count nothing', () => {
    expect(linesOf(inputs({ card1: 'RTX 3070*x*fast*Etchash:a:b,Foo:1:2' }))).toEqual([
      { model: 'RTX 3070', count: '', clock: 'medium', own: { Etchash: { hashrate: '', power: '' } } },
    ]);
  });

  it('come with what else draws power, read by the number rule', () => {
    const odd = { coin: 17, price: 0.00000042, board: -60, fans: '1,500', psu: 250 };
    expect(gpuFields.read(odd).inputs).toEqual({ ...gpuFields.initial, price: '0.00000042', fans: '1500' });
    const watts = { board: 1234.5678, fans: '1234.56781', psu: 93.25 };
    expect(gpuFields.read(watts).inputs).toEqual({ ...gpuFields.initial, board: '1234.5678', psu: '93.25' });
  });

  it('have own figures in place of the list', () => {
    expect(cardFigures(lines[0], 'Etchash')).toEqual({ hashrateHs: 61.5e6, powerW: 130, count: 2, isApproximate: false });
    expect(cardFigures(lines[0], 'KawPow')).toEqual({ hashrateHs: 29.53e6, powerW: 99, count: 2, isApproximate: true });
    expect(cardFigures(lines[1], 'KawPow')).toEqual({ hashrateHs: undefined, powerW: undefined, count: 0, isApproximate: false });
  });
});

describe('the coins on a rig', () => {
  it('are ranked by net a day', () => {
    const nets = ranked({ card1: 'RTX 3080 10GB*6*medium' }).map(({ day }) => day.net ?? Number.NEGATIVE_INFINITY);
    expect(nets).toHaveLength(gpuCoins.length);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
  });

  it('count all that the meter counts', () => {
    const alone = on('RVN', { card1: 'RTX 3080 10GB*6*medium' });
    expect(alone.hashrateHs).toBeCloseTo(6 * 46.448e6, 3);
    expect([alone.cardsW, alone.wallW]).toEqual([1674, 1674]);
    expect(alone.day.income).toBeCloseTo(6 * 46.448, 9);
    expect(alone.day.electricity).toBeCloseTo(1.674 * 24 * 0.06, 9);
    expect(alone.day.ratio).toBeCloseTo(279 / 46.448, 9);
    const whole = on('RVN', { card1: 'RTX 3080 10GB*6*medium', board: '60', fans: '30', psu: '92' });
    expect(whole.wallW).toBeCloseTo(1764 / 0.92, 9);
    expect(on('RVN', { psu: '' }).wallW).toBeUndefined();
  });

  it('leave out a card that has no hashrate or too little memory, and say which', () => {
    const mixed = on('CFX', { card1: 'RTX 3070*2*medium', card2: 'RTX 3080 10GB*1*low', card3: 'RTX 5090*1*low' });
    expect(mixed.hashrateHs).toBeCloseTo(78.62e6, 3);
    expect(mixed.cardsW).toBe(235);
    expect(mixed.leftOut).toEqual([
      { model: 'RTX 3070', why: 'memory' },
      { model: 'RTX 5090', why: 'noHashrate' },
    ]);
    const small = on('RVN', { card1: 'RTX 3080 10GB*1*low', card2: 'GTX 1060 6GB*3*low' });
    expect(small.hashrateHs).toBeCloseTo(46.448e6, 3);
    expect(small.leftOut).toEqual([{ model: 'GTX 1060 6GB', why: 'memory' }]);
    expect(on('ERG', { card1: 'RTX 2060 Super*3*low' })).toMatchObject({ leftOut: [{ why: 'noHashrate' }], dagBytes: undefined });
  });

  it('hold to what Linux leaves of a card’s memory', () => {
    const question = {
      inputs: inputs({ card1: 'RTX 3080 10GB*1*low' }),
      list,
      courses: new Map(),
      currency: 'USD',
      usual: flatDay(0.06),
    } as const;
    const leftOut = (daysAhead: number) =>
      rankedCoins({ ...question, nowMs: nowMs + daysAhead * 86_400_000 }).find(({ coin }) => coin.symbol === 'CFX')?.leftOut;
    expect(leftOut(300)).toEqual([]);
    expect(leftOut(500)).toEqual([{ model: 'RTX 3080 10GB', why: 'memory' }]);
  });

  it('are approximate where the figures of one card are', () => {
    expect(on('ETC', { card1: 'RTX 3070*1*low', card2: 'GTX 1660*1*low' }).isApproximate).toBe(true);
    expect(on('ETC', { card1: 'RTX 3070*1*low', card2: 'RTX 3060 Ti*1*low' }).isApproximate).toBe(false);
  });

  it('have an income and no net where the power of a card is not known', () => {
    const row = on('RVN', { card1: 'RX 6600 XT*1*low' });
    expect(row.day.income).toBeCloseTo(16, 9);
    expect([row.wallW, row.day.net, row.day.ratio]).toEqual([undefined, undefined, undefined]);
    expect(ranked({ card1: 'RX 6600 XT*1*low' }).findIndex(({ coin }) => coin.symbol === 'RVN')).toBeGreaterThan(0);
  });

  it('follow a typed price of the chosen coin alone, and the means of a span', () => {
    const usual = on('ETC');
    expect(on('ETC', { price: '2' }).day.income).toBeCloseTo(usual.day.income! * 2, 9);
    expect(on('RVN', { price: '2' }).day.income).toBeCloseTo(on('RVN').day.income!, 9);
    const courses = new Map([[idOf('ETC'), { priceUsd: 2, difficulty: 4e15 }]]);
    expect(on('ETC', {}, list, courses).day.income).toBeCloseTo(usual.day.income! / 2, 9);
  });

  it('are only those that the pool lists, and unknown where it does not tell', () => {
    const rows = [listed(idOf('RVN'), { priceUsa: null, dayIncomeMoney: null })];
    expect(ranked({}, rows)).toMatchObject([{ day: { income: undefined, net: undefined, shutdownUsd: expect.any(Number) } }]);
  });

  const words = ((key: string) => key) as never;
  const shown = { usual: flatDay(0.06), typedPrices: [], currency: 'USD' as const };
  const columnsOf = (span: Span) =>
    gpuColumns({ formats: makeFormats('en'), t: words, currency: 'USD', basis: 'flat', span, madeAtMs: nowMs, ranked: ranked() });

  it('come out as a table without NaN', () => {
    const table = { ...shown, columns: columnsOf('now'), inputs: inputs({ card2: '*3*low' }), ranked: ranked({ card2: '*3*low' }) };
    const rows = gpuCsv(table, words);
    expect(rows.flat().filter((cell) => /NaN|undefined|Infinity/.test(cell ?? ''))).toEqual([]);
    expect(new Set(rows.slice(-ranked().length).map((row) => row.length)).size).toBe(1);
  });

  it('say of every coin its difficulty and price, and on which span and day they stand', () => {
    const courses = new Map([[idOf('KAS'), { priceUsd: 3, difficulty: 2e15, meansUntilMs: Date.UTC(2026, 10, 20) }]]);
    const typed = { price: '5', coin: String(idOf('ETC')) };
    const table = { ...shown, columns: columnsOf('week'), inputs: inputs(typed), ranked: ranked(typed, list, courses) };
    const rows = gpuCsv(table, words);
    const head = rows.find(([first]) => first === 'earnings.coin')!;
    const cell = (symbol: string, name: string) => rows.find(([first]) => first === symbol)![head.indexOf(name)];
    const basis = ['gpu.rows.price (USD)', 'asic.fields.difficulty', 'asic.span.label', 'actions.figuresDay (UTC+8)'];
    expect(basis.map((name) => cell('KAS', name))).toEqual(['3', '2000000000000000', 'asic.span.week', '2026-11-20']);
    expect(basis.map((name) => cell('RVN', name))).toEqual(['1', '1000000000000000', 'asic.span.now', '2026-11-23']);
    expect(rows).toContainEqual(['gpu.rows.price', '5', 'USD/ETC', 'earnings.origin.own']);
    expect(rows.flat().filter((each) => each === 'earnings.origin.own')).toHaveLength(1);
  });

  it('are recalculated within the bar', () => {
    const question = { card1: 'RTX 3080 10GB*6*low', card2: 'RTX 3070*6*low', card3: 'RX 6800*6*low', card4: 'RTX 4090*6*low' };
    expect(calmestCpuMs(() => ranked(question), RECALCULATION_MS)).toBeLessThan(RECALCULATION_MS);
  });
});
