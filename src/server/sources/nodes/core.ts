import * as z from 'zod';
import { numeric } from '#src/contracts/values.ts';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_S, MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import { nextDifficulty } from '#src/domain/earnings.ts';
import type { Maybe } from '#src/domain/known.ts';
import { aboveZero, type Figure, type NodeReading, reading } from '../readings.ts';
import type { NodeSource, SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { createBlockWorth } from './block-worth.ts';
import { type Chain, createChain, type Header } from './chain.ts';
import { type CoreRpc, createCoreRpc } from './core-rpc.ts';
import { createNetworkDays } from './network-days.ts';

interface CoreOptions extends Pick<SourcePlace, 'fetch' | 'name' | 'now'> {
  readonly coin: Coin;
  /** The chain it has to be of; 'regtest' in tests. */
  readonly network?: string;
}

const chainInfo = z.object({
  chain: z.string(),
  blocks: numeric,
  headers: numeric,
  bestblockhash: z.string(),
  initialblockdownload: z.boolean().optional(),
});
type ChainInfo = z.output<typeof chainInfo>;

/** Blocks that a day's means are taken from; a mean of fewer swings by a tenth. */
const MEAN_BLOCKS = 144;
/** A newest block older than so many block times is of a node that does not follow its chain; miners may date a block ahead. */
const OLD_TIP_BLOCKS = 10;
/** Headers that a node may be ahead of its blocks. */
const HEADERS_AHEAD = 10;
const ADJUSTMENTS = 10;

/** Throws SourceError while the node's figures are of another chain or of the past. */
function checkReady({ fetch, coin, now, network = 'main' }: CoreOptions, info: ChainInfo, tip: Header): void {
  if (info.chain !== network) throw new SourceError('failed', `${fetch.host} is a node of the ${info.chain.slice(0, 20)} chain.`);
  if (info.initialblockdownload === true || info.headers - info.blocks > HEADERS_AHEAD)
    throw new SourceError('syncing', `${fetch.host} is still loading its chain (block ${info.blocks} of ${info.headers}).`);
  const ageMs = now() - tip.timeMs;
  if (ageMs > OLD_TIP_BLOCKS * coin.blockTimeS * SECOND_MS)
    throw new SourceError('syncing', `The newest block of ${fetch.host} is ${Math.round(ageMs / MINUTE_MS)} min old.`);
}

/** The running difficulty period by its headers; nulls where difficulty follows every block. */
async function periodOf(chain: Chain, tip: Header, coin: Coin) {
  if (coin.retargetBlocks === null) return { setAtMs: null, next: null, done: null, adjustInSeconds: null, adjustments: [] };
  const periodBlocks = coin.retargetBlocks;
  const start = await chain.at(tip.height - (tip.height % periodBlocks));
  const starts = [start];
  while (starts.length <= ADJUSTMENTS) {
    const before = (starts.at(-1)?.height ?? 0) - periodBlocks;
    if (before < 0) break;
    starts.push(await chain.at(before));
  }
  const done = tip.height - start.height;
  const elapsedS = (tip.timeMs - start.timeMs) / SECOND_MS;
  const next = nextDifficulty({ difficulty: tip.difficulty, blocksDone: done, elapsedS, blockTimeS: coin.blockTimeS, periodBlocks });
  const adjustments = starts.slice(0, -1).flatMap(({ timeMs, difficulty }, index) => {
    const before = starts[index + 1]?.difficulty ?? difficulty;
    return difficulty === before ? [] : [{ atMs: timeMs, ratio: difficulty / before - 1 }];
  });
  return { setAtMs: start.timeMs, next: next?.difficulty, done, adjustInSeconds: next && Math.round(next.adjustInSeconds), adjustments };
}

/** What changes only with a block. */
type BlockFigures = Pick<NodeReading, 'days' | 'adjustments'> & Record<Exclude<keyof NodeReading, 'days' | 'adjustments'>, Maybe>;

interface Memory {
  readonly days: ReturnType<typeof createNetworkDays>;
  readonly worth: ReturnType<typeof createBlockWorth>;
}

async function figuresOf({ coin, now }: CoreOptions, { rpc, tip }: { rpc: CoreRpc; tip: Header }, memory: Memory): Promise<BlockFigures> {
  const chain = createChain(rpc);
  const perDay = Math.round(DAY_S / coin.blockTimeS);
  const window = Math.min(perDay, tip.height);
  const difficulty = await rpc.call('getdifficulty', [], numeric);
  const hashrate = await rpc.call('getnetworkhashps', [window, tip.height], numeric);
  const period = await periodOf(chain, tip, coin);
  const { reward, txFeeRatio } = await memory.worth({ rpc, height: tip.height, blocks: Math.min(perDay, MEAN_BLOCKS) });
  const windowStart = await chain.at(tip.height - window);
  return {
    networkHashrateHs: aboveZero(hashrate),
    difficulty: aboveZero(difficulty),
    difficultySetAtMs: period.setAtMs,
    nextDifficulty: period.next,
    adjustInSeconds: period.adjustInSeconds,
    periodBlocksDone: period.done,
    adjustments: period.adjustments,
    height: tip.height,
    tipAtMs: tip.timeMs,
    blockReward: reward,
    txFeeRatio,
    blockTimeS: aboveZero((tip.timeMs - windowStart.timeMs) / SECOND_MS / window),
    days: await memory.days({ chain, tip, perDay, nowMs: now() }),
  };
}

/**
 * A node of the Bitcoin Core kind (BTC, BCH, BSV, LTC, DOGE, RVN, FB) over its RPC: hashrate of a day's blocks, difficulty, the next one, the reward with fees, thirty days
 * out of its headers. Difficulty is `getdifficulty`'s: that of `getmininginfo` is another on test chains, and 0 on bcoin. `read` throws SourceError while
 * the node is starting, loading its chain, behind it or of another chain.
 */
export function coreNode(options: CoreOptions): NodeSource {
  const memory: Memory = { days: createNetworkDays(), worth: createBlockWorth(options.coin.id, options.now) };
  let last: { readonly hash: string; readonly figures: BlockFigures } | undefined;
  const ready = async (signal: AbortSignal): Promise<{ rpc: CoreRpc; tip: Header }> => {
    const rpc = createCoreRpc(options.fetch, signal);
    const info = await rpc.call('getblockchaininfo', [], chainInfo);
    const tip = await createChain(rpc).byHash(info.bestblockhash);
    checkReady(options, info, tip);
    return { rpc, tip };
  };
  return {
    async read(signal) {
      const { rpc, tip } = await ready(signal);
      if (last?.hash !== tip.hash) last = { hash: tip.hash, figures: await figuresOf(options, { rpc, tip }, memory) };
      return readingsOf(last.figures, { atMs: options.now(), source: options.name });
    },
    async knows(blocks, signal) {
      const chain = createChain((await ready(signal)).rpc);
      const answers: boolean[] = [];
      for (const block of blocks) answers.push(await chain.has(block));
      return answers;
    },
  };
}

/** A node that stands at the same block confirms every figure of it: they hold now. */
function readingsOf({ days, adjustments, ...figures }: BlockFigures, held: { atMs: number; source: string }): NodeReading {
  const of = (value: Maybe): Figure => reading(value, held);
  return {
    days,
    adjustments,
    networkHashrateHs: of(figures.networkHashrateHs),
    difficulty: of(figures.difficulty),
    difficultySetAtMs: of(figures.difficultySetAtMs),
    nextDifficulty: of(figures.nextDifficulty),
    adjustInSeconds: of(figures.adjustInSeconds),
    periodBlocksDone: of(figures.periodBlocksDone),
    height: of(figures.height),
    tipAtMs: of(figures.tipAtMs),
    blockReward: of(figures.blockReward),
    txFeeRatio: of(figures.txFeeRatio),
    blockTimeS: of(figures.blockTimeS),
  };
}
