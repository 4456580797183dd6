import * as fc from 'fast-check';
import type { WritableAtom } from 'jotai';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '#src/app/parse-search.ts';
import { datedText, FLAT_LIMITS, freshTariff, HOUR_LIMITS, PERCENT_MORE_LIMITS } from '#src/domain/electricity/own-tariff.ts';
import { FIGURE_LIMITS, HASHRATE_LIMITS, MARKET_LIMITS, PERCENT_LIMITS, WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { type NumberLimits, readNumber } from '#src/domain/number-text.ts';
import { asics } from '#src/domain/machines/asics.ts';
import { gpus } from '#src/domain/machines/gpus.ts';
import { currencies } from '#src/domain/money.ts';
import { asicCoins, asicFields, withCoin, withModel } from '#src/features/tools/asic/asic-fields.ts';
import { dagFields } from '#src/features/tools/dag/dag-fields.ts';
import { isTariffUnread, readTariffLink, tariffQuery } from '#src/features/tools/electricity/tariff-link.ts';
import { asicRow, freshRow, missingOf, rowCoins, withRowCoin, withRowModel } from '#src/features/tools/fleet/fleet-draft.ts';
import { fleetText, readFleetText, withFleet } from '#src/features/tools/fleet/fleet-link.ts';
import { gpuCoins, gpuFields, linesOf, withLines } from '#src/features/tools/gpu/gpu-fields.ts';
import { spans } from '#src/features/tools/market-course.ts';
import { toolLink } from '#src/features/tools/tool-inputs.ts';
import { fleetAtom, fleetKinds, type FleetRow, MOST_ROWS, noRules, rowFields, ruleFields } from '#src/state/fleet.ts';
import { makeStore } from '#src/state/store.ts';
import { tariffAtom } from '#src/state/tariff.ts';

// The same texts in each run: a failure of today is one of yesterday.
fc.configureGlobal({ seed: 117_345, numRuns: 60 });

/** Every text that a field of these limits can hold. */
function typed(limits: NumberLimits): fc.Arbitrary<string> {
  const digits = (most: number) => fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: most }).map((all) => all.join(''));
  return fc
    .tuple(fc.constantFrom('', ...(limits.isSigned ? ['-'] : [])), digits(limits.integers), digits(limits.decimals))
    .map(([sign, whole, fraction]) => readNumber(`${sign}${whole}${fraction && `.${fraction}`}`, limits))
    .filter((text) => text !== undefined);
}

/** As the form makes it: a listed machine or another, any coin that it may mine, figures typed over. */
const row: fc.Arbitrary<FleetRow> = fc
  .constantFrom(...fleetKinds)
  .chain((kind) =>
    fc
      .record({
        model: fc.constantFrom('', ...(kind === 'asic' ? asics : gpus).map(({ model }) => model)),
        hashrateHs: fc.constantFrom(undefined, '1173450000000', '1', '999999999999999999', '123456789012345.678'),
        coin: fc.nat(),
        typed: fc.record(
          {
            count: typed(rowFields.count.limits),
            hashrate: typed(rowFields.hashrate.limits),
            power: typed(rowFields.power.limits),
            ...(kind === 'gpu' && { psu: typed(rowFields.psu.limits) }),
          },
          { requiredKeys: [] },
        ),
      })
      .map(({ model, hashrateHs, coin, typed: figures }) => {
        const named = withRowModel(freshRow(kind), { model, hashrateHs });
        const coins = rowCoins(named);
        return { ...withRowCoin(named, coins[coin % coins.length]?.id ?? named.coinId), ...figures };
      }),
  )
  .filter((each) => !Object.values(missingOf(each)).some(Boolean));

const rules = fc.record({
  by: fc.constantFrom('income' as const, 'price' as const),
  mostHours: typed(ruleFields.mostHours.limits),
  mostPrice: typed(ruleFields.mostPrice.limits),
  mostPriceIn: fc.option(fc.constantFrom(...currencies)),
  leastRun: typed(ruleFields.leastRun.limits),
  mostStarts: typed(ruleFields.mostStarts.limits),
});

const fleet = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: MOST_ROWS }).map((rows) => rows.map((each, index) => ({ ...each, id: index + 1 }))),
  rules,
});

/** What the next start of the page shows of a record that this one wrote. */
function afterReload<T, Update>(of: WritableAtom<T, [Update | T], void>, value: T): T {
  const now = makeStore();
  now.sub(of, () => undefined);
  now.set(of, value);
  const next = makeStore();
  next.sub(of, () => undefined);
  return next.get(of);
}

const search = (address: string) => parseSearch(new URL(address).search);

describe('whatever the form of the fleet can write', () => {
  it('the store reads again', () => {
    fc.assert(
      fc.property(fleet, (value) => {
        expect(afterReload(fleetAtom, value)).toEqual(value);
      }),
    );
  });

  it('its link reads again', () => {
    fc.assert(
      fc.property(fleet, (value) => {
        const said: Record<string, unknown> = search(withFleet('https://pool.example/tools?type=3', value));
        expect(readFleetText(said['fleet'])).toEqual(value);
      }),
    );
  });

  it('its link holds at its longest, in the store and as an address', () => {
    const longest = {
      ...freshRow('gpu'),
      model: 'x'.repeat(60),
      count: '9'.repeat(9),
      hashrate: `${'9'.repeat(9)}.${'9'.repeat(9)}`,
      power: '99999999.9999',
      psu: '99.99',
    };
    const value = {
      rows: Array.from({ length: MOST_ROWS }, (_, index) => ({ ...longest, id: index + 1 })),
      rules: {
        by: 'price' as const,
        mostHours: '24',
        mostPrice: '99999999.9999',
        mostPriceIn: 'USD' as const,
        leastRun: '24',
        mostStarts: '24',
      },
    };
    expect(readFleetText(fleetText(value))).toEqual(value);
  });
});

describe('the machine of the calculator', () => {
  const inputs = fc
    .record({
      start: fc.oneof(
        fc.constantFrom(...asics).map(({ model }) => withModel(asicFields.initial, model)),
        fc.constantFrom(...asicCoins.map(({ id }) => String(id)), '17', 'abc', '', '999').map((coin) => withCoin(asicFields.initial, coin)),
      ),
      typed: fc.record({ hashrate: typed(HASHRATE_LIMITS), power: typed(FIGURE_LIMITS), count: typed(WHOLE_LIMITS) }, { requiredKeys: [] }),
    })
    .map(({ start, typed: figures }) => ({ ...start, ...figures, ...(Object.keys(figures).length > 0 && { model: '' }) }));

  it('added to the fleet is there after a reload, and in the link', () => {
    fc.assert(
      fc.property(inputs, (value) => {
        const added = asicRow(value);
        fc.pre(added !== undefined);
        const kept = { rows: [{ ...added, id: 1 }], rules: noRules };
        expect(afterReload(fleetAtom, kept)).toEqual(kept);
        expect(readFleetText(fleetText(kept))).toEqual(kept);
      }),
    );
  });
});

describe('whatever the fields of a tool can hold', () => {
  const model = fc.constantFrom('', ...asics.map((each) => each.model));
  const asic = fc
    .record({
      model,
      coin: fc.constantFrom(...asicCoins.map(({ id }) => String(id))),
      hashrate: typed(HASHRATE_LIMITS),
      power: typed(FIGURE_LIMITS),
      count: typed(WHOLE_LIMITS),
      price: typed(MARKET_LIMITS),
      difficulty: typed(MARKET_LIMITS),
      fee: typed(PERCENT_LIMITS),
      cost: typed(FIGURE_LIMITS),
      costIn: fc.constantFrom(...currencies),
      span: fc.constantFrom(...spans),
      compare: fc.array(model, { maxLength: 4 }).map((all) => all.join(',')),
    })
    .map(({ model: chosen, coin, ...others }) => {
      const start = withModel({ ...asicFields.initial, coin }, chosen);
      // Figures of one's own are no longer those of the model.
      const own = chosen === '' ? others : { ...others, hashrate: start.hashrate, power: start.power };
      return { ...start, ...own, model: chosen, costIn: others.cost === '' ? '' : others.costIn };
    });
  const line = fc.record({
    model: fc.constantFrom('', ...gpus.map((each) => each.model)),
    count: typed(WHOLE_LIMITS),
    clock: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    own: fc.dictionary(
      fc.constantFrom(...gpuCoins.map(({ algorithm }) => algorithm)),
      fc.record({ hashrate: typed(HASHRATE_LIMITS), power: typed(FIGURE_LIMITS) }),
    ),
  });
  const gpu = fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      price: typed(MARKET_LIMITS),
      board: typed(FIGURE_LIMITS),
      fans: typed(FIGURE_LIMITS),
      psu: typed(PERCENT_LIMITS),
    })
    .map(({ lines, ...others }) => withLines({ ...gpuFields.initial, ...others }, lines));
  const dag = fc.record({
    coin: fc.constantFrom('ETC', 'RVN'),
    by: fc.constantFrom('date', 'epoch', 'height'),
    date: fc.oneof(
      fc.constant(''),
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    ),
    epoch: typed(WHOLE_LIMITS),
    height: typed(WHOLE_LIMITS),
    system: fc.constantFrom('windows', 'linux'),
    card: fc.constantFrom('', 'RTX 3070'),
  });

  it.each([
    ['asic', asicFields, asic],
    ['gpu', gpuFields, gpu],
    ['dag', dagFields, dag],
  ] as const)('the store and the link of %s read again', (_name, fields, inputs) => {
    fc.assert(
      fc.property(inputs as fc.Arbitrary<never>, (value) => {
        expect(afterReload(fields.atom as never, value)).toEqual(value);
        expect(fields.read(search(toolLink(fields as never, value, 'https://pool.example'))).inputs).toEqual(value);
      }),
    );
  });

  it('of cards is the same rig again', () => {
    fc.assert(
      fc.property(gpu, (value) => {
        const again = gpuFields.read(search(toolLink(gpuFields, value, 'https://pool.example'))).inputs;
        expect(again && linesOf(again)).toEqual(linesOf(value));
      }),
    );
  });
});

describe('whatever the fields of the tariff can hold', () => {
  const hours = fc.oneof(
    fc.constant(''),
    fc.array(typed(HOUR_LIMITS), { minLength: 24, maxLength: 24 }).map((all) => all.join(',')),
  );
  const market = fc
    .array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { maxLength: 50 })
    .map((prices) => datedText(prices.map((perKwh, index) => ({ atMs: Date.UTC(2026, 10, 20, index), perKwh }))));
  const tariff = fc
    .record({
      kind: fc.constantFrom('flat' as const, 'hours' as const),
      flat: fc.option(typed(FLAT_LIMITS)),
      // Older builds kept none.
      flatIn: fc.option(fc.constantFrom(...currencies)),
      hoursIn: fc.constantFrom(...currencies),
      weekday: hours,
      weekend: hours,
      dated: market,
      plus: typed(HOUR_LIMITS),
      plusIn: fc.option(fc.constantFrom(...currencies)),
      percent: typed(PERCENT_MORE_LIMITS),
    })
    .map((each) => ({
      ...freshTariff,
      ...each,
      flatIn: each.flat === null ? null : each.flatIn,
      plusIn: each.plus === '' ? null : each.plusIn,
    }));

  it('the store reads again', () => {
    fc.assert(
      fc.property(tariff, (value) => {
        expect(afterReload(tariffAtom, value)).toEqual(value);
      }),
    );
  });

  it('its link reads again', () => {
    fc.assert(
      fc.property(tariff, (value) => {
        const said = search(`https://pool.example/tools?${tariffQuery(value, 'CNY')}`);
        expect(isTariffUnread(said)).toBe(false);
        const { kind, flat, flatIn, weekday, weekend, dated, plus, plusIn, percent } = value;
        const hasLists = kind === 'hours' && weekday + weekend + dated !== '';
        expect(readTariffLink(said)).toMatchObject({
          kind,
          flat,
          flatIn,
          ...(hasLists && { hoursIn: value.hoursIn, weekday, weekend, dated, plus, plusIn, percent }),
        });
      }),
    );
  });
});
