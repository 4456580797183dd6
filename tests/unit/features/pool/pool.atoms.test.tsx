import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { hasMovedRowsAtom, openRowAtom, useOpenRow } from '#src/features/pool/pool.atoms.ts';
import { makeStore } from '#src/state/store.ts';
import { user } from '#tests/unit/user.ts';

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

const drawn: string[] = [];

function Probe({ id }: { id: number }) {
  const { isOpen, toggle } = useOpenRow(id);
  drawn.push(`${id} ${isOpen ? 'open' : 'shut'}`);
  return <button onClick={toggle}>{id}</button>;
}

it('a click draws the row it opens and the one it closes, and no other', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const rows = [AI_BTC_ID, 1, 2].map((id) => <Probe key={id} id={id} />);
  await act(async () => root.render(<Provider store={createStore()}>{rows}</Provider>));
  const press = async (index: number) => {
    drawn.length = 0;
    await user.click(host.querySelectorAll('button')[index]!);
    return drawn.toSorted();
  };
  expect(await press(1)).toEqual(['1 open', `${AI_BTC_ID} shut`]);
  expect(await press(1)).toEqual(['1 shut']);
  expect(await press(2)).toEqual(['2 open']);
  await act(async () => root.unmount());
  host.remove();
});
