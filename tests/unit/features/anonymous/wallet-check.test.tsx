import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { isEthLookedUpAtom } from '#src/state/eth-lookup.ts';
import { connectionAtom } from '#src/state/online.ts';
import { answer, down, envelope, fakeFetch, silence } from '#tests/unit/lib/fake-fetch.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { settled } from '#tests/unit/drawn.ts';
import {
  address,
  farm,
  simulated,
  pool,
  fakeTab,
  browserOpens,
  store,
  button,
  pressOpen,
  openDialog,
  input,
  type,
  choose,
  send,
  shown,
  alertText,
  type Language,
} from './wallet-steps.tsx';

// Loaded beforehand: a press then shows it within an act.
beforeAll(() => import('#src/features/anonymous/anonymous-dialog.tsx'));

describe('the button', () => {
  it.each<[Language, string]>([
    ['en', 'Check a wallet'],
    ['zh', '查询钱包地址'],
    ['zh_hk', '查詢錢包地址'],
  ])('is in the HTML in %s, without the dialog', async (language, label) => {
    const html = renderToString(await button(language));
    expect(html).toContain(label);
    expect(html).not.toContain('<dialog');
  });
});

describe('the address', () => {
  it.each<[Language, string]>([
    ['en', 'Wrong address'],
    ['zh', '地址错误'],
    ['zh_hk', '地址錯誤'],
  ])('is refused in %s before anything is sent or opened', async (language, warning) => {
    const sent = pool(farm);
    const open = browserOpens(fakeTab());
    await openDialog(language);
    for (const wrong of ['', '0x12', address.toLowerCase().replace('a', 'A'), '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']) {
      await type(wrong);
      expect(shown()).not.toContain(warning);
      await send();
      expect(shown(), wrong).toContain(warning);
      expect(input().value).toBe(wrong);
      expect(input().getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(input());
    expect(sent).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });

  it.each<[Language, string, string]>([
    ['en', 'an address of BTC, BCH, BSV, or FB', 'only farms of ETH and ETC'],
    ['zh', '这看起来是BTC、BCH、BSV或FB的地址', 'ETH和ETC的矿场'],
    ['zh_hk', '這看來是BTC、BCH、BSV或FB的地址', 'ETH及ETC的礦場'],
  ])('of another coin is named in %s, with the ways to where such machines show', async (language, coins, farms) => {
    await openDialog(language);
    await type('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa');
    await send();
    expect(shown()).toContain(coins);
    expect(shown()).toContain(farms);
    const ways = [...document.querySelectorAll('dialog[open] form a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/login?redirect=%2Faccount', '/help?answer=where', '/rack-card']);
  });

  it('is checked when it is left, unless it is empty', async () => {
    await openDialog();
    const leave = async () => {
      await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      await settled();
    };
    await leave();
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await type('0x12');
    await leave();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    // The other coin's addresses have the same form.
    await choose('ETH');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('is told what ETH has come to, and the name of its coin', async () => {
    await openDialog();
    expect(the('dialog[open] [role=radiogroup]').getAttribute('aria-label')).toBe('Coin');
    expect(shown()).not.toContain('ETH moved to PoS');
    await choose('ETH');
    expect(shown()).toContain('ETH moved to PoS');
  });

  it('loses the blanks around it when it is pasted; its field is the first in line for the focus', async () => {
    await openDialog();
    expect(input().hasAttribute('autofocus')).toBe(true);
    expect([input().required, input().form?.noValidate]).toEqual([true, true]);
    // An address is no word, and is forgotten: the browser neither keeps nor corrects it.
    const attributes = ['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint'];
    expect(attributes.map((name) => input().getAttribute(name))).toEqual(['off', 'none', 'off', 'false', 'search']);
    expect(the('dialog[open] label').textContent).toContain('Wallet address');
    expect(shown()).toContain('It is forgotten when you close this dialog.');
    await type(` \t${address}  `);
    expect(input().value).toBe(address);
  });
});

describe('the check', () => {
  it('says in the waiting tab what it waits for, in the language and colours of this page', async () => {
    pool(farm);
    const tab = fakeTab();
    browserOpens(tab);
    const { dataset } = document.documentElement;
    document.documentElement.lang = 'zh-Hans';
    dataset.theme = 'dark';
    await openDialog();
    await type(address);
    await send();
    document.documentElement.lang = '';
    delete dataset.theme;
    expect(tab.document.title).toBe('Checking with the pool…');
    expect(tab.document.documentElement.lang).toBe('zh-Hans');
    expect(tab.document.documentElement.style.colorScheme).toBe('dark');
  });

  it.each(['ETH', 'ETC'])('requests a token and then the detail of %s, and leads the tab to the overview', async (coin) => {
    const sent = pool(farm, simulated);
    const tab = fakeTab();
    const open = browserOpens(tab);
    await openDialog();
    await choose(coin);
    await type(address);
    expect(hasUnsavedWork()).toBe(true);
    await act(async () => {
      the('dialog[open] button[type="submit"]').click();
      // In the press itself, before any answer.
      expect(open).toHaveBeenCalledWith('', '_blank');
      expect(tab.opener).toBeNull();
      expect(tab.document.body.textContent).toBe('Checking with the pool…');
    });
    await settled();

    expect(sent.map(({ path }) => path)).toEqual(['/hash/api/user/share/login/eth', '/hash/api/aggre/account/detail']);
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({ eth: address, coinType: coin });
    expect(Object.fromEntries(new URLSearchParams(sent[1]?.body))).toEqual({ accName: 'etc-5aaeb', algorithmType: 'Etchash' });
    expect(sent[0]?.headers.get('Authorization')).toBeNull();
    expect(sent[1]?.headers.get('Authorization')).toBe('farm-token');
    expect(sent.map(({ headers }) => headers.get('poolId'))).toEqual(['176', '176']);

    const overview = `${location.origin}/overview?addr=${address}&coinType=${coin}`;
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(overview);
    expect(tab.close).not.toHaveBeenCalled();
    expect(the('dialog[open] [role="status"]').textContent).toContain('opened in a new tab');
    expect(shown()).toContain('Simulated data');
    const link = the<HTMLAnchorElement>('dialog[open] a');
    expect([link.href, link.target, link.rel]).toEqual([overview, '_blank', 'noopener']);
    expect(document.body.innerHTML).not.toContain('farm-token');
    expect(the('dialog[open] button[type="submit"]').getAttribute('aria-busy')).toBeNull();
  });

  it('opens no tab beside an installed app, and its link leads on in the same window', async () => {
    pool(farm);
    const open = browserOpens(fakeTab());
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await openDialog();
    await type(address);
    await send();
    expect(open).not.toHaveBeenCalled();
    const link = the<HTMLAnchorElement>('dialog[open] a');
    expect([link.href, link.target, link.textContent]).toEqual([
      `${location.origin}/overview?addr=${address}&coinType=ETC`,
      '',
      'Open my farm',
    ]);
  });

  it('shows the link when the browser refuses the tab, or the visitor has closed it', async () => {
    pool(farm);
    browserOpens(null);
    await openDialog();
    await type(address);
    await send();
    expect(shown()).toContain('Use the link');
    expect(shown()).not.toContain('Simulated data');
    expect(the<HTMLAnchorElement>('dialog[open] a').href).toContain(address);
    expect(the('dialog[open] a').textContent).toBe('Open my farmopens in a new tab');
    const closed = { ...fakeTab(), closed: true };
    browserOpens(closed);
    await send();
    expect(closed.location.replace).not.toHaveBeenCalled();
    expect(shown()).toContain('Use the link');
  });

  it.each<[Language, string]>([
    ['en', 'No hashrate of this pool'],
    ['zh', '该地址在本矿池没有算力'],
    ['zh_hk', '此地址在本礦池沒有算力'],
  ])('warns in %s when there is no hashrate, and takes the tab away', async (language, warning) => {
    pool(null);
    const tab = fakeTab();
    browserOpens(tab);
    await openDialog(language);
    await type(address);
    await send();
    expect(alertText()).toContain(warning);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(alertText()).toContain('ETC');
    expect(input().value).toBe(address);
    await type(address.toLowerCase());
    expect(document.querySelector('dialog[open] [role="alert"]')).toBeNull();
  });

  it.each([
    ['refuses with a sentence', () => answer({ body: envelope(null, { code: '429', message: 'Wait a minute.' }) }), 'Wait a minute.'],
    ['refuses the token', () => answer({ body: envelope(null, { code: '401' }), status: 401 }), 'The pool refused the request.'],
    ['is out of reach', down, "The site's server does not answer"],
    ['is a portal with a page and status 200', () => answer({ body: '<html>login</html>' }), 'network'],
  ])('says why, keeps the address and takes the tab away when the pool %s', async (_what, reply, sentence) => {
    const sent = fakeFetch(reply);
    const tab = fakeTab();
    browserOpens(tab);
    await openDialog();
    await type(address);
    await send();
    expect(alertText()).toContain(sentence);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(input().value).toBe(address);
    await send();
    expect(sent).toHaveLength(2);
  });

  it('is one check however often the button is clicked', async () => {
    const sent = fakeFetch(silence);
    const open = browserOpens(fakeTab());
    await openDialog();
    await type(address);
    await act(async () => {
      for (let press = 0; press < 3; press += 1) the('dialog[open] button[type="submit"]').click();
    });
    expect(the('dialog[open] button[type="submit"]').getAttribute('aria-busy')).toBe('true');
    await send();
    expect(sent).toHaveLength(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('of a simulated pool says so also where there is no hashrate, and takes its result away when it begins anew', async () => {
    pool(null, simulated);
    browserOpens(null);
    await openDialog();
    await choose('ETH');
    await type(address);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    expect(scroll).toHaveBeenCalled();
    expect(alertText()).toContain('Simulated data');
    expect(alertText()).toContain('ETH');
    fakeFetch(silence);
    await send();
    expect(document.querySelector('dialog[open] [role="alert"]')).toBeNull();
  });

  it('of an address that is no longer there says nothing, however it ends', async () => {
    let arrive = (_response: Response): void => undefined;
    fakeFetch(() => new Promise((resolve) => (arrive = resolve)));
    const tab = fakeTab();
    browserOpens(tab);
    await openDialog();
    await type(address);
    await send();
    await type(address.toLowerCase());
    await act(async () => arrive(answer({ body: envelope(null, { code: '429', message: 'Wait a minute.' }) })));
    await settled();
    expect(shown()).not.toContain('Wait a minute.');
    expect(tab.close).toHaveBeenCalledOnce();
    // The next check is one of its own.
    pool(farm);
    browserOpens(null);
    await send();
    expect(shown()).toContain('Use the link');
  });

  it('says beforehand what network is in the way', async () => {
    await openDialog();
    await act(async () => store.set(connectionAtom, 'portal'));
    expect(shown()).not.toContain('You are offline');
    expect(the('dialog[open] form').textContent).toMatch(/network/i);
    await act(async () => store.set(connectionAtom, 'online'));
  });

  it('says beforehand that there is no line, opens no tab, and still goes through when told to', async () => {
    pool(farm);
    const open = browserOpens(fakeTab());
    await openDialog();
    await type(address);
    await act(async () => store.set(connectionAtom, 'offline'));
    expect(shown()).toContain('You are offline');
    expect(input().value).toBe(address);
    await send();
    expect(open).not.toHaveBeenCalled();
    expect(shown()).toContain('This address has hashrate.');
    expect(the<HTMLAnchorElement>('dialog[open] a').href).toContain(address);
    // The browser was asked for no tab, so it refused none.
    expect(shown()).not.toContain('Your browser did not open');
    await act(async () => store.set(connectionAtom, 'online'));
    expect(shown()).not.toContain('You are offline');
  });
});

describe('closing', () => {
  const closeButton = () => the('dialog[open] h2 + button');

  it('forgets address, coin and result', async () => {
    pool(null);
    browserOpens(fakeTab());
    await openDialog();
    await choose('ETH');
    await type(address);
    await send();
    expect(shown()).not.toContain('Simulated data');
    expect([the('dialog[open] h2').textContent, closeButton().getAttribute('aria-label')]).toEqual(['See my farm', 'Close']);
    await click(closeButton());
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
    expect(hasUnsavedWork()).toBe(false);
    await pressOpen();
    expect(input().value).toBe('');
    expect(the('dialog[open] [aria-checked="true"]').textContent).toBe('ETC');
    expect(document.querySelector('dialog[open] [role="alert"]')).toBeNull();
  });

  it('is done by its second button too', async () => {
    await openDialog();
    await click([...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(({ textContent }) => textContent === 'Cancel')!);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('ends the check that is under way, and its tab', async () => {
    const sent = fakeFetch(silence);
    const tab = fakeTab();
    browserOpens(tab);
    await openDialog();
    await type(address);
    await send();
    await click(closeButton());
    await settled();
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('is not needed to end a check: another address does', async () => {
    const sent = fakeFetch(silence);
    const tab = fakeTab();
    browserOpens(tab);
    await openDialog();
    await type(address);
    await send();
    await type(address.toLowerCase());
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(the('dialog[open] button[type="submit"]').getAttribute('aria-busy')).toBeNull();
    await settled();
    expect(document.querySelector('dialog[open] [role="alert"]')).toBeNull();
  });

  it('leaves the overview alone that has opened', async () => {
    pool(farm);
    const tab = fakeTab();
    browserOpens(tab);
    await openDialog();
    await type(address);
    await send();
    await click(closeButton());
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('is not done by a click beside the dialog', async () => {
    await openDialog();
    await type(address);
    const dialog = the('dialog[open]');
    dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await click(dialog);
    expect(input().value).toBe(address);
  });
});

it.each([
  ['ETH', true],
  ['ETC', false],
])('once an address of %s was looked up and the dialog is closed, the notice about wallets of ETH may come: %s', async (coin, mayCome) => {
  store.set(isEthLookedUpAtom, false);
  pool(null);
  browserOpens(fakeTab());
  await openDialog();
  await choose(coin);
  await type(address);
  await send();
  expect(store.get(isEthLookedUpAtom)).toBe(false);
  await click([...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(({ textContent }) => textContent === 'Cancel')!);
  await settled();
  expect(store.get(isEthLookedUpAtom)).toBe(mayCome);
});
