import { expect } from 'vitest';
import { beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import type { NetworkDay } from '#src/server/sources/readings.ts';

/** A real node on a chain of its own, whose clock a test sets. */
interface MockedNode {
  rpc<T>(method: string, ...params: readonly unknown[]): Promise<T>;
  mineAt(atS: number): Promise<void>;
}

interface Block {
  readonly time: number;
  readonly difficulty: number;
  readonly chainwork: string;
}

/** What was counted of a day. */
interface Counted {
  readonly blocks: number;
  readonly work: number;
}

/** A fixed moment in the past: a chain that ends in the future does not open again. */
export const TODAY = beijingDayStart(Date.UTC(2026, 9, 20));
export const NOW = TODAY + 6 * 3_600_000;

/** Some days and a bit of blocks, 8 to 18 a day, evenly spread; none on a third of the way: it is a gap. */
export async function mineDays(node: MockedNode, days: number): Promise<void> {
  for (let day = -days; day <= 0; day += 1) {
    if (day === -Math.floor(days / 3)) continue;
    const count = 13 + Math.round(5 * Math.sin(day / 4));
    const lengthMs = day === 0 ? NOW - TODAY : DAY_MS;
    for (let each = 0; each < count; each += 1) {
      await node.mineAt(Math.floor((TODAY + day * DAY_MS + ((each + 0.5) * lengthMs) / count) / 1000));
    }
  }
}

/** The headers of the whole chain, one after the other: asked in parallel a node answers "Work queue depth exceeded". */
export async function blocksOf(node: MockedNode, height: number): Promise<readonly Block[]> {
  const blocks: Block[] = [];
  for (let at = 0; at <= height; at += 1) blocks.push(await node.rpc('getblockheader', await node.rpc('getblockhash', at)));
  return blocks;
}

/** Each day by counting, in the other direction: every block by the day its header falls on. */
export function countedDays(blocks: readonly Block[]): ReadonlyMap<number, Counted> {
  const work = (at: number): number => Number(BigInt(`0x${blocks[at]!.chainwork}`) - BigInt(`0x${blocks[at - 1]!.chainwork}`));
  const counted = new Map<number, Counted>();
  for (let at = 1; at < blocks.length; at += 1) {
    const start = beijingDayStart(blocks[at]!.time * 1000);
    const day = counted.get(start) ?? { blocks: 0, work: 0 };
    counted.set(start, { blocks: day.blocks + 1, work: day.work + work(at) });
  }
  return counted;
}

/** The curve has of each day its blocks, and their work over its seconds to 1e-9. */
export function expectDays(
  days: readonly NetworkDay[],
  { counted, difficulty: ofTip }: { counted: ReadonlyMap<number, Counted>; difficulty: number },
): void {
  for (const { dayStartMs, networkHashrateHs, difficulty, blocks } of days) {
    const day = counted.get(dayStartMs)!;
    const seconds = (dayStartMs === TODAY ? NOW - TODAY : DAY_MS) / 1000;
    expect(blocks).toBe(day.blocks);
    expect(networkHashrateHs! / (day.work / seconds)).toBeCloseTo(1, 9);
    expect(difficulty! / ofTip).toBeCloseTo(1, 3);
  }
}
