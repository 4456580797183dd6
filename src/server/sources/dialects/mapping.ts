import * as z from 'zod';
import { amountIn, writtenHashrate } from '#src/domain/hashrate-text.ts';
import { StartError } from '../../start-error.ts';
import {
  aboveZero,
  emptyFarmReading,
  emptyPoolReading,
  type FarmQuestion,
  type FarmReading,
  type Figure,
  type Finding,
  type PoolReading,
  reading,
  type WorkerReading,
} from '../readings.ts';
import type { PoolDialect, SourcePlace } from '../source.ts';
import { FARM_MAX_BYTES, parseResponse, statusError, type SourceResponse } from '../poll/source-fetch.ts';
import { valueAt } from './json-pointer.ts';
import { type MappingForm, mappingForm, powerOf } from './mapping-form.ts';
import { addressInPath, entriesOf, figure, moment, scaled, text } from './values.ts';

/** A pointer and the power of ten of its unit. */
interface Spot {
  readonly pointer: string;
  readonly unit: number;
}
/** A pointer to a hashrate, whose unit may stand in another field. */
type HashrateSpot = Omit<Spot, 'unit'> & { readonly unit: number | { readonly pointer: string } };
type Called<T> = T & { readonly path: string };
type HashrateName = Extract<keyof MappingForm['pool'], `${string}Hashrate${string}`>;

const anything = z.unknown();

/** A figure of a document in the contract's own unit, exactly; null where it is not there or no figure. */
function figureAt(document: unknown, spot: Spot | undefined): number | null {
  return spot === undefined ? null : scaled(figure.parse(valueAt(document, spot.pointer)), spot.unit);
}

/** A hashrate in H/s; null also where its unit is not known. One that stands in a field is looked for in the document, then in the whole answer. */
function hashrateAt(document: unknown, spot: HashrateSpot | undefined, answer: unknown = document): number | null {
  if (spot === undefined) return null;
  const { pointer, unit } = spot;
  const value = valueAt(document, pointer);
  const written = typeof value === 'string' ? writtenHashrate(value) : undefined;
  if (written) return figure.parse(amountIn(written, 'H/s'));
  const power = typeof unit === 'number' ? unit : powerOf(String(valueAt(document, unit.pointer) ?? valueAt(answer, unit.pointer)));
  return power === undefined ? null : figureAt(document, { pointer, unit: power });
}

/** What is about a thousand times another: a unit that stepped, of which the map knows nothing. */
const STEPPED: readonly [number, number] = [1000 / 1.5, 1000 * 1.5];

/**
 * Holds back a hashrate that is a thousand times, or a thousandth, of the last that was believed, as long as it is: the map has one unit for
 * it, and the source another by now.
 */
function createDoubt(host: string) {
  const believed = new Map<string, number>();
  const doubted = new Map<string, Finding>();
  return {
    findings: (): readonly Finding[] => [...doubted.values()],
    undoubted(name: string, found: Figure): Figure {
      doubted.delete(name);
      const [last, now] = [believed.get(name) ?? 0, found?.value ?? 0];
      if (now === 0) return found;
      const times = last > now ? last / now : now / last;
      if (times > STEPPED[0] && times < STEPPED[1]) {
        const sentence = `${host} tells a ${name} 1000 times apart from the last: its unit is another by now, and the map has one. It is withheld.`;
        doubted.set(name, { about: `unit of ${name}`, sentence });
        return null;
      }
      believed.set(name, now);
      return found;
    },
  };
}

const momentAt = (document: unknown, spot: { readonly pointer: string } | undefined): number | null =>
  spot === undefined ? null : moment.parse(valueAt(document, spot.pointer));

interface PoolMap {
  readonly form: MappingForm['pool'];
  readonly undoubted: ReturnType<typeof createDoubt>['undoubted'];
}

async function readPool({ fetch, name: source }: SourcePlace, { form, undoubted }: PoolMap, signal: AbortSignal): Promise<PoolReading> {
  const answers = new Map<string, SourceResponse<unknown>>();
  const answerOf = async (path: string): Promise<SourceResponse<unknown>> => {
    const answer = answers.get(path) ?? (await fetch.askJson(path, anything, { signal }));
    answers.set(path, answer);
    return answer;
  };
  const clock = form.asOf && (await answerOf(form.asOf.path));
  const heldAtMs = clock?.heldAtMs(momentAt(clock.data, form.asOf));
  const read = async (path: string, valueIn: (document: unknown) => number | null): Promise<Figure> => {
    const answer = await answerOf(path);
    return reading(valueIn(answer.data), { atMs: heldAtMs ?? answer.heldAtMs(), source });
  };
  const plain = async (spot: Called<Spot> | undefined): Promise<Figure> =>
    spot ? read(spot.path, (document) => figureAt(document, spot)) : null;
  const hashrate = async (name: HashrateName): Promise<Figure> => {
    const spot = form[name];
    if (spot === undefined) return null;
    const found = await read(spot.path, (document) => hashrateAt(document, spot));
    return typeof spot.unit === 'number' ? undoubted(name, found) : found;
  };
  const positive = (found: Figure): Figure => (aboveZero(found?.value) === null ? null : found);
  const [fee, minPay] = [await plain(form.fee), await plain(form.minPay)];
  return {
    ...emptyPoolReading,
    poolHashrateHs: await hashrate('poolHashrate'),
    poolHashrate24hHs: await hashrate('poolHashrate24h'),
    poolHashrate7dHs: await hashrate('poolHashrate7d'),
    poolHashrate14dHs: await hashrate('poolHashrate14d'),
    miners: await plain(form.miners),
    workers: await plain(form.workers),
    networkHashrateHs: positive(await hashrate('networkHashrate')),
    difficulty: positive(await plain(form.difficulty)),
    height: positive(await plain(form.height)),
    blockTimeS: positive(await plain(form.blockTime)),
    blockReward: positive(await plain(form.blockReward)),
    terms: { ...(fee && { feeRates: [fee.value] }), ...(minPay && { minPay: minPay.value }) },
  };
}

type FarmForm = NonNullable<MappingForm['farm']>;

const entries = entriesOf(z.unknown());

function workersIn(response: SourceResponse<unknown>, form: FarmForm['workers']): readonly WorkerReading[] | null {
  const list = form && entries.safeParse(valueAt(response.data, form.pointer));
  if (!list?.success) return null;
  return list.data.map(([key, worker]) => {
    const sharedAtMs = momentAt(worker, form?.lastShare);
    return {
      name: form?.name ? text.parse(valueAt(worker, form.name.pointer)) : key,
      hashrateHs: hashrateAt(worker, form?.hashrate, response.data),
      hashrate24hHs: hashrateAt(worker, form?.hashrate24h, response.data),
      lastShareAtMs: sharedAtMs === null ? null : response.heldAtMs(sharedAtMs),
    };
  });
}

function paymentsIn({ data }: SourceResponse<unknown>, form: FarmForm['payments']): FarmReading['payments'] {
  const list = form && entries.safeParse(valueAt(data, form.pointer));
  if (!list?.success) return null;
  return list.data.flatMap(([, payment]) => {
    const [atMs, amount] = [momentAt(payment, form?.time), figureAt(payment, form?.amount)];
    const txid = form?.txid ? text.parse(valueAt(payment, form.txid.pointer)) : '';
    return atMs === null || amount === null ? [] : { atMs, amount, txid };
  });
}

async function readFarm(
  { fetch, name: source }: SourcePlace,
  { form, question }: { readonly form: FarmForm; readonly question: FarmQuestion },
  signal: AbortSignal,
): Promise<FarmReading | null> {
  const path = form.path.replace('{address}', addressInPath(question));
  const answer = await fetch.ask(path, { signal, maxBytes: FARM_MAX_BYTES });
  if (form.unknownStatus.includes(answer.status)) return null;
  if (answer.status !== 200) throw statusError(fetch.host, answer.status);
  const response = parseResponse(fetch.host, answer, anything);
  return {
    ...emptyFarmReading,
    atMs: response.heldAtMs(momentAt(response.data, form.asOf)),
    source,
    hashrateHs: hashrateAt(response.data, form.hashrate),
    hashrate24hHs: hashrateAt(response.data, form.hashrate24h),
    workers: workersIn(response, form.workers),
    unpaid: figureAt(response.data, form.unpaid),
    payments: paymentsIn(response, form.payments),
  };
}

/** Any other engine that answers JSON, also a Prometheus: SOURCES_FILE says where each figure stands and in which unit (mapping-form.ts). One coin each. */
export const mapping: PoolDialect = {
  gapMs: 500,
  everyMs: 60_000,
  open(place) {
    const { coin } = place;
    const form = mappingForm.safeParse(place.map);
    if (!coin) throw new StartError('A source of the dialect mapping is of one coin: name it.');
    if (!form.success) {
      const where = form.error.issues[0]?.path.join('.') || 'its top';
      throw new StartError(`The setting SOURCES_FILE is wrong: the map of ${coin.symbol} is wrong at ${where}.`);
    }
    const { pool, farm } = form.data;
    const { undoubted, findings } = createDoubt(place.fetch.host);
    const map = { form: pool, undoubted };
    return {
      findings,
      read: async (signal) => new Map([[coin.id, await readPool(place, map, signal)]]),
      farm: (question, signal) => (farm ? readFarm(place, { form: farm, question }, signal) : Promise.resolve(null)),
    };
  },
};
