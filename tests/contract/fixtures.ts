import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { EndpointName } from '#src/contracts/endpoint-table.ts';

const fixture = z.object({ request: z.unknown(), refused: z.array(z.unknown()), data: z.unknown() });

/** The recorded example of a call: a good request, requests that must be refused, and `data` of an answer. */
export const fixtureOf = (name: EndpointName): z.output<typeof fixture> =>
  fixture.parse(JSON.parse(readFileSync(new URL(`../fixtures/api/${name}.json`, import.meta.url), 'utf8')));
