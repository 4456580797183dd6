import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { parseEnvelope } from '#src/contracts/envelope.ts';

/** The newspaper that a response holds: its Beijing day, and whether it was requested as the newest, without one. */
interface Edition {
  readonly date: string;
  readonly isNewest: boolean;
}

const beijingDay = /^\d{4}-\d{2}-\d{2}$/;

const dayRequested = (request: Request): string | null => new URL(request.url).searchParams.get('date');

/** The edition in the body of a good response; undefined for any other call, and where the pool does not say. */
export function editionOf(request: Request, body: string): Edition | undefined {
  if (new URL(request.url).pathname !== endpointTable.dailyNews.path) return undefined;
  const data = parseEnvelope(body)?.data;
  const date = typeof data === 'object' && data !== null && 'date' in data ? data.date : undefined;
  return typeof date === 'string' && beijingDay.test(date) ? { date, isNewest: dayRequested(request) === null } : undefined;
}

/** True when another day was requested than the response is of. */
export function isOtherEdition(request: Request, edition: Edition | undefined): boolean {
  return edition !== undefined && !edition.isNewest && dayRequested(request) !== edition.date;
}

/** The same request for the newspaper of one day. */
export function withDate(request: Request, date: string): Request {
  const address = new URL(request.url);
  address.searchParams.set('date', date);
  address.searchParams.sort();
  return new Request(address, { headers: request.headers });
}
