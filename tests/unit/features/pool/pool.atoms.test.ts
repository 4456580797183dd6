import { describe, expect, it } from 'vitest';
import { hasMovedRowsAtom, openRowAtom } from '#src/features/pool/pool.atoms.ts';
import { makeStore } from '#src/state/store.ts';

describe('the open row', () => {
  it('is AI(BTC) at first, without a movement', () => {
    const store = makeStore();
    expect(store.get(openRowAtom)).toBe(9);
    expect(store.get(hasMovedRowsAtom)).toBe(false);
  });

  it('switches to another row, so that one at a time is open', () => {
    const store = makeStore();
    store.set(openRowAtom, 1);
    expect(store.get(openRowAtom)).toBe(1);
    expect(store.get(hasMovedRowsAtom)).toBe(true);
  });

  it('closes when it is chosen again', () => {
    const store = makeStore();
    store.set(openRowAtom, 9);
    expect(store.get(openRowAtom)).toBeUndefined();
  });
});
