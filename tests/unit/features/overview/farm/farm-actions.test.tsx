import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { farmKey } from '#src/features/overview/farm-id.ts';
import { savedFarmsAtom, snapshotsAtom } from '#src/features/overview/farms.atoms.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { button, dialog, id, open } from '../farm-stage.tsx';
import { address, madeAt, other, sampleFarm, snapshotOf } from '../samples.ts';

const heading = () => the('h1').textContent;
const ofAccount = { ...id, name: 'North hall', isFromAccount: true };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ coin: 'ETC', address: `0x${String(index).padStart(40, '0')}`, name: '' }) as const);
const dialogs = () => document.querySelectorAll('dialog[open]').length;

describe('a farm that is kept', () => {
  it('can be named, and loses its name with an empty one', async () => {
    const { store } = await open({ detail: sampleFarm(), farms: [ofAccount] });
    await click(button('Rename'));
    expect(dialog().textContent).toContain('Name of the farm');
    const field = () => the<HTMLInputElement>('dialog[open] input[name=name]');
    expect(field().labels?.[0]?.textContent).toBe('Name');
    expect(field().value).toBe('North hall');
    expect(dialog().textContent).toContain('Leave empty to show the address.');
    expect(field().autocomplete).toBe('off');
    expect(field().maxLength).toBe(40);
    // Where the focus goes when the browser opens the dialog.
    expect(field().hasAttribute('autofocus')).toBe(true);
    await click(button('Cancel'));
    expect(dialogs()).toBe(0);
    const submitted: boolean[] = [];
    document.body.addEventListener('submit', (event) => submitted.push(event.defaultPrevented), { once: true });
    for (const [typed, kept, shown] of [
      ['  South hall ', 'South hall', 'South hall'],
      ['x'.repeat(50), 'x'.repeat(40), 'x'.repeat(40)],
      [' ', '', 'ETC 0xcB60…4915'],
    ] as const) {
      await click(button('Rename'));
      field().removeAttribute('maxlength');
      field().value = typed;
      await click(button('Save the name'));
      expect(dialogs()).toBe(0);
      expect(store.get(savedFarmsAtom)).toEqual([{ ...ofAccount, name: kept }]);
      expect(heading()).toBe(shown);
    }
    expect(submitted).toEqual([true]);
  });

  it('is forgotten only when that is confirmed, and is left then', async () => {
    const { router, store } = await open({ detail: sampleFarm(), farms: [ofAccount] });
    await act(async () => router.navigate({ href: `/overview?addr=${address}` }));
    await click(button('Forget this farm'));
    expect(dialog().textContent).toContain('Forget this farm?North hall and its saved figures');
    await click(the('dialog[open] [aria-label=Close]'));
    expect(dialogs()).toBe(0);
    await click(button('Forget this farm'));
    await click(button('Cancel'));
    expect(dialogs()).toBe(0);
    expect(store.get(savedFarmsAtom)).toHaveLength(1);
    await click(button('Forget this farm'));
    await click(button('Forget it'));
    expect(dialogs()).toBe(0);
    expect(store.get(savedFarmsAtom)).toEqual([]);
    await drawn(() => expect(router.state.location.href).toBe('/overview'));
  });

  it('is called by its address as long as it has no name', async () => {
    const { store } = await open({ detail: sampleFarm() });
    expect(button('Rename')).toBeUndefined();
    expect(button('Forget this farm')).toBeUndefined();
    expect(button('Add to home screen')).toBeUndefined();
    expect(the('header').textContent).toContain('Not saved: without a connection this farm will not open here.');
    await click(button('Save this farm'));
    expect(store.get(savedFarmsAtom)).toEqual([{ ...id, name: '' }]);
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Saved. This farm now opens offline, too.' }]);
    expect(button('Save this farm')).toBeUndefined();
    expect(heading()).toBe('ETC 0xcB60…4915');
    expect(iconsIn(button('Add to home screen'), ['phone'])).toEqual(['phone']);
    await click(button('Forget this farm'));
    expect(dialog().textContent).toContain('ETC 0xcB60…4915 and its saved figures');
  });

  it('is known however its address is written, and is another with another coin', async () => {
    const { show, sent, isLoaded } = await open({
      search: { addr: address.toLowerCase(), coinType: 'ETC' },
      detail: sampleFarm(),
      farms: [ofAccount],
    });
    expect(heading()).toBe('North hall');
    const asked = () => sent.filter(({ path }) => path.endsWith('/detail')).length;
    expect(asked()).toBe(1);
    await show({ addr: address, coinType: 'ETH' });
    await isLoaded();
    expect(heading()).toBe('ETH 0xcB60…4915');
    expect(button('Rename')).toBeUndefined();
    expect(asked()).toBe(2);
  });

  it('is one of thirty: another cannot be kept, and the thirtieth has its own buttons', async () => {
    const full = '30 farms are saved, which is the limit. Forget one to save another.';
    const { text, store } = await open({ detail: sampleFarm(), farms: many(30) });
    expect(button('Save this farm')).toBeUndefined();
    expect(text()).toContain(full);
    await act(async () => store.set(savedFarmsAtom, [...many(29), ofAccount]));
    expect(button('Rename')).toBeDefined();
    expect(text()).not.toContain(full);
    await act(async () => store.set(savedFarmsAtom, many(29)));
    expect(button('Save this farm')).toBeDefined();
  });
});

describe('the head of a farm', () => {
  it('has its actions in a menu, too, for a phone: the one that destroys is the last', async () => {
    await open({ detail: sampleFarm(), farms: [ofAccount] });
    const menu = the('header [aria-haspopup=menu]');
    expect(menu.getAttribute('aria-label')).toBe('More actions');
    await click(menu);
    const entries = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Add to home screen',
      'Copy address',
      'View-only link',
      'Rename',
      'Forget this farm',
    ]);
    await click(entries.at(-1)!);
    expect(dialog().textContent).toContain('Forget this farm?');
  });

  it('prints no button', async () => {
    await open({ detail: { ...sampleFarm(), payouts: sampleFarm().payouts } });
    const printed = [...document.querySelectorAll('main button, main a, main input, button, input')].filter(
      (each) => !each.closest('[data-print=no]') && !each.closest('thead, tbody th') && !each.matches('[type=range]'),
    );
    expect(printed.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('says whose it is and how old its figures are, and leads back', async () => {
    await open({ search: { addr: other, coinType: 'ETH' }, detail: sampleFarm() });
    const head = the('h1').closest('header')!;
    expect(head.textContent).toContain(`ETH${other}`);
    expect(the('header time').textContent).toMatch(/^Simulated data · Updated \d\d:\d\d$/);
    expect(the('header a').getAttribute('href')).toBe('/overview');
    expect(head.querySelector('[class*=skeleton]')).toBeNull();
    expect(iconsIn(head, ['chevron-left', 'copy', 'phone'])).toEqual(['chevron-left', 'copy']);
  });

  it('says whether the address was copied', async () => {
    const { store } = await open({ detail: sampleFarm() });
    const written: string[] = [];
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void written.push(text) } });
    await click(button('Copy address'));
    expect(written).toEqual([address]);
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Copied' }]);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    await click(button('Copy address'));
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: expect.stringMatching(/cop/i) }]);
  });
});

describe('the home screen', () => {
  const offer = (prompt?: () => Promise<void>) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    return prompt ? Object.assign(event, { prompt }) : event;
  };
  const dispatch = (event: Event) => act(async () => window.dispatchEvent(event));

  it('is explained for each system where the browser has no prompt', async () => {
    await open({ detail: sampleFarm(), farms: [ofAccount] });
    const bare = offer();
    await dispatch(bare);
    // The browser shows no bar of its own.
    expect(bare.defaultPrevented).toBe(true);
    await click(button('Add to home screen'));
    expect([...dialog().querySelectorAll('li')].map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Android',
      'iPhone and iPad',
      'Computer',
    ]);
    await click(the('dialog[open] [aria-label=Close]'));
    expect(dialogs()).toBe(0);
  });

  it('is offered by the browser once', async () => {
    await open({ detail: sampleFarm(), farms: [ofAccount] });
    const prompt = vi.fn(() => Promise.resolve());
    const event = offer(prompt);
    await dispatch(event);
    expect(event.defaultPrevented).toBe(true);
    await click(button('Add to home screen'));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(dialogs()).toBe(0);
    await click(button('Add to home screen'));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(dialog().textContent).toContain('Add this farm to the home screen');
  });

  it('gets the farm under its new name, and the site again once the farm is left', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'manifest';
    link.setAttribute('href', '/manifest.webmanifest');
    const { unmount, store } = await open({ detail: sampleFarm(), farms: [ofAccount] });
    const prompt = vi.fn(() => Promise.resolve());
    await dispatch(offer(prompt));
    await act(async () => store.set(savedFarmsAtom, [{ ...ofAccount, name: 'Barn' }]));
    expect(link.getAttribute('href')).toBe(`/farm.webmanifest?addr=${address}&coinType=ETC&name=Barn`);
    // What the browser offered was the icon of the old name.
    await click(button('Add to home screen'));
    expect(prompt).not.toHaveBeenCalled();
    unmount();
    expect(link.getAttribute('href')).toBe('/manifest.webmanifest');
    const late = offer(prompt);
    await dispatch(late);
    expect(late.defaultPrevented).toBe(false);
    link.remove();
  });
});

describe('figures of two ages', () => {
  const kept = (hashrate: number, at: number) => snapshotOf(sampleFarm({ hashrate }), { madeAt: at });

  it('are the newer ones, whichever they are', async () => {
    const { text, store, pool, client, isLoaded } = await open({ detail: sampleFarm({ hashrate: 5 }), saved: kept(7, madeAt + 60_000) });
    // Another tab was quicker.
    expect(text()).toContain('7.00 MH/s');
    pool.detail = sampleFarm({ hashrate: 9 });
    pool.at = madeAt + 120_000;
    await act(async () => void client.invalidateQueries());
    await isLoaded();
    expect(text()).toContain('9.00 MH/s');
    expect(store.get(snapshotsAtom)[farmKey(id)]).toMatchObject({ madeAt: madeAt + 120_000, data: { hashrate: 9 } });
    // The next ones do not come.
    expect(text()).not.toContain('The figures below are the last saved ones.');
    pool.detail = undefined;
    await act(async () => void client.invalidateQueries());
    await isLoaded();
    expect(text()).toContain('9.00 MH/s');
    expect(text()).toContain('The figures below are the last saved ones.');
  });

  it('of another farm are not left when the link leads there', async () => {
    const { show } = await open({ detail: sampleFarm(), farms: [ofAccount] });
    await click(button('Rename'));
    await show({ addr: other, coinType: 'ETC' });
    expect(heading()).toBe('ETC 0x5290…9EE7');
    await show({ addr: address, coinType: 'ETC' });
    expect(heading()).toBe('North hall');
    expect(dialogs()).toBe(0);
  });

  it('are asked for again on request', async () => {
    const { text, pool, isLoaded } = await open({});
    expect(the('[role=alert]').textContent).toContain('The farm could not be loaded');
    expect(text()).not.toContain('Hashrate now');
    pool.detail = sampleFarm();
    await click(button('Try again'));
    await isLoaded();
    await drawn(() => expect(text()).toContain('41.26 GH/s'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

describe('figures that do not move', () => {
  const frozen = /have not changed since \d\d:\d\d, although the pool answers/;

  it('are said to stand still, until they move; a reload goes on counting', async () => {
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: madeAt });
    const { text, pool, client, isLoaded } = await open({ detail: sampleFarm() });
    const answerAt = async (minute: number) => {
      pool.at = madeAt + minute * 60_000;
      vi.setSystemTime(pool.at);
      await act(async () => void client.invalidateQueries());
      await isLoaded();
    };
    await answerAt(8);
    await answerAt(14);
    expect(text()).not.toMatch(frozen);
    await answerAt(15);
    await drawn(() => expect(text()).toMatch(frozen));
    expect([...document.querySelectorAll('header time')].at(-1)?.getAttribute('datetime')).toBe(new Date(madeAt).toISOString());
    expect(JSON.parse(sessionStorage.getItem('standstill') ?? '{}')).toMatchObject({
      [`farm-${farmKey(id)}`]: { answers: 4, sinceMs: madeAt },
    });
    pool.detail = sampleFarm({ unpaid: 2.35 });
    await answerAt(16);
    await drawn(() => expect(text()).not.toMatch(frozen));
  });
});
