import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushMessage } from '#src/contracts/watch-push.ts';
import { type WatchWay, watchWays } from '#src/contracts/watch.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { keepFarmEvents } from '#src/server/db/farm-events.ts';
import { openPostgres } from '#src/server/db/postgres.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { watch, watchMessage } from '#src/server/db/schema.ts';
import { fanOut } from '#src/server/watch/outbox/fan-out.ts';
import { createWatch } from '#src/server/watch/subscriptions/watches.ts';
import { newWatchId } from '#src/server/watch/subscriptions/tokens.ts';
import { until } from '#tests/until.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { receiving } from '../support/mails.ts';
import { type PushBrowser, pushBrowser, type StandIn, standIn } from '../support/push-service.ts';
import { type Spawned, spawnSender } from '../support/spawn.ts';
import { eventOf, farm, rules } from '../support/watchers.ts';

let postgres: TestPostgres | undefined;
let opened: OpenDatabase;
let service: StandIn;
let browser: PushBrowser;
/** What the mail server got; it says that it took it only while it answers. */
const mailServer = { mails: [] as string[], isAnswering: true, url: '' };
const smtp = new SMTPServer(receiving(mailServer.mails, () => mailServer.isAnswering));
smtp.on('error', () => undefined);

beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) return;
  opened = await openPostgres(postgres.url, { isHurried: true, onFault: () => undefined });
  await prepareDatabase(opened);
  service = await standIn();
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  mailServer.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}, 60_000);
afterAll(async () => {
  service?.close();
  smtp.close(() => undefined);
  await opened?.close();
  await postgres?.stop();
});

/** One watch of each way, and a machine that stopped: four messages are written, none is sent. */
beforeEach(async () => {
  if (!postgres) return;
  const nowMs = Date.now();
  browser = pushBrowser();
  await opened.db.delete(watch);
  await opened.db.execute(sql`delete from farm_event`);
  const targets: Record<WatchWay, object> = {
    push: { endpoint: `${service.origin}/push`, ...browser.keys },
    mail: { mail: 'miner@okkong.example' },
    telegram: { chat: 42 },
    ntfy: { topic: `${service.origin}/hall-2` },
  };
  for (const way of watchWays)
    await createWatch(opened.db, {
      id: newWatchId(),
      way,
      target: targets[way],
      targetDigest: way,
      state: 'on',
      rules: { ...rules, kinds: [...rules.kinds] },
      farms: [farm],
      nowMs,
    });
  await keepFarmEvents(opened.db, [eventOf(`e${nowMs}`, { atMs: nowMs, foundAtMs: nowMs + 1 })]);
  await fanOut(opened.db, nowMs + 1);
  service.received.length = 0;
  mailServer.mails.length = 0;
});

const start = (mode: 'claim' | 'send'): Spawned => spawnSender([postgres?.url ?? '', service.origin, mailServer.url, mode]);

async function kill({ child, ended }: Spawned): Promise<void> {
  child.kill('SIGKILL');
  expect(await ended).toBeNull();
}

/** Another process sends what is due. */
async function sendNow(): Promise<string> {
  const { ended, stdout, stderr } = start('send');
  expect(await ended, stderr()).toBe(0);
  return stdout();
}

/** Another process goes on when the claim of the first has run out. */
async function goOn(): Promise<void> {
  service.answer = { status: 200 };
  mailServer.isAnswering = true;
  await opened.db.execute(sql`update watch set claimed_until = clock_timestamp() - interval '1 second' where claimed_until is not null`);
  await sendNow();
}

/** What each way got. */
function received() {
  const asked = service.received;
  return {
    pushes: asked.filter(({ path }) => path === '/push'),
    chats: asked.filter(({ path }) => path.endsWith('/sendMessage')),
    topics: asked.filter(({ path }) => path === '/').map(({ body }) => JSON.parse(body.toString())),
    mailIds: mailServer.mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]),
  };
}

const stateOf = async (way: WatchWay) => {
  const rows = await opened.db
    .select()
    .from(watchMessage)
    .innerJoin(watch, sql`${watch.id} = ${watchMessage.watchId}`);
  const found = rows.find((row) => row.watch.way === way);
  return { state: found?.watch_message.state, problem: found?.watch.problem };
};

it('what a process had claimed when it was killed is sent by another one, each message once', { timeout: 90_000 }, async ({ skip }) => {
  if (!postgres) return skip();
  const first = start('claim');
  await until(() => expect(first.stdout()).toBe('claimed 4\n'));
  await kill(first);
  // As long as its claim lasts it may still live.
  expect(await sendNow()).toBe('sent 0\n');
  expect(service.received).toEqual([]);
  await goOn();
  const { pushes, chats, topics, mailIds } = received();
  expect([pushes, chats, topics, mailIds].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  for (const way of watchWays) expect(await stateOf(way)).toEqual({ state: 'sent', problem: '' });
});

it(
  'what a process had handed over when it was killed comes again as the very same, and to Telegram not at all',
  { timeout: 90_000 },
  async ({ skip }) => {
    if (!postgres) return skip();
    service.answer = 'silence';
    mailServer.isAnswering = false;
    const first = start('send');
    await until(() => expect(service.received.length + mailServer.mails.length).toBe(4));
    await kill(first);
    await goOn();
    const { pushes, chats, topics, mailIds } = received();
    // The device shows the second in the place of the first, without a sound; the service does so while it waits there.
    const [one, two, ...more] = pushes.map(({ body }) => pushMessage.parse(browser.read(body)));
    expect(two).toEqual(one);
    expect(more).toEqual([]);
    expect(new Set(pushes.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(topics).toHaveLength(2);
    expect(topics[1]).toEqual(topics[0]);
    expect(topics[0]).toHaveProperty('sequence_id', expect.stringMatching(/^[\w-]{16,64}$/));
    expect(mailIds).toHaveLength(2);
    expect(new Set(mailIds).size).toBe(1);
    expect(chats).toHaveLength(1);
    for (const way of ['push', 'mail', 'ntfy'] as const) expect(await stateOf(way)).toEqual({ state: 'sent', problem: '' });
    expect(await stateOf('telegram')).toEqual({ state: 'failed', problem: 'unsure' });
  },
);
