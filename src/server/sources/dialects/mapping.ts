import * as z from 'zod';
import { StartError } from '../../start-error.ts';
import { aboveZero, type Figure, type FarmQuestion, type FarmReading, type PoolDialect, type PoolReading, reading } from '../source.ts';
import type { SourcePlace, WorkerReading } from '../source.ts';
import { FARM_MAX_BYTES, parseTold, statusError, type Told } from '../source-fetch.ts';
import { valueAt } from './json-pointer.ts';
import { type MappingForm, mappingForm } from './mapping-form.ts';
import { addressInPath, entriesOf, figure, moment, scaled, text } from './told-figures.ts';

/** A pointer and the power of ten of its unit. */
interface Spot {
  readonly pointer: string;
  readonly unit: number;
}

const anything = z.unknown();

/** A figure of a document in the contract's own unit, exactly; null where it is not there or no figure. */
function figureAt(document: unknown, spot: Spot | undefined): number | null {
  return spot === undefined ? null : scaled(figure.parse(valueAt(document, spot.pointer)), spot.unit);
}

const momentAt = (document: unknown, spot: { readonly pointer: string } | undefined): number | null =>
  spot === undefined ? null : moment.parse(valueAt(document, spot.pointer));

async function readPool({ fetch, name: source }: SourcePlace, form: MappingForm['pool'], signal: AbortSignal): Promise<PoolReading> {
  const answers = new Map<string, Told<unknown>>();
  const answerOf = async (path: string): Promise<Told<unknown>> => {
    const answer = answers.get(path) ?? (await fetch.askJson(path, anything, { signal }));
    answers.set(path, answer);
    return answer;
  };
  const clock = form.asOf && (await answerOf(form.asOf.path));
  const heldAtMs = clock?.heldAtMs(momentAt(clock.data, form.asOf));
  const told = async (spot: (Spot & { readonly path: string }) | undefined): Promise<Figure> => {
    if (spot === undefined) return null;
    const answer = await answerOf(spot.path);
    return reading(figureAt(answer.data, spot), { atMs: heldAtMs ?? answer.heldAtMs(), source });
  };
  const positive = async (spot: (Spot & { readonly path: string }) | undefined): Promise<Figure> => {
    const found = await told(spot);
    return aboveZero(found?.value) === null ? null : found;
  };
  const [fee, minPay] = [await told(form.fee), await told(form.minPay)];
  return {
    poolHashrateHs: await told(form.poolHashrate),
    poolHashrate24hHs: await told(form.poolHashrate24h),
    poolHashrate7dHs: await told(form.poolHashrate7d),
    poolHashrate14dHs: await told(form.poolHashrate14d),
    miners: await told(form.miners),
    workers: await told(form.workers),
    networkHashrateHs: await positive(form.networkHashrate),
    difficulty: await positive(form.difficulty),
    height: await positive(form.height),
    blockTimeS: await positive(form.blockTime),
    blockReward: await positive(form.blockReward),
    terms: { ...(fee && { feeRates: [fee.value] }), ...(minPay && { minPay: minPay.value }) },
    samples: [],
  };
}

type FarmForm = NonNullable<MappingForm['farm']>;

const entries = entriesOf(z.unknown());

function workersIn(told: Told<unknown>, form: FarmForm['workers']): readonly WorkerReading[] | null {
  const list = form && entries.safeParse(valueAt(told.data, form.pointer));
  if (!list?.success) return null;
  return list.data.map(([key, worker]) => {
    const sharedAtMs = momentAt(worker, form?.lastShare);
    return {
      name: form?.name ? text.parse(valueAt(worker, form.name.pointer)) : key,
      hashrateHs: figureAt(worker, form?.hashrate),
      hashrate24hHs: figureAt(worker, form?.hashrate24h),
      lastShareAtMs: sharedAtMs === null ? null : told.heldAtMs(sharedAtMs),
    };
  });
}

function paymentsIn({ data }: Told<unknown>, form: FarmForm['payments']): FarmReading['payments'] {
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
  const told = parseTold(fetch.host, answer, anything);
  return {
    atMs: told.heldAtMs(momentAt(told.data, form.asOf)),
    source,
    hashrateHs: figureAt(told.data, form.hashrate),
    hashrate24hHs: figureAt(told.data, form.hashrate24h),
    curve: null,
    workers: workersIn(told, form.workers),
    unpaid: figureAt(told.data, form.unpaid),
    incomeToday: null,
    payments: paymentsIn(told, form.payments),
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
    return {
      read: async (signal) => new Map([[coin.id, await readPool(place, pool, signal)]]),
      farm: (question, signal) => (farm ? readFarm(place, { form: farm, question }, signal) : Promise.resolve(null)),
    };
  },
};
