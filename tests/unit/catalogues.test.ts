import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '#src/contracts/languages.ts';
import { chainSymbols } from '#src/domain/chain-ids.ts';
import { classCategories } from '#src/domain/class-categories.ts';
import { coinCatalogue } from '#src/domain/coin-catalogue.ts';
import { coins } from '#src/domain/coins.ts';
import { dagCoins, dagFamilies } from '#src/domain/dag-coins.ts';
import { gpuMemories } from '#src/domain/gpu-memory.ts';
import { asicRows, asicSources, machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { asicAlgorithms } from '#src/domain/machines/asics.ts';
import { gpuRows, gpuSources, gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { clockedCards, clockSettings, clockTypes } from '#src/domain/machines/gpu-clocks.ts';
import { currencyWords } from '#src/domain/tariff/currencies.ts';
import { hashrateUnits, toHs } from '#src/domain/units.ts';
import { helpGroups } from '#src/features/help/help-answers.ts';
import { helpPageIds } from '#src/features/help/help-pages.ts';
import { helpTopics } from '#src/features/help/help-topics.ts';
import announcements from '#src/server/db/seed/announcements.json' with { type: 'json' };
import classes from '#src/server/db/seed/classes.json' with { type: 'json' };
import tips from '#src/server/db/seed/tips.json' with { type: 'json' };
import { marketRowOf } from '#src/server/market/market-catalogue.ts';

/** What is kept as data, row by row: types say the shape of a row, the schemas here what its values may be. */
type Row = readonly [name: string, value: unknown];

const name = z.string().regex(/^\S(?:.*\S)?$/);
const positive = z.number().positive();
const ratio = z.number().min(0).max(1);
/** A year, a month, or two years between which it was. */
const release = z.string().regex(/^20[12]\d(?:-(?:0[1-9]|1[0-2])|-20[12]\d)?$/);
const source = z.strictObject({
  site: name.optional(),
  kind: z.enum(['sheet', 'product', 'shop', 'calculator', 'list']).optional(),
  date: z.string().regex(/^20[12]\d(?:-(?:0[1-9]|1[0-2]))?$/),
});
const texts = z.record(z.enum(languages), name);
const unit = z.enum(hashrateUnits);
const pastMs = z
  .number()
  .int()
  .min(Date.UTC(2009, 0, 3))
  .max(Date.now());
const symbol = z.enum([...chainSymbols, 'AI(BTC)']);
const card = z.enum(gpuMemories.map((each) => each.name));

const asicSource = z.enum([...Object.keys(asicSources), 'D']);
const cooling = z.enum(['air', 'hydro', 'immersion']).optional();
const asic = (algorithm: keyof typeof machineUnits) =>
  z.tuple([name, name, positive, positive.max(15_000), release, asicSource, cooling]).refine(
    ([, model, hashrate]) => {
      const [, amount = '', letter = ''] = /([\d.]+)([MGTP])$/.exec(model) ?? [];
      return Math.abs(toHs(Number(amount), letter) / toHs(hashrate, machineUnits[algorithm]) - 1) < 1e-9;
    },
    { error: 'the name ends with another hashrate' },
  );

const gpuEntry = z.tuple([positive, positive.max(600).nullable(), z.enum([...Object.keys(gpuSources), 'D']), z.literal('~').optional()]);
const megahertz = z.number().int().min(-1_000).max(3_000).optional();
const clocks = z.strictObject({
  coreOffsetMHz: megahertz,
  lockCoreMHz: megahertz,
  memOffsetMHz: megahertz,
  memMHz: megahertz,
  powerLimitW: positive.max(600).optional(),
  voltageMv: positive.max(1_200).optional(),
});

const coin = z.strictObject({
  name,
  chineseNames: name.optional(),
  apiName: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  slug: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  incomeSymbol: symbol.optional(),
  algorithm: name,
  stratumAlgorithm: z.enum(['SHA256', 'Scrypt', 'Ethash']).nullable(),
  hashesPerDifficultyUnit: positive,
  mostApart: z.number().min(1).or(z.literal(Number.POSITIVE_INFINITY)),
  blockTimeS: positive,
  parallelChains: z.number().int().min(1),
  blocksPerDay: positive.int().nullable(),
  retargetBlocks: positive.int().nullable(),
  adjustsEvery: z.strictObject({ count: positive.int(), of: z.enum(['blocks', 'epochs']) }).nullable(),
  unit,
  marketUnit: unit,
  hashrateUnit: unit,
  chartUnit: unit,
  calculatorUnit: unit,
  estimatorUnits: z.tuple([unit], unit),
  difficultyUnit: z.strictObject({ symbol: z.enum(['', 'K', 'M', 'G', 'T', 'P']), scale: positive }),
  auxiliaryOf: symbol.nullable(),
  proofOfWorkEndedAtMs: pastMs.nullable(),
});

const trust = z.enum(['verified', 'sample', 'illustrative']);
const market = z.strictObject({
  pool: z
    .strictObject({
      isShow: z.boolean().optional(),
      isAux: z.boolean().optional(),
      feeRates: z.array(ratio).min(1),
      incomeTypes: z.array(z.enum(['PPS', 'PPS+', 'FPPS', 'PPLNS'])).min(1),
      minPay: positive,
    })
    .refine(({ feeRates, incomeTypes }) => feeRates.length === incomeTypes.length, { error: 'not one fee for each income type' }),
  behaviour: z.strictObject({
    marketBeta: positive,
    priceBound: ratio,
    hashrateBound: ratio,
    poolShare: ratio,
    shareBound: ratio,
    txFeeRatio: ratio.optional(),
    machineHs: positive,
  }),
  anchor: z
    .strictObject({
      priceUsd: positive,
      priceTrust: trust,
      difficulty: z.number().min(0),
      difficultyTrust: trust,
      height: positive.int().optional(),
      isHeightOfDag: z.boolean().optional(),
      source: name,
    })
    .optional(),
  coinGeckoId: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
  rpcPort: z.number().int().min(1_024).max(65_535).optional(),
});

const bytes = positive.int();
const dagCoin = z.strictObject({
  symbol: z.string().regex(/^[A-Z]+$/),
  name,
  algorithm: name,
  family: z.enum(Object.keys(dagFamilies)),
  epochLength: positive.int(),
  blockTimeS: positive.nullable(),
  anchor: z.strictObject({ height: z.number().int().min(0), atMs: pastMs }).nullable(),
  status: z.enum(['active', 'unsure', 'history']),
});

const pattern = z.string().refine((text) => Boolean(new RegExp(`^(?:${text})$`, 'u')), { error: 'not a pattern' });
const currency = z.strictObject({
  code: z.string().regex(/^(?:[A-Z]{3}|kr)$/),
  perUsd: positive,
  whole: pattern,
  hundredth: pattern.optional(),
  others: name.optional(),
  hundredthOthers: name.optional(),
  isVague: z.boolean().optional(),
});

const sizeOf = (film: string) => statSync(`public/media/${film}`, { throwIfNoEntry: false })?.size;
const lesson = z
  .strictObject({
    id: z.string().regex(/^[a-z]+-\d+$/),
    category: z.enum(classCategories),
    title: texts,
    summary: texts,
    seconds: positive.max(120),
    bytes: z.strictObject({ webm: bytes, mp4: bytes }),
  })
  .refine(({ id, bytes: { webm, mp4 } }) => sizeOf(`${id}/video.webm`) === webm && sizeOf(`${id}/video.mp4`) === mp4, {
    error: 'public/media has no films of that size',
  });

const helpGroup = z.strictObject({
  id: name,
  topic: z.enum(helpTopics),
  answers: z.record(z.string().regex(/^[a-zA-Z\d]+$/), z.array(z.enum(helpPageIds))),
});

const rowsBy = <T>(rows: readonly T[], nameOf: (row: T) => string): Row[] => rows.map((row) => [nameOf(row), row]);
const clockRows = clockedCards.map(({ model, algorithm }): Row => [
  `${model}, ${algorithm}`,
  [model, ...clockTypes.map((type) => clockSettings(model, algorithm, type))],
]);

const catalogues: readonly (readonly [file: string, schema: z.ZodType, rows: readonly Row[]])[] = [
  ['domain/coin-catalogue.ts', coin, Object.entries(coinCatalogue)],
  ['domain/dag-coins.ts', dagCoin, rowsBy(dagCoins, (row) => row.symbol)],
  [
    'domain/dag-coins.ts, families',
    z.strictObject({ init: bytes, growth: bytes, item: bytes, cacheInit: bytes, cacheGrowth: bytes }),
    Object.entries(dagFamilies),
  ],
  ...asicAlgorithms.map(
    (algorithm) =>
      [`domain/machines/asic-catalogue.ts, ${algorithm}`, asic(algorithm), rowsBy(asicRows[algorithm], ([, model]) => model)] as const,
  ),
  ['domain/machines/asic-catalogue.ts, sources', source, Object.entries(asicSources)],
  [
    'domain/machines/gpu-catalogue.ts',
    z.tuple([card, z.partialRecord(z.enum(Object.keys(gpuUnits)), gpuEntry)]),
    Object.entries(gpuRows).map((row): Row => [row[0], row]),
  ],
  ['domain/machines/gpu-catalogue.ts, sources', source, Object.entries(gpuSources)],
  ['domain/machines/gpu-clocks.ts', z.tuple([card, clocks, clocks, clocks]), clockRows],
  ['domain/gpu-memory.ts', z.strictObject({ name, memoryGb: positive.int().max(32) }), rowsBy(gpuMemories, (row) => row.name)],
  ['domain/tariff/currencies.ts', currency, currencyWords.map((row, at): Row => [`${at} ${row.code}`, row])],
  ['features/help/help-answers.ts', helpGroup, rowsBy(helpGroups, ({ id }) => id)],
  [
    'server/db/seed/announcements.json',
    z.strictObject({ publishedAt: z.iso.datetime(), title: texts, content: texts }),
    rowsBy(announcements, ({ title }) => title.en),
  ],
  ['server/db/seed/classes.json', lesson, rowsBy(classes, ({ id }) => id)],
  ['server/db/seed/tips.json', texts, tips.map((row, at): Row => [String(at), row])],
  ['server/market/market-catalogue.ts', market, coins.map((row): Row => [row.symbol, marketRowOf(row.id)])],
];

/** What is wrong, each with the file and the row it stands in. */
function faultsIn(file: string, schema: z.ZodType, rows: readonly Row[]): string[] {
  const twice = rows.filter(([row], at) => rows.findIndex(([other]) => other === row) < at).map(([row]) => `${file}, ${row}: stands twice`);
  const faults = rows.flatMap(([row, value]) =>
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [`${file}, ${row}`, ...path, message].join(': ')),
  );
  return [...twice, ...faults];
}

it.each(catalogues)('every row of %s is whole, plausible and there once', (file, schema, rows) => {
  expect(rows).not.toEqual([]);
  expect(faultsIn(file, schema, rows)).toEqual([]);
});

it('names the file and the row at fault', () => {
  const rows: Row[] = [
    ['S19 95T', ['Bitmain', 'S19 95T', 95, 3250, '2020-05', 'A4']],
    ['S19 90T', ['Bitmain', 'S19 90T', 95, 3250, '2020-05', 'A4']],
    ['S19 95T', ['Bitmain', 'S19 95T', 95, -1, '2020-13', 'A4']],
  ];
  expect(faultsIn('asics', asic('SHA256'), rows)).toEqual([
    'asics, S19 95T: stands twice',
    'asics, S19 90T: the name ends with another hashrate',
    expect.stringMatching(/^asics, S19 95T: 3: /),
    expect.stringMatching(/^asics, S19 95T: 4: /),
  ]);
});
