import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { figuresMadeAt } from '#src/contracts/response-times.ts';
import { cachedAtHeader, cachedLanguageHeader, poolDataHeader } from '#src/contracts/sw-messages.ts';
import { AppError } from './app-error.ts';
import { now } from './clock.ts';

/** The parsed data of a response, with its age and its source. */
export interface ApiResponse<T> {
  data: T;
  /** When the pool made it, milliseconds since 1970 (an age is the response's, not the device's). */
  madeAt: number;
  /** True for the worker's cache entry. */
  isCached: boolean;
  /** True when the embedded pool's market model made the figures. */
  isSimulated: boolean;
  /** True when the pool sent more rows than are read. */
  isCut?: boolean;
  /** Set for a cache entry in another language. */
  language?: string;
}

export type Provenance = Omit<ApiResponse<never>, 'data'>;

/** The age and the source of a response by its headers: a cache entry carries the response's own time. */
export function provenanceOf(response: Response): Provenance {
  const cachedAt = response.headers.get(cachedAtHeader);
  const language = response.headers.get(cachedLanguageHeader);
  const madeAt = cachedAt === null ? figuresMadeAt(response.headers) : Date.parse(cachedAt);
  return {
    madeAt: madeAt === undefined || Number.isNaN(madeAt) ? now() : madeAt,
    isCached: cachedAt !== null,
    isSimulated: response.headers.get(poolDataHeader) === 'simulated',
    ...(language && { language }),
  };
}

/** What reads a response comes with the first one: making the contract's schemas would hold up the start before it. Throws AppError `chunk`. */
export async function importReader() {
  try {
    return (await import('#src/contracts/read-data.ts')).readData;
  } catch (cause) {
    throw new AppError('chunk', { cause });
  }
}

/** Text of a response body -> the data of its envelope, not yet parsed. Throws AppError: `pool` when it is not the envelope, `auth` or `api` on a refusal. */
export function openEnvelope(name: EndpointName, text: string): unknown {
  const envelope = parseEnvelope(text);
  const { isQuiet } = endpointTable[name];
  if (!envelope) throw new AppError('pool', { isQuiet });
  if (envelope.code !== SUCCESS_CODE) {
    const kind = envelope.code === '401' ? 'auth' : 'api';
    throw new AppError(kind, { message: envelope.message, code: envelope.code, isQuiet });
  }
  return envelope.data;
}

/**
 * Text of a response body -> parsed data of the endpoint. Throws AppError: as `openEnvelope`, `contract` when the data has another shape, `chunk`
 * when the code that reads it does not come.
 */
export async function parseResponse<N extends EndpointName>(
  name: N,
  text: string,
  provenance: Provenance,
): Promise<ApiResponse<ResponseOf<N>>> {
  return readResponse(name, openEnvelope(name, text), provenance);
}

/** The `data` of an envelope -> parsed data of the endpoint. Throws AppError `contract` and `chunk` as `parseResponse`. */
export async function readResponse<N extends EndpointName>(
  name: N,
  data: unknown,
  provenance: Provenance,
): Promise<ApiResponse<ResponseOf<N>>> {
  const readData = await importReader();
  const { result, faults, isCut } = readData(name, data);
  if (!result.success) throw new AppError('contract', { cause: result.error, isQuiet: endpointTable[name].isQuiet });
  if (faults.length > 0) console.error(`${name}: the pool's response is shown without a part of it.`, faults);
  return { ...provenance, ...(isCut && { isCut }), data: result.data };
}
