import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sortedRows } from '#src/features/shell/account/device-list.tsx';
import { DevicesDialog } from '#src/features/shell/account/devices-dialog.tsx';
import { type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import { removeStored } from '#src/lib/storage.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch, type Sent } from '../../../lib/fake-fetch.ts';
import { click, mount, the } from '../../../ui/mount.tsx';
import { stage } from '../shell-stage.tsx';

const session: Session = { token: 't', gid: '40718826', nickname: 'North hall', avatar: '' };
const own = { id: '0'.repeat(32), device: 'Chrome, Android', createdAt: 1763600000, lastSeenAt: 1763610000, isCurrent: true };
const other = { id: 'f'.repeat(32), device: 'Safari, iPhone', createdAt: 1763600000, lastSeenAt: 1763620000, isCurrent: false };
const paths = { list: '/api/v5/user/session/list', revoke: '/api/v5/user/session/revoke', name: '/api/v5/user/profile/update' };

async function open() {
  const { element, store } = await stage(() => <DevicesDialog session={session} onClose={() => undefined} />, ['/']);
  store.set(sessionAtom, session);
  await mount(element);
  return store;
}
const rows = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  void removeStored('session');
});

describe('my devices', () => {
  test('this device is first, the others by their last use', () => {
    const older = { ...other, id: 'a'.repeat(32), lastSeenAt: 1 };
    expect(sortedRows([older, other, own])).toEqual([own, other, older]);
  });

  test('another device can be logged out, this one cannot from here', async () => {
    let list = [other, own];
    const sent = fakeFetch(({ path }: Sent) => {
      if (path !== paths.revoke) return answer({ body: envelope({ list }) });
      list = [own];
      return answer({ body: envelope(null) });
    });
    await open();
    await drawn(() => expect(rows()).toEqual(['Chrome, Android', 'Safari, iPhone']));
    expect(document.querySelector('[aria-label^="Log out Chrome, Android"]')).toBeNull();
    the('[aria-label^="Log out Safari, iPhone"]').focus();
    await click(the('[aria-label^="Log out Safari, iPhone"]'));
    await drawn(() => expect(rows()).toEqual(['Chrome, Android']));
    expect(document.activeElement).toBe(the('ul[aria-label="My devices"]'));
    expect(sent.find(({ path }) => path === paths.revoke)?.body).toBe(JSON.stringify({ id: other.id }));
  });

  test('two browsers of one kind are told apart by when they logged in and were used', async () => {
    const twin = { ...other, id: 'b'.repeat(32), createdAt: other.createdAt - 3_600 };
    fakeFetch(() => answer({ body: envelope({ list: [own, other, twin] }) }));
    await open();
    await drawn(() => expect(rows()).toHaveLength(3));
    const names = [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(2);
  });

  test('without a connection it says so, and tries again on request', async () => {
    let isDown = true;
    fakeFetch(() => (isDown ? down() : answer({ body: envelope({ list: [own] }) })));
    await open();
    await drawn(() => the('[role=alert]'));
    isDown = false;
    await click([...document.querySelectorAll<HTMLElement>('[role=alert] button')][0]!);
    await drawn(() => expect(rows()).toEqual(['Chrome, Android']));
  });

  test('the display name is saved at the pool, then shown', async () => {
    const sent = fakeFetch(({ path }: Sent) => answer({ body: envelope(path === paths.list ? { list: [own] } : null) }));
    const store = await open();
    const field = the<HTMLInputElement>('[name=nickname]');
    expect(field.value).toBe('North hall');
    field.value = ' South hall ';
    await act(async () => the<HTMLFormElement>('form').requestSubmit());
    await drawn(() => expect(storedSession()?.nickname).toBe('South hall'));
    expect(sent.find(({ path }) => path === paths.name)?.body).toBe('{"nickname":"South hall"}');
    expect(store.get(toastsAtom)).toMatchObject([{ text: 'Display name saved' }]);
  });
});
