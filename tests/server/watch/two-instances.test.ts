import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#src/server/db/postgres.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { keepFarmEvents } from '#src/server/db/farm-events.ts';
import { watchMessage } from '#src/server/db/schema.ts';
import { fanOut } from '#src/server/watch/outbox/fan-out.ts';
import { createOutsideFetch } from '#src/server/watch/ways/outside-request.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { standIn } from '../support/push-service.ts';
import { testPool } from '../support/pool.ts';
import { clock, eventOf, now, watcher } from '../support/watchers.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

it('two instances over one PostgreSQL tell each of forty watchers once', async ({ skip }) => {
  if (!postgres) return skip();
  const options = { isHurried: true, onFault: () => undefined };
  const opened = [await openPostgres(postgres.url, options), await openPostgres(postgres.url, options)] as const;
  const service = await standIn();
  try {
    await prepareDatabase(opened[0]);
    const pools = await Promise.all(
      opened.map((each) => testPool({ opened: each, now, watch: { ask: createOutsideFetch({ isInnerAllowed: true }) } })),
    );
    const [one, two] = pools;
    for (let n = 0; n < 40; n += 1) await watcher(one!, service, { path: `device-${n}` });
    await keepFarmEvents(opened[0].db, [eventOf('e1'), eventOf('e2', { kind: 'fell', workers: [] })]);
    // Both may believe that they collect: what they write is one row all the same.
    const told = await Promise.allSettled(opened.map(({ db }) => db.transaction((transaction) => fanOut(transaction, clock.ms))));
    expect(told.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (let round = 0; round < 4; round += 1) await Promise.all([one!.watching.send(), two!.watching.send()]);
    const paths = service.received.map(({ path }) => path);
    expect(paths).toHaveLength(40);
    expect(new Set(paths).size).toBe(40);
    const rows = await opened[0].db.select().from(watchMessage);
    expect(rows).toHaveLength(80);
    expect(rows.every(({ state, tries }) => state === 'sent' && tries === 1)).toBe(true);
  } finally {
    service.close();
    await Promise.all(opened.map((each) => each.close()));
  }
}, 60_000);
