import { endpointTable } from './endpoint-table.ts';

type EndpointRow = (typeof endpointTable)[keyof typeof endpointTable];

const rows: readonly EndpointRow[] = Object.values(endpointTable);
const hasParameter = ({ path }: EndpointRow): boolean => path.includes('{coin}');
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace('{coin}', '(?<coin>[a-z0-9]{1,16})')}$`, 'i');
const patterns = rows.filter(hasParameter).map((row) => ({ row, pattern: patternOf(row.path) }));
const exact: ReadonlyMap<string, EndpointRow> = new Map(
  rows.filter((row) => !hasParameter(row)).map((row) => [`${row.method} ${row.path}`, row]),
);

/** The row a request belongs to, or undefined: the only paths that may be answered, cached or passed through (decision A1). */
export function matchEndpoint(method: string, pathname: string): EndpointRow | undefined {
  return exact.get(`${method} ${pathname}`) ?? patterns.find(({ row, pattern }) => row.method === method && pattern.test(pathname))?.row;
}

/** The parameters a path holds: { coin: 'btc' } or {}. */
export function pathParametersOf(path: string, pathname: string): Record<string, string> {
  return path.includes('{coin}') ? { ...patternOf(path).exec(pathname)?.groups } : {};
}
