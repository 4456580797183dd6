import { afterEach, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import type { AccountWatches } from '#src/contracts/account-watch.ts';
import { addAccount } from '#src/server/accounts/accounts.ts';
import { accountData, deleteAccount } from '#src/server/accounts/account-data.ts';
import { account, watch, watchedFarm, watcherLink } from '#src/server/db/schema.ts';
import { makeWatcherLink } from '#src/server/db/watcher-links.ts';
import type { TestPool } from '../support/pool.ts';
import { ADDRESS, call, clock, closeAll, eventOf, farm, happens, poolWithService, rules, watcher } from '../support/watchers.ts';

afterEach(closeAll);

const garage = { coin: 'ETC', address: '0x52908400098527886e0f7030069857d2e4169ee7', name: 'Garage' } as const;

async function post(pool: TestPool, name: 'accountWatch' | 'accountLinkEnd', body: object, authorization: string) {
  const response = await pool.app.request(endpointTable[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', authorization },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { code: string; data: AccountWatches }) };
}

/** As the device with these watches. */
const logOut = (pool: TestPool, tokens: string[], authorization: string) =>
  pool.app.request(endpointTable.logout.path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
    body: new URLSearchParams({ uuid: 'a'.repeat(32), tokens: tokens.join(',') }).toString(),
  });

/** An account that is logged in on as many devices as there are tokens. */
async function accountOf(pool: TestPool, to = 'owner@okkong.example') {
  const { db, now, sessions } = pool.accounts;
  const gid = (await addAccount(db, { channel: 'email', to, password: 'Miner-2026x', registration: to, atMs: now() }))?.gid ?? '';
  const sign = await sessions.open(gid, '');
  const ask = async (tokens: string[] = [], keys: string[] = []) => (await post(pool, 'accountWatch', { tokens, keys }, sign)).data;
  return { gid, sign, ask };
}
const namesOf = ({ watches }: AccountWatches) => watches.map(({ farms }) => farms.map(({ name }) => name));

it('what is chosen on one device reaches the account’s others, and no mailbox that was not asked for', async () => {
  const { pool, service } = await poolWithService();
  const { ask } = await accountOf(pool);
  const phone = await watcher(pool, service, { path: 'phone' });
  clock.ms += 1000;
  const laptop = await watcher(pool, service, { path: 'laptop' });
  clock.ms += 1000;
  const mail = await call(pool, 'save', { target: { way: 'mail', mail: 'owner@okkong.example' }, farms: [farm], rules });
  await pool.opened.db.update(watch).set({ state: 'on' });
  expect(await ask([phone.token, mail.data.token])).toMatchObject({ watches: [{ way: 'push' }, { way: 'mail' }], links: [] });
  await ask([laptop.token]);
  // Another farm, on the phone.
  await call(pool, 'save', { token: phone.token, farms: [farm, garage], rules });
  expect(namesOf(await ask())).toEqual([['Garage', 'Hall 2'], ['Garage', 'Hall 2'], ['Hall 2']]);
  clock.ms += 1000;
  expect(await happens(pool, eventOf('e1', { address: garage.address }))).toBe(2);
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
  // One device leaves a farm for itself.
  await call(pool, 'save', { token: phone.token, farms: [farm], rules });
  expect(namesOf(await ask())).toEqual([['Hall 2'], ['Garage', 'Hall 2'], ['Hall 2']]);
});

it('a device that joins gets what the others have, and gives what it had', async () => {
  const { pool, service } = await poolWithService();
  const { ask } = await accountOf(pool);
  const phone = await watcher(pool, service, { path: 'phone' });
  await ask([phone.token]);
  const laptop = await watcher(pool, service, { path: 'laptop' });
  await call(pool, 'save', { token: laptop.token, farms: [garage], rules });
  expect(namesOf(await ask([laptop.token]))).toEqual([
    ['Garage', 'Hall 2'],
    ['Garage', 'Hall 2'],
  ]);
});

it('a device that logs out is told of what was chosen on it alone, and no more of what the account’s others choose', async () => {
  const { pool, service } = await poolWithService();
  const { ask, sign, gid } = await accountOf(pool);
  const phone = await watcher(pool, service, { path: 'phone' });
  await ask([phone.token]);
  clock.ms += 1000;
  const laptop = await watcher(pool, service, { path: 'laptop' });
  await call(pool, 'save', { token: laptop.token, farms: [garage], rules });
  await ask([laptop.token]);
  const elsewhere = await pool.accounts.sessions.open(gid, '');
  // Another account's device is left alone, whoever has its token.
  await logOut(pool, [laptop.token], (await accountOf(pool, 'other@okkong.example')).sign);
  await logOut(pool, [phone.token], sign);
  const left = (await call(pool, 'list', { tokens: [phone.token, laptop.token] })).data as AccountWatches['watches'];
  expect(left.map(({ farms }) => farms.map(({ name }) => name))).toEqual([['Hall 2'], ['Garage', 'Hall 2']]);
  const shed = { ...garage, address: `0x${'8'.repeat(40)}`, name: 'Shed' };
  await call(pool, 'save', { token: laptop.token, farms: [garage, farm, shed], rules });
  const [after] = (await call(pool, 'list', { tokens: [phone.token] })).data as AccountWatches['watches'];
  expect(after?.farms.map(({ name }) => name)).toEqual(['Hall 2']);
  // What had nothing of its own ends.
  await call(pool, 'save', { token: phone.token, farms: [farm], rules });
  await logOut(pool, [laptop.token], elsewhere);
  expect((await call(pool, 'list', { tokens: [laptop.token] })).data).toMatchObject([{ farms: [{ name: 'Garage' }, { name: 'Shed' }] }]);
});

it('its farms stand in the account’s own order, and each of its messages ends from any device', async () => {
  const { pool, service } = await poolWithService();
  const { ask, gid } = await accountOf(pool);
  const phone = await watcher(pool, service);
  await call(pool, 'save', { token: phone.token, farms: [farm, garage], rules });
  await pool.opened.db
    .update(account)
    .set({ farms: [farm, garage].map(({ coin, address, name }) => ({ addr: address, coinType: coin, name })) });
  const listed = await ask([phone.token]);
  expect(listed.farms.map(({ name }) => name)).toEqual(['Hall 2', 'Garage']);
  expect(JSON.stringify(listed)).not.toContain('push.example');
  expect((await accountData(pool.opened.db, (await pool.opened.db.select().from(account))[0]!, clock.ms)).watches).toHaveLength(1);
  await call(pool, 'end', { token: listed.watches[0]!.token });
  expect(await ask()).toEqual({ farms: [], watches: [], links: [] });
  expect(gid).not.toBe('');
});

it('another account gets neither watch nor link, by whatever it knows of them', async () => {
  const { pool, service } = await poolWithService();
  const mine = await accountOf(pool);
  const theirs = await accountOf(pool, 'other@okkong.example');
  const { token } = await watcher(pool, service);
  const key = await linkOf(pool);
  const { links } = await mine.ask([token], [key]);
  expect(await theirs.ask([token], [key])).toEqual({ farms: [], watches: [], links: [] });
  await post(pool, 'accountLinkEnd', { id: links[0]!.id }, theirs.sign);
  expect((await post(pool, 'accountWatch', { tokens: [], keys: [] }, 'x')).status).toBe(401);
  expect(await mine.ask()).toMatchObject({ watches: [{}], links: [{}] });
});

const linkOf = async (pool: TestPool, name = 'Night shift') =>
  (
    await makeWatcherLink(pool.opened.db, {
      coinId: 17,
      address: ADDRESS,
      name,
      showsMoney: true,
      createdAtMs: clock.ms,
      endsAtMs: clock.ms + 86_400_000,
    })
  ).key;

it('its links are listed on every device, the newest first, until they end', async () => {
  const { pool } = await poolWithService();
  const { ask, sign } = await accountOf(pool);
  const key = await linkOf(pool);
  await ask([], [key]);
  clock.ms += 1000;
  await ask([], [await linkOf(pool, 'Office')]);
  const { links } = await ask([], [key]);
  expect(links).toMatchObject([
    { name: 'Office', coin: 'ETC', address: ADDRESS, showsMoney: true },
    { name: 'Night shift', key },
  ]);
  expect(links[0]).not.toHaveProperty('key');
  expect((await post(pool, 'accountLinkEnd', { id: links[0]!.id }, sign)).code).toBe('200');
  expect((await ask()).links).toMatchObject([{ name: 'Night shift' }]);
  clock.ms += 2 * 86_400_000;
  expect((await ask()).links).toEqual([]);
});

it('an account that is deleted takes its watches and links along, and its farms are looked at no more', async () => {
  const { pool, service } = await poolWithService();
  const { ask } = await accountOf(pool);
  const { token } = await watcher(pool, service);
  await ask([token], [await linkOf(pool)]);
  const { db } = pool.opened;
  await deleteAccount(db, (await db.select().from(account))[0]!);
  for (const table of [watch, watcherLink, watchedFarm]) expect(await db.select().from(table)).toEqual([]);
});
