import * as z from 'zod/mini';
import { type EndpointName, endpoints, type ResponseOf } from '#src/contracts/endpoints.ts';
import { parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { readWithOmissions } from '#src/contracts/rows.ts';
import { AppError } from './app-error.ts';

/** The parsed data of a response, with its age and its source. */
export interface ApiResponse<T> {
  data: T;
  /** When the pool made it, milliseconds since 1970 (decision E1: an age is the response's, not the device's). */
  madeAt: number;
  /** True for the worker's cache entry. */
  isCached: boolean;
  /** True when the embedded pool's market model made the figures (decision A2). */
  isSimulated: boolean;
  /** True when the pool sent more rows than are read (decision I8). */
  isCut?: boolean;
  /** Set for a cache entry in another language (decision D6). */
  language?: string;
}

export type Provenance = Omit<ApiResponse<never>, 'data'>;

/**
 * Text of a response body -> parsed data of the endpoint.
 * Throws AppError: `pool` when it is not the envelope, `auth` or `api` on a refusal, `contract` when the data has another shape.
 */
export function parseResponse<N extends EndpointName>(name: N, text: string, provenance: Provenance): ApiResponse<ResponseOf<N>> {
  const envelope = parseEnvelope(text);
  const isQuiet = endpoints[name].isQuiet;
  if (!envelope) throw new AppError('pool', { isQuiet });
  if (envelope.code !== SUCCESS_CODE) {
    const kind = envelope.code === '401' ? 'auth' : 'api';
    throw new AppError(kind, { message: envelope.message, code: envelope.code, isQuiet });
  }
  const { result, faults, isCut } = readWithOmissions(() => z.safeParse(endpoints[name].response, envelope.data));
  if (!result.success) throw new AppError('contract', { cause: result.error, isQuiet });
  if (faults.length > 0) console.error(`${name}: the pool's response is shown without a part of it.`, faults);
  return { ...provenance, ...(isCut && { isCut }), data: result.data };
}
