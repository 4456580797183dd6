import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeStored, storedTime, writeStored } from '#src/lib/storage.ts';
import { logOutAtom, sessionAtom, storedSession } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, fakeFetch } from '../lib/fake-fetch.ts';

const session = { token: 't', gid: '1', nickname: 'n', avatar: '' };
afterEach(() => removeStored('session'));

describe('the stored session', () => {
  it('is known before anything has mounted, where the atom still says what the prerendered page says', () => {
    void writeStored('session', session);
    expect(makeStore().get(sessionAtom)).toBeNull();
    expect(storedSession()).toEqual(session);
  });

  it('follows the atom both ways', () => {
    const store = makeStore();
    store.set(sessionAtom, session);
    expect(storedSession()).toEqual(session);
    store.set(sessionAtom, null);
    expect(storedSession()).toBeNull();
  });

  it.each([{}, { ...session, token: '' }, { ...session, gid: 1 }, 'token'])('is nobody when %j lies there (schema-checked)', (stored) => {
    void writeStored('session', stored);
    expect(storedSession()).toBeNull();
  });

  it('leaves a tab when it leaves another', () => {
    const store = makeStore();
    store.sub(sessionAtom, () => undefined);
    store.set(sessionAtom, session);
    void writeStored('session', null);
    expect(store.get(sessionAtom)).toBeNull();
  });
});

describe('logging out', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves nothing, with the pool or without it', () => {
    fakeFetch(down);
    const store = makeStore();
    store.set(sessionAtom, session);
    expect(store.set(logOutAtom)).toBe(true);
    expect(storedSession()).toBeNull();
    expect(storedTime('session')).toBe(0);
  });

  it('takes what this device is told of out of the account', () => {
    const sent = fakeFetch(() => answer());
    const store = makeStore();
    const token = `${'a'.repeat(16)}.${'b'.repeat(32)}`;
    void writeStored('watches', [{ token }]);
    store.set(sessionAtom, session);
    store.set(logOutAtom);
    expect(new URLSearchParams(sent[0]?.body ?? '').get('tokens')).toBe(token);
    void removeStored('watches');
  });

  it('ends only the session that was meant', () => {
    const sent = fakeFetch(() => answer());
    const store = makeStore();
    store.set(sessionAtom, session);
    expect(store.set(logOutAtom, 'another')).toBe(false);
    expect(storedSession()).toEqual(session);
    expect(sent).toHaveLength(0);
  });
});
