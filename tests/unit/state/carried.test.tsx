import { createStore, Provider, useAtom } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { user } from '#tests/unit/user.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** One start of the page: its own module, its own store. */
async function startPage() {
  const { carriedAtom, carryOver, useCarried } = await import('#src/state/carried.ts');
  const filterAtom = carriedAtom({ key: 'filter', schema: z.string(), initial: '' });
  function Probe() {
    const [filter, setFilter] = useAtom(filterAtom);
    const [amount, setAmount] = useCarried({ key: 'amount', schema: z.string(), initial: '1' });
    const type = () => {
      setFilter('btc');
      setAmount('250');
    };
    return <button onClick={type}>{`${filter} ${amount}`}</button>;
  }
  const host = document.createElement('div');
  const root = createRoot(host);
  const store = createStore();
  const show = (isShown: boolean) => act(async () => root.render(<Provider store={store}>{isShown && <Probe />}</Provider>));
  await show(true);
  return { host, show, carryOver, type: () => user.click(host.querySelector('button')!) };
}

it('a change of language leaves the page as it stands; the next start begins anew', async () => {
  const before = await startPage();
  await before.type();
  before.carryOver();
  vi.resetModules();
  const after = await startPage();
  expect(after.host.textContent).toBe('btc 250');
  vi.resetModules();
  expect((await startPage()).host.textContent).toBe(' 1');
});

it('what was carried counts for the first time that it is shown only', async () => {
  const before = await startPage();
  await before.type();
  before.carryOver();
  vi.resetModules();
  const after = await startPage();
  await after.show(false);
  await after.show(true);
  expect(after.host.textContent).toBe('btc 1');
});

it('starts as ever where what was kept cannot be read', async () => {
  sessionStorage.setItem('carried', '{');
  expect((await startPage()).host.textContent).toBe(' 1');
  vi.resetModules();
  sessionStorage.setItem('carried', '{"filter":5}');
  expect((await startPage()).host.textContent).toBe(' 1');
});
