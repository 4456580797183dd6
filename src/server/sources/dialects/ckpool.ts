import * as z from 'zod';
import { BTC_ID } from '#src/domain/coins.ts';
import { type FarmQuestion, type FarmReading, type PoolDialect, type PoolReading, reading, type SourcePlace } from '../source.ts';
import { SourceError } from '../source-error.ts';
import { FARM_MAX_BYTES, parseTold, type SourceAnswer, statusError } from '../source-fetch.ts';
import { addressInPath, figure, moment, text } from './told-figures.ts';

const SUFFIXED = /^(\d+(?:\.\d+)?)(e[+-]?\d+|[KMGTPEZ])?$/i;
const SUFFIXES = ['', 'K', 'M', 'G', 'T', 'P', 'E', 'Z'];

/** '904G', '1.1e+06' and '0' in H/s, exactly; null for anything else. */
export const suffixedHs = text.transform((written) => {
  const [, number, end = ''] = SUFFIXED.exec(written) ?? [];
  const step = SUFFIXES.indexOf(end.toUpperCase());
  return number === undefined ? null : Number(step < 0 ? written : `${number}e${3 * step}`);
});

const users = z.object({ lastupdate: moment, Users: figure, Workers: figure });
const hashrates = z.object({ hashrate5m: suffixedHs, hashrate1d: suffixedHs, hashrate7d: suffixedHs });
/** `pool.status` is not one document but one a line; the third tells of shares. */
const status = z.tuple([users, hashrates], z.unknown());

const worker = z.object({ workername: text, hashrate5m: suffixedHs, hashrate1d: suffixedHs, lastshare: moment });
const user = z.object({ hashrate5m: suffixedHs, hashrate1d: suffixedHs, worker: z.array(worker).nullish() });

const NOT_FOUND = 404;

/** What a file holds. It is written anew each minute, so that a reader can meet half of it: then it is read once more. */
async function readTwice<T>(ask: () => Promise<SourceAnswer>, parse: (answer: SourceAnswer) => T): Promise<T> {
  try {
    return parse(await ask());
  } catch (error) {
    if (!(error instanceof SourceError) || error.fault !== 'unreadable') throw error;
    return parse(await ask());
  }
}

/** The lines as one list in JSON. */
const asList = (answer: SourceAnswer): SourceAnswer => ({ ...answer, data: `[${answer.data.trim().split('\n').join(',')}]` });

function readPool({ fetch, name: source }: SourcePlace, signal: AbortSignal): Promise<PoolReading> {
  return readTwice(
    () => fetch.ask('/pool/pool.status', { signal }),
    (answer) => {
      if (answer.status === NOT_FOUND) throw new SourceError('missing', 'There is no pool/pool.status below the address.');
      if (answer.status !== 200) throw statusError(fetch.host, answer.status);
      const { data, heldAtMs } = parseTold(fetch.host, asList(answer), status);
      const [counts, means] = data;
      const of = { atMs: heldAtMs(counts.lastupdate), source };
      return {
        poolHashrateHs: reading(means.hashrate5m, of),
        poolHashrate24hHs: reading(means.hashrate1d, of),
        poolHashrate7dHs: reading(means.hashrate7d, of),
        poolHashrate14dHs: null,
        miners: reading(counts.Users, of),
        workers: reading(counts.Workers, of),
        networkHashrateHs: null,
        // Its `diff` is a percentage of the network's, and no difficulty.
        difficulty: null,
        height: null,
        blockTimeS: null,
        blockReward: null,
        terms: {},
        samples: [],
      };
    },
  );
}

/** The name behind the address in 'address.name', '' for the bare address. */
function nameOf(workername: string, address: string): string {
  const isBare = workername.toLowerCase() === address.toLowerCase();
  return isBare ? '' : workername.slice(workername.indexOf('.') + 1);
}

function readFarm({ fetch, name: source }: SourcePlace, question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null> {
  return readTwice(
    () => fetch.ask(`/users/${addressInPath(question)}`, { signal, maxBytes: FARM_MAX_BYTES }),
    (answer) => {
      // A machine that has no share yet has no file either.
      if (answer.status === NOT_FOUND) return null;
      if (answer.status !== 200) throw statusError(fetch.host, answer.status);
      const { data, heldAtMs } = parseTold(fetch.host, answer, user);
      return {
        atMs: heldAtMs(),
        source,
        hashrateHs: data.hashrate5m,
        hashrate24hHs: data.hashrate1d,
        curve: null,
        workers: (data.worker ?? []).map(({ workername, hashrate5m, hashrate1d, lastshare }) => ({
          name: nameOf(workername, question.address),
          hashrateHs: hashrate5m,
          hashrate24hHs: hashrate1d,
          lastShareAtMs: lastshare === null ? null : heldAtMs(lastshare),
        })),
        unpaid: null,
        incomeToday: null,
        payments: null,
      };
    },
  );
}

/** ckpool's own files, in a folder of this machine or on any static host: 'file:///var/www/ckpool' has pool/ and users/ in it. */
export const ckpool: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const id = place.coin?.id ?? BTC_ID;
    return {
      read: async (signal) => new Map([[id, await readPool(place, signal)]]),
      farm: (question, signal) => readFarm(place, question, signal),
    };
  },
};
