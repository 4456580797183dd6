import { afterAll, describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coreNode } from '#src/server/sources/nodes/core.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
import { startBcoin } from '../support/bcoin.ts';
import { blocksOf, countedDays, expectDays, mineDays, NOW } from '../support/mocked-days.ts';

const own = await startBcoin();
afterAll(() => own?.stop());

const howTo = 'bcoin is not at hand: BCOIN_DIR names a folder into which .ci/run installed it, and its test runs';

it(`${own ? 'bcoin is at hand' : howTo}`, () => {
  expect(own?.url ?? 'http://').toMatch(/^http:/);
});

const BTC = coinBySymbol('BTC')!;
const never = new AbortController().signal;

/** The second opinion: a Bitcoin node of another hand, written in another language, is read by the same adapter. */
describe.runIf(own !== undefined)('nine mocked days of a bcoin node', { timeout: 120_000 }, () => {
  const node = own!;
  const source = () =>
    coreNode({
      coin: { ...BTC, blockTimeS: 3600 },
      name: 'node',
      network: 'regtest',
      now: () => NOW,
      fetch: createSourceFetch({ address: new URL(node.url), gapMs: 0, now: () => NOW }),
    });

  it('tells difficulty, reward and curve as its own blocks have them, to 1e-9', async () => {
    // Fewer than the 150 blocks after which its regtest halves the reward.
    await mineDays(node, 9);
    const height = await node.rpc<number>('getblockcount');
    const blocks = await blocksOf(node, height);
    const tip = blocks.at(-1)!;
    const reading = await source().read(never);
    // Its getmininginfo rounds that to nought.
    expect(reading.difficulty!.value / tip.difficulty).toBeCloseTo(1, 9);
    expect(await node.rpc('getmininginfo')).toMatchObject({ difficulty: 0 });
    expect(reading.height!.value).toBe(height);
    expect(reading.tipAtMs!.value).toBe(tip.time * 1000);
    // It has no getblockstats: the chain's own rule stands in, and fees are not known.
    const { tx } = await node.rpc<{ tx: { vout: { value: number }[] }[] }>('getblock', await node.rpc('getbestblockhash'), true, true);
    const paid = tx[0]!.vout.reduce((sum, { value }) => sum + value, 0);
    expect(reading.blockReward!.value).toBeCloseTo(paid, 9);
    expect(reading.txFeeRatio).toBeNull();

    const counted = countedDays(blocks);
    expect(reading.days.map(({ dayStartMs }) => dayStartMs)).toEqual([...counted.keys()]);
    expect(reading.days).toHaveLength(9);
    expectDays(reading.days, { counted, difficulty: tip.difficulty });
  });

  it('knows its own blocks by their hash, and no others', async () => {
    const height = await node.rpc<number>('getblockcount');
    const hash = await node.rpc<string>('getbestblockhash');
    const asked = [
      { height, hash },
      { height, hash: hash.toUpperCase() },
      { height: height - 1, hash },
      { height: height + 1, hash },
    ];
    expect(await source().knows(asked, never)).toEqual([true, true, false, false]);
  });
});
