import { beforeEach, describe, expect, it } from 'vitest';
import {
  farmCopiesAtom,
  FARM_LIMIT,
  forgetFarmAtom,
  keepCopyAtom,
  saveFarmAtom,
  savedFarmsAtom,
} from '#src/features/overview/farms.atoms.ts';
import { removeStored } from '#src/lib/storage.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { address, copyOf, madeAt, other } from './samples.ts';

const id = { coin: 'ETC', address } as const;
const answer = (at = madeAt) => ({ ...copyOf(), madeAt: at, isStored: false });
let store: Store;
beforeEach(() => {
  for (const key of ['farms', 'farm-copies']) void removeStored(key);
  store = makeStore();
});
const copies = () => Object.keys(store.get(farmCopiesAtom));

describe('a saved farm', () => {
  it('is one, however its address is written, and can change its name', () => {
    store.set(saveFarmAtom, { ...id, name: '' });
    store.set(saveFarmAtom, { ...id, address: address.toLowerCase(), name: 'Hall' });
    expect(store.get(savedFarmsAtom)).toMatchObject([{ name: 'Hall' }]);
  });

  it('keeps its newest answer and nothing of a token', () => {
    store.set(saveFarmAtom, { ...id, name: '' });
    store.set(keepCopyAtom, id, answer());
    store.set(keepCopyAtom, id, answer(madeAt - 1));
    expect(store.get(farmCopiesAtom)).toEqual({ [`etc-${address.toLowerCase()}`]: copyOf() });
  });

  it('that is forgotten leaves nothing behind, and others stay', () => {
    store.set(saveFarmAtom, { ...id, name: '' });
    store.set(saveFarmAtom, { ...id, address: other, name: '' });
    store.set(keepCopyAtom, id, answer());
    store.set(keepCopyAtom, { ...id, address: other }, answer());
    store.set(forgetFarmAtom, id);
    expect(store.get(savedFarmsAtom)).toMatchObject([{ address: other }]);
    expect(copies()).toEqual([`etc-${other.toLowerCase()}`]);
  });

  it('is one of a limited number', () => {
    for (let index = 0; index <= FARM_LIMIT; index += 1) {
      store.set(saveFarmAtom, { coin: 'ETC', address: `0x${String(index).padStart(40, '0')}`, name: '' });
    }
    expect(store.get(savedFarmsAtom)).toHaveLength(FARM_LIMIT);
  });
});

it('nothing is kept of a farm that is not saved', () => {
  store.set(keepCopyAtom, id, answer());
  expect(copies()).toEqual([]);
});
