import { afterAll, describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { coreNode } from '#src/server/sources/nodes/core.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
import { startLitecoind } from '../support/litecoind.ts';
import { blocksOf, countedDays, expectDays, mineDays, NOW, TODAY } from '../support/mocked-days.ts';

const own = await startLitecoind();
afterAll(() => own?.stop());

const howTo = 'litecoind is not installed here: apt-get install litecoind, and its test runs';

it(`${own ? 'litecoind is at hand' : howTo}`, () => {
  expect(own?.url ?? 'http://').toMatch(/^http:/);
});

const LTC = coinBySymbol('LTC')!;
const never = new AbortController().signal;

describe.runIf(own !== undefined)('thirty mocked days of a real node', { timeout: 120_000 }, () => {
  const node = own!;
  const source = (now = NOW, network = 'regtest') =>
    coreNode({
      coin: { ...LTC, blockTimeS: 3600 },
      name: 'node',
      network,
      now: () => now,
      fetch: createSourceFetch({ address: new URL(node.url), gapMs: 0, now: () => now }),
    });

  it('tells difficulty, reward and curve as its own blocks have them, to 1e-9', async () => {
    await mineDays(node, 30);
    const reading = await source().read(never);
    const height = await node.rpc<number>('getblockcount');
    const blocks = await blocksOf(node, height);
    const tip = blocks.at(-1)!;
    expect(reading.height).toMatchObject({ value: height, atMs: NOW, source: 'node' });
    expect(reading.difficulty!.value / tip.difficulty).toBeCloseTo(1, 9);
    const { subsidy } = await node.rpc<{ subsidy: number }>('getblockstats', height, ['subsidy']);
    expect(reading.blockReward!.value).toBeCloseTo(subsidy / 1e8, 9);
    expect(reading.txFeeRatio!.value).toBe(0);
    expect(reading.tipAtMs!.value).toBe(tip.time * 1000);

    const counted = countedDays(blocks);
    expect(reading.days.map(({ dayStartMs }) => dayStartMs)).toEqual([...counted.keys()].filter((start) => start > TODAY - 30 * DAY_MS));
    expect(reading.days).toHaveLength(29);
    expectDays(reading.days, { counted, difficulty: tip.difficulty });
  });

  it('follows a block that comes, and the chain when it falls back', async () => {
    const open = source();
    const before = await open.read(never);
    await node.mineAt(Math.floor(NOW / 1000) - 60);
    const after = await open.read(never);
    expect(after.height!.value).toBe(before.height!.value + 1);
    expect(after.days.at(-1)!.blocks).toBe(before.days.at(-1)!.blocks + 1);
    await node.rpc('invalidateblock', await node.rpc('getbestblockhash'));
    const back = await open.read(never);
    expect(back.height!.value).toBe(before.height!.value);
    expect(back.days).toEqual(before.days);
  });

  it('is withheld when it falls behind, and where the chain is another', async () => {
    await expect(source(NOW + 2 * DAY_MS).read(never)).rejects.toMatchObject({ fault: 'syncing' });
    await expect(source(NOW, 'main').read(never)).rejects.toMatchObject({ fault: 'failed' });
  });
});
