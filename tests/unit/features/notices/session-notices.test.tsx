import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextNotice, notices, prepareNotices } from '#src/features/notices/notices.tsx';
import { loadTipsDialog } from '#src/features/notices/tips-dialog.tsx';
import { areTipsClosed, closeTips, confirmMigration } from '#src/features/notices/session-flags.ts';
import { MIGRATION_KEY } from '#src/features/notices/migration-key.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const due = (isAgreementAccepted = true, isEthLookedUp = false) =>
  nextNotice(notices, { pathname: '/help', isAgreementAccepted, isEthLookedUp })?.id;
const agree = () => (document.cookie = 'agreement=1;path=/');

describe('in which session they come', () => {
  beforeEach(async () => {
    document.cookie = 'agreement=;max-age=0;path=/';
    await removeStored('notices-seen');
  });

  it('a first visit sees the agreement and nothing else, also after a reload', () => {
    prepareNotices();
    expect(due(false)).toBe('agreement');
    agree();
    expect(due()).toBeUndefined();
    prepareNotices();
    expect(due()).toBeUndefined();
  });

  it('is a first visit too where the agreement was taken back', () => {
    document.cookie = 'agreement=0;path=/';
    prepareNotices();
    agree();
    expect(due()).toBeUndefined();
  });

  it('a session that starts with the agreement sees the tips; the migration nobody who has not looked up an ETH address; each until it is put away', () => {
    agree();
    prepareNotices();
    expect(due()).toBe('tips');
    closeTips();
    expect(due()).toBeUndefined();
    expect(due(true, true)).toBe('migration');
    confirmMigration();
    expect(due(true, true)).toBeUndefined();
  });

  it('renews the cookie once a session: Safari forgets one that a script wrote after a week', () => {
    agree();
    const written = vi.spyOn(document, 'cookie', 'set');
    prepareNotices();
    prepareNotices();
    const renewed = written.mock.calls.filter(([cookie]) => cookie.startsWith('agreement=1'));
    expect(renewed).toEqual([[expect.stringMatching(/max-age=\d{8}/i)]]);
  });

  it('without the cookie the tips stay away, whatever the database says', () => {
    agree();
    prepareNotices();
    document.cookie = 'agreement=;max-age=0;path=/';
    expect(due()).toBeUndefined();
  });

  it('where session storage is refused nothing comes that could not be put away', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    agree();
    prepareNotices();
    expect(due()).toBeUndefined();
  });
});

it('shows only tips that nobody has read here, and nothing where all are', async () => {
  await removeStored('notices-seen');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['notices']);
  const show = async (...ids: string[]) => {
    const info = ids.map((id) => ({ id, content: `<p>Tip ${id}</p>` }));
    fakeFetch(() => answer({ body: envelope({ tips: { info } }) }));
    const Tips = await loadTipsDialog(new QueryClient());
    if (!Tips) return [];
    const { page } = await makeApp(<Tips onClose={() => undefined} />, { i18n });
    const { rerender } = await mount(page);
    const lines = [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
    await click([...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!);
    await rerender(null);
    return lines;
  };
  expect(await show('1')).toEqual(['Tip 1']);
  expect(await show('1', '2')).toEqual(['Tip 2']);
  expect(await show('2')).toEqual([]);
});

describe('of tips with a date', () => {
  const dayMs = 24 * 3_600_000;
  const lines = async (firstVisitMs: number, ...ages: number[]) => {
    await removeStored('notices-seen');
    await writeStored('first-visit', firstVisitMs);
    const info = ages.map((days) => ({
      id: String(days),
      content: `<p>${days}</p>`,
      time: Math.floor((Date.now() - days * dayMs) / 1000),
    }));
    fakeFetch(() => answer({ body: envelope({ tips: { info } }) }));
    const Tips = await loadTipsDialog(new QueryClient());
    if (!Tips) return [];
    const i18n = await createI18n('en');
    await loadNamespaces(i18n, ['notices']);
    const { page } = await makeApp(<Tips onClose={() => undefined} />, { i18n });
    const { rerender } = await mount(page);
    const texts = [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
    await rerender(null);
    return texts;
  };

  it('those since the first visit come, older ones wait behind the bell', async () => {
    expect(await lines(Date.now() - 10 * dayMs, 1, 9, 11, 900)).toEqual(['1', '9']);
    expect(await lines(Date.now() - 10 * dayMs, 11, 900)).toEqual([]);
  });
});

describe('the tips', () => {
  const openTips = async () => {
    await removeStored('notices-seen');
    // The page before this one closed them when it was left.
    sessionStorage.clear();
    const sent = fakeFetch(() => answer({ body: envelope({ tips: { info: [{ id: '1', content: 'Tip' }] } }) }));
    const i18n = await createI18n('en');
    await loadNamespaces(i18n, ['notices']);
    const onClose = vi.fn();
    const Tips = (await loadTipsDialog(new QueryClient()))!;
    const { page } = await makeApp(<Tips onClose={onClose} />, { i18n });
    await mount(page);
    return { onClose, sent };
  };

  it.each([
    ['the cross', '[aria-label="Close"]'],
    ['the button at the foot', 'button:not([aria-label])'],
  ])('are put away for the session by %s', async (_name, button) => {
    const { onClose, sent } = await openTips();
    expect(new URLSearchParams(sent[0]?.body).get('version')).toBe('1');
    expect(areTipsClosed()).toBe(false);
    expect([the('dialog h2').textContent, the('dialog button:not([aria-label])').textContent]).toEqual(['Notices from the pool', 'Got it']);
    await click(the(`dialog ${button}`));
    expect(areTipsClosed()).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('do not come where there are none', async () => {
    fakeFetch(() => answer({ body: envelope({ tips: { info: [] } }) }));
    expect(await loadTipsDialog(new QueryClient())).toBeUndefined();
  });
});

it('the migration of an id that was read does not come in a later session', async () => {
  agree();
  prepareNotices();
  closeTips();
  expect(due(true, true)).toBe('migration');
  await writeStored('notices-seen', [MIGRATION_KEY]);
  expect(due(true, true)).toBeUndefined();
});

describe('whether a dialog may come by itself', () => {
  const fresh = async () => {
    vi.resetModules();
    return import('#src/features/notices/visitor-acts.ts');
  };

  it('may while nobody does anything', async () => {
    const { mayCutIn, watchVisitor } = await fresh();
    watchVisitor();
    expect(mayCutIn(makeStore())).toBe(true);
  });

  it.each(['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'input'])('does not any more after %s', async (act) => {
    const { mayCutIn, watchVisitor } = await fresh();
    watchVisitor();
    document.body.dispatchEvent(new Event(act));
    expect(mayCutIn(makeStore())).toBe(false);
  });

  it('does not on a page that came back scrolled', async () => {
    vi.stubGlobal('scrollY', 300);
    const { mayCutIn, watchVisitor } = await fresh();
    watchVisitor();
    vi.unstubAllGlobals();
    expect(mayCutIn(makeStore())).toBe(false);
  });

  it('does not over a field that has the focus, a dialog, a toast, or what is typed and not sent', async () => {
    const { mayCutIn } = await fresh();
    const { showToast } = await import('#src/state/toasts.ts');
    const store = makeStore();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    expect(mayCutIn(store)).toBe(false);
    field.blur();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.show();
    expect(mayCutIn(store)).toBe(false);
    dialog.close();
    expect(mayCutIn(store)).toBe(true);
    showToast(store, { tone: 'info', text: 'Sent' });
    expect(mayCutIn(store)).toBe(false);
  });
});
