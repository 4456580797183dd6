import { Provider } from 'jotai';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextNotice, notices, prepareNotices } from '#src/features/notices/notices.tsx';
import { loadTipsDialog } from '#src/features/notices/tips-dialog.tsx';
import { areTipsClosed, closeTips, confirmMigration } from '#src/features/notices/session-flags.ts';
import { WhenUndisturbed } from '#src/features/notices/patient-dialog.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { removeStored } from '#src/lib/storage.ts';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { makeStore } from '#src/state/store.ts';
import { showToast, toastsAtom } from '#src/state/toasts.ts';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const due = (isAgreementAccepted = true) => nextNotice(notices, { pathname: '/help', isAgreementAccepted })?.id;
const agree = () => (document.cookie = 'agreement=1;path=/');

describe('in which session they come', () => {
  beforeEach(() => void (document.cookie = 'agreement=;max-age=0;path=/'));

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

  it('a session that starts with the agreement sees the tips, then the migration, each until it is put away', () => {
    agree();
    prepareNotices();
    expect(due()).toBe('tips');
    closeTips();
    expect(due()).toBe('migration');
    confirmMigration();
    expect(due()).toBeUndefined();
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

it('marks the tips that were not there when they were last closed, and none for whom everything is new', async () => {
  await removeStored('tips-seen');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['notices']);
  const show = async (...ids: string[]) => {
    const info = ids.map((id) => ({ id, content: `<p>Tip ${id}</p>` }));
    fakeFetch(() => answer({ body: envelope({ tips: { info } }) }));
    const Tips = (await loadTipsDialog())!;
    const { page } = await pageStage({ Content: () => <Tips onClose={() => undefined} />, i18n });
    const { rerender } = await mount(page);
    const lines = [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
    await click([...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!);
    await rerender(null);
    return lines;
  };
  expect(await show('1')).toEqual(['Tip 1']);
  expect(await show('1', '2')).toEqual(['Tip 1', 'NewTip 2']);
  expect(await show('2')).toEqual(['Tip 2']);
});

describe('the tips', () => {
  const openTips = async () => {
    // The page before this one closed them when it was left.
    sessionStorage.clear();
    const sent = fakeFetch(() => answer({ body: envelope({ tips: { info: [{ id: '1', content: 'Tip' }] } }) }));
    const i18n = await createI18n('en');
    await loadNamespaces(i18n, ['notices']);
    const onClose = vi.fn();
    const Tips = (await loadTipsDialog())!;
    const { page } = await pageStage({ Content: () => <Tips onClose={onClose} />, i18n });
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
    expect(await loadTipsDialog()).toBeUndefined();
  });
});

describe('a notice that waits', () => {
  beforeEach(() => void vi.useFakeTimers());
  const page = (
    <>
      <input aria-label="Address" />
      <WhenUndisturbed>
        <p id="notice">Notice</p>
      </WhenUndisturbed>
    </>
  );
  const isShown = () => document.querySelector('#notice') !== null;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('comes at once where nothing goes on', async () => {
    await mount(page);
    expect(isShown()).toBe(true);
  });

  it('does not come over a field that has the focus, nor between two fields, but then', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await mount(page);
    await pass(5_000);
    expect(isShown()).toBe(false);
    field.blur();
    await pass(100);
    the('input').focus();
    await pass(5_000);
    expect(isShown()).toBe(false);
    the('input').blur();
    await pass(2_000);
    expect(isShown()).toBe(true);
  });

  it('waits anew from each field on', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await mount(page);
    field.blur();
    await pass(500);
    field.focus();
    field.blur();
    await pass(900);
    expect(isShown()).toBe(false);
    await pass(200);
    expect(isShown()).toBe(true);
  });

  it('waits also from the moment on in which a field is left', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await mount(page);
    await pass(900);
    field.blur();
    await pass(900);
    expect(isShown()).toBe(false);
    await pass(200);
    expect(isShown()).toBe(true);
  });

  it.each([
    ['a choice', () => document.createElement('select')],
    ['a text of its own', () => Object.assign(document.createElement('div'), { tabIndex: 0 })],
  ])('does not come over %s that has the focus', async (_name, make) => {
    const field = document.body.appendChild(make());
    if (field.tagName === 'DIV') field.setAttribute('contenteditable', '');
    field.focus();
    await mount(page);
    await pass(5_000);
    expect(isShown()).toBe(false);
  });

  it('waits until a toast is gone, which it would cover', async () => {
    const store = makeStore();
    showToast(store, { tone: 'info', text: 'Sent' });
    await mount(<Provider store={store}>{page}</Provider>);
    await pass(5_000);
    expect(isShown()).toBe(false);
    store.set(toastsAtom, []);
    await pass(2_000);
    expect(isShown()).toBe(true);
  });

  it('waits for what is typed and not sent, and for an open dialog', async () => {
    const release = holdReload();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await mount(page);
    await pass(5_000);
    expect(isShown()).toBe(false);
    dialog.show();
    release();
    await pass(5_000);
    expect(isShown()).toBe(false);
    dialog.close();
    await pass(2_000);
    expect(isShown()).toBe(true);
  });
});
