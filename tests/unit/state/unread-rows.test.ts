import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PrimitiveAtom } from 'jotai';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeDatabase, openTab } from '../lib/open-tab.ts';

const fixture = (key: string): never =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../fixtures/stored/${key}.json`), 'utf8')) as never;
const database = new FakeDatabase();

/** What another build may have left in a list. */
const strangers: readonly unknown[] = [null, 7, 'text', [], {}, { id: 'of another build' }];

interface StoredList {
  readonly key: string;
  /** What is stored, with a row in it that cannot be read. */
  readonly spoilt: (row: unknown) => unknown;
  readonly atom: () => Promise<unknown>;
  /** A change that the visitor makes, which writes the record anew. */
  readonly change: (value: never) => unknown;
  readonly name?: string;
  /** What is read of it by a build that keeps more. */
  readonly read?: unknown;
}

const fleet: { rows: unknown[]; rules: object } = fixture('fleet');
const farms: unknown[] = fixture('farms');
const copies: Record<string, unknown> = fixture('farm-copies');
const cards: unknown[] = fixture('rack-cards');
const outbox: unknown[] = fixture('vip-outbox');

const lists: readonly StoredList[] = [
  {
    key: 'fleet',
    spoilt: (row) => ({ ...fleet, rows: [row, ...fleet.rows] }),
    atom: async () => (await import('#src/state/fleet.ts')).fleetAtom,
    change: (value: { rows: unknown[] }) => ({ ...value, rows: value.rows.slice(1) }),
    // Kept by a build whose limits had no currency: it is asked for.
    read: { ...fleet, rules: { ...fleet.rules, mostPriceIn: null } },
  },
  {
    key: 'farms',
    spoilt: (row) => [...farms, row],
    atom: async () => (await import('#src/features/overview/farms.atoms.ts')).savedFarmsAtom,
    change: (value: unknown[]) => value.slice(1),
  },
  {
    key: 'farm-copies',
    spoilt: (row) => ({ ...copies, stranger: row }),
    atom: async () => (await import('#src/features/overview/farms.atoms.ts')).snapshotsAtom,
    change: (value: object) => ({ ...value, more: { data: null, madeAt: 1, isSimulated: false } }),
    name: 'stranger',
  },
  {
    key: 'rack-cards',
    spoilt: (row) => [row, ...cards],
    atom: async () => (await import('#src/features/rack-card/rack-card.model.ts')).keptCardsAtom,
    change: (value: unknown[]) => value.slice(1),
  },
  {
    key: 'vip-outbox',
    spoilt: (row) => [...outbox.slice(0, 1), row, ...outbox.slice(1)],
    atom: async () => (await import('#src/parts/outbox/outbox.ts')).outboxAtom,
    change: (value: unknown[]) => value.slice(1),
  },
  {
    key: 'kept-editions',
    spoilt: (row) => ['2026-11-28', row, '2026-11-27'],
    atom: async () => (await import('#src/features/daily-paper/editions/kept-editions.ts')).keptEditionsAtom,
    change: (value: unknown[]) => value.slice(1),
  },
];

/** One tab for all, which finds the record of another build. */
async function tabWith(key: string, value: unknown) {
  database.records.clear();
  database.records.set(key, { value, writtenAt: 1 });
  const tab = await openTab(database);
  await tab.preloadStorage();
  return tab;
}

beforeAll(() => vi.stubGlobal('BroadcastChannel', undefined));
beforeAll(() => vi.stubGlobal('window', new EventTarget()));
afterAll(() => vi.unstubAllGlobals());

describe('a row that this build cannot read', () => {
  it.each(lists)('in $key costs no other, and is kept aside', async ({ key, spoilt, atom, change, name, read = fixture(key) }) => {
    const isNews = key === 'kept-editions';
    for (const row of isNews ? [...strangers.slice(0, 2), '28 November'] : strangers) {
      await tabWith(key, spoilt(row));
      const { makeStore } = await import('#src/state/store.ts');
      const of = (await atom()) as PrimitiveAtom<unknown>;
      const store = makeStore();
      store.sub(of, () => undefined);
      expect(store.get(of)).toEqual(isNews ? ['2026-11-28', '2026-11-27'] : read);
      store.set(of, change(store.get(of) as never));
      await vi.waitFor(() =>
        expect(database.records.get(`${key}.unread`)).toMatchObject({ value: [{ value: row, ...(name && { name }) }] }),
      );
      expect(database.records.get(key)).toMatchObject({ value: change(isNews ? (['2026-11-28', '2026-11-27'] as never) : fixture(key)) });
    }
  });

  it('is not lost with the outbox, whose items come and go by functions of their own', async () => {
    await tabWith('vip-outbox', [{ key: 'newer', state: 'scheduled', at: 5 }, ...outbox]);
    const { addToOutbox, readOutbox } = await import('#src/parts/outbox/outbox.ts');
    await addToOutbox('k9', 'vip', {});
    expect(readOutbox().map(({ key }) => key)).toEqual(['k1', 'k2', 'k3', 'k9']);
    expect(database.records.get('vip-outbox.unread')).toMatchObject({ value: [{ value: { key: 'newer' } }] });
  });

  it('is not lost with the merge base of the account, whose other farms are still known to be common', async () => {
    await tabWith('account-farms', { gid: 'g123456', farms: [...farms, { address: 7 }] });
    const { readStored } = await import('#src/lib/storage.ts');
    const { baseSchema } = await import('#src/features/overview/account-farms.ts');
    expect(readStored('account-farms', baseSchema)).toEqual({ gid: 'g123456', farms });
  });
});

describe('a field that this build cannot read', () => {
  it.each([
    [
      'fleet',
      async () => (await import('#src/state/fleet.ts')).fleetAtom,
      { ...fleet, rules: { ...fleet.rules, mostHours: '99' } },
      { rules: { mostHours: '', by: 'price' } },
    ],
    [
      'fleet',
      async () => (await import('#src/state/fleet.ts')).fleetAtom,
      { ...fleet, rules: 'none' },
      { rows: fleet.rows, rules: { by: 'income' } },
    ],
    ['fleet', async () => (await import('#src/state/fleet.ts')).fleetAtom, { rules: fleet.rules }, { rows: [], rules: { by: 'price' } }],
    [
      'tariff',
      async () => (await import('#src/state/tariff.ts')).tariffAtom,
      { ...(fixture('tariff') as object), percent: 19 },
      { percent: '', plus: '0.083123', kind: 'hours' },
    ],
    [
      'tariff',
      async () => (await import('#src/state/tariff.ts')).tariffAtom,
      { ...(fixture('tariff') as object), weekday: 'x'.repeat(900) },
      { weekday: '', flat: '0.4567' },
    ],
    [
      'calculator',
      async () => (await import('#src/parts/calculator-inputs.ts')).calculatorInputsAtom,
      { coinId: 17, hashrate: 'many', feePercent: '1' },
      { coinId: 17, hashrate: '100', feePercent: '1' },
    ],
    [
      'tools.asic2',
      async () => (await import('#src/features/tools/asic/asic-fields.ts')).asicFields.atom,
      { ...(fixture('tools.asic2') as object), cost: 'much' },
      { power: '1234.5', cost: '' },
    ],
    [
      'tools.gpu2',
      async () => (await import('#src/features/tools/gpu/gpu-fields.ts')).gpuFields.atom,
      { ...(fixture('tools.gpu2') as object), fans: 30 },
      { psu: '92', fans: '30' },
    ],
  ])('of %s costs no other field', async (key, atom, value, read) => {
    await tabWith(key, value);
    const { makeStore } = await import('#src/state/store.ts');
    const of = (await atom()) as PrimitiveAtom<unknown>;
    const store = makeStore();
    store.sub(of, () => undefined);
    expect(store.get(of)).toMatchObject(read);
  });

  it.each(['vip-draft', 'register-draft'] as const)('of %s costs nothing else that was typed', async (key) => {
    const draft: { values: object } = fixture(key);
    await tabWith(key, { ...draft, values: { ...draft.values, region: 'Atlantis' } });
    const { vipDraft } = await import('#src/features/vip/vip.draft.ts');
    const { registerDraft } = await import('#src/features/register/register.draft.ts');
    expect((key === 'vip-draft' ? vipDraft : registerDraft).read()).toEqual({ ...draft.values, region: '' });
  });

  it('of a farm’s copy costs neither the copy nor any other farm’s', async () => {
    const [first = '', ...others] = Object.keys(copies);
    const copy = copies[first] as { data: object };
    await tabWith('farm-copies', { ...copies, [first]: { ...copy, data: { ...copy.data, hashrateUnit: undefined, curve: 'flat' } } });
    const { snapshotsAtom } = await import('#src/features/overview/farms.atoms.ts');
    const { makeStore } = await import('#src/state/store.ts');
    const store = makeStore();
    store.sub(snapshotsAtom, () => undefined);
    expect(Object.keys(store.get(snapshotsAtom))).toEqual([first, ...others]);
    expect(store.get(snapshotsAtom)[first]?.data).toMatchObject({ hashrate: 41262.5, hashrateUnit: '', unpaid: 2.34 });
  });
});

describe('a database that is read late', () => {
  it('loses nothing to what was changed meanwhile', async () => {
    database.records.clear();
    database.records.set('fleet', { value: { ...fleet, rows: [...fleet.rows, 'strange'] }, writtenAt: 1 });
    database.mood = 'hangs';
    const tab = await openTab(database);
    void tab.preloadStorage(0);
    const { fleetAtom } = await import('#src/state/fleet.ts');
    const { makeStore } = await import('#src/state/store.ts');
    const store = makeStore();
    store.sub(fleetAtom, () => undefined);
    const [row] = fleet.rows as { id: number }[];
    store.set(fleetAtom, (now) => ({ ...now, rows: [...now.rows, { ...row, id: 9 } as never] }));
    expect(store.get(fleetAtom).rows).toHaveLength(1);
    await vi.waitFor(() => database.wakeUp());
    await vi.waitFor(() => expect(store.get(fleetAtom).rows).toHaveLength(fleet.rows.length + 1));
    await vi.waitFor(() =>
      expect(database.records.get('fleet')).toMatchObject({ value: { rows: [...fleet.rows, { ...row, id: 9 }], rules: fleet.rules } }),
    );
    expect(database.records.get('fleet.unread')).toMatchObject({ value: [{ value: 'strange' }] });
    database.mood = 'good';
  });
});
