import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAccountFarms, mergeFarms } from '#src/features/overview/account-farms.ts';
import { forgetFarmAtom, saveFarmAtom, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { setSender } from '#src/lib/http.ts';
import { removeStored, storedTime, writeStored } from '#src/lib/storage.ts';
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
  ])('have one name when %s', (_case, before, onDevice, inAccount, name) => {
    const base = before === undefined ? [] : [{ ...hall, name: before }];
    const merged = mergeFarms({ base, device: [{ ...hall, name: onDevice }], account: [{ ...hall, name: inAccount }] });
    expect([merged.device[0]?.name, merged.account[0]?.name]).toEqual([name, name]);
  });

  it('never drop one of the account for want of room', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...hall, address: `0x${String(index).padStart(40, '0')}` }));
    expect(mergeFarms({ base: [], device: [hall], account: many }).account).toEqual(many);
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

  it('nothing is lost while the pool cannot be reached', async () => {
    const sent = fakeFetch(down);
    followAccountFarms(store);
    await until(() => expect(sent.length).toBeGreaterThan(0));
    store.set(saveFarmAtom, shed);
    await until(() => expect(sent.length).toBeGreaterThan(1));
    expect(store.get(savedFarmsAtom)).toEqual([hall, shed]);
  });
});
