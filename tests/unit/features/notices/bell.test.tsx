import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS } from '#src/domain/days.ts';
import { bellItems } from '#src/features/notices/bell/bell.model.ts';
import { BellPanelHost } from '#src/features/notices/bell-panel-host.tsx';
import { MIGRATION_KEY } from '#src/features/notices/migration-key.ts';
import { NoticeBell } from '#src/features/notices/notice-bell.tsx';
import { loadTipsDialog } from '#src/features/notices/tips-dialog.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { storedSeenNotices } from '#src/state/seen-notices.ts';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const nowMs = Date.now();
const daysAgo = (days: number) => Math.floor((nowMs - days * DAY_MS) / 1000);
const told = (id: string, days: number) => ({ id, title: `Title ${id}`, content: `<p>Text ${id}</p>`, time: daysAgo(days) });

describe('what stands behind the bell', () => {
  const keys = (seen: readonly string[], { isMigrationOver = false, firstVisit = 5000 } = {}) =>
    bellItems({
      announcements: [told('9', 1), ...['5', '4', '3', '2', '1'].map((id) => told(id, 400))],
      tips: [{ id: '1', content: 'Tip', time: daysAgo(60) }],
      isMigrationOver,
      seen,
      firstVisitMs: nowMs - firstVisit * DAY_MS,
      nowMs,
    }).map(({ key, isUnread }) => (isUnread ? `${key}!` : key));

  it('has no migration that the operator has ended', () => {
    expect(keys([])).toContain(`${MIGRATION_KEY}!`);
    expect(keys([], { isMigrationOver: true }).filter((key) => key.startsWith(MIGRATION_KEY))).toEqual([]);
  });

  it('is what is unread, then the latest; an old announcement is history, not news', () => {
    const old = ['announcement-5', 'announcement-4', 'announcement-3'];
    expect(keys([])).toEqual(['announcement-9!', 'tip-1!', `${MIGRATION_KEY}!`, ...old]);
    expect(keys(['announcement-9', MIGRATION_KEY])).toEqual(['tip-1!', 'announcement-9', ...old, MIGRATION_KEY]);
  });

  it('of what is older than the first visit of this device nothing counts as unread', () => {
    const unread = (firstVisit: number) => keys([], { firstVisit }).filter((key) => key.endsWith('!'));
    expect(unread(61)).toEqual(['announcement-9!', 'tip-1!']);
    expect(unread(59)).toEqual(['announcement-9!']);
    expect(unread(0)).toEqual([]);
    expect(keys([], { firstVisit: 0 })).toHaveLength(6);
  });

  it('has its date, a tip too; none where the pool does not say', () => {
    const at = (time?: number) =>
      bellItems({
        announcements: [],
        tips: [{ id: '1', content: 'Tip', time }],
        isMigrationOver: false,
        seen: [],
        firstVisitMs: 0,
        nowMs,
      }).map(({ timeMs }) => timeMs);
    expect(at(1_700_000_000)).toEqual([1_700_000_000_000, Date.UTC(2022, 8, 15, 8)]);
    expect(at()).toEqual([undefined, Date.UTC(2022, 8, 15, 8)]);
  });
});

// As in the installed app.
vi.mock('#src/lib/media.ts', async (original) => ({ ...(await original<object>()), isInstalled: () => true }));

describe('the bell', () => {
  beforeEach(async () => {
    await removeStored('notices-seen');
    await writeStored('first-visit', nowMs - 30 * DAY_MS);
  });
  // As an installed app on a platform with badges.
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  beforeEach(() => void Object.assign(navigator, badge));

  async function open(days = 1) {
    const sent = fakeFetch(({ path }) => {
      const data = path.includes('tips')
        ? { tips: { info: [{ id: '1', content: '<p>Minimum <b>0.1</b></p>' }] } }
        : { total: 1, list: [told('9', days)] };
      return answer({ body: envelope(data) });
    });
    const i18n = await createI18n('en');
    await loadNamespaces(i18n, ['notices']);
    const Content = () => (
      <>
        <NoticeBell />
        <BellPanelHost />
      </>
    );
    const { page, client } = await makeApp(<Content />, { i18n, paths: ['/', '/historyInfo'] });
    await mount(page);
    return { client, sent };
  }
  const name = () => the('button[aria-haspopup="dialog"]').getAttribute('aria-label');

  it('counts what is unread, opens it, and each is read when it is opened', async () => {
    await open();
    await drawn(() => expect(name()).toBe('Notices, 2 unread'));
    // The icon counts announcements alone.
    expect(badge.setAppBadge.mock.calls).toEqual([[1]]);
    await click(the('button[aria-haspopup="dialog"]'));
    // Its code comes with the press.
    await drawn(() => expect(document.querySelector('dialog summary')).not.toBeNull());
    expect([...document.querySelectorAll('dialog summary > span:first-child')].map(({ textContent }) => textContent)).toEqual([
      'Title 9',
      'Minimum 0.1',
      'Wallet addresses and payouts',
    ]);
    expect(the('dialog a[href="/historyInfo"]').textContent).toBe('All announcements');
    const first = document.querySelector<HTMLDetailsElement>('dialog details')!;
    await act(async () => {
      first.open = true;
      first.dispatchEvent(new Event('toggle'));
    });
    expect(storedSeenNotices()).toEqual(['announcement-9']);
    await drawn(() => expect(name()).toBe('Notices, 1 unread'));
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
    await click(
      [...document.querySelectorAll<HTMLElement>('dialog button')].find(({ textContent }) => textContent === 'Mark all as read')!,
    );
    await drawn(() => expect(name()).toBe('Notices'));
  });

  it('notes the first visit of a device, which nothing interrupts and to which nothing is new', async () => {
    await removeStored('first-visit');
    await open(20);
    await drawn(() => expect(readStored('first-visit', z.number())).toBeTypeOf('number'));
    // The tip's day is not said.
    await drawn(() => expect(name()).toBe('Notices, 1 unread'));
  });

  it('and the dialog of the tips request them once', async () => {
    const { client, sent } = await open();
    await drawn(() => expect(name()).toBe('Notices, 2 unread'));
    await loadTipsDialog(client);
    expect(sent.filter(({ path }) => path.includes('tips'))).toHaveLength(1);
  });
});
