import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InvitedNotice } from '#src/features/affiliate/invited-notice.tsx';
import { isInvitedHere, noteInvited } from '#src/state/invited.ts';
import { sessionAtom } from '#src/state/session.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { button, click, shown } from '#tests/unit/features/account-forms.tsx';
import { renderApp } from '#tests/unit/render-app.tsx';

const line = 'You were invited. Register within 30 days, and the invitation code is filled in.';
const open = () =>
  renderApp(null, {
    language: 'en',
    paths: ['/', '/register', '/tools'],
    frame: (page) => (
      <>
        {page}
        <InvitedNotice />
      </>
    ),
  });

beforeEach(() => noteInvited(true));
afterEach(() => noteInvited(false));

it('says to who came by the link of an invitation that it was one, until it is closed', async () => {
  await open();
  await drawn(() => expect(shown()).toContain(line));
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe('/register');
  expect(button('Close')).toBeDefined();
  await click('Close');
  expect(shown()).not.toContain(line);
  expect(isInvitedHere()).toBe(false);
});

it('is silent to everybody else, on the page that has the code, and to who has an account', async () => {
  const { store, router } = await open();
  await drawn(() => expect(shown()).toContain(line));
  await act(() => router.navigate({ to: '/register' }));
  expect(shown()).not.toContain(line);
  await act(() => router.navigate({ to: '/tools' }));
  expect(shown()).toContain(line);
  await act(async () => store.set(sessionAtom, { token: 't', gid: '1', nickname: '', avatar: '' }));
  expect(shown()).not.toContain(line);
});

it('loads nothing without an invitation', async () => {
  noteInvited(false);
  await open();
  await settled();
  expect(shown()).not.toContain(line);
});
