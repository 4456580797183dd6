import { atom, useAtom } from 'jotai';
import { act, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { makeStore } from '#src/state/store.ts';
import { TakeOverPart } from '#src/state/take-over.tsx';

const shownAtom = atom('as built');

function Part({ onMount }: { onMount?: (set: (text: string) => void) => void }) {
  const [shown, setShown] = useAtom(shownAtom);
  useEffect(() => onMount?.(setShown), [onMount, setShown]);
  return <p>{shown}</p>;
}

it('takes over what the build rendered, whatever the visitor has set by then, and shows that next', async () => {
  const store = makeStore();
  const html = renderToString(
    <TakeOverPart isAsSent store={store}>
      <Part />
    </TakeOverPart>,
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  store.set(shownAtom, 'as chosen before');
  const onRecoverableError = vi.fn<() => void>();
  await act(async () =>
    hydrateRoot(
      box,
      <TakeOverPart isAsSent store={store}>
        <Part />
      </TakeOverPart>,
      { onRecoverableError },
    ),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.textContent).toBe('as chosen before');
});

it("keeps what is set while it is taken over in the page's store", async () => {
  const store = makeStore();
  const tree = (
    <TakeOverPart isAsSent store={store}>
      <Part onMount={(set) => set('as chosen just now')} />
    </TakeOverPart>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(tree);
  await act(async () => hydrateRoot(box, tree));
  expect(store.get(shownAtom)).toBe('as chosen just now');
  expect(box.textContent).toBe('as chosen just now');
});
