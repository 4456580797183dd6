import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BTC_ID } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { pollAllOnce } from '#src/server/sources/figures/sources-now.ts';
import { reportOf } from '#src/server/sources/report/report.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { sourceSnapshot } from '#src/server/sources/rows/snapshot.ts';
import { type FakeCore, fakeCore } from '../support/fake-core.ts';
import { changed, poolUpstream, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

let core: FakeCore;
let upstream: Upstream;
beforeAll(async () => {
  core = await fakeCore(SAMPLES_MS - MINUTE_MS);
  upstream = await poolUpstream();
});
afterAll(() => Promise.all([core.stop(), upstream.stop()]));

const hashAt = (height: number): string => height.toString(16).padStart(64, '0');
const block = (blockHeight: number, reward: number, hash = hashAt(blockHeight)) => ({ status: 'confirmed', blockHeight, reward, hash });

beforeEach(() => {
  core.instead = undefined;
  upstream.answers = {
    '/api/pools': changed('miningcore-pools.json', {
      'pools.0.coin.symbol': 'BTC',
      'pools.0.networkStats.networkHashrate': 7.16e20,
      'pools.0.networkStats.networkDifficulty': 1e14,
    }),
    '/api/pools/etc1/performance': '{"stats":[]}',
  };
});

/** What an engine and a node of BTC tell now. */
async function read({ hasNode = true }: { hasNode?: boolean } = {}) {
  const sources = { POOL_SOURCES: `BTC=miningcore:${upstream.address.href}`, ...(hasNode && { NODE_SOURCES: `BTC=core:${core.url}` }) };
  const now = await pollAllOnce(readSourceSettings(sources, '/')!, () => SAMPLES_MS);
  const { rows, faults } = reportOf(now);
  const pool = [...now.states.values()].flatMap(({ readings }) => readings?.pools ?? [])[0]![1];
  const row = rows.find(({ figure }) => figure === 'confirmed blocks')!.value;
  return { pool, row, faults, reward: sourceSnapshot(now).coins.get(BTC_ID)!.blockReward };
}

it('a block that the node does not know, or has another of, is withheld with what it paid, and said', async () => {
  const { height } = core.chain;
  // The chain's own, one of which the chain has another, one above its tip.
  const blocks = [block(height - 200, 3.2), block(height - 300, 9, 'ab'.repeat(32)), block(height + 1, 9)];
  upstream.answers['/api/pools/etc1/blocks'] = JSON.stringify(blocks);
  const { pool, row, faults, reward } = await read();
  expect(pool.blocks!.map(({ isKnown }) => isKnown)).toEqual([true, false, false]);
  expect(pool.blockReward).toMatchObject({ value: 3.2 });
  expect(row).toBe('1 of 3, by the node');
  expect(faults.join()).toContain('BTC: the pool counts blocks as confirmed that the node does not know');
  // The node's own reward counts before any of the pool's.
  expect(reward).toBe(3.125);
});

it('where no block is left, nothing is paid by them', async () => {
  upstream.answers['/api/pools/etc1/blocks'] = JSON.stringify([block(core.chain.height + 5, 9)]);
  const { pool, row } = await read();
  expect([pool.blockReward, row]).toEqual([null, '0 of 1, by the node']);
});

it('blocks of an engine that names no hash, and those that no node can speak of, stay unchecked', async () => {
  upstream.answers['/api/pools/etc1/blocks'] = JSON.stringify([block(900_000, 3.2, '')]);
  expect(await read()).toMatchObject({ row: '1 of 1, unchecked', faults: [], pool: { blockReward: { value: 3.2 } } });
  upstream.answers['/api/pools/etc1/blocks'] = JSON.stringify([block(core.chain.height + 5, 9)]);
  expect(await read({ hasNode: false })).toMatchObject({ row: '1 of 1, unchecked', faults: [], reward: 9 });
  // A node that is starting does not know any.
  core.instead = { status: 500, body: '{"result":null,"error":{"code":-28,"message":"Loading block index…"},"id":1}' };
  expect((await read()).row).toBe('1 of 1, unchecked');
});
