import { quotient } from '#src/domain/known.ts';
import { aboveZero, type Figure, reading } from '../readings.ts';
import type { SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { statusError } from '../poll/source-fetch.ts';

const DAY = /<Cube time=['"](\d{4}-\d{2}-\d{2})['"]/;

/** What one euro costs in a currency. */
function perEuro(xml: string, currency: string): number | null {
  return aboveZero(Number(new RegExp(`<Cube currency=['"]${currency}['"] rate=['"]([\\d.]+)['"]`).exec(xml)?.[1]));
}

/**
 * Yuan for one dollar by the European Central Bank's reference rates of the euro, which it sets on working days at 14:15 in Frankfurt. Throws SourceError, also
 * for an answer without either of the two.
 */
export async function ecbRate({ fetch, name }: Pick<SourcePlace, 'fetch' | 'name'>, signal: AbortSignal): Promise<Figure> {
  const { status, data, heldAtMs } = await fetch.ask('/stats/eurofxref/eurofxref-daily.xml', { signal });
  if (status !== 200) throw statusError(fetch.host, status);
  const day = DAY.exec(data)?.[1];
  const usdCny = quotient(perEuro(data, 'CNY'), perEuro(data, 'USD'));
  if (day === undefined || usdCny === undefined)
    throw new SourceError('unreadable', `${fetch.host} gives no rate of the yuan and the dollar.`);
  return reading(usdCny, { atMs: heldAtMs(Date.parse(`${day}T13:15:00Z`)), source: name });
}
