import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { CONTACT_PER_DAY } from '#src/server/accounts/account-tools.ts';
import { runCommand } from '#src/server/cli/commands.ts';
import { purgeContactMessages, readContactMessages } from '#src/server/db/contact-messages.ts';
import { contactMessage, rateLimit } from '#src/server/db/schema.ts';
import { temporaryFolder } from './support/built-site.ts';
import { testPool, type TestPool } from './support/pool.ts';

const { path } = endpointTable.contact;
const message = { topic: 'mining', name: 'Chan', reach: 'miner@okkong.example', text: 'Which port for the L9?' };

let pool: TestPool;
let network = 0;
beforeAll(async () => {
  pool = await testPool({ settings: { trustedProxies: 1 } });
});
afterAll(() => pool.opened.close());
afterEach(async () => {
  await pool.opened.db.delete(contactMessage);
  await pool.opened.db.delete(rateLimit);
  network += 1;
});

async function send(fields: object, key?: string) {
  const response = await pool.app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language: 'zh_hk',
      'x-forwarded-for': `198.51.100.${network + 1}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(fields),
  });
  return { status: response.status, ...(await response.json()) };
}
const kept = () => readContactMessages(pool.opened.db);

describe('a message to the operator', () => {
  it('lands in the database with its lines, and without signs that no terminal should see', async () => {
    const typed = { ...message, name: ' Chan ', text: 'One\r\ntwo\u0007\u001B[2J' };
    expect(await send(typed)).toMatchObject({ status: 200, code: '200', data: null });
    expect(await kept()).toMatchObject([{ ...message, text: 'One\ntwo  [2J', language: 'zh_hk', answeredAt: null }]);
  });

  it("sent again with its key is one row; another one under that key is refused in the visitor's language", async () => {
    await send(message, 'key-1');
    expect(await send(message, 'key-1')).toMatchObject({ code: '200' });
    expect(await kept()).toHaveLength(1);
    expect(await send({ ...message, text: 'Something else' }, 'key-1')).toMatchObject({
      code: '409',
      message: expect.stringContaining('訊息'),
    });
  });

  it('is limited to so many a day out of one network, repeats not counted', async () => {
    for (let sent = 0; sent < CONTACT_PER_DAY; sent += 1) await send({ ...message, text: `Message ${sent}` }, `key-${sent}`);
    expect(await send(message)).toMatchObject({ status: 429 });
    expect(await send({ ...message, text: 'Message 0' }, 'key-0')).toMatchObject({ status: 200, code: '200' });
  });

  it('is malformed where nothing readable is left of it', async () => {
    expect(await send({ ...message, text: '\u0000\u0001' })).toMatchObject({ status: 400 });
    expect(await send({ ...message, topic: 'weather' })).toMatchObject({ status: 400 });
  });

  it('is listed, exported and noted as answered by the operator, and goes after 12 months', async () => {
    await send({ ...message, reach: '=HYPERLINK("x")' });
    const [row] = await kept();
    expect((await runCommand(pool.opened.db, ['contact', 'list'])).text).toContain('Which port for the L9?');
    const file = join(temporaryFolder(), 'messages.csv');
    expect((await runCommand(pool.opened.db, ['contact', 'export', file])).text).toBe(`1 messages are in ${file}.`);
    expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await runCommand(pool.opened.db, ['contact', 'answer', String(row?.id)])).toMatchObject({ isDone: true });
    expect((await kept())[0]?.answeredAt).not.toBeNull();
    expect(await runCommand(pool.opened.db, ['contact', 'answer', '999999'])).toMatchObject({ isDone: false });
    await purgeContactMessages(pool.opened.db, Date.now() + 367 * 86_400_000);
    expect(await kept()).toEqual([]);
  });
});
