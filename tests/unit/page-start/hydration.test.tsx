import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { pageStart } from '#src/page-start/state.ts';
import { mount } from '#tests/unit/ui/mount.tsx';

const seen: boolean[] = [];

function Part({ inSlices }: { inSlices: boolean }) {
  const isHydrated = useIsHydrated({ inSlices });
  seen.push(isHydrated);
  return <output>{isHydrated ? 'stored' : 'built'}</output>;
}

afterEach(() => delete document.documentElement.dataset.phase);

it.each([false, true])('renders as built while it hydrates and differs right after, once (in slices: %s)', async (inSlices) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part inSlices={inSlices} />);
  expect(container.textContent).toBe('built');
  const errors: unknown[] = [];
  seen.length = 0;
  await act(async () => void hydrateRoot(container, <Part inSlices={inSlices} />, { onRecoverableError: (error) => errors.push(error) }));
  expect(errors).toEqual([]);
  expect(seen).toEqual([false, true]);
  expect(container.textContent).toBe('stored');
});

it('has nothing to wait for in what the browser renders alone', async () => {
  seen.length = 0;
  await mount(<Part inSlices />);
  expect(seen).not.toContain(false);
});

it('hydrates in one phase of three, which the root element names', () => {
  expect(pageStart.isHydrating()).toBe(false);
  pageStart.enter('hydrating');
  expect(pageStart.isHydrating()).toBe(true);
  pageStart.enter('ready');
  expect(pageStart.isHydrating()).toBe(false);
  expect(document.documentElement.dataset.phase).toBe('ready');
});
