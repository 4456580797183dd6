import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { vipDraft, vipKind } from '#src/features/vip/vip.draft.ts';
import { observeServerDate } from '#src/lib/clock.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { removeStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { OutboxPanel } from '#src/parts/outbox/outbox-panel.tsx';
import { CONFIRM_AFTER_MS, readOutbox, sendingKeyAtom } from '#src/parts/outbox/outbox.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { drawn } from '../drawn.ts';
import { renderApp } from '../render-app.tsx';
import { the } from '../ui/mount.tsx';
import { user } from '../user.ts';

const content = { name: 'Chan', phone: '13800138000', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' };
const waiting = { key: 'key-1', kind: 'vip', state: 'waiting', madeAt: Date.now(), content };
const refused = { ...waiting, key: 'key-2', state: 'refused', message: 'Only one a day.' };
const sent = { key: 'key-3', kind: 'vip', state: 'sent', sentAt: Date.now() };
const onEdit = vi.fn<() => void>();
const store = makeStore();

const panel = (...items: object[]) =>
  renderApp(<OutboxPanel kind={vipKind} onEdit={onEdit} />, { namespaces: ['vip'], stored: { [OUTBOX_KEY]: items }, store });
const entries = () => [...document.querySelectorAll('li')];
const buttons = (entry: Element | undefined) => [...(entry?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
const press = (name: string) => user.click(screen.getAllByRole('button', { name })[0]!);
const states = () => entries().map((entry) => entry.getAttribute('data-state'));

beforeEach(async () => {
  // The clock that earlier answers of the pool have set.
  observeServerDate(new Date().toUTCString());
  onEdit.mockReset();
  observePoolIdempotency('1');
  store.set(sendingKeyAtom, undefined);
  await removeStored('vip-draft');
});

it('says of each what it is about and what became of it, with what can be done', async () => {
  await panel(waiting, refused, sent, { ...waiting, key: 'key-4', kind: 'other' });
  expect(the('[role=group]').getAttribute('aria-label')).toBe('Your applications on this device');
  expect(states()).toEqual(['waiting', 'refused', 'sent']);
  const [first, second, third] = entries();
  expect(first?.querySelector('[role=status]')?.textContent).toContain('Not sent yet.');
  expect(first?.textContent).toContain('Chan, 20 PH/s');
  expect(second?.textContent).toContain('Only one a day.');
  expect(second?.textContent).toContain('Chan, 20 PH/s');
  expect(third?.textContent).not.toContain('Chan');
  expect([first, second, third].map(buttons)).toEqual([['Change', 'Remove'], ['Change', 'Remove'], ['Got it']]);
  expect(new Set(entries().map((entry) => entry.querySelector('path')?.getAttribute('d'))).size).toBe(3);
  await act(async () => store.set(sendingKeyAtom, 'key-1'));
  expect([states()[0], buttons(entries()[0])]).toEqual(['sending', []]);
});

it('is nothing where nothing of its kind waits', async () => {
  const { container } = await panel({ ...waiting, kind: 'other' });
  expect(container.textContent).toBe('');
});

it('gives back to be changed what it held, and holds it no more', async () => {
  await panel(waiting, refused);
  await press('Change');
  await drawn(() => expect(onEdit).toHaveBeenCalledTimes(1));
  expect(vipDraft.read()).toMatchObject({ name: 'Chan', hashrate: '20 PH/s' });
  expect(readOutbox().map(({ key }) => key)).toEqual(['key-2']);
});

it('removes the one that is meant, and nothing is filled in from it', async () => {
  await panel(waiting, sent);
  await press('Remove');
  await drawn(() => expect(states()).toEqual(['sent']));
  await press('Got it');
  await drawn(() => expect(document.querySelector('[role=group]')).toBeNull());
  expect([vipDraft.read().name, onEdit.mock.calls.length]).toEqual(['', 0]);
});

it('asks whether what is of another day is to be sent, and sends that one', async () => {
  const calls = fakeFetch(() => answer({ body: envelope(null), headers: { 'x-pool-idempotent': '1' } }));
  const old = { ...waiting, madeAt: Date.now() - CONFIRM_AFTER_MS - 1_000 };
  await panel({ ...old, key: 'key-0' }, old);
  expect([states(), buttons(entries()[1])]).toEqual([
    ['needs-consent', 'needs-consent'],
    ['Send now', 'Change', 'Remove'],
  ]);
  await user.click(entries()[1]!.querySelector('button')!);
  await drawn(() => expect(states()).toEqual(['needs-consent', 'sent']));
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1']);
});

it('says when each was written, and asks before anything goes to a pool that may keep it twice', async () => {
  observePoolIdempotency(null);
  const calls = fakeFetch(down);
  const hours = (count: number) => ({ ...waiting, key: `key-${count}`, madeAt: Date.now() - count * 60 * 60_000 });
  await panel(hours(5), hours(2));
  expect(states()).toEqual(['needs-consent', 'needs-consent']);
  const [early, late] = entries().map((entry) => entry.querySelector('[role=status]')?.textContent);
  expect(early).not.toBe(late);
  await user.click(entries()[1]!.querySelector('button')!);
  await drawn(() => expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-2']));
  // Confirmed once, also where it did not arrive.
  await drawn(() => expect(readOutbox()).toMatchObject([{ key: 'key-5' }, { key: 'key-2', confirmedAt: expect.any(Number) }]));
  expect(readOutbox()[0]).not.toHaveProperty('confirmedAt');
});

it('becomes old while it is looked at', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await panel({ ...waiting, madeAt: Date.now() - CONFIRM_AFTER_MS + 30_000 });
  expect(states()).toEqual(['waiting']);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(states()).toEqual(['needs-consent']);
});
