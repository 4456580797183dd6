import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import { schemas } from '#src/contracts/schemas.ts';
import { feeRates } from '#src/domain/money.ts';
import { paymentTimes } from '#src/domain/schedule.ts';
import { encodeBody } from '#src/lib/encode-body.ts';
import { testPool, type TestPool } from '#tests/server/support/pool.ts';
import { sourceFiles } from '#tests/architecture/source-files.ts';
import { fixtureOf } from './fixtures.ts';

const names = Object.keys(endpointTable) as EndpointName[];
const LIMIT_MS = 50;
const longest = 65_000;
/** What patterns with a choice of ways take quadratic time for: a run, and at its end a character that fits none. */
const longTexts = ['1', ' ', 'a.', '-', '1,', '/'].map((piece) => `${piece.repeat(longest / piece.length)}x`);

/** Milliseconds of processor time of the quickest of three runs: others work beside it. */
async function quickest(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > LIMIT_MS; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value with a text in the place of each of its leaves, one at a time. */
function withTextInEachPlace(value: unknown, text: string): unknown[] {
  if (Array.isArray(value)) return withTextInEachPlace(value[0], text).map((item) => [item]);
  if (!isRecord(value)) return [text];
  return Object.entries(value).flatMap(([name, part]) => withTextInEachPlace(part, text).map((other) => ({ ...value, [name]: other })));
}

describe('65,000 characters in any field', () => {
  it.each(names)('of %s are read or refused at once', async (name) => {
    const { request, response } = schemas[name];
    const fixture = fixtureOf(name);
    for (const text of longTexts) {
      for (const payload of withTextInEachPlace(fixture.request, text))
        expect(await quickest(() => request.safeParse(payload)), `request ${JSON.stringify(payload).slice(0, 90)}`).toBeLessThan(LIMIT_MS);
      for (const data of withTextInEachPlace(fixture.data, text))
        expect(await quickest(() => response.safeParse(data)), `data of ${text.slice(0, 3)}`).toBeLessThan(LIMIT_MS);
    }
  });

  it('that the page reads further are read at once', async () => {
    // As long as the contract lets a text be.
    for (const text of longTexts.map((each) => each.slice(-20_000))) {
      expect(await quickest(() => feeRates(text))).toBeLessThan(LIMIT_MS);
      expect(await quickest(() => paymentTimes(text))).toBeLessThan(LIMIT_MS);
    }
  });

  it('are looked at by no pattern before their length', () => {
    const bare = sourceFiles(['src/contracts'], /\.ts$/).filter(
      ({ path, text }) => !path.endsWith('/bounded-text.ts') && text.includes('z.regex('),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

describe('a request as long as one may be', () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await testPool();
  });
  afterAll(() => pool.opened.close());

  it.each(names)('to %s is answered at once', async (name) => {
    const { method, encoding, path } = endpointTable[name];
    const type = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
    const address = path.replace('{coin}', 'btc');
    for (const text of longTexts.map((each) => each.slice(-60_000))) {
      for (const payload of withTextInEachPlace(fixtureOf(name).request, text)) {
        const body = method === 'GET' ? undefined : encodeBody(encoding === 'none' ? 'form' : encoding, payload);
        const ask = () => pool.app.request(address, { method, headers: { 'content-type': type }, ...(body !== undefined && { body }) });
        expect(await quickest(ask), address).toBeLessThan(LIMIT_MS);
      }
    }
  });

  it.each(['cookie', 'accept-language', 'language', 'authorization', 'x-forwarded-for', 'accept-encoding', 'if-range', 'range', 'origin'])(
    'with a long header %s is answered at once',
    async (header) => {
      for (const text of longTexts.map((each) => each.slice(-15_000).trim())) {
        const ask = () => pool.app.request('/hash/api/pool/coin/list', { method: 'POST', headers: { [header]: text }, body: 'web=x' });
        expect(await quickest(ask)).toBeLessThan(LIMIT_MS);
      }
    },
  );
});
