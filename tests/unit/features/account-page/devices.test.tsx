import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DeviceList, sortedRows } from '#src/features/account-page/device-list.tsx';
import { NicknameForm } from '#src/features/account-page/nickname-form.tsx';
import { type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { removeStored } from '#src/lib/storage.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch, type Sent, silence } from '#tests/unit/lib/fake-fetch.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { renderShell } from '../shell/shell-stage.tsx';

const session: Session = { token: 't', gid: '40718826', nickname: 'North hall', avatar: '' };
const own = { id: '0'.repeat(32), device: 'Chrome, Android', createdAt: 1763600000, lastSeenAt: 1763610000, isCurrent: true };
const other = { id: 'f'.repeat(32), device: 'Safari, iPhone', createdAt: 1763600000, lastSeenAt: 1763620000, isCurrent: false };
const paths = { list: '/api/v5/user/session/list', revoke: '/api/v5/user/session/revoke', name: '/api/v5/user/profile/update' };

const NameAndDevices = ({ nickname }: { nickname: string }) => (
  <main>
    <NicknameForm nickname={nickname} />
    <DeviceList />
  </main>
);

async function open(nickname = session.nickname) {
  const store = makeStore();
  store.set(sessionAtom, session);
  const { unmount } = await renderShell(() => <NameAndDevices nickname={nickname} />, ['/'], store);
  return { store, leave: unmount };
}
const minuteOf = (seconds: number) => String(new Date(seconds * 1_000).getMinutes()).padStart(2, '0');
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
    const { store } = await open();
    await drawn(() => expect(rows()).toEqual(['Chrome, Android', 'Safari, iPhone']));
    expect(document.querySelector('[aria-label^="Log out Chrome, Android"]')).toBeNull();
    expect([...document.querySelectorAll('main li')].map((row) => row.textContent?.includes('This device'))).toEqual([true, false]);
    // Seconds since 1970, of the same month.
    expect(document.querySelectorAll('main li')[1]?.textContent).toMatch(
      new RegExp(`Last used \\d+ Nov .*:${minuteOf(other.lastSeenAt)}, logged in since .*Nov.*:${minuteOf(other.createdAt)}`),
    );
    the('[aria-label^="Log out Safari, iPhone"]').focus();
    await click(the('[aria-label^="Log out Safari, iPhone"]'));
    await drawn(() => expect(rows()).toEqual(['Chrome, Android']));
    expect(document.activeElement).toBe(the('ul[aria-label="My devices"]'));
    expect(sent.find(({ path }) => path === paths.revoke)?.body).toBe(JSON.stringify({ id: other.id }));
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Safari, iPhone is logged out' }]);
  });

  test('one that cannot be logged out stays, with the reason, and two clicks are one request', async () => {
    let refuse = (_response: Response) => {};
    const refusal = new Promise<Response>((resolve) => (refuse = resolve));
    const sent = fakeFetch(({ path }: Sent) => (path === paths.revoke ? refusal : answer({ body: envelope({ list: [own, other] }) })));
    const { store } = await open();
    await drawn(() => expect(rows()).toHaveLength(2));
    const revoke = the('[aria-label^="Log out Safari, iPhone"]');
    await act(async () => {
      revoke.click();
      revoke.click();
    });
    expect(revoke.getAttribute('aria-busy')).toBe('true');
    await act(async () => refuse(answer({ body: envelope(null, { code: '400', message: 'Not now.' }) })));
    await drawn(() => expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'Not now.' }]));
    expect(sent.map(({ path }) => path)).toEqual([paths.list, paths.revoke]);
    expect(rows()).toHaveLength(2);
    expect(revoke.getAttribute('aria-busy')).toBeNull();
  });

  test('while the list is on its way it says so, and who does not wait for it ends it', async () => {
    const sent = fakeFetch(silence);
    const { leave } = await open();
    expect(the('main p[role=status]').textContent).toMatch(/^Loading/);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    await leave();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('one without a name is told as such', async () => {
    fakeFetch(() => answer({ body: envelope({ list: [own, { ...other, device: '' }] }) }));
    await open();
    await drawn(() => expect(rows()).toEqual(['Chrome, Android', 'Unknown device']));
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
    expect(the('[role=alert]').textContent).toContain('does not answer');
    expect(the('[role=alert] button').textContent).toBe('Try again');
    await click(the('[role=alert] button'));
    await drawn(() => expect(rows()).toEqual(['Chrome, Android']));
  });

  test('the display name is saved at the pool, then shown', async () => {
    const sent = fakeFetch(({ path }: Sent) => answer({ body: envelope(path === paths.list ? { list: [own] } : null) }));
    const { store } = await open();
    const field = the<HTMLInputElement>('[name=nickname]');
    expect(field.value).toBe('North hall');
    field.value = ' South hall ';
    await act(async () => the<HTMLFormElement>('form').requestSubmit());
    await drawn(() => expect(storedSession()?.nickname).toBe('South hall'));
    expect(sent.find(({ path }) => path === paths.name)?.body).toBe('{"nickname":"South hall"}');
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Display name saved' }]);
  });

  test('who has no display name is given an empty field', async () => {
    fakeFetch(() => answer({ body: envelope({ list: [own] }) }));
    await open('');
    expect(the<HTMLInputElement>('[name=nickname]').value).toBe('');
  });

  test('a display name that is refused stays, with the reason until the next attempt; an empty one removes it', async () => {
    let isRefused = true;
    const sent = fakeFetch(({ path }: Sent) => {
      if (path === paths.list) return answer({ body: envelope({ list: [own] }) });
      return answer({ body: isRefused ? envelope(null, { code: '400', message: 'Not this name.' }) : envelope(null) });
    });
    await open();
    const field = the<HTMLInputElement>('[name=nickname]');
    expect([field.maxLength, field.autocomplete]).toEqual([40, 'nickname']);
    expect(the('main form a').getAttribute('href')).toBe('/pet');
    expect(the('main form label').textContent).toBe('Display name');
    expect(the('main form').textContent).toContain('Shown instead of the GID.');
    const submits: Event[] = [];
    the('form').addEventListener('submit', (event) => submits.push(event));
    await act(async () => {
      the<HTMLFormElement>('form').requestSubmit();
      the<HTMLFormElement>('form').requestSubmit();
    });
    expect(submits.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
    await drawn(() => expect(the('form').textContent).toContain('Not this name.'));
    expect(sent.filter(({ path }) => path === paths.name)).toHaveLength(1);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(storedSession()?.nickname).toBe('North hall');
    isRefused = false;
    field.value = '';
    await act(async () => the<HTMLFormElement>('form').requestSubmit());
    await drawn(() => expect(storedSession()?.nickname).toBe(''));
    expect(the('form').textContent).not.toContain('Not this name.');
    expect(sent.at(-1)?.body).toBe('{"nickname":""}');
  });
});
