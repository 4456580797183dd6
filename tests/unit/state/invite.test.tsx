import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#src/domain/days.ts';
import * as clock from '#src/lib/clock.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { isInvitedHere } from '#src/state/invited.ts';
import { forgetInvite, storedInvite, takeInvite } from '#src/state/invite.ts';

const open = (path: string) => history.replaceState({ key: 'a' }, '', path);

beforeEach(async () => {
  forgetInvite();
  await removeStored('session');
});
afterEach(() => {
  vi.restoreAllMocks();
  open('/');
});

it('is taken out of any address, whose other parts stay, and kept', () => {
  open('/tools?type=1&invite=abcd-2345#dag');
  takeInvite();
  expect(location.pathname + location.search + location.hash).toBe('/tools?type=1#dag');
  expect(history.state).toEqual({ key: 'a' });
  expect(storedInvite()).toBe('ABCD2345');
  expect(isInvitedHere()).toBe(true);
  forgetInvite();
  expect(storedInvite()).toBeUndefined();
  expect(isInvitedHere()).toBe(false);
});

it('lasts 30 days, in the database and in a cookie, each without the other', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'set');
  open('/?invite=ABCD2345');
  takeInvite();
  expect(cookies.mock.calls.map(([text]) => text).join('\n')).toContain(`max-age=${30 * 24 * 60 * 60};`);
  await removeStored('invite');
  expect(storedInvite()).toBe('ABCD2345');
  // As a browser does it whose cookies have ended.
  for (const name of ['invite', 'invite-at']) document.cookie = `${name}=;path=/;max-age=0`;
  await writeStored('invite', `ABCD2345.${clock.now()}`);
  expect(storedInvite()).toBe('ABCD2345');
  const later = clock.now() + 31 * DAY_MS;
  vi.spyOn(clock, 'now').mockReturnValue(later);
  expect(storedInvite()).toBeUndefined();
});

it('gives way to a later one, and not to a code that is none', () => {
  for (const code of ['ABCD2345', 'WXYZ6789', 'nonsense']) {
    open(`/?invite=${code}`);
    takeInvite();
  }
  expect(location.search).toBe('');
  expect(storedInvite()).toBe('WXYZ6789');
});

it('is not kept for who is logged in: nobody invites himself', async () => {
  await writeStored('session', { token: 't', gid: '1', nickname: '', avatar: '' });
  open('/affiliate?invite=ABCD2345');
  takeInvite();
  expect(location.search).toBe('');
  expect(storedInvite()).toBeUndefined();
});
