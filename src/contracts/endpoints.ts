import * as z from 'zod/mini';
import { endpointRows } from './endpoint-schemas.ts';
import type { Endpoint, endpointTable } from './endpoint-table.ts';

export { matchEndpoint, pathParametersOf } from './endpoint-paths.ts';
export { CALL_TIMEOUT_MS, POOL_ID, type Endpoint } from './endpoint-table.ts';

export type EndpointName = keyof typeof endpointTable;
type Row<N extends EndpointName> = (typeof endpointRows)[N];

/** What a caller passes. */
export type RequestOf<N extends EndpointName> = z.input<Row<N>['request']>;
/** What the server reads out of it. */
export type ParsedRequestOf<N extends EndpointName> = z.output<Row<N>['request']>;
/** The parsed `data` of the response. */
export type ResponseOf<N extends EndpointName> = z.output<Row<N>['response']>;

/** A row whose schemas know their call, also where the name is a type parameter. */
interface EndpointOf<N extends EndpointName> extends Endpoint {
  readonly name: N;
  readonly request: z.ZodMiniType<ParsedRequestOf<N>, RequestOf<N>>;
  /** Schema of the envelope's `data`. */
  readonly response: z.ZodMiniType<ResponseOf<N>>;
}

/** The contract by call name. */
export const endpoints: { readonly [N in EndpointName]: EndpointOf<N> } = endpointRows;

const coinParameter = z.object({ coin: z.string() });

/** The path of a call with its parameter filled in. Throws when the request lacks the parameter its path holds. */
export function pathOf<N extends EndpointName>(name: N, request: RequestOf<N>): string {
  const { path } = endpoints[name];
  if (!path.includes('{coin}')) return path;
  return path.replace('{coin}', encodeURIComponent(coinParameter.parse(request).coin));
}
