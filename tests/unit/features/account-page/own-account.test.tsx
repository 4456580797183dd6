import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OwnAccountPage } from '#src/features/account-page/own-account-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { removeStored } from '#src/lib/storage.ts';
import { sessionAtom, storedSession } from '#src/state/session.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { button, click, field, shown, type } from '#tests/unit/features/account-forms.tsx';
import { answer, down, envelope, fakeFetch, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

const saveFile = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile }));

const session = { token: 't', gid: '40718826', nickname: '', avatar: '' };
const wallet = `0x${'ab'.repeat(20)}`;
const data: Readonly<Record<string, unknown>> = {
  'farms/query': { list: [{ addr: wallet, coinType: 'ETC', name: '' }] },
  'identity/query': { email: 'ann@farm.example', isEmailConfirmed: false, phone: '', isPhoneConfirmed: false },
  'session/list': { list: [] },
  'invitation/query': { code: 'ABCD2345', list: [{ name: 'm***@o***.example', time: 1763600000, isConfirmed: true }], rewardUnit: '' },
};
const good = ({ path }: Sent) => answer({ body: envelope(Object.entries(data).find(([part]) => path.includes(part))?.[1] ?? null) });

async function open(reply: (sent: Sent) => Response | Promise<Response> = good) {
  const sent = fakeFetch(reply);
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['own-account', 'credentials']);
  const store = makeStore();
  store.set(sessionAtom, session);
  const paths = ['/account', '/', '/overview', '/affiliate', '/reset', '/pet', '/login', '/activate'];
  const stage = await makeApp(<OwnAccountPage />, { i18n, store, paths });
  await mount(stage.page);
  return { ...stage, store, sent };
}
const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.getAttribute('href');

afterEach(() => {
  vi.unstubAllGlobals();
  saveFile.mockClear();
  void removeStored('session');
});

describe('the account page', () => {
  it('has GID, farms, invitation and the ways on', async () => {
    await open();
    await drawn(() => expect(shown()).toContain('Code ABCD2345'));
    expect(the('h1').textContent).toBe('Your account');
    expect(shown()).toContain('GID 40718826');
    expect(shown()).toContain('the user name is 40718826.rig01');
    expect(link('0xabab…abab')).toBe(`/overview?addr=${wallet}&coinType=ETC`);
    expect(shown()).toContain('/?invite=ABCD2345');
    expect(shown()).toContain('Accounts registered with it: 1');
    expect(link('Who came by it, and what follows from it')).toBe('/affiliate');
    expect(link('All announcements')).toBe('/historyInfo');
    expect(link('Set a new password')).toBe('/reset');
    expect(shown()).toContain('0 notices read on this device.');
  });

  it('says that no farm is saved, that there are no invitations, and tries again what failed', async () => {
    let isDown = true;
    await open((sent) => {
      if (/invitation|identity/.test(sent.path)) return answer({ status: 404, body: 'Not found' });
      if (sent.path.includes('farms')) return isDown ? down() : answer({ body: envelope({ list: [] }) });
      return good(sent);
    });
    await drawn(() => the('#farms [role=alert]'));
    isDown = false;
    await user.click(the('#farms [role=alert] button'));
    await drawn(() => expect(the('#farms').textContent).toContain('No farm saved yet'));
    expect(the('#invitation').textContent).toContain('This pool has no invitations.');
    expect(the('#identity').textContent).toContain('This pool does not show here');
  });

  it('says so once the session has ended', async () => {
    const { store } = await open();
    await act(async () => store.set(sessionAtom, null));
    expect(shown()).toContain('You are logged out. Log in to see your account.');
    expect(link('Log in')).toBe('/login?redirect=%2Faccount');
  });
});

describe("what the account's owner alone may do", () => {
  const wrong = () => answer({ body: envelope(null, { code: '403', message: 'Wrong password.' }) });

  it('saves the data once the password is right; a wrong one is told beside its field', async () => {
    let reply = wrong;
    const { sent, store } = await open((each) => (each.path.includes('export') ? reply() : good(each)));
    await click('Download my data');
    await drawn(() => button('Download'));
    await click('Download');
    expect(shown()).toContain('Please enter your password');
    expect(sent.some(({ path }) => path.includes('export'))).toBe(false);
    await type('Your password', 'Wrong-2026x');
    await click('Download');
    expect(shown()).toContain('The password is wrong');
    expect(document.activeElement).toBe(field('Your password'));
    reply = () => answer({ body: envelope({ gid: session.gid, farms: [] }) });
    await type('Your password', 'Miner-2026x');
    await click('Download');
    expect(sent.findLast(({ path }) => path.includes('export'))?.body).toBe('{"password":"Miner-2026x"}');
    const [file] = saveFile.mock.lastCall ?? [];
    expect([file?.name, JSON.parse((await file?.text()) ?? '')]).toEqual(['okkong-account-40718826.json', { gid: '40718826', farms: [] }]);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Your data were saved' }]);
  });

  it('deletes the account, logs out here and leads home', async () => {
    const { store, router, sent } = await open();
    await click('Delete my account');
    await drawn(() => the('dialog[open]'));
    expect(the('dialog[open]').textContent).toContain('This cannot be undone.');
    expect(document.querySelectorAll('dialog[open] li')).toHaveLength(4);
    expect(the('dialog[open] button[type=submit]').className).toContain('danger');
    await type('Your password', 'Miner-2026x');
    await click('Delete for good');
    await drawn(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent.some(({ path }) => path.includes('account/delete'))).toBe(true);
    expect(storedSession()).toBeNull();
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Your account is deleted' }]);
  });

  it('says that there is no connection, and keeps the account where the pool does not answer', async () => {
    const { store } = await open((each) => (each.path.includes('delete') ? down() : good(each)));
    await click('Delete my account');
    await drawn(() => the('dialog[open]'));
    await act(async () => store.set(connectionAtom, 'offline'));
    expect(the('dialog[open]').textContent).toContain('This form needs a connection');
    await type('Your password', 'Miner-2026x');
    await click('Delete for good');
    expect(the('dialog[open] [role=alert]').textContent).toContain('Nothing was changed.');
    expect(storedSession()?.gid).toBe(session.gid);
  });
});

describe('what one logs in with', () => {
  const save = () => act(async () => the('dialog[open] button[type=submit]').click());
  const rows = () => [...document.querySelectorAll('#identity li')].map(({ textContent }) => textContent);

  it('is shown with whether it is confirmed, and with the way to a new link', async () => {
    await open();
    await drawn(() => expect(rows()).toEqual(['Emailann@farm.exampleHave the link sent againNot confirmedChange', 'PhoneNoneAdd']));
    expect(link('Have the link sent again')).toBe('/activate');
  });

  it('is changed with the password and a code sent to the new one', async () => {
    let email = 'ann@farm.example';
    const { sent, store } = await open((each) => {
      if (each.path.includes('identity/update')) email = 'new@farm.example';
      if (!each.path.includes('identity/query')) return good(each);
      return answer({ body: envelope({ email, isEmailConfirmed: true, phone: '', isPhoneConfirmed: false }) });
    });
    await drawn(() => button('Change email'));
    await click('Change email');
    await drawn(() => the('dialog[open]'));
    await type('Email', 'new@farm.example');
    await click('Send code');
    // The password pays for the code.
    expect(shown()).toContain('Please enter your password');
    expect(sent.some(({ path }) => path.includes('identity/code'))).toBe(false);
    await type('Your password', 'Miner-2026x');
    await click('Send code');
    expect(sent.at(-1)?.body).toBe('{"account":"new@farm.example","password":"Miner-2026x"}');
    expect(shown()).toContain('Sent to new@farm.example.');
    await type('Verification code', '1234 5678');
    await save();
    await drawn(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(sent.find(({ path }) => path.includes('identity/update'))?.body).toBe(
      '{"account":"new@farm.example","code":"12345678","password":"Miner-2026x"}',
    );
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'You can log in with new@farm.example now.' }]);
    await drawn(() => expect(rows()[0]).toBe('Emailnew@farm.exampleConfirmedChange'));
  });

  it('stays where the password is wrong, which is told beside its field', async () => {
    await open((each) =>
      each.path.includes('identity/update') ? answer({ body: envelope(null, { code: '403', message: 'No.' }) }) : good(each),
    );
    await drawn(() => button('Add a phone number'));
    await click('Add a phone number');
    await drawn(() => the('dialog[open]'));
    await type('Phone number', '+852 5123 4567');
    await type('Your password', 'Wrong-2026x');
    await type('Verification code', '12345678');
    await save();
    await drawn(() => expect(shown()).toContain('The password is wrong'));
    expect(document.activeElement).toBe(field('Your password'));
  });
});
