import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { writeStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { readOutbox } from '#src/parts/outbox/outbox.ts';
import { OutboxWatch } from '#src/parts/outbox/outbox-watch.tsx';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { drawn } from '../drawn.ts';
import { renderApp } from '../render-app.tsx';
import { click, the } from '../ui/mount.tsx';

const application = { name: 'Chan', phone: '13800138000', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' };
const waiting = { key: 'key-1', kind: 'vip', state: 'waiting', madeAt: Date.now(), content: application };
const kinds = [vipKind];

beforeEach(() => {
  observePoolIdempotency('1');
  fakeFetch(down);
});

async function bar(path: string, ...items: object[]): Promise<string> {
  // The bars before it hear of it, too.
  await act(async () => writeStored(OUTBOX_KEY, items));
  const { container } = await renderApp(null, {
    namespaces: ['vip'],
    frame: () => <OutboxWatch kinds={kinds} />,
    paths: ['/', '/home', '/tools'],
    at: path,
  });
  return container.textContent ?? '';
}

it('says on other pages that something waits; on the home page, by either name, its panel does', async () => {
  expect(await bar('/tools', waiting)).toContain('saved on this device');
  expect(await bar('/', waiting)).toBe('');
  expect(await bar('/home', waiting)).toBe('');
});

it('says on the home page, too, what became of it, and nothing on a kiosk', async () => {
  const sent = { key: 'key-1', kind: 'vip', state: 'sent', sentAt: Date.now() };
  expect(await bar('/', sent)).toContain('has been sent');
  expect(await bar('/tools?kiosk=1', sent)).toBe('');
});

it('tells of the latest that is known to it, in its colour, and leads to its panel', async () => {
  const refused = { ...waiting, key: 'key-2', state: 'refused', message: 'No' };
  expect(await bar('/tools', waiting, refused)).toContain('The pool refused');
  expect(the('[data-notice-bar]').dataset.tone).toBe('warning');
  expect(the('[data-notice-bar] a').getAttribute('href')).toBe('/?id=vip');
  expect(await bar('/tools', waiting, { ...waiting, kind: 'of a later version' })).toBe('');
});

it('closed, it stays away until there is other news; what is sent is done with then', async () => {
  await bar('/tools', waiting);
  const close = () => click(the('button[aria-label=Close]'));
  await close();
  expect([document.querySelector('[data-notice-bar]'), readOutbox().length]).toEqual([null, 1]);
  await act(async () => writeStored(OUTBOX_KEY, [{ key: 'key-1', kind: 'vip', state: 'sent', sentAt: Date.now() }]));
  expect(the('[data-notice-bar]').dataset.tone).toBe('positive');
  await close();
  await drawn(() => expect(readOutbox()).toEqual([]));
});

it('what waits goes out from any page', async () => {
  fakeFetch(() => answer({ body: envelope(null), headers: { 'x-pool-idempotent': '1' } }));
  await bar('/tools', waiting);
  await drawn(() => expect(the('[data-notice-bar]').textContent).toContain('has been sent'));
});
