import * as z from 'zod';
import { BTC_ID } from '#src/domain/coins.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { emptyFarmReading, emptyPoolReading, type FarmQuestion, type FarmReading, type PoolReading, reading } from '../readings.ts';
import type { PoolDialect, SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { FARM_MAX_BYTES, parseResponse, type TextResponse, statusError, type SourceResponse } from '../poll/source-fetch.ts';
import { addressInPath, figure, moment, text } from './values.ts';

/** Written by `%.3g` and a suffix, so that 999.7 of a unit is '1e+03T'; below 1 H/s the suffix is small: m, u, n. */
const SUFFIXED = /^(\d+(?:\.\d+)?)(?:e([+-]?\d{1,2}))?(n|u|m|[KMGTPEZY])?$/;
const SUFFIXES = ['n', 'u', 'm', '', 'K', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];

/** '904G', '1.1e+06', '1e+03T' and '0' in H/s, exactly; null for anything else. */
export const suffixedHs = text.transform((written) => {
  const [, number, exponent = '0', suffix = ''] = SUFFIXED.exec(written) ?? [];
  const power = 3 * (SUFFIXES.indexOf(suffix) - SUFFIXES.indexOf(''));
  return number === undefined ? null : Number(`${number}e${Number(exponent) + power}`);
});

const users = z.object({ lastupdate: moment, Users: figure, Workers: figure });
const hashrates = z.object({ hashrate5m: suffixedHs, hashrate1d: suffixedHs, hashrate7d: suffixedHs });
/** `pool.status` is not one document but one a line; the third is of shares. */
const status = z.tuple([users, hashrates], z.unknown());

const worker = z.object({ workername: text, hashrate5m: suffixedHs, hashrate1d: suffixedHs, lastshare: moment });
const user = z.object({ hashrate5m: suffixedHs, hashrate1d: suffixedHs, lastshare: moment, worker: z.array(worker).nullish() });
type User = z.output<typeof user>;

const NOT_FOUND = 404;
/** Without shares for so long, a mean of five minutes has fallen below a hundredth of that of a day: the engine lets it fall each minute. */
const DECAYED_MS = HOUR_MS;
const DECAYED_TO = 0.01;

/** What a file holds. It is written anew each minute, so that a reader can meet half of it: then it is read once more. */
async function readTwice<T>(ask: () => Promise<TextResponse>, parse: (answer: TextResponse) => T): Promise<T> {
  try {
    return parse(await ask());
  } catch (error) {
    if (!(error instanceof SourceError) || error.fault !== 'unreadable') throw error;
    return parse(await ask());
  }
}

/** The lines as one list in JSON. */
const asList = (answer: TextResponse): TextResponse => ({ ...answer, data: `[${answer.data.trim().split('\n').join(',')}]` });

type Status = SourceResponse<z.output<typeof status>>;

/** `pool.status`; when it was written, by its own word or its file. */
function readStatus({ fetch }: SourcePlace, signal: AbortSignal): Promise<Status & { readonly atMs: number }> {
  return readTwice(
    () => fetch.ask('/pool/pool.status', { signal }),
    (answer) => {
      if (answer.status === NOT_FOUND) throw new SourceError('missing', 'There is no pool/pool.status below the address.');
      if (answer.status !== 200) throw statusError(fetch.host, answer.status);
      const response = parseResponse(fetch.host, asList(answer), status);
      const [{ lastupdate }] = response.data;
      return { ...response, atMs: lastupdate === null && answer.writtenAtMs !== null ? answer.writtenAtMs : response.heldAtMs(lastupdate) };
    },
  );
}

async function readPool(place: SourcePlace, signal: AbortSignal): Promise<PoolReading> {
  const { data, atMs } = await readStatus(place, signal);
  const [counts, means] = data;
  const of = { atMs, source: place.name };
  return {
    ...emptyPoolReading,
    poolHashrateHs: reading(means.hashrate5m, of),
    poolHashrate24hHs: reading(means.hashrate1d, of),
    poolHashrate7dHs: reading(means.hashrate7d, of),
    miners: reading(counts.Users, of),
    workers: reading(counts.Workers, of),
    // Its `diff` is a percentage of the network's, and no difficulty.
  };
}

/** What follows the address in 'address.name' and 'address_name', which the engine takes alike; '' for the bare address. */
function nameOf(workername: string, address: string): string {
  const [start, rest] = [workername.slice(0, address.length), workername.slice(address.length)];
  const isBehindAddress = start.toLowerCase() === address.toLowerCase() && /^(?:[._]|$)/.test(rest);
  return isBehindAddress ? rest.slice(1) : workername;
}

/** When a farm was written, of which its hashrate may be longer ago: a copied file is new, and what is in it need not be. */
function writtenAt({ data, heldAtMs }: SourceResponse<User>, writtenAtMs: readonly (number | null)[]): number {
  const atMs = Math.min(heldAtMs(), ...writtenAtMs.flatMap((each) => each ?? []));
  const shares = [data.lastshare, ...(data.worker ?? []).map(({ lastshare }) => lastshare)].flatMap((each) => each ?? []);
  if (shares.length === 0) return atMs;
  const newestAtMs = heldAtMs(shares.reduce((newest, each) => Math.max(newest, each)));
  const isDecayed = (data.hashrate5m ?? 0) <= (data.hashrate1d ?? 0) * DECAYED_TO;
  return isDecayed || atMs - newestAtMs < DECAYED_MS ? atMs : newestAtMs;
}

async function readFarm(place: SourcePlace, question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null> {
  const { fetch, name: source } = place;
  const path = `/users/${addressInPath(question)}`;
  const found = await readTwice(
    () => fetch.ask(path, { signal, maxBytes: FARM_MAX_BYTES }),
    (answer) => {
      // A machine that has no share yet has no file either.
      if (answer.status === NOT_FOUND) return null;
      if (answer.status !== 200) throw statusError(fetch.host, answer.status);
      return { ...parseResponse(fetch.host, answer, user), writtenAtMs: answer.writtenAtMs };
    },
  );
  if (!found) return null;
  // An engine that has ended leaves its files as they were: this one says until when it ran.
  const engineAtMs = await readStatus(place, signal).then(
    ({ atMs }) => atMs,
    (error: unknown) => {
      if (error instanceof SourceError) return null;
      throw error;
    },
  );
  const { data, heldAtMs } = found;
  return {
    ...emptyFarmReading,
    atMs: writtenAt(found, [found.writtenAtMs, engineAtMs]),
    source,
    hashrateHs: data.hashrate5m,
    hashrate24hHs: data.hashrate1d,
    workers: (data.worker ?? []).map(({ workername, hashrate5m, hashrate1d, lastshare }) => ({
      name: nameOf(workername, question.address),
      hashrateHs: hashrate5m,
      hashrate24hHs: hashrate1d,
      lastShareAtMs: lastshare === null ? null : heldAtMs(lastshare),
    })),
  };
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
