import { beforeEach, describe, expect, it } from 'vitest';
import { FARM_LIMIT } from '#src/contracts/farm-link.ts';
import { snapshotsAtom, forgetFarmAtom, keepSnapshotAtom, saveFarmAtom, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { removeStored, storedTime } from '#src/lib/storage.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { address, snapshotOf, madeAt, other } from './samples.ts';

const id = { coin: 'ETC', address } as const;
const answer = (at = madeAt) => ({ ...snapshotOf(), madeAt: at, isCached: false });
let store: Store;
beforeEach(() => {
  for (const key of ['farms', 'farm-copies']) void removeStored(key);
  store = makeStore();
});
const snapshots = () => Object.keys(store.get(snapshotsAtom));

describe('a saved farm', () => {
  it('is one, however its address is written, and can change its name', () => {
    store.set(saveFarmAtom, { ...id, name: '' });
    store.set(saveFarmAtom, { ...id, address: address.toLowerCase(), name: 'Hall' });
    store.set(saveFarmAtom, { ...id, coin: 'ETH', name: 'Old hall' });
    expect(store.get(savedFarmsAtom)).toMatchObject([{ name: 'Hall' }, { name: 'Old hall' }]);
  });

  it('is there again at the next start, with the longest name', () => {
    const hall = { ...id, name: 'x'.repeat(40), isFromAccount: true };
    store.set(saveFarmAtom, hall);
    const next = makeStore();
    next.sub(savedFarmsAtom, () => undefined);
    expect(next.get(savedFarmsAtom)).toEqual([hall]);
  });

  it('keeps its newest response and nothing of a token', () => {
    store.set(saveFarmAtom, { ...id, name: '' });
    store.set(keepSnapshotAtom, id, answer());
    store.set(keepSnapshotAtom, id, answer(madeAt - 1));
    expect(store.get(snapshotsAtom)).toEqual({ [`etc-${address.toLowerCase()}`]: snapshotOf() });
    const newer = { ...answer(madeAt + 1), isSimulated: false, isCut: true };
    store.set(keepSnapshotAtom, id, newer);
    expect(store.get(snapshotsAtom)).toEqual({
      [`etc-${address.toLowerCase()}`]: { data: newer.data, madeAt: madeAt + 1, isSimulated: false, isCut: true },
    });
    // Where the copies of every visitor lie.
    expect([storedTime('farms'), storedTime('farm-copies')]).not.toContain(0);
  });

  it('that is forgotten leaves nothing behind, and others stay', () => {
    store.set(saveFarmAtom, { ...id, name: '' });
    store.set(saveFarmAtom, { ...id, address: other, name: '' });
    store.set(keepSnapshotAtom, id, answer());
    store.set(keepSnapshotAtom, { ...id, address: other }, answer());
    store.set(saveFarmAtom, { ...id, coin: 'ETH', name: '' });
    expect(snapshots()).toHaveLength(2);
    store.set(forgetFarmAtom, id);
    expect(store.get(savedFarmsAtom)).toMatchObject([{ address: other }, { coin: 'ETH', address }]);
    expect(snapshots()).toEqual([`etc-${other.toLowerCase()}`]);
  });

  it('that is forgotten where nothing shows a farm leaves the figures of the others', () => {
    for (const each of [address, other]) {
      store.set(saveFarmAtom, { ...id, address: each, name: '' });
      store.set(keepSnapshotAtom, { ...id, address: each }, answer());
    }
    const elsewhere = makeStore();
    elsewhere.set(forgetFarmAtom, id);
    const next = makeStore();
    next.sub(snapshotsAtom, () => undefined);
    expect(Object.keys(next.get(snapshotsAtom))).toEqual([`etc-${other.toLowerCase()}`]);
  });

  it('is one of a limited number', () => {
    for (let index = 0; index <= FARM_LIMIT; index += 1) {
      store.set(saveFarmAtom, { coin: 'ETC', address: `0x${String(index).padStart(40, '0')}`, name: '' });
    }
    expect(store.get(savedFarmsAtom)).toHaveLength(FARM_LIMIT);
    const last = store.get(savedFarmsAtom).at(-1)!;
    store.set(saveFarmAtom, { ...last, name: 'Hall' });
    expect(store.get(savedFarmsAtom).at(-1)).toEqual({ ...last, name: 'Hall' });
  });
});

it('nothing is kept of a farm that is not saved', () => {
  store.set(keepSnapshotAtom, id, answer());
  expect(snapshots()).toEqual([]);
});
