import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';
import { eq } from 'drizzle-orm';
import { watch, watchMessage } from '#src/server/db/schema.ts';
import { createChannels } from '#src/server/delivery/channels.ts';
import type { WatchWay } from '#src/contracts/watch.ts';
import { keepFarmEvents } from '#src/server/db/farm-events.ts';
import { fanOut } from '#src/server/watch/outbox/fan-out.ts';
import { createWatch } from '#src/server/watch/subscriptions/watches.ts';
import { createOutsideFetch } from '#src/server/watch/ways/outside-request.ts';
import { type TestPool, testPool } from '../support/pool.ts';
import { type StandIn, standIn } from '../support/push-service.ts';
import { freePort } from '../support/spawn.ts';
import { call, clock, closeAll, closeLater, eventOf, farm, happens, now, rules } from '../support/watchers.ts';

afterEach(closeAll);

/** In place of ten seconds and more. */
const PATIENCE_MS = 250;
const ID = 'watch-of-the-test';

/** A mail server that treats a text or a recipient as it is told; its address. */
async function mailServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  closeLater(() => server.close(() => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Takes connections; what it then does, if it does anything. */
async function portOf(talk: (socket: Socket) => void = () => undefined): Promise<number> {
  const server = createServer((socket) => {
    closeLater(() => socket.destroy());
    socket.on('error', () => undefined);
    talk(socket);
  });
  closeLater(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const silentPort = (): Promise<number> => portOf();

/** Greets line by line, and never comes to the end. */
const droningPort = (): Promise<number> =>
  portOf((socket) => {
    const timer = setInterval(() => socket.write('220-one moment\r\n'), PATIENCE_MS / 3);
    socket.on('close', () => clearInterval(timer));
  });

/** A pool with every way, which has little patience, and stand-ins for all of them. */
async function pool(smtpUrl = 'smtp://127.0.0.1:9'): Promise<{ pool: TestPool; service: StandIn }> {
  const service = await standIn();
  const made = await testPool({
    now,
    delivery: createChannels({ smtpUrl, smsUrl: undefined, mailFrom: 'pool@okkong.example', timeoutMs: PATIENCE_MS }),
    watch: {
      ask: (request) => createOutsideFetch({ isInnerAllowed: true })({ ...request, timeoutMs: PATIENCE_MS }),
      settings: { telegramToken: 'token' },
      telegramApi: service.origin,
      patienceMs: 4 * PATIENCE_MS,
    },
  });
  closeLater(service.close);
  closeLater(() => made.opened.close());
  return { pool: made, service };
}

/** Somebody who is told by one way. */
async function watcherBy(made: TestPool, way: WatchWay, origin: string, id = ID): Promise<void> {
  const targets = { push: {}, mail: { mail: 'miner@okkong.example' }, telegram: { chat: 42 }, ntfy: { topic: `${origin}/hall-2` } };
  const told = { id, way, target: targets[way], targetDigest: id, state: 'on' as const };
  await createWatch(made.opened.db, { ...told, rules: { ...rules, kinds: [...rules.kinds] }, farms: [farm], nowMs: clock.ms });
}

/** How the message stands, when it is tried again (s from now), and what its owner's page says. */
async function standing(made: TestPool) {
  const { db } = made.opened;
  const [message] = await db.select().from(watchMessage).where(eq(watchMessage.watchId, ID));
  const token = made.watching.tokens.issue('own', ID);
  const [row] = (await call(made, 'list', { tokens: [token] })).data;
  const inS = message && (message.nextAt.getTime() - clock.ms) / 1000;
  return { state: message?.state, tries: message?.tries, inS, problem: row?.problem };
}

const json = (status: number, body: object, headers = {}) => ({ status, headers, body: JSON.stringify(body) });
const telegram429 = json(429, { ok: false, error_code: 429, parameters: { retry_after: 600 } });
const telegramNo = json(400, { ok: false, error_code: 400, description: 'Bad Request: message is too long' });
const telegramNoToken = json(401, { ok: false, error_code: 401, description: 'Unauthorized' });

describe.each(['telegram', 'ntfy'] as const)('%s', (way) => {
  it.each([
    ['is busy and says for how long', way === 'telegram' ? telegram429 : json(429, {}, { 'retry-after': '600' }), 'written', 600, 'busy'],
    ['is busy and does not say for how long', json(429, {}), 'written', 30, 'busy'],
    ['asks for a day', json(503, {}, { 'retry-after': '86400' }), 'written', 21_600, 'busy'],
    ['has a gateway that answers in HTML', { status: 502, body: '<html>' }, 'written', 30, 'busy'],
    ['stands still', 'silence', 'sending', 30, 'silent'],
    ['refuses', way === 'telegram' ? telegramNo : json(403, {}), 'failed', undefined, 'refused'],
  ] as const)('that %s', async (_how, answer, state, inS, problem) => {
    const { pool: made, service } = await pool();
    await watcherBy(made, way, service.origin);
    service.answer = answer;
    const began = Date.now();
    expect(await happens(made, eventOf('e1'))).toBe(1);
    expect(Date.now() - began).toBeLessThan(20 * PATIENCE_MS);
    expect(await standing(made)).toMatchObject({ state, tries: 1, problem, ...(inS !== undefined && { inS }) });
    if (inS === undefined) return;
    // Not a second too early; then it arrives, and the page says no more of it.
    service.answer = json(200, { ok: true });
    clock.ms += inS * 1000 - 1000;
    expect(await made.watching.send()).toBe(0);
    clock.ms += 1000;
    expect(await made.watching.send()).toBe(1);
    expect(await standing(made)).toMatchObject({ state: 'sent', tries: 2, problem: '' });
  });
});

it('a bot whose token is no more waits for its operator', async () => {
  const { pool: made, service } = await pool();
  await watcherBy(made, 'telegram', service.origin);
  service.answer = telegramNoToken;
  await happens(made, eventOf('e1'));
  expect(await standing(made)).toMatchObject({ state: 'written', problem: 'busy' });
});

describe('a mail server', () => {
  const refusing = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  it.each([
    ['that has no room now', refusing(452), { state: 'written', inS: 30, problem: 'busy' }],
    ['that is asked too often', refusing(421), { state: 'written', inS: 30, problem: 'busy' }],
    ['that knows no such mailbox', refusing(550), { state: 'failed', problem: 'refused' }],
    [
      'that stands still after it got the text, which it may have taken',
      { onData: (stream: SMTPServerDataStream) => void stream.resume() },
      { state: 'sending', inS: 30, problem: 'silent' },
    ],
  ] as const)('%s', async (_how, options, expected) => {
    const { pool: made, service } = await pool(await mailServer(options));
    await watcherBy(made, 'mail', service.origin);
    const began = Date.now();
    await happens(made, eventOf('e1'));
    expect(Date.now() - began).toBeLessThan(20 * PATIENCE_MS);
    expect(await standing(made)).toMatchObject(expected);
  });

  it.each([
    ['that says nothing at all is not waited for', silentPort, { state: 'sending', inS: 30, problem: 'silent' }],
    ['that is not there got nothing', freePort, { state: 'written', inS: 30, problem: 'busy' }],
  ] as const)('%s', async (_how, port, expected) => {
    const { pool: made, service } = await pool(`smtp://127.0.0.1:${await port()}`);
    await watcherBy(made, 'mail', service.origin);
    await happens(made, eventOf('e1'));
    expect(await standing(made)).toMatchObject(expected);
  });

  it('that says a word now and then is left after a while', async () => {
    const { pool: made, service } = await pool(`smtp://127.0.0.1:${await droningPort()}`);
    await watcherBy(made, 'mail', service.origin);
    const began = Date.now();
    await happens(made, eventOf('e1'));
    expect(Date.now() - began).toBeLessThan(20 * PATIENCE_MS);
    expect(await standing(made)).toMatchObject({ state: 'sending', inS: 30, problem: 'silent' });
  });
});

it('a way that stands still holds up no other', async () => {
  const { pool: made, service } = await pool(`smtp://127.0.0.1:${await silentPort()}`);
  await watcherBy(made, 'mail', service.origin, 'by-mail');
  await watcherBy(made, 'ntfy', service.origin);
  service.answer = { status: 200 };
  let hasMailEnded = false;
  const { db } = made.opened;
  await keepFarmEvents(db, [eventOf('e1')]);
  await fanOut(db, clock.ms);
  const mailing = made.watching.send(['mail']).then((count) => {
    hasMailEnded = true;
    return count;
  });
  expect(await made.watching.send(['ntfy'])).toBe(1);
  expect(await standing(made)).toMatchObject({ state: 'sent' });
  expect(hasMailEnded).toBe(false);
  expect(await mailing).toBe(1);
});

it('a message that nobody takes is given up after nine tries in some sixteen hours, and its owner’s page says so', async () => {
  const { pool: made, service } = await pool();
  await watcherBy(made, 'ntfy', service.origin);
  service.answer = { status: 503 };
  await happens(made, eventOf('e1'));
  const waits: number[] = [];
  for (let at = await standing(made); at.state === 'written'; at = await standing(made)) {
    waits.push(at.inS ?? 0);
    clock.ms += (at.inS ?? 0) * 1000;
    await made.watching.send();
  }
  expect(waits).toEqual([30, 120, 600, 1800, 3600, 7200, 14_400, 28_800]);
  expect(await standing(made)).toMatchObject({ state: 'failed', tries: 9, problem: 'lost' });
  expect(service.received).toHaveLength(9);
  // The next one is a message of its own, and clears what was said.
  service.answer = { status: 200 };
  await happens(made, eventOf('e2'));
  const [row] = await made.opened.db.select().from(watch);
  expect(row).toMatchObject({ problem: '' });
});
