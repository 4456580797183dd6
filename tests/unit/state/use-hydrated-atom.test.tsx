import { atom, createStore, Provider } from 'jotai';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { mount, the } from '#tests/unit/ui/mount.tsx';

const currency = atom('CNY');
const seen: string[] = [];

function Part() {
  const value = useHydratedAtom(currency);
  const isHydrated = useIsHydrated();
  seen.push(`${value} ${isHydrated}`);
  return <output>{value}</output>;
}

it('shows what was built while it hydrates, and the visitor’s value right after', async () => {
  const html = renderToString(<Part />);
  expect(html).toBe('<output>CNY</output>');
  const store = createStore();
  store.set(currency, 'USD');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const errors: unknown[] = [];
  seen.length = 0;
  const part = (
    <Provider store={store}>
      <Part />
    </Provider>
  );
  await act(async () => void hydrateRoot(root, part, { onRecoverableError: (error) => errors.push(error) }));
  expect(errors).toEqual([]);
  expect(seen[0]).toBe('CNY false');
  expect(root.textContent).toBe('USD');
});

it('shows the visitor’s value at once in what the browser renders alone', async () => {
  const store = createStore();
  store.set(currency, 'USD');
  seen.length = 0;
  await mount(
    <Provider store={store}>
      <Part />
    </Provider>,
  );
  expect(seen[0]).toBe('USD true');
  expect(the('output').textContent).toBe('USD');
});
