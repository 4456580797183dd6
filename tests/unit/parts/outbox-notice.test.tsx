import { beforeEach, expect, it, vi } from 'vitest';
import { act } from 'react';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { createI18n } from '#src/i18n/setup.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { writeStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY, type OutboxKinds } from '#src/parts/outbox/outbox-kinds.ts';
import { OutboxNotice } from '#src/parts/outbox/outbox-notice.tsx';
import { down, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { drawn, settled } from '../drawn.ts';
import { makeApp } from '../render-app.tsx';
import { click, mount, the } from '../ui/mount.tsx';

const application = { name: 'Chan', phone: '13800138000', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' };
const waiting = { key: 'key-1', kind: 'vip', state: 'waiting', madeAt: Date.now(), content: application };
const loadKinds = vi.fn<() => Promise<OutboxKinds>>();

beforeEach(async () => {
  observePoolIdempotency('1');
  fakeFetch(down);
  loadKinds.mockReset().mockResolvedValue([vipKind]);
  await writeStored(OUTBOX_KEY, []);
});

async function open() {
  const i18n = await createI18n('en');
  const Content = () => <OutboxNotice loadKinds={loadKinds} namespaces={['vip']} />;
  const { page } = await makeApp(<Content />, { i18n, paths: ['/tools', '/'] });
  return mount(page);
}

it('says in a sentence, on any page, what waited before it was opened', async () => {
  await writeStored(OUTBOX_KEY, [waiting]);
  const { container } = await open();
  await drawn(() => expect(container.textContent).toContain('Your VIP application is saved on this device'));
});

it('loads nothing while nothing waits, and says what is put in later', async () => {
  const { container } = await open();
  await settled();
  expect(loadKinds).not.toHaveBeenCalled();
  await act(async () => writeStored(OUTBOX_KEY, [waiting]));
  await drawn(() => expect(container.textContent).toContain('Your VIP application is saved on this device'));
});

it('tries again with the next thing that is put in when its code could not be loaded', async () => {
  loadKinds.mockRejectedValueOnce(new Error('no chunk'));
  await writeStored(OUTBOX_KEY, [waiting]);
  const { container } = await open();
  await settled();
  expect(container.textContent).toBe('');
  await act(async () => writeStored(OUTBOX_KEY, [waiting, { ...waiting, key: 'key-2' }]));
  await drawn(() => expect(container.textContent).toContain('Your VIP application is saved on this device'));
});

it('stays closed when something else goes', async () => {
  const other = { ...waiting, key: 'key-0' };
  await writeStored(OUTBOX_KEY, [other, waiting]);
  const { container } = await open();
  await drawn(() => expect(container.textContent).toContain('Your VIP application is saved on this device'));
  await click(the('button[aria-label=Close]'));
  await act(async () => writeStored(OUTBOX_KEY, [waiting]));
  await settled();
  expect(container.textContent).toBe('');
  expect(loadKinds).toHaveBeenCalledTimes(1);
});

it('loads nothing any more once it is gone', async () => {
  const { rerender } = await open();
  await rerender(null);
  await act(async () => writeStored(OUTBOX_KEY, [waiting]));
  await settled();
  expect(loadKinds).not.toHaveBeenCalled();
});

it('waits for an idle browser with what waits from an earlier visit', async () => {
  let work: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => (work = idle));
  await writeStored(OUTBOX_KEY, [waiting]);
  await open();
  await settled();
  expect(loadKinds).not.toHaveBeenCalled();
  await act(async () => work?.());
  expect(loadKinds).toHaveBeenCalledTimes(1);
});
