import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { account } from '#src/server/db/schema.ts';
import { temporaryFolder } from './support/built-site.ts';
import { preparedFolder } from './support/database.ts';
import { readyAddress, type Spawned, spawnServer } from './support/spawn.ts';
import { slowness } from '#tests/cpu-time.ts';

const email = 'miner@okkong.example';
const password = 'Miner-2026x';
const trail = '[[0,0],[60,300],[140,720],[260,1000]]';
const guesser = { 'x-forwarded-for': '203.0.113.7' };
const owner = { 'x-forwarded-for': '198.51.100.7' };
/** What a network over its limit sends, which gets no slider. */
const noTicket = 'none-at-all';

let server: Spawned;
let origin = '';
async function start(dataDir: string): Promise<void> {
  server = spawnServer({ DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' });
  origin = await readyAddress(server);
}
async function killServer(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}
afterEach(killServer);

async function send(name: EndpointName, fields: Record<string, string | boolean>, headers: Record<string, string> = owner) {
  const { encoding, path } = endpointTable[name];
  const isForm = encoding === 'form';
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json', ...headers },
    body: isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
  });
  return { status: response.status, ...(await response.json()) };
}
async function ticket(headers?: Record<string, string>): Promise<string> {
  const { data: slider } = await send('captcha', { action: 'get' }, headers);
  if (!slider) return noTicket;
  return (await send('captcha', { action: 'check', id: slider.id, trail }, headers)).data?.ticket ?? noTicket;
}
/** The code that is sent, as the terminal shows it. */
async function sentCode(): Promise<string> {
  await send('sendEmailCode', { email, ticket: await ticket() });
  await expect.poll(() => server.stdout()).toContain(email);
  return /\b\d{4}\b/.exec(server.stdout().slice(server.stdout().indexOf(email)))?.[0] ?? '';
}
const register = (code: string) =>
  send('registerEmail', { email, password, code, agreement: true }, { ...owner, 'idempotency-key': 'attempt-1' });
const logIn = async (secret: string, headers: Record<string, string>, typed = email) =>
  send('login', { account: typed, password: secret, ticket: await ticket(headers) }, headers);
/** Processor time that the server has used, in seconds. */
function usedCpuS(): number {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** `KILLS=20` takes a minute; each falls into another moment of a registration. */
const kills = Number(process.env.KILLS ?? 2);

describe('an account', () => {
  it('is one, however often the server is killed while it is registered', async () => {
    const dataDir = preparedFolder(temporaryFolder());
    await start(dataDir);
    const code = await sentCode();
    const outcomes: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const sent = register(code).then(
        () => 'answered',
        () => 'lost',
      );
      // Each kill comes a little later: in the middle of the hash, of the insert, after the response.
      await setTimeout((kill * 100) / kills);
      await killServer();
      outcomes.push(await sent);
      await start(dataDir);
    }
    expect(outcomes).toContain('lost');
    const { data } = await register(code);
    expect(data.gid).toMatch(/^\d{8}$/);
    expect((await logIn(password, owner)).data).toMatchObject({ gid: data.gid });
    server.child.kill('SIGTERM');
    await once(server.child, 'close');
    const opened = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await opened.db.select({ gid: account.gid }).from(account)).toEqual([{ gid: data.gid }]);
    await opened.close();
  }, 240_000);

  it('costs the server under 5 s of a usual processor when 1,000 wrong log-ins come from one address, and its owner gets in', async () => {
    await start(preparedFolder(temporaryFolder()));
    await register(await sentCode());
    const before = usedCpuS();
    const slow = [slowness()];
    const outcomes = new Set<string>();
    const guess = async (tries: number): Promise<void> => {
      const typed = (index: number): string => (index % 2 ? email : `other${index}@okkong.example`);
      for (let done = 0; done < tries; done += 10) {
        const some = await Promise.all(Array.from({ length: 10 }, (_, index) => logIn('Wrong-2026x', guesser, typed(index))));
        for (const { status, data } of some) outcomes.add(`${status} ${data?.gid}`);
      }
    };
    await guess(500);
    expect((await logIn(password, owner)).data.token).not.toBe('');
    slow.push(slowness());
    await guess(500);
    slow.push(slowness());
    expect([...outcomes].toSorted()).toEqual(['200 33333', '429 undefined']);
    expect(usedCpuS() - before).toBeLessThan(5 * Math.max(...slow));
    expect((await logIn(password, owner)).data.token).not.toBe('');
  }, 120_000);

  it('takes as long to refuse a wrong password where nobody has an account: the time tells nobody who has one', async () => {
    await start(preparedFolder(temporaryFolder()));
    await register(await sentCode());
    /** Milliseconds of five refusals: the last two are slowed down. */
    const refusals = async (typed: string, headers: Record<string, string>): Promise<number[]> => {
      const taken: number[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        const fields = { account: typed, password: 'Wrong-2026x', ticket: await ticket(headers) };
        const sentAt = performance.now();
        expect((await send('login', fields, headers)).data.gid).toBe('33333');
        taken.push(performance.now() - sentAt);
      }
      return taken;
    };
    const known = await refusals(email, guesser);
    const unknown = await refusals('nobody@okkong.example', { 'x-forwarded-for': '203.0.113.8' });
    for (const taken of [known, unknown]) {
      // A busy machine may hold up one of the first three.
      expect(Math.min(...taken.slice(0, 3))).toBeLessThan(1_400);
      expect(Math.min(...taken.slice(3))).toBeGreaterThan(1_400);
      // The hash is compared in both: without it a refusal takes 5 ms.
      expect(Math.min(...taken)).toBeGreaterThan(15);
    }
  }, 60_000);
});
