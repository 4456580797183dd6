import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAccountFarms, mergeFarms } from '#src/features/overview/account-farms.ts';
import { forgetFarmAtom, saveFarmAtom, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { setSender } from '#src/lib/http.ts';
import { removeStored, storedTime, writeStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import { logOutAtom, sessionAtom, storedSession } from '#src/state/session.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { until } from '#tests/until.ts';
import { answer, down, envelope, fakeFetch, type Sent } from '../../lib/fake-fetch.ts';
import { address, other } from './samples.ts';

const hall = { coin: 'ETC', address, name: 'Hall' } as const;
const shed = { coin: 'ETC', address: other, name: 'Shed' } as const;
const wire = ({ address: addr, coin: coinType, name }: { address: string; coin: string; name: string }) => ({ addr, coinType, name });

describe('the farms of device and account', () => {
  it('at the first log-in are all of both', () => {
    const merged = mergeFarms({ base: [], device: [hall], account: [shed] });
    expect(merged.device).toEqual([hall, { ...shed, isFromAccount: true }]);
    expect(merged.account).toEqual([shed, hall]);
  });

  it('lose what either of them removed', () => {
    const merged = mergeFarms({ base: [hall, shed], device: [hall], account: [shed] });
    expect(merged).toEqual({ device: [], account: [] });
  });

  it('are told apart by their address, however it is written', () => {
    const merged = mergeFarms({ base: [], device: [hall], account: [{ ...hall, address: address.toLowerCase() }] });
    expect(merged.device).toHaveLength(1);
    expect(merged.account).toHaveLength(1);
  });

  it.each([
    ['the account changed it', 'Hall', 'Hall', 'Barn', 'Barn'],
    ['the device changed it', 'Hall', 'Barn', 'Hall', 'Barn'],
    ['the device removed it', 'Hall', '', 'Hall', ''],
    ['both changed it', 'Hall', 'Barn', 'Loft', 'Barn'],
    ['they never met, and the device has none', undefined, '', 'Loft', 'Loft'],
    ['they never met, and both have one', undefined, 'Barn', 'Loft', 'Barn'],
  ])('have one name when %s', (_case, before, onDevice, inAccount, name) => {
    const base = before === undefined ? [] : [{ ...hall, name: before }];
    const merged = mergeFarms({ base, device: [{ ...hall, name: onDevice }], account: [{ ...hall, name: inAccount }] });
    expect([merged.device[0]?.name, merged.account[0]?.name]).toEqual([name, name]);
  });

  it('never drop one of the account for want of room', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...hall, address: `0x${String(index).padStart(40, '0')}` }));
    const merged = mergeFarms({ base: [], device: [hall], account: many });
    expect(merged.account).toEqual(many);
    expect(merged.device).toHaveLength(30);
    expect(merged.device[0]).toEqual(hall);
  });
});

describe('while somebody is logged in', () => {
  let list: unknown[];
  let store: Store;
  const reply = ({ path, body }: Sent) => {
    if (path === '/api/v5/user/farms/update') ({ list } = JSON.parse(body ?? '') as { list: unknown[] });
    return answer({ body: envelope(path === '/api/v5/user/farms/query' ? { list } : null) });
  };

  beforeEach(() => {
    for (const key of ['farms', 'farm-copies', 'session', 'account-farms']) void removeStored(key);
    setSender(() => ({ language: 'en', deviceId: '', token: storedSession()?.token }));
    list = [wire(shed)];
    store = makeStore();
    store.set(savedFarmsAtom, [hall]);
    store.set(sessionAtom, { token: 't', gid: '1', nickname: '', avatar: '' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('both sides get what the other has, and follow each change', async () => {
    fakeFetch(reply);
    followAccountFarms(store);
    await until(() => expect(list).toEqual([wire(shed), wire(hall)]));
    expect(store.get(savedFarmsAtom)).toHaveLength(2);
    await until(() => expect(storedTime('account-farms')).toBeGreaterThan(0));
    store.set(saveFarmAtom, { ...hall, name: 'Barn' });
    await until(() => expect(list).toContainEqual(wire({ ...hall, name: 'Barn' })));
    store.set(forgetFarmAtom, shed);
    await until(() => expect(list).toEqual([wire({ ...hall, name: 'Barn' })]));
  });

  it('logging out removes what came from the account, and what was here stays', async () => {
    fakeFetch(reply);
    followAccountFarms(store);
    await until(() => expect(store.get(savedFarmsAtom)).toHaveLength(2));
    await until(() => expect(storedTime('account-farms')).toBeGreaterThan(0));
    store.set(logOutAtom);
    await until(() => expect(store.get(savedFarmsAtom)).toEqual([hall]));
    expect(storedTime('account-farms')).toBe(0);
    expect(list).toHaveLength(2);
  });

  it('another account gets nothing of the one before it, whose log-out was not seen here', async () => {
    store.set(savedFarmsAtom, [hall, { ...shed, isFromAccount: true }]);
    await writeStored('account-farms', { gid: '2', farms: [{ ...shed, isFromAccount: true }] });
    list = [];
    fakeFetch(reply);
    followAccountFarms(store);
    await until(() => expect(list).toEqual([wire(hall)]));
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
  });

  it('whoever logs out while the list is on its way leaves nothing of it here', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const sent = fakeFetch(async (request) => {
      if (request.path === '/api/v5/user/farms/query') await arrived;
      return reply(request);
    });
    followAccountFarms(store);
    await until(() => expect(sent).toHaveLength(1));
    store.set(logOutAtom);
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
    expect(list).toEqual([wire(shed)]);
  });

  const queries = (sent: readonly Sent[]) => sent.filter(({ path }) => path.endsWith('/query')).length;
  /** Lets everything run that is due. */
  const idle = async () => {
    for (let count = 0; count < 20; count += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const alike = async () => {
    list = [wire(hall)];
    const sent = fakeFetch(reply);
    // As the header does.
    store.sub(sessionAtom, () => undefined);
    followAccountFarms(store);
    await until(() => expect(storedTime('account-farms')).toBeGreaterThan(0));
    await idle();
    return sent;
  };

  it('the account is asked once where both sides have the same, and not for a new display name', async () => {
    const sent = await alike();
    store.set(sessionAtom, { token: 't', gid: '1', nickname: 'North', avatar: '' });
    await idle();
    expect(sent.map(({ path }) => path)).toEqual(['/api/v5/user/farms/query']);
  });

  it('they are asked for at the start where the page has read both already', async () => {
    store.sub(savedFarmsAtom, () => undefined);
    expect(queries(await alike())).toBe(1);
  });

  it('they are asked for again once the line is back', async () => {
    const sent = await alike();
    store.set(connectionAtom, 'offline');
    await idle();
    expect(queries(sent)).toBe(1);
    store.set(connectionAtom, 'online');
    await until(() => expect(queries(sent)).toBe(2));
  });

  it('whoever logs in later gets them, and the next account its own', async () => {
    store.set(logOutAtom);
    const sent = fakeFetch(reply);
    followAccountFarms(store);
    await idle();
    expect(queries(sent)).toBe(0);
    store.set(sessionAtom, { token: 't', gid: '1', nickname: '', avatar: '' });
    await until(() => expect(store.get(savedFarmsAtom)).toEqual([hall, { ...shed, isFromAccount: true }]));
    await until(() => expect(storedTime('account-farms')).toBeGreaterThan(0));
    list = [];
    store.set(sessionAtom, { token: 'u', gid: '2', nickname: '', avatar: '' });
    await until(() => expect(list).toEqual([wire(hall)]));
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
    await idle();
    const before = sent.length;
    store.set(sessionAtom, { token: 'u', gid: '2', nickname: 'South', avatar: '' });
    await idle();
    expect(sent).toHaveLength(before);
  });

  it('what this device had in common with another account removes nothing', async () => {
    await writeStored('account-farms', { gid: '2', farms: [hall] });
    list = [];
    fakeFetch(reply);
    followAccountFarms(store);
    await until(() => expect(list).toEqual([wire(hall)]));
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
  });

  it('what is changed while the list is on its way follows, one request at a time', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let isFirst = true;
    const sent = fakeFetch(async (request) => {
      const response = reply(request);
      if (isFirst) await arrived;
      isFirst = false;
      return response;
    });
    list = [wire(hall)];
    followAccountFarms(store);
    await until(() => expect(sent).toHaveLength(1));
    store.set(connectionAtom, 'offline');
    store.set(connectionAtom, 'online');
    store.set(sessionAtom, { token: 'u', gid: '1', nickname: '', avatar: '' });
    await idle();
    expect(sent).toHaveLength(1);
    arrive();
    await until(() => expect(storedTime('account-farms')).toBeGreaterThan(0));
    expect(queries(sent)).toBe(2);
  });

  it('whoever logs out while the list is being stored at the pool leaves nothing of it here', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const sent = fakeFetch(async (request) => {
      if (request.path.endsWith('/update')) await arrived;
      return reply(request);
    });
    followAccountFarms(store);
    await until(() => expect(sent.filter(({ path }) => path.endsWith('/update'))).toHaveLength(1));
    expect(store.get(savedFarmsAtom)).toHaveLength(2);
    store.set(logOutAtom);
    arrive();
    await idle();
    expect(storedTime('account-farms')).toBe(0);
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
  });

  it('nor does whoever logs out after the pool did not take the list', async () => {
    const sent = fakeFetch((request) => (request.path.endsWith('/update') ? down() : reply(request)));
    followAccountFarms(store);
    await until(() => expect(sent.some(({ path }) => path.endsWith('/update'))).toBe(true));
    await idle();
    expect(store.get(savedFarmsAtom)).toHaveLength(2);
    store.set(logOutAtom);
    await until(() => expect(store.get(savedFarmsAtom)).toEqual([hall]));
  });

  it('one for which the account had no room stays on this device', async () => {
    list = Array.from({ length: 30 }, (_, index) => wire({ ...hall, address: `0x${String(index).padStart(40, '0')}` }));
    const sent = fakeFetch(reply);
    followAccountFarms(store);
    await until(() => expect(storedTime('account-farms')).toBeGreaterThan(0));
    store.set(connectionAtom, 'offline');
    store.set(connectionAtom, 'online');
    await until(() => expect(queries(sent)).toBeGreaterThan(1));
    await idle();
    expect(store.get(savedFarmsAtom)[0]).toEqual(hall);
  });

  it('the list of an account that comes after the log-in of another is not taken for the other’s', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let isFirst = true;
    const sent = fakeFetch(async (request) => {
      const response = reply(request);
      if (isFirst) await arrived;
      isFirst = false;
      return response;
    });
    followAccountFarms(store);
    await until(() => expect(sent).toHaveLength(1));
    list = [];
    store.set(sessionAtom, { token: 'u', gid: '2', nickname: '', avatar: '' });
    arrive();
    await until(() => expect(list).toEqual([wire(hall)]));
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
  });

  it('nothing is lost while the pool cannot be reached', async () => {
    const sent = fakeFetch(down);
    followAccountFarms(store);
    await until(() => expect(sent.length).toBeGreaterThan(0));
    store.set(saveFarmAtom, shed);
    await until(() => expect(sent.length).toBeGreaterThan(1));
    expect(store.get(savedFarmsAtom)).toEqual([hall, shed]);
  });
});
