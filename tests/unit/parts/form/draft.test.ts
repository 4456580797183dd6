import { beforeEach, describe, expect, it } from 'vitest';
import { removeStored, storedTime, writeStored } from '#src/lib/storage.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import * as z from 'zod/mini';

interface Values {
  name: string;
  unit: string;
}
const KEY = 'vip-draft';
const empty: Values = { name: '', unit: 'TH/s' };
const draft = makeDraft<Values>(
  KEY,
  z.object({ name: z._default(z.string().check(z.maxLength(5)), ''), unit: z._default(z.string(), 'TH/s') }),
);

beforeEach(() => removeStored(KEY));

describe('a draft', () => {
  it('is what was typed, without fields that it does not know; empty fields at the beginning', () => {
    expect(draft.read()).toEqual(empty);
    const typed = { name: 'Lin', unit: 'PH/s', password: 'secret' };
    draft.keep(typed);
    expect(draft.read()).toEqual({ name: 'Lin', unit: 'PH/s' });
    draft.forget();
    expect([draft.read(), storedTime(KEY)]).toEqual([empty, 0]);
  });

  it('stays as it was while what is typed fits no field, and goes with the last word', () => {
    draft.keep({ name: 'Lin', unit: 'TH/s' });
    draft.keep({ name: 'Lin Wei', unit: 'TH/s' });
    expect(draft.read().name).toBe('Lin');
    draft.keep(empty);
    expect(storedTime(KEY)).toBe(0);
  });

  it('is typed where a field that it knows holds something else than at the beginning', () => {
    expect([{}, empty, { ...empty, password: 'secret' }].map(draft.isTyped)).toEqual([false, false, false]);
    expect([{ name: 'L' }, { unit: '' }].map(draft.isTyped)).toEqual([true, true]);
  });

  it('has one key for all attempts to send the same, also when it was changed and changed back, and another for anything else', () => {
    const typed = { name: 'Lin', unit: 'TH/s' };
    draft.keep(typed);
    const key = draft.attemptKey(typed, { hashrate: 20 });
    draft.keep({ ...typed, name: 'Li' });
    draft.keep(typed);
    expect(draft.attemptKey(typed, { hashrate: 20 })).toBe(key);
    const other = draft.attemptKey(typed, { hashrate: 21 });
    expect(other).not.toBe(key);
    expect(draft.attemptKey(typed, { hashrate: 21 })).toBe(other);
    expect(draft.read()).toEqual(typed);
  });

  it('begins with another key once it has left, for the same content too: it is another application', () => {
    const typed = { name: 'Lin', unit: 'TH/s' };
    const first = draft.attemptKey(typed, { hashrate: 20 });
    draft.forget();
    draft.keep(typed);
    expect(draft.attemptKey(typed, { hashrate: 20 })).not.toBe(first);
  });

  it('is read where what was stored beside it cannot be', async () => {
    await writeStored(KEY, { values: { name: 'Lin', unit: 'TH/s' } });
    expect(draft.read().name).toBe('Lin');
    await writeStored(KEY, { values: { name: 'Wei', unit: 'TH/s' }, attempt: 'of an older version' });
    expect(draft.read().name).toBe('Wei');
    await writeStored(KEY, 'nonsense');
    expect(draft.read()).toEqual(empty);
  });
});
