import { currencyNamed } from '#src/domain/amount.ts';
import { readNumber } from '#src/domain/number-text.ts';
import {
  type Fleet,
  type FleetRow,
  fleetRowSchema,
  type FleetRules,
  fleetRulesSchema,
  LONGEST_NAME,
  MOST_ROWS,
  rowLimits,
  ruleLimits,
} from '#src/state/fleet.ts';

/** Of characters that stay as they are in an address, and that no name of a machine has. */
const FIELD = '*';
const ROW = '_';

/** More is no fleet that a link of ours said. */
const LONGEST_LINK = (MOST_ROWS + 1) * (LONGEST_NAME + 60);

/**
 * A fleet as text for a link: rules first ('p*8*0.5*4*2*CNY'), then each row, 'i**..._a*40*1*100*3050**Antminer S19j Pro 100T': kind (a, g),
 * count, coin id, hashrate, power, efficiency of the supply, name. Undefined for a fleet without rows.
 */
export function fleetText({ rows, rules }: Fleet): string | undefined {
  if (rows.length === 0) return undefined;
  const { by, mostHours, mostPrice, mostPriceIn, leastRun, mostStarts } = rules;
  const head = [by.charAt(0), mostHours, mostPrice, leastRun, mostStarts, ...(mostPriceIn === null ? [] : [mostPriceIn])];
  const lines = rows.map(({ kind, count, coinId, hashrate, power, psu, model }) => [
    kind.charAt(0),
    count,
    String(coinId),
    hashrate,
    power,
    kind === 'gpu' ? psu : '',
    model.replaceAll(/[*_]/g, ' '),
  ]);
  return [head, ...lines].map((fields) => fields.join(FIELD)).join(ROW);
}

/** The address of a tool with the fleet in it. */
export function withFleet(link: string, fleet: Fleet): string {
  const text = fleetText(fleet);
  return text === undefined ? link : `${link}&${new URLSearchParams({ fleet: text })}`;
}

/** The fleet that a link says; undefined for a text that is none, since half a fleet would be another one. */
export function readFleetText(text: unknown): Fleet | undefined {
  if (typeof text !== 'string' || text === '' || text.length > LONGEST_LINK) return undefined;
  const [head = '', ...lines] = text.split(ROW);
  const rules = readRules(head.split(FIELD));
  const rows = lines.flatMap((line, index) => readRow(line.split(FIELD), index + 1) ?? []);
  return rules && rows.length > 0 && rows.length === lines.length && rows.length <= MOST_ROWS ? { rows, rules } : undefined;
}

function readRules(fields: readonly string[]): FleetRules | undefined {
  const [by, mostHours = '', mostPrice = '', leastRun = '', mostStarts = '', mostPriceIn] = fields;
  const said = {
    by: by === 'p' ? 'price' : 'income',
    mostHours: readNumber(mostHours, ruleLimits.mostHours),
    mostPrice: readNumber(mostPrice, ruleLimits.mostPrice),
    mostPriceIn: currencyNamed(mostPriceIn),
    leastRun: readNumber(leastRun, ruleLimits.leastRun),
    mostStarts: readNumber(mostStarts, ruleLimits.mostStarts),
  };
  const parsed = fleetRulesSchema.safeParse(said);
  // What the store would read as no limit is a link's fault.
  return parsed.success && !Object.values(said).includes(undefined) ? parsed.data : undefined;
}

/** Of a row; one with fewer was cut. */
const ROW_FIELDS = 7;

function readRow(fields: readonly string[], id: number): FleetRow | undefined {
  if (fields.length < ROW_FIELDS) return undefined;
  const [kind, count = '', coinId = '', hashrate = '', power = '', psu = '', model = ''] = fields;
  const parsed = fleetRowSchema.safeParse({
    id,
    kind: kind === 'a' ? 'asic' : kind === 'g' ? 'gpu' : undefined,
    model: model.trim(),
    coinId: /^\d+$/.test(coinId) ? Number(coinId) : undefined,
    count: readNumber(count, rowLimits.count),
    hashrate: readNumber(hashrate, rowLimits.hashrate),
    power: readNumber(power, rowLimits.power),
    psu: readNumber(psu, rowLimits.psu),
  });
  return parsed.success ? parsed.data : undefined;
}
