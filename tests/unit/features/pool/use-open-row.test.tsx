import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { useOpenRow } from '#src/features/pool/use-open-row.ts';

const drawn: string[] = [];

function Probe({ id }: { id: number }) {
  const { isOpen, toggle } = useOpenRow(id);
  drawn.push(`${id} ${isOpen ? 'open' : 'shut'}`);
  return <button onClick={toggle}>{id}</button>;
}

it('a press draws the row it opens and the one it closes, and no other', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const rows = [AI_BTC_ID, 1, 2].map((id) => <Probe key={id} id={id} />);
  await act(async () => root.render(<Provider store={createStore()}>{rows}</Provider>));
  const press = async (index: number) => {
    drawn.length = 0;
    await act(async () => host.querySelectorAll('button')[index]?.click());
    return drawn.toSorted();
  };
  expect(await press(1)).toEqual(['1 open', `${AI_BTC_ID} shut`]);
  expect(await press(1)).toEqual(['1 shut']);
  expect(await press(2)).toEqual(['2 open']);
  await act(async () => root.unmount());
  host.remove();
});
