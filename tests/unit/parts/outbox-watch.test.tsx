import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { writeStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { OutboxWatch } from '#src/parts/outbox/outbox-watch.tsx';
import { makeStore } from '#src/state/store.ts';
import { down, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { mount } from '../ui/mount.tsx';

const application = { name: 'Chan', phone: '13800138000', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' };
const waiting = { key: 'key-1', kind: 'vip', state: 'waiting', madeAt: Date.now(), content: application };
const kinds = [vipKind];

beforeEach(() => {
  observePoolIdempotency('1');
  fakeFetch(down);
});

async function bar(path: string, item: object): Promise<string> {
  await writeStored(OUTBOX_KEY, [item]);
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['vip']);
  const root = createRootRoute({ component: () => <OutboxWatch kinds={kinds} /> });
  const routes = ['/', '/home', '/tools'].map((each) => createRoute({ getParentRoute: () => root, path: each }));
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const { container } = await mount(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  await act(async () => undefined);
  return container.textContent ?? '';
}

it('says on other pages that something waits; on the home page, by either name, its panel does', async () => {
  expect(await bar('/tools', waiting)).toContain('saved on this device');
  expect(await bar('/', waiting)).toBe('');
  expect(await bar('/home', waiting)).toBe('');
});

it('says on the home page, too, what became of it, and nothing on a wall display', async () => {
  const sent = { key: 'key-1', kind: 'vip', state: 'sent', sentAt: Date.now() };
  expect(await bar('/', sent)).toContain('has been sent');
  expect(await bar('/tools?kiosk=1', sent)).toBe('');
});
