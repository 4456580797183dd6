import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextNotice, notices, prepareNotices } from '#src/features/notices/notices.tsx';
import { closeTips, confirmMigration } from '#src/features/notices/session-flags.ts';
import { WhenUndisturbed } from '#src/features/notices/patient-dialog.tsx';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { mount, the } from '#tests/unit/ui/mount.tsx';

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

  it('a session that starts with the agreement sees the tips, then the migration, each until it is put away', () => {
    agree();
    prepareNotices();
    expect(due()).toBe('tips');
    closeTips();
    expect(due()).toBe('migration');
    confirmMigration();
    expect(due()).toBeUndefined();
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
