import { describe, expect, it } from 'vitest';
import { makeStore, type Store } from '#src/state/store.ts';
import { dismissToastAtom, showToast, toastsAtom } from '#src/state/toasts.ts';

const error = (text: string) => ({ tone: 'error', text }) as const;
const texts = (store: Store) => store.get(toastsAtom).map((toast) => toast.text);

describe('toasts', () => {
  it('stand oldest first, three at most', () => {
    const store = makeStore();
    for (const text of ['a', 'b', 'c', 'd']) showToast(store, error(text));
    expect(texts(store)).toEqual(['b', 'c', 'd']);
  });

  it('with the same words are one, the newest', () => {
    const store = makeStore();
    for (const text of ['busy', 'other', 'busy', 'busy']) showToast(store, error(text));
    expect(texts(store)).toEqual(['other', 'busy']);
  });

  it('of one topic are one, the newest, whatever their words; others stay', () => {
    const store = makeStore();
    for (const text of ['copied :3333', 'copied :443']) showToast(store, { ...error(text), topic: 'address' });
    showToast(store, error('busy'));
    showToast(store, { ...error('copied :25'), topic: 'address' });
    expect(texts(store)).toEqual(['busy', 'copied :25']);
  });

  it('shown again count as new, so that their time starts again', () => {
    const store = makeStore();
    showToast(store, error('busy'));
    const first = store.get(toastsAtom)[0];
    showToast(store, error('busy'));
    expect(store.get(toastsAtom)[0]?.id).not.toBe(first?.id);
  });

  it('are no page of text, whatever a refusal says', () => {
    const store = makeStore();
    showToast(store, error('字'.repeat(1_600)));
    showToast(store, error('字'.repeat(1_600)));
    expect(texts(store)).toEqual([`${'字'.repeat(240)}…`]);
  });

  it('go one by one', () => {
    const store = makeStore();
    for (const text of ['a', 'b']) showToast(store, error(text));
    store.set(dismissToastAtom, store.get(toastsAtom)[0]!.id);
    expect(texts(store)).toEqual(['b']);
    store.set(dismissToastAtom, -1);
    expect(texts(store)).toEqual(['b']);
  });

  it('of one page are not those of another', () => {
    const [one, other] = [makeStore(), makeStore()];
    showToast(one, error('a'));
    expect(texts(other)).toEqual([]);
  });
});
