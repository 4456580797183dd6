import { afterEach, describe, expect, it } from 'vitest';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { watch, watchedFarm, watchMessage } from '#src/server/db/schema.ts';
import { createChannels } from '#src/server/delivery/channels.ts';
import { purgeNow } from '#src/server/db/purge.ts';
import { receiving } from '../support/mails.ts';
import type { TestPool } from '../support/pool.ts';
import { call, clock, closeAll, closeLater, eventOf, farm, happens, poolWithService, rules, wrong } from '../support/watchers.ts';

afterEach(closeAll);

const target = { way: 'mail', mail: ' Miner@OKKONG.example ' };

/** Asks for mails; gives the token and the link of the mail that asks back. */
async function asked(pool: TestPool): Promise<{ token: string; link: string }> {
  const { data } = await call(pool, 'save', { target, farms: [farm], rules });
  const [mail] = pool.outbox.messages();
  return { token: data.token, link: /https:\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '' };
}
const at = (link: string): string => link.replace('https://okkong.example', '');
const press = (pool: TestPool, link: string) => pool.app.request(at(link), { method: 'POST' });

describe('mail', () => {
  it('comes once its address was confirmed by a link that was opened and pressed', async () => {
    const { pool } = await poolWithService();
    const { token, link } = await asked(pool);
    expect(pool.outbox.messages()[0]).toMatchObject({
      to: 'Miner@okkong.example',
      subject: 'Confirm that OKKONG may tell you of your farm',
    });
    const page = await pool.app.request(at(link));
    expect(await page.text()).toContain('<button>Send me messages</button>');
    expect(page.headers.get('cache-control')).toBe('no-store');
    // Looking at it is not pressing it: programs look at links, too.
    expect(await happens(pool, eventOf('e1'))).toBe(0);
    expect(await pool.opened.db.select().from(watchedFarm)).toEqual([]);
    expect((await press(pool, link)).status).toBe(200);
    expect((await call(pool, 'list', { tokens: [token] })).data[0]).toMatchObject({ way: 'mail', state: 'on' });
    expect(JSON.stringify((await call(pool, 'list', { tokens: [token] })).data)).not.toMatch(/miner@/i);
    clock.ms += 1000;
    expect(await happens(pool, eventOf('e2'))).toBe(1);
    const [mail] = pool.outbox.messages();
    expect(mail).toMatchObject({ to: 'Miner@okkong.example', subject: 'OKKONG: rig-01 stopped' });
    expect(mail?.text).toContain('https://okkong.example/overview?addr=0x5aaeb');
    expect(JSON.stringify(pool.logged)).not.toMatch(/miner@|5aaeb/i);
  });

  it('ends by one press, without a log-in, and so does what the mailbox’s own button posts', async () => {
    const { pool } = await poolWithService();
    await press(pool, (await asked(pool)).link);
    clock.ms += 1000;
    await happens(pool, eventOf('e1'));
    const [mail] = pool.outbox.messages();
    const endLink = /https:\S+\/watch\/end\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.endLink).toBe(endLink);
    expect(await (await pool.app.request(at(endLink))).text()).toContain('<button>End all messages</button>');
    expect(await pool.opened.db.select().from(watch)).toHaveLength(1);
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await pool.app.request(at(endLink), oneClick)).status).toBe(200);
    for (const table of [watch, watchMessage, watchedFarm]) expect(await pool.opened.db.select().from(table)).toEqual([]);
    // Pressed once more it says the same.
    expect((await press(pool, endLink)).status).toBe(200);
    expect((await press(pool, wrong(endLink))).status).toBe(404);
    // A link of one kind does nothing of another.
    expect((await press(pool, endLink.replace('/end', '/confirm'))).status).toBe(404);
  });

  it.each([
    ['en', 'en', 'End all messages', 'Ended.'],
    ['zh', 'zh-Hans', '停止全部提醒', '已停止'],
    ['zh_hk', 'zh-Hant-HK', '停止所有提醒', '已停止'],
  ] as const)('ends in the words of its owner (%s), on a page that needs no script', async (language, tag, button, done) => {
    const { pool } = await poolWithService();
    const { data } = await call(pool, 'save', { target, farms: [farm], rules: { ...rules, language } });
    const link = `https://okkong.example/watch/end?t=${pool.watching.tokens.issue('end', data.token.split('.')[0] ?? '')}`;
    const page = await (await pool.app.request(at(link))).text();
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page).toContain(`<button>${button}</button>`);
    expect(page).not.toMatch(/<script|style=/);
    expect(await (await press(pool, link)).text()).toContain(done);
    expect(await pool.opened.db.select().from(watch)).toEqual([]);
  });

  it('asks one address for its consent three times a day, and says the same whatever it did', async () => {
    const { pool } = await poolWithService();
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push((await call(pool, 'save', { target, farms: [farm], rules })).data);
    expect(pool.outbox.messages()).toHaveLength(3);
    expect(new Set(answers.map(({ token: _own, ...rest }) => JSON.stringify(rest)))).toEqual(new Set(['{"state":"asked"}']));
    expect((await call(pool, 'save', { target: { way: 'mail', mail: 'no address' }, farms: [farm], rules })).code).toBe('422');
  });

  it('that was asked for twice comes once', async () => {
    const { pool } = await poolWithService();
    await press(pool, (await asked(pool)).link);
    await press(pool, (await asked(pool)).link);
    clock.ms += 1000;
    expect(await happens(pool, eventOf('e1'))).toBe(1);
  });

  it('is forgotten with its address: unconfirmed after two days, confirmed after 400 without a visit', async () => {
    const { pool } = await poolWithService();
    const { link } = await asked(pool);
    await purgeNow(pool.opened.db, clock.ms + 3 * 86_400_000);
    expect(await pool.opened.db.select().from(watch)).toEqual([]);
    expect((await press(pool, link)).status).toBe(404);
    const { token, link: again } = await asked(pool);
    await press(pool, again);
    clock.ms += 399 * 86_400_000;
    await call(pool, 'list', { tokens: [token] });
    await purgeNow(pool.opened.db, clock.ms + 399 * 86_400_000);
    expect(await pool.opened.db.select().from(watch)).toHaveLength(1);
    await purgeNow(pool.opened.db, clock.ms + 401 * 86_400_000);
    expect(await pool.opened.db.select().from(watch)).toEqual([]);
  });
});

/** A real mail server on this machine. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({ ...receiving(mails), ...options });
  server.on('error', () => undefined);
  closeLater(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, mails };
}

/** A pool that mails, with a watch that is on. */
async function mailingPool(options: SMTPServerOptions = {}) {
  const { url, mails } = await mailServer(options);
  const delivery = createChannels({ smtpUrl: url, smsUrl: undefined, mailFrom: 'OKKONG <pool@okkong.example>' });
  const { pool } = await poolWithService({ delivery });
  const { data } = await call(pool, 'save', { target, farms: [farm], rules });
  await pool.opened.db.update(watch).set({ state: 'on' });
  return { pool, mails, token: data.token };
}

describe('a mail server', () => {
  it('gets a message that a mailbox recognises, and whose button ends it', async () => {
    const { pool, mails } = await mailingPool();
    await happens(pool, eventOf('e1'));
    const [, mail = ''] = mails;
    const [row] = await pool.opened.db.select().from(watchMessage);
    expect(mail).toContain(`Message-ID: <${row?.watchId}-${row?.batch}@okkong.example>`);
    expect(mail).toMatch(/List-Unsubscribe:\s+<https:\/\/okkong\.example\/watch\/end\?t=[\w.-]+>/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('that is busy is asked again; one that refuses the mailbox is not', async () => {
    const refusal = { code: 451 };
    const { pool, token } = await mailingPool({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('not now'), { responseCode: refusal.code })),
    });
    await happens(pool, eventOf('e1'));
    expect((await pool.opened.db.select().from(watchMessage))[0]).toMatchObject({ state: 'written', tries: 1 });
    refusal.code = 550;
    clock.ms += 31_000;
    await pool.watching.send();
    expect((await pool.opened.db.select().from(watchMessage))[0]).toMatchObject({ state: 'failed', tries: 2 });
    expect((await call(pool, 'list', { tokens: [token] })).data[0]?.problem).toBe('refused');
  });
});
