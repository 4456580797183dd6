import * as z from 'zod';
import { hashrateUnits, parseHashrateUnit } from '#src/domain/units.ts';

const pointer = z
  .string()
  .regex(/^(\/[^/]*)*$/)
  .max(200);
const path = z
  .string()
  .regex(/^\/\S*$/)
  .max(400);

/** The power of ten that a hashrate unit ('GH/s', 'T') or a factor ('1e-9', '100', '1000') stands for; undefined for any other text. */
export function powerOf(written: string): number | undefined {
  const unit = parseHashrateUnit(written);
  if (unit !== undefined) return 3 * hashrateUnits.indexOf(unit);
  const [factor, zeros = '', exponent = '0'] = /^1(0{0,30})(?:e([+-]?\d{1,2}))?$/i.exec(written.trim()) ?? [];
  return factor === undefined ? undefined : zeros.length + Number(exponent);
}

/** A unit that is not known is refused, for it may be out by 1000. */
const power = z.string().transform((written, context) => {
  const found = powerOf(written);
  if (found !== undefined) return found;
  context.addIssue('no unit');
  return z.NEVER;
});

const plain = z.strictObject({ pointer });
/**
 * `unit`: of every answer, or `{"pointer": …}` where the source says in another field which it is, beside the figure or anywhere in the
 * answer. A figure that is text with a unit of its own, '12.3 TH/s', is read by that.
 */
const hashrate = z.strictObject({ pointer, unit: z.union([power, plain]) });
const count = z.strictObject({ pointer, unit: power.prefault('1') });
const called = { path };

/** Where a pool's figures stand: each with the path of its call and the pointer in its answer. */
const poolForm = z.strictObject({
  poolHashrate: hashrate.extend(called).optional(),
  poolHashrate24h: hashrate.extend(called).optional(),
  poolHashrate7d: hashrate.extend(called).optional(),
  poolHashrate14d: hashrate.extend(called).optional(),
  networkHashrate: hashrate.extend(called).optional(),
  miners: count.extend(called).optional(),
  workers: count.extend(called).optional(),
  difficulty: count.extend(called).optional(),
  height: count.extend(called).optional(),
  blockTime: count.extend(called).optional(),
  blockReward: count.extend(called).optional(),
  /** Unit '1e-2' for a percentage. */
  fee: count.extend(called).optional(),
  minPay: count.extend(called).optional(),
  /** When the figures held, by the source's own clock. */
  asOf: plain.extend(called).optional(),
});

/** Where a farm's figures stand in the one answer about an address, which stands as `{address}` in the path. */
const farmForm = z.strictObject({
  path: path.includes('{address}'),
  /** The status by which the pool says that it does not know an address. */
  unknownStatus: z.array(z.number().int()).default([404, 204]),
  asOf: plain.optional(),
  hashrate: hashrate.optional(),
  hashrate24h: hashrate.optional(),
  unpaid: count.optional(),
  /** A list or an object of workers; without `name` the object's own keys are their names. */
  workers: plain
    .extend({ name: plain.optional(), hashrate: hashrate.optional(), hashrate24h: hashrate.optional(), lastShare: plain.optional() })
    .optional(),
  payments: plain.extend({ time: plain, amount: count, txid: plain.optional() }).optional(),
});

/** What stands at `map` of an entry of SOURCES_FILE. */
export const mappingForm = z.strictObject({ pool: poolForm.prefault({}), farm: farmForm.optional() });
export type MappingForm = z.output<typeof mappingForm>;
