import { afterAll, describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import { coreNode } from '#src/server/sources/nodes/core.ts';
import { createSourceFetch } from '#src/server/sources/source-fetch.ts';
import { startLitecoind } from '../support/litecoind.ts';

const own = await startLitecoind();
afterAll(() => own?.stop());

const howTo = 'litecoind is not installed here: apt-get install litecoind, and its test runs';

it(`${own ? 'litecoind is at hand' : howTo}`, () => {
  expect(own?.url ?? 'http://').toMatch(/^http:/);
});

const LTC = coinBySymbol('LTC')!;
/** A fixed moment in the past: a chain that ends in the future does not open again. */
const TODAY = beijingDayStart(Date.UTC(2026, 9, 20));
const NOW = TODAY + 6 * 3_600_000;
const never = new AbortController().signal;

interface Block {
  readonly time: number;
  readonly difficulty: number;
  readonly chainwork: string;
}

/** Thirty days and a bit of blocks, 8 to 18 a day, evenly spread; none on the tenth day: it is a gap. */
async function mineDays(node: NonNullable<typeof own>): Promise<void> {
  for (let day = -30; day <= 0; day += 1) {
    if (day === -10) continue;
    const count = 13 + Math.round(5 * Math.sin(day / 4));
    const lengthMs = day === 0 ? NOW - TODAY : DAY_MS;
    for (let each = 0; each < count; each += 1) {
      await node.mineAt(Math.floor((TODAY + day * DAY_MS + ((each + 0.5) * lengthMs) / count) / 1000));
    }
  }
}

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
    await mineDays(node);
    const reading = await source().read(never);
    const height = await node.rpc<number>('getblockcount');
    const blocks: Block[] = [];
    // One after the other: asked in parallel it answers "Work queue depth exceeded".
    for (let at = 0; at <= height; at += 1) blocks.push(await node.rpc('getblockheader', await node.rpc('getblockhash', at)));
    const tip = blocks.at(-1)!;
    expect(reading.height).toMatchObject({ value: height, atMs: NOW, source: 'node' });
    expect(reading.difficulty!.value / tip.difficulty).toBeCloseTo(1, 9);
    const { subsidy } = await node.rpc<{ subsidy: number }>('getblockstats', height, ['subsidy']);
    expect(reading.blockReward!.value).toBeCloseTo(subsidy / 1e8, 9);
    expect(reading.txFeeRatio!.value).toBe(0);
    expect(reading.tipAtMs!.value).toBe(tip.time * 1000);

    // Each day by counting, in the other direction: every block by the day its header falls on, its work over the day's seconds.
    const work = (at: number): number => Number(BigInt(`0x${blocks[at]!.chainwork}`) - BigInt(`0x${blocks[at - 1]!.chainwork}`));
    const counted = new Map<number, { blocks: number; work: number }>();
    for (let at = 1; at <= height; at += 1) {
      const start = beijingDayStart(blocks[at]!.time * 1000);
      const day = counted.get(start) ?? { blocks: 0, work: 0 };
      counted.set(start, { blocks: day.blocks + 1, work: day.work + work(at) });
    }
    expect(reading.days.map(({ dayStartMs }) => dayStartMs)).toEqual([...counted.keys()].filter((start) => start > TODAY - 30 * DAY_MS));
    expect(reading.days).toHaveLength(29);
    for (const { dayStartMs, networkHashrateHs, difficulty, blocks: found } of reading.days) {
      const day = counted.get(dayStartMs)!;
      const seconds = (dayStartMs === TODAY ? NOW - TODAY : DAY_MS) / 1000;
      expect(found).toBe(day.blocks);
      expect(networkHashrateHs! / (day.work / seconds)).toBeCloseTo(1, 9);
      expect(difficulty! / tip.difficulty).toBeCloseTo(1, 3);
    }
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
