import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#src/server/cli/commands.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { purgeByClock } from '#src/server/db/purge.ts';
import { vipApplication } from '#src/server/db/schema.ts';
import { createLog } from '#src/server/http/log.ts';
import { testDatabase } from './support/database.ts';

const DAY_MS = 86_400_000;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

let nowMs = Date.UTC(2026, 10, 28);
let lines: { event: string; [field: string]: unknown }[] = [];
/** The purge of a day or a start; gives what it logged. */
async function purge(atMs: number): Promise<string[]> {
  nowMs = atMs;
  lines = [];
  await purgeByClock(
    opened.db,
    nowMs,
    createLog('warn', (line) => lines.push(JSON.parse(line))),
  );
  return lines.map(({ event }) => event);
}
const apply = (key: string, atMs: number) =>
  opened.db.insert(vipApplication).values({
    idempotencyKey: key,
    receivedAt: new Date(atMs),
    language: 'en',
    name: 'Chan',
    phone: '13800138000',
    accName: '',
    minerType: '',
    hashrate: '1',
    remark: '',
  });
const applications = async () => (await opened.db.select().from(vipApplication)).map(({ idempotencyKey }) => idempotencyKey).toSorted();

it('deletes nothing by a clock that leapt until it has run on for three days', async () => {
  const start = nowMs;
  await apply('new', start);
  await apply('old', start - 380 * DAY_MS);
  // A new installation and one that comes from an earlier version: nobody knows the clock yet.
  expect(await purge(start)).toEqual([]);
  expect(await applications()).toEqual(['new', 'old']);
  for (const day of [1, 2]) expect(await purge(start + day * DAY_MS)).toEqual(['purge-waits']);
  expect(await purge(start + 3 * DAY_MS)).toEqual([]);
  expect(await applications()).toEqual(['new']);

  // A start with a clock that is 400 days ahead, then two with one that is right again.
  expect(await purge(start + 403 * DAY_MS)).toEqual(['purge-waits']);
  expect(lines[0]).toMatchObject({ last: new Date(start + 3 * DAY_MS).toISOString(), now: new Date(start + 403 * DAY_MS).toISOString() });
  expect(await applications()).toEqual(['new']);
  expect(await purge(start + 403 * DAY_MS)).toEqual(['purge-waits']);
  expect(await purge(start + 3 * DAY_MS)).toEqual(['purge-waits']);
  // Another leap is no day that went by.
  expect(await purge(start + 503 * DAY_MS)).toEqual(['purge-waits']);
  expect(await applications()).toEqual(['new']);
  for (const day of [504, 505]) expect(await purge(start + day * DAY_MS)).toEqual(['purge-waits']);
  expect(await purge(start + 506 * DAY_MS)).toEqual([]);
  expect(await applications()).toEqual([]);
});

it('is done at once where the operator says so, and goes on from there', async () => {
  await apply('old', Date.now() - 380 * DAY_MS);
  expect(await purge(Date.now())).toEqual(['purge-waits']);
  const { isDone, text } = await runCommand(opened.db, ['purge']);
  expect([isDone, text]).toEqual([true, expect.stringMatching(/^What has been kept long enough is removed, by the clock of 20/)]);
  expect(await applications()).toEqual([]);
  expect(await purge(Date.now() + DAY_MS)).toEqual([]);
});
