import * as z from 'zod';
import { blockReward } from '#src/domain/rewards.ts';
import { numeric } from '#src/contracts/values.ts';
import { SourceError } from '../poll/source-error.ts';
import type { CoreRpc } from './core-rpc.ts';

/** What a block pays, coins; undefined where the node does not know it. */
interface BlockWorth {
  readonly reward: number | undefined;
  /** Transaction fees over rewards, of the last day's blocks. */
  readonly txFeeRatio: number | undefined;
}

const blockStats = z.object({ subsidy: numeric, totalfee: numeric });
/** Amounts come in the smallest part (Core) or in coins (Bitcoin Cash Node); no block pays a million coins, and none a hundredth of one. */
const SMALLEST_PARTS = 1e6;
const PARTS_OF_COIN = 1e8;

interface Question {
  readonly rpc: CoreRpc;
  readonly height: number;
  /** Blocks of a day, at most so many are looked at. */
  readonly blocks: number;
}

interface Stats {
  readonly reward: number;
  readonly fee: number;
}

async function statsAt(rpc: CoreRpc, height: number): Promise<Stats> {
  const { subsidy, totalfee } = await rpc.call('getblockstats', [height, ['subsidy', 'totalfee']], blockStats);
  const parts = subsidy >= SMALLEST_PARTS ? PARTS_OF_COIN : 1;
  return { reward: subsidy / parts, fee: totalfee / parts };
}

/**
 * The reward of the newest block and the mean fees of a day's, by `getblockstats`; each block is asked for once. A node without it (Dogecoin 1.14,
 * Ravencoin, a pruned one) leaves the chain's own rule for the reward, and fees unknown.
 */
export function createBlockWorth(coinId: number, now: () => number): (question: Question) => Promise<BlockWorth> {
  const kept = new Map<number, Stats>();
  return async ({ rpc, height, blocks }) => {
    for (const known of kept.keys()) if (known > height || known <= height - blocks) kept.delete(known);
    try {
      for (let each = Math.max(1, height - blocks + 1); each <= height; each += 1) {
        if (!kept.has(each)) kept.set(each, await statsAt(rpc, each));
      }
    } catch (error) {
      if (!(error instanceof SourceError) || error.fault !== 'missing') throw error;
      return { reward: blockReward(coinId, height + 1, now()), txFeeRatio: undefined };
    }
    const sum = [...kept.values()].reduce((so, { reward, fee }) => ({ reward: so.reward + reward, fee: so.fee + fee }), {
      reward: 0,
      fee: 0,
    });
    return { reward: kept.get(height)?.reward, txFeeRatio: sum.reward > 0 ? sum.fee / sum.reward : undefined };
  };
}
