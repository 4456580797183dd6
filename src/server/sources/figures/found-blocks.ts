import { known, quotient, total } from '#src/domain/known.ts';
import { type FoundBlock, type PoolReading, reading } from '../readings.ts';
import type { NodeSource } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';

/** Mean of what blocks paid, coins; a block that the own node does not know pays nothing. Undefined without any. */
export function meanReward(blocks: readonly FoundBlock[]): number | undefined {
  const rewards = blocks.flatMap(({ reward, isKnown }) => (isKnown === false ? [] : (known(reward) ?? [])));
  return quotient(total(rewards), rewards.length);
}

/**
 * A pool's blocks as the own node of its coin knows them, and the reward by those alone. Pools keep blocks that the chain refused or dropped, so the node has
 * the word (design). While it cannot say, as while it is loading its chain, they stay unchecked.
 */
export async function checkBlocks(from: PoolReading, node: NodeSource | undefined, signal: AbortSignal): Promise<PoolReading> {
  if (!node || !from.blocks?.length) return from;
  try {
    // An old fork names no hash.
    const named = from.blocks.filter(({ hash }) => hash !== '');
    const answers = await node.knows(named, signal);
    const blocks = from.blocks.map((block) => ({ ...block, isKnown: answers[named.indexOf(block)] ?? null }));
    const blockReward = from.blockReward && reading(meanReward(blocks), from.blockReward);
    return { ...from, blocks, blockReward };
  } catch (error) {
    if (error instanceof SourceError) return from;
    throw error;
  }
}
