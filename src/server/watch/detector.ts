import { type Coin, coinById } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import type { FarmLook } from '#src/domain/watch/look.ts';
import { observe } from '#src/domain/watch/observe.ts';
import { judgePool, type PoolTroubleKind, pulseOf } from '#src/domain/watch/pool-trouble.ts';
import type { OpenDatabase } from '../db/database.ts';
import { keepFarmEvents } from '../db/farm-events.ts';
import type { FarmKey } from '../db/farms-seen.ts';
import { keepWatchMemory, POOL_ITSELF, readWatchMemory } from '../db/watch-memory.ts';
import type { FarmAt } from '../farms/farms.ts';
import type { Log } from '../http/log.ts';
import type { MarketFeed } from '../market/tick.ts';
import type { ObservedFarms } from '../state.ts';
import { coinTerms } from './coin-terms.ts';
import { lookOf } from './farm-look.ts';
import { farmMemoryOf, poolMemoryOf } from './memory-form.ts';

/** How often farms are looked at. */
export const LOOK_EVERY_MS = 5 * MINUTE_MS;
/** A round ends before the next one begins; who had no turn is the first in the next. */
const LONGEST_ROUND_MS = 4 * MINUTE_MS;
/** Farms of one coin that are read at a time. */
const AT_ONCE = 4;
/** A pool that told none of so many farms tells the others neither. */
const ASKED_IN_VAIN = 8;

/** Trouble of a coin's pool or source, for its operator: the miners are not called meanwhile. */
export interface PoolTrouble {
  readonly coinId: number;
  readonly kind: PoolTroubleKind;
  /** Ms. */
  readonly sinceMs: number;
  readonly isOver: boolean;
}

interface DetectorOptions {
  readonly opened: Pick<OpenDatabase, 'db' | 'isLeader' | 'asLeader'>;
  readonly farms: ObservedFarms;
  readonly feed: () => MarketFeed;
  readonly log: Log;
  /** Called once when it begins and once when it is over, after it was written down. */
  readonly onPoolTrouble?: (trouble: PoolTrouble) => void;
  readonly now?: () => number;
}

type Told = readonly [key: FarmKey, farm: FarmAt];

/** Looks at every farm that is due: one call is one round. On the collecting instance alone; elsewhere it does nothing. */
export function createDetector({ opened, farms, feed, log, onPoolTrouble, now = Date.now }: DetectorOptions) {
  /** Undefined where the pool does not tell: that is written down where it is asked. */
  const glance = async (question: { coin: Coin; address: string }): Promise<FarmAt | undefined> => {
    try {
      return await farms.glance(question, feed().moment().atMs);
    } catch {
      return undefined;
    }
  };
  const readAll = async (coin: Coin, keys: readonly FarmKey[], endMs: number) => {
    const told: Told[] = [];
    let asked = 0;
    const waiting = keys.values();
    const readOn = async (): Promise<void> => {
      for (const key of waiting) {
        if (now() > endMs || (told.length === 0 && asked >= ASKED_IN_VAIN)) return;
        asked += 1;
        const farm = await glance({ coin, address: key.address });
        if (farm) told.push([key, farm]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
    return { told, asked };
  };

  const roundOf = async (coin: Coin, keys: readonly FarmKey[], endMs: number): Promise<readonly FarmEvent[]> => {
    const { told, asked } = await readAll(coin, keys, endMs);
    if (asked === 0) return [];
    const { poolHs, ...terms } = coinTerms(feed().current().poolCoinList, coin);
    const kept = await readWatchMemory(
      opened.db,
      coin.id,
      told.map(([{ address }]) => address),
    );
    const looks = told.flatMap(([{ address }, { farm, atMs }]) => {
      // An address without hashrate that was never seen with any is no farm yet.
      const look: FarmLook | undefined = farm ? lookOf(farm, { coinId: coin.id, address, atMs, ...terms }) : undefined;
      return look ? [{ look, memory: farmMemoryOf(kept.get(address)) }] : [];
    });
    const nowMs = now();
    const before = poolMemoryOf(kept.get(POOL_ITSELF));
    const pool = judgePool(before, {
      atMs: nowMs,
      asked,
      told: told.length,
      newestMs: told.reduce((newest, [, { atMs }]) => Math.max(newest, atMs), 0),
      poolHs,
      pulses: looks.flatMap(({ look, memory }) => (memory ? [pulseOf(memory, look)] : [])),
    });
    const found = looks.map(({ look, memory }) => ({
      address: look.address,
      ...observe(memory, look, { nowMs, isPoolTroubled: pool.isTroubled }),
    }));
    const events = found.flatMap((farm) => farm.events);
    const memories = new Map<string, unknown>([
      [POOL_ITSELF, pool.memory],
      ...found.map(({ address, memory }) => [address, memory] as const),
    ]);
    const isWritten = await opened.asLeader(async (db) => {
      await keepFarmEvents(db, events);
      await keepWatchMemory(db, coin.id, memories, nowMs);
      return true;
    });
    if (!isWritten) return [];
    if (pool.memory.kind !== before.kind) {
      if (before.kind !== '') onPoolTrouble?.({ coinId: coin.id, kind: before.kind, sinceMs: before.sinceMs, isOver: true });
      if (pool.memory.kind !== '')
        onPoolTrouble?.({ coinId: coin.id, kind: pool.memory.kind, sinceMs: pool.memory.sinceMs, isOver: false });
    }
    return events;
  };

  let isRunning = false;
  return {
    /** Gives the number of events that were found. Throws what the database throws. */
    async round(): Promise<number> {
      if (isRunning || !(await opened.isLeader())) return 0;
      isRunning = true;
      try {
        const endMs = now() + LONGEST_ROUND_MS;
        const keys = await farms.keys(now());
        const coins = [...new Set(keys.map(({ coinId }) => coinId))].flatMap((id) => coinById(id) ?? []);
        const ofCoin = ({ id }: Coin) => keys.filter(({ coinId }) => coinId === id);
        const found = await Promise.all(coins.map((coin) => roundOf(coin, ofCoin(coin), endMs)));
        const count = found.flat().length;
        if (count > 0) log.info('farm-events', { count });
        return count;
      } finally {
        isRunning = false;
      }
    },
  };
}
