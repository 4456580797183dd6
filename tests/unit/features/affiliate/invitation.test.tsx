import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvitationSection } from '#src/features/affiliate/invitation-section.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { button, click, shown } from '../account-forms.tsx';

const rows = [
  { name: 'm***@o***.example', time: 1_764_000_000, isConfirmed: true },
  { name: '+852 **** 78', time: 1_763_000_000, isConfirmed: false },
];

beforeEach(() => writeStored('session', { token: 't', gid: '48201937', nickname: '', avatar: '' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['invitation', 'affiliate']);
  return (await makeApp(<InvitationSection />, { i18n, paths: ['/affiliate', '/login', '/register'] })).page;
}
async function open(data: object): Promise<void> {
  fakeFetch(() => answer({ body: envelope(data) }));
  await mount(await stage());
  await drawn(() => the('#invitation dl'));
}
const table = () => [...document.querySelectorAll('#invitation tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the invitation of an account', () => {
  it('is a link and a code to copy, to scan and to share', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await open({ code: 'ABCD2345', list: [], rewardUnit: '' });
    const link = `${location.origin}/?invite=ABCD2345`;
    expect([...document.querySelectorAll('#invitation dd code')].map(({ textContent }) => textContent)).toEqual([link, 'ABCD2345']);
    expect([button('Copy the link'), button('Copy the code')].map(({ textContent }) => textContent)).toEqual(['Copy', 'Copy']);
    await drawn(() => the('#invitation svg[aria-label="Your invitation link as a code"]'));
    await click('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Mine with OKKONG', url: link });
    expect(shown()).toContain('Nobody has registered with your invitation yet');
    expect(document.querySelector('#invitation table')).toBeNull();
  });

  it('lists who came by it, and no rewards where the pool tells none', async () => {
    await open({ code: 'ABCD2345', list: rows, rewardUnit: '' });
    expect(table()).toEqual([
      ['Account', 'Registered', 'Address'],
      ['m***@o***.example', expect.stringContaining('2025'), 'Confirmed'],
      ['+852 **** 78', expect.stringContaining('2025'), 'Not confirmed yet'],
    ]);
    expect(the('#invitation caption').textContent).toBe('2 people registered with your invitation');
    expect(shown()).toContain('no amounts are shown');
    expect(shown()).not.toContain('Reward so far');
  });

  it('has rewards where the pool tells them, and "--" where it leaves one out', async () => {
    const [first, second] = rows;
    await open({ code: 'ABCD2345', list: [{ ...first, reward: '0.00000225' }, second], reward: '0.00000225', rewardUnit: 'BTC' });
    expect(table().map((cells) => cells[3])).toEqual(['Reward, BTC', '0.00000225', '--']);
    expect(shown()).toContain('Reward so far: 0.00000225 BTC');
    expect(shown()).not.toContain('no amounts are shown');
  });

  it('is said not to exist where the pool lacks the call', async () => {
    fakeFetch(() => answer({ body: '<html>Not Found</html>', status: 404, headers: { 'content-type': 'text/html' } }));
    await mount(await stage());
    await drawn(() => expect(shown()).toContain('This pool has no invitations.'));
    expect(document.querySelector('#invitation [role=alert]')).toBeNull();
  });

  it('says why it is not there, and comes by itself with the network', async () => {
    fakeFetch(down);
    await mount(await stage());
    await drawn(() => expect(the('#invitation [role=alert]').textContent).toContain("The site's server does not answer"));
    fakeFetch(() => answer({ body: envelope({ code: 'ABCD2345', list: [], rewardUnit: '' }) }));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settled();
    await drawn(() => the('#invitation dl'));
  });
});

it('leads a visitor to log in or register, as the page is built', async () => {
  const html = renderToString(await stage());
  expect(html).toContain('/login?redirect=%2Faffiliate');
  expect(html).toContain('/register');
  expect(html).not.toMatch(/ style=|invite=/);
  await removeStored('session');
  const asked = fakeFetch(down);
  await mount(await stage());
  expect(shown()).toContain('Your link and your code belong to your account');
  expect(asked).toEqual([]);
});
