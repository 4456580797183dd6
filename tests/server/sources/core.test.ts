import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beijingDayStart, DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { coreNode } from '#src/server/sources/nodes/core.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
import { type FakeCore, fakeCore } from '../support/fake-core.ts';
import { coin, never, sample } from '../support/pool-upstream.ts';

const NOW = Date.UTC(2026, 10, 27, 4);
let core: FakeCore;
beforeAll(async () => {
  core = await fakeCore(NOW - 60_000);
});
afterAll(() => core.stop());
const fresh = {
  name: 'main',
  height: 925_812,
  tipMs: NOW - 60_000,
  spacingMs: 600_000,
  difficulty: 1e14,
  reward: 3.125,
  fee: 0.0625,
  isLoading: false,
};
beforeEach(() => {
  core.chain = { ...fresh };
  core.instead = undefined;
  core.missing.clear();
  core.asked.length = 0;
});

const open = (symbol = 'BTC', now = () => NOW, url = core.url) =>
  coreNode({ coin: coin(symbol), name: 'node', now, fetch: createSourceFetch({ address: new URL(url), gapMs: 0, now }) });
const read = (symbol?: string) => open(symbol).read(never);

describe('a chain', () => {
  it('is told whole on the first reading: figures, the running period, thirty days', async () => {
    const reading = await read();
    const done = 925_812 % 2016;
    expect(reading).toMatchObject({
      difficulty: { value: 1e14, atMs: NOW, source: 'node' },
      networkHashrateHs: { value: (1e14 * 2 ** 32) / 600 },
      height: { value: 925_812 },
      blockReward: { value: 3.125 },
      txFeeRatio: { value: 0.02 },
      blockTimeS: { value: 600 },
      periodBlocksDone: { value: done },
      difficultySetAtMs: { value: NOW - 60_000 - done * 600_000 },
      // Blocks on time: nothing will change.
      nextDifficulty: { value: 1e14 },
      adjustInSeconds: { value: (2016 - done) * 600 },
      adjustments: [],
    });
    // Its difficulty is of the last block's rules, and nought on some nodes.
    expect(core.asked).not.toContain('getmininginfo');
    expect(reading.days).toHaveLength(30);
    expect(reading.days.at(-1)!.dayStartMs).toBe(beijingDayStart(NOW));
    for (const day of reading.days.slice(0, -1)) {
      expect(day.blocks).toBe(144);
      expect(day.difficulty! / 1e14).toBeCloseTo(1, 3);
      expect(day.networkHashrateHs! / ((1e14 * 2 ** 32) / 600)).toBeCloseTo(1, 3);
    }
  });

  it('is asked for one thing only while no block comes, and that confirms its figures', async () => {
    let now = NOW;
    const node = open('BTC', () => now);
    await node.read(never);
    core.asked.length = 0;
    now += 15_000;
    expect((await node.read(never)).difficulty).toEqual({ value: 1e14, atMs: now, source: 'node' });
    expect(core.asked).toEqual(['getblockchaininfo', 'getblockheader']);
  });

  it('costs little more for each block that comes', async () => {
    const node = open();
    await node.read(never);
    core.asked.length = 0;
    core.chain.height += 1;
    await node.read(never);
    expect(core.asked.filter((method) => method === 'getblockstats')).toHaveLength(1);
    expect(core.asked.length).toBeLessThan(90);
  });

  it('may fall back', async () => {
    const node = open();
    await node.read(never);
    core.chain.height -= 3;
    core.chain.tipMs -= 3 * 600_000;
    expect((await node.read(never)).height!.value).toBe(925_809);
  });

  it('that changes with every block has no next difficulty', async () => {
    expect(await read('BCH')).toMatchObject({
      nextDifficulty: null,
      adjustInSeconds: null,
      periodBlocksDone: null,
      difficultySetAtMs: null,
    });
  });

  it('has the reward of its rule, and unknown fees, where the node cannot tell them', async () => {
    core.missing.add('getblockstats');
    expect(await read()).toMatchObject({ blockReward: { value: 3.125 }, txFeeRatio: null });
  });

  it('has the same reward where amounts come in coins', async () => {
    core.chain.reward /= 1e8;
    core.chain.fee /= 1e8;
    expect(await read()).toMatchObject({ blockReward: { value: 3.125 }, txFeeRatio: { value: 0.02 } });
  });

  it('of difficulty nought has no difficulty', async () => {
    core.chain.difficulty = 0;
    expect(await read()).toMatchObject({ difficulty: null, networkHashrateHs: null });
  });
});

describe('a node is withheld', () => {
  it.each([
    ['while it loads its chain', { isLoading: true }, 'syncing'],
    ['where its newest block is old', { tipMs: NOW - 2 * HOUR_MS }, 'syncing'],
    ['of another chain', { name: 'test' }, 'failed'],
  ])('%s', async (_, chain, fault) => {
    Object.assign(core.chain, chain);
    await expect(read()).rejects.toMatchObject({ name: 'SourceError', fault });
  });

  it.each([
    ['starting', 500, sample('core-warming-up.json'), 'starting'],
    ['too busy', 503, sample('core-busy.txt'), 'busy'],
    ['behind a proxy that fails', 502, '<html>Bad gateway</html>', 'failed'],
    ['answered by a page', 200, '<html>Log in</html>', 'failed'],
    ['cut', 200, '{"result": {"chain": "ma', 'unreadable'],
  ])('that is %s', async (_, status, body, fault) => {
    core.instead = { status, body };
    await expect(read()).rejects.toMatchObject({ fault });
  });

  it('that refuses the password, which no message repeats', async () => {
    const refused = open('BTC', () => NOW, core.url.replace('pass', 'secret-word')).read(never);
    await expect(refused).rejects.toMatchObject({ fault: 'refused', message: expect.not.stringContaining('secret-word') });
  });

  it('until it is over: a clock that is two days ahead makes every block old', async () => {
    await expect(open('BTC', () => NOW + 2 * DAY_MS).read(never)).rejects.toMatchObject({ fault: 'syncing' });
  });
});
