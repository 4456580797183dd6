import { beijingDayStart, DAY_MS, lastBeijingDays, SECOND_MS } from '#src/domain/days.ts';
import type { NetworkDay } from '../readings.ts';
import type { Chain, Header } from './chain.ts';

/** Hashes of a block at difficulty 1 in Bitcoin's kind of chain: 2^256 over the largest target. */
const HASHES_AT_ONE = 2 ** 48 / 0xffff;
/** A running day of fewer blocks says nothing yet. */
const LEAST_BLOCKS = 10;
const DAYS = 30;
/** No day's first block is looked for further down than this part of a day's expected blocks allows for. */
const SLACK = 4;

interface DayQuestion {
  readonly chain: Chain;
  readonly tip: Header;
  /** Blocks expected in a day. */
  readonly perDay: number;
  readonly nowMs: number;
}

/** A day out of the blocks in it: the work they stand for over its length. Undefined where too few were found. */
async function dayOf(chain: Chain, span: { startMs: number; endMs: number; from: number; to: number }): Promise<NetworkDay | undefined> {
  const blocks = span.to - span.from;
  const isOver = span.endMs - span.startMs === DAY_MS;
  if (blocks < (isOver ? 1 : LEAST_BLOCKS) || span.from === 0) return undefined;
  const work = Number((await chain.at(span.to - 1)).work - (await chain.at(span.from - 1)).work);
  return {
    dayStartMs: span.startMs,
    networkHashrateHs: work / ((span.endMs - span.startMs) / SECOND_MS),
    difficulty: work / blocks / HASHES_AT_ONE,
    blocks,
  };
}

/**
 * The last 30 Beijing days of a network by its own headers, so that the curve is whole on the first start: each midnight's first block is looked
 * for where it should be, and a day's hashrate is the work of its blocks over its length. Days that are over are worked out once.
 */
export function createNetworkDays(): (question: DayQuestion) => Promise<readonly NetworkDay[]> {
  const finished = new Map<number, NetworkDay | undefined>();
  let highest = 0;
  return async ({ chain, tip, perDay, nowMs }) => {
    // A chain that fell back may have other blocks from there on.
    if (tip.height < highest) finished.clear();
    highest = tip.height;
    const today = beijingDayStart(nowMs);
    const wanted = lastBeijingDays(nowMs, DAYS).filter((start) => !finished.has(start));
    const back = Math.ceil((wanted.length + 1) * perDay * SLACK);
    const within = { highest: tip.height, spacingMs: DAY_MS / perDay };
    let from = await chain.firstFrom(wanted[0] ?? today, { ...within, lowest: Math.max(0, tip.height - back) });
    const days: (NetworkDay | undefined)[] = [];
    for (const startMs of wanted) {
      const endMs = Math.min(startMs + DAY_MS, nowMs);
      const to = startMs === today ? tip.height + 1 : await chain.firstFrom(endMs, { ...within, lowest: from });
      const day = await dayOf(chain, { startMs, endMs, from, to });
      if (startMs < today) finished.set(startMs, day);
      else days.push(day);
      from = to;
    }
    for (const start of finished.keys()) if (start < today - DAYS * DAY_MS) finished.delete(start);
    const over = [...finished].toSorted(([a], [b]) => a - b).map(([, day]) => day);
    return [...over, ...days].filter((day) => day !== undefined);
  };
}
