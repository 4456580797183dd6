import * as z from 'zod/mini';
import type { EndpointName } from './endpoint-table.ts';
import { readWithOmissions } from './rows.ts';
import { schemas } from './schemas.ts';

/** Reads the `data` of a call's envelope by its schema, row by row: the result, what was left out of it and whether rows were cut. Never throws. */
export function readData<N extends EndpointName>(name: N, data: unknown) {
  return readWithOmissions(() => z.safeParse(schemas[name].response, data));
}
