import * as z from 'zod';
import { coinBySymbol } from '#src/domain/coins.ts';
import { total } from '#src/domain/known.ts';
import { StartError } from '../../start-error.ts';
import {
  aboveZero,
  emptyFarmReading,
  emptyPoolReading,
  emptyWorkerReading,
  type PoolReading,
  reading,
  type WorkerReading,
} from '../readings.ts';
import type { PoolDialect, SourcePlace } from '../source.ts';
import { FARM_MAX_BYTES, type SourceResponse } from '../poll/source-fetch.ts';
import { figure, moment, scaled, text } from './values.ts';

const worker = z.object({ worker: text, wallet: text, hashrate: figure, lastSeen: moment });
const stats = z.object({ networkHashrate: figure, networkDifficulty: figure, activeWorkers: figure, workers: z.array(worker) });
type Stats = z.output<typeof stats>;

/** GH/s, as a power of ten. */
const GIGA = 9;

const ask = ({ fetch }: SourcePlace, signal: AbortSignal): Promise<SourceResponse<Stats>> =>
  fetch.askJson('/api/stats', stats, { signal, maxBytes: FARM_MAX_BYTES });

const sumOf = (workers: Stats['workers']): number | undefined => total(workers.map(({ hashrate }) => scaled(hashrate, GIGA)));

function poolReading({ data, heldAtMs }: SourceResponse<Stats>, source: string): PoolReading {
  const of = { atMs: heldAtMs(), source };
  const own = sumOf(data.workers);
  // Where its node gives no hashrate of the network, the bridge puts that of its own workers there.
  const isOwn = data.networkHashrate === own;
  return {
    ...emptyPoolReading,
    poolHashrateHs: reading(own, of),
    workers: reading(data.activeWorkers, of),
    networkHashrateHs: reading(isOwn ? null : aboveZero(data.networkHashrate), of),
    difficulty: reading(aboveZero(data.networkDifficulty), of),
    terms: { feeRates: [0], incomeTypes: ['SOLO'], minPay: null },
  };
}

/** The stratum bridge of a Kaspa node: solo, a worker's hashrate is the mean since it came. */
export const kaspaBridge: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const kaspa = coinBySymbol('KAS');
    if (!kaspa || (place.coin && place.coin.id !== kaspa.id)) throw new StartError('A source of the dialect kaspa-bridge is of KAS alone.');
    return {
      read: async (signal) => new Map([[kaspa.id, poolReading(await ask(place, signal), place.name)]]),
      async farm({ address }, signal) {
        const { data, heldAtMs } = await ask(place, signal);
        const workers = data.workers.filter(({ wallet }) => wallet === address.toLowerCase());
        if (workers.length === 0) return null;
        return {
          ...emptyFarmReading,
          atMs: heldAtMs(),
          source: place.name,
          hashrateHs: sumOf(workers) ?? null,
          workers: workers.map(({ worker: name, hashrate, lastSeen }): WorkerReading => ({
            ...emptyWorkerReading,
            name,
            hashrateHs: scaled(hashrate, GIGA),
            lastShareAtMs: lastSeen === null ? null : heldAtMs(lastSeen),
          })),
        };
      },
    };
  },
};
