import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { farmAskedAt, readFarmMemory } from '#src/server/db/farms-seen.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { createSourceFarms } from '#src/server/farms/source-farms.ts';
import type { FarmReading } from '#src/server/sources/readings.ts';
import { testDatabase } from '../support/database.ts';
import { coin, SAMPLES_MS } from '../support/pool-upstream.ts';
import { startPostgres } from '../support/postgres.ts';

const BTC = coin('BTC');
const HOUR_MS = 3_600_000;
const own = await startPostgres();
afterAll(() => own?.stop());

const onPostgres = async (): Promise<OpenDatabase> => {
  const opened = await openDatabase({ databaseUrl: own!.url, dataDir: '' });
  await prepareDatabase(opened);
  return opened;
};

describe.each([
  ['one embedded database, one after the other', testDatabase, (first: OpenDatabase) => Promise.resolve(first), true],
  ['one PostgreSQL', onPostgres, onPostgres, own !== undefined],
] as const)('two instances on %s', (_, open, openOther, isHere) => {
  let nowMs = SAMPLES_MS;
  let hashrateHs = 1;
  const databases = new Set<OpenDatabase>();
  const faults: unknown[] = [];
  const reading = (): FarmReading => ({
    atMs: nowMs,
    source: 'the pool',
    hashrateHs,
    hashrate24hHs: null,
    curve: null,
    workers: [{ name: 'a', hashrateHs, hashrate24hHs: null, lastShareAtMs: null }],
    unpaid: null,
    incomeToday: null,
    payments: null,
  });
  const start = ({ db }: OpenDatabase) =>
    createSourceFarms({
      sourceOf: () => ({ name: 'the pool', farm: () => Promise.resolve(reading()) }),
      db,
      now: () => nowMs,
      onFault: (_source, error) => faults.push(error),
    });
  let one: OpenDatabase;
  let two: OpenDatabase;
  beforeAll(async () => {
    if (!isHere) return;
    one = await open();
    two = await openOther(one);
    databases.add(one).add(two);
  });
  afterAll(() => Promise.all([...databases].map((each) => each.close())));

  it.runIf(isHere)('lose nothing of a farm: the curve has the hours that either of them read', async () => {
    const question = { coin: BTC, address: 'shared' };
    const [a, b] = [start(one), start(two)];
    const written = async () =>
      await expect
        .poll(async () => (await readFarmMemory(one.db, { coinId: BTC.id, address: 'shared' }))?.readAtMs, { timeout: 20_000 })
        .toBe(nowMs);
    const look = async (farms: typeof a, hour: number, hashrate: number) => {
      nowMs = SAMPLES_MS + hour * HOUR_MS;
      hashrateHs = hashrate;
      const { farm } = await farms.of(question);
      await written();
      return farm!.curve!.map((point) => point.hashrate);
    };
    await look(b, 0, 1);
    for (const hour of [1, 2, 3, 4]) await look(a, hour, hour + 1);
    expect(await look(b, 5, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    // Both read within one hour, without having seen what the other read.
    expect(await look(a, 5.25, 12)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(await look(b, 5.5, 0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await look(start(one), 6, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(faults).toEqual([]);
  });

  it.runIf(isHere)('count a reading once that both of them were told, and one that stands still', async () => {
    const question = { coin: BTC, address: 'still' };
    const key = { coinId: BTC.id, address: 'still' };
    nowMs = SAMPLES_MS;
    hashrateHs = 10;
    await start(one).of(question);
    await expect.poll(() => readFarmMemory(one.db, key), { timeout: 20_000 }).toBeDefined();
    const heldMs = nowMs;
    const frozen = createSourceFarms({
      sourceOf: () => ({ name: 'the pool', farm: () => Promise.resolve({ ...reading(), atMs: heldMs, hashrateHs: 40 }) }),
      db: two.db,
      now: () => nowMs,
      onFault: (_source, error) => faults.push(error),
    });
    for (let each = 0; each < 3; each += 1) {
      nowMs += 60_000;
      await frozen.of(question);
    }
    await expect.poll(() => farmAskedAt(one.db, key), { timeout: 20_000 }).toBe(nowMs);
    expect((await readFarmMemory(one.db, key))!.hours).toEqual([[SAMPLES_MS, 10, 1]]);
    expect(faults).toEqual([]);
  });
});
