import * as z from 'zod/mini';
import { endpointTable, type Endpoint } from './endpoint-table.ts';

export type { Endpoint } from './endpoint-table.ts';

export type EndpointName = keyof typeof endpointTable;
type Row<N extends EndpointName> = (typeof endpointTable)[N];

/** What a caller passes. */
export type RequestOf<N extends EndpointName> = z.input<Row<N>['request']>;
/** What the server reads out of it. */
export type ParsedRequestOf<N extends EndpointName> = z.output<Row<N>['request']>;
/** The parsed `data` of the answer. */
export type ResponseOf<N extends EndpointName> = z.output<Row<N>['response']>;

/** A row whose schemas know their call, also where the name is a type parameter. */
export interface EndpointOf<N extends EndpointName> extends Endpoint {
  readonly name: N;
  readonly request: z.ZodMiniType<ParsedRequestOf<N>, RequestOf<N>>;
  readonly response: z.ZodMiniType<ResponseOf<N>>;
}

/** The contract by call name. */
export const endpoints: { readonly [N in EndpointName]: EndpointOf<N> } = endpointTable;

const endpointList = Object.values(endpointTable);
const coinParameter = z.object({ coin: z.string() });

/** The path of a call with its parameter filled in. Throws when the request lacks the parameter its path holds. */
export function pathOf<N extends EndpointName>(name: N, request: RequestOf<N>): string {
  const { path } = endpoints[name];
  if (!path.includes('{coin}')) return path;
  return path.replace('{coin}', encodeURIComponent(coinParameter.parse(request).coin));
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace('{coin}', '(?<coin>[a-z0-9]{1,16})')}$`, 'i');
const patterns = endpointList.filter(({ path }) => path.includes('{coin}')).map((row) => ({ row, pattern: patternOf(row.path) }));
const exact: ReadonlyMap<string, (typeof endpointList)[number]> = new Map(
  endpointList.filter(({ path }) => !path.includes('{coin}')).map((row) => [`${row.method} ${row.path}`, row]),
);

/** The row a request belongs to, or undefined: the only paths that may be answered, cached or passed through (decision A1). */
export function matchEndpoint(method: string, pathname: string): (typeof endpointList)[number] | undefined {
  return exact.get(`${method} ${pathname}`) ?? patterns.find(({ row, pattern }) => row.method === method && pattern.test(pathname))?.row;
}

/** The parameters a path holds: { coin: 'btc' } or {}. */
export function pathParametersOf(path: string, pathname: string): Record<string, string> {
  return path.includes('{coin}') ? { ...patternOf(path).exec(pathname)?.groups } : {};
}
