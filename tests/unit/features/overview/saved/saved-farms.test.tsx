import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerStateMark } from '#src/features/overview/farm-figures.tsx';
import { farmKey } from '#src/features/overview/farm-id.ts';
import { savedFarmsAtom, snapshotsAtom } from '#src/features/overview/farms.atoms.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { button, dialog, id, open, type } from '../farm-stage.tsx';
import { address, madeAt, other, sampleFarm, snapshotOf } from '../samples.ts';
import { enter } from '#tests/unit/user.ts';

const field = () => the<HTMLInputElement>('input[name=address]');
const coin = () => the<HTMLSelectElement>('select');
const labelOf = (control: HTMLInputElement | HTMLSelectElement) => control.labels?.[0]?.textContent;
const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
const choose = (value: string) => enter(coin(), value);
const leave = () =>
  act(async () => {
    field().focus();
    field().blur();
    await new Promise((resolve) => setTimeout(resolve));
  });
const wrong = '0x12';

describe('the form that opens a farm', () => {
  it('begins with what a link brought, and says what is wrong with it; another link, another form', async () => {
    const { show, router } = await open({ search: { addr: ` ${wrong} `, coinType: 'eth' } });
    expect(the('form').getAttribute('aria-label')).toBe('Open a farm');
    expect([labelOf(coin()), coin().value]).toEqual(['Coin', 'ETH']);
    expect([labelOf(field()), field().value]).toEqual(['Wallet address', wrong]);
    expect(note()).toContain('Wrong address');
    const hints = ['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint'].map((name) => field().getAttribute(name));
    expect(hints).toEqual(['off', 'none', 'off', 'false', 'go']);
    expect(the('h1').textContent).toBe('Your farms');
    expect(the<HTMLFormElement>('form').noValidate).toBe(true);
    // A link's own address is nothing that was typed.
    expect(hasUnsavedWork()).toBe(false);
    await type(field(), '0x1');
    expect(hasUnsavedWork()).toBe(true);
    await show({ addr: '0x34' });
    expect([coin().value, field().value]).toEqual(['ETC', '0x34']);
    // A coin without farms here is none to choose.
    await show({ addr: '0x56', coinType: 'KAS' });
    expect([coin().value, field().value]).toEqual(['ETC', '0x56']);
    expect([...coin().options].map(({ value, text }) => [value, text])).toEqual([
      ['ETH', 'ETH'],
      ['ETC', 'ETC'],
    ]);
    expect(hasUnsavedWork()).toBe(false);
    expect(router.state.location.href).toBe('/overview');
  });

  it('opens nothing by a wrong address: it says why, beside the field that has the focus', async () => {
    const { router } = await open({ search: {} });
    expect(note()).toBe('0x followed by 40 characters, for ETH and ETC alike.');
    await choose('ETH');
    await type(field(), 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    const events: Event[] = [];
    document.body.addEventListener('submit', (event) => events.push(event), { once: true });
    await click(button('Open the farm'));
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
    expect(document.activeElement).toBe(field());
    expect(note()).toBe('Wrong address: it belongs to another coin. An ETH address starts with 0x.');
    expect(router.state.location.href).toBe('/overview');
    // Blanks and a plus around a right one are none of its faults.
    await type(field(), ` ${address.replace('0x', '0X')} `);
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await click(button('Open the farm'));
    await drawn(() => expect(router.state.location.search).toEqual({ addr: address, coinType: 'ETH' }));
  });

  it('says what is wrong when the field is left, and no more once it is empty again', async () => {
    await open({ search: {} });
    for (const nothing of ['', '  ']) {
      await type(field(), wrong);
      await leave();
      expect(note()).toContain('Wrong address');
      await type(field(), nothing);
      await leave();
      expect(field().getAttribute('aria-invalid')).toBeNull();
    }
  });
});

describe('the farms that are kept', () => {
  const hall = { ...id, name: 'North hall' };
  const shed = { coin: 'ETH', address: other, name: '' } as const;
  const rows = () => [...document.querySelectorAll<HTMLElement>('section[aria-labelledby=saved-farms] li')];

  it('are links with their stored figures, with the network or without', async () => {
    const { store, text } = await open({ search: {}, farms: [hall, shed] });
    expect(text()).not.toContain('No farm saved yet');
    expect(document.querySelector('section[aria-labelledby=all-farms]')).toBeNull();
    expect(rows().map((row) => row.querySelector('a')?.textContent)).toEqual(['North hallETC 0xcB60…4915', 'ETH 0x5290…9EE7']);
    expect(rows().map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      `/overview?addr=${address}&coinType=ETC`,
      `/overview?addr=${other}&coinType=ETH`,
    ]);
    expect(rows()[0]?.textContent).toContain('No saved figures');
    expect(rows()[0]?.querySelector('[class*=skeleton]')).toBeNull();
    const counted = sampleFarm({ hashrate24h: 1, unpaid: 0, workers: 1200 });
    await act(async () => store.set(snapshotsAtom, { [farmKey(hall)]: snapshotOf(null), [farmKey(shed)]: snapshotOf(counted) }));
    expect(rows()[0]?.textContent).toContain('No hashrate');
    expect(rows()[1]?.textContent).toContain('41.26 GH/s1,200Unpaid0.00000000 ETH');
    expect(rows()[1]?.querySelector('time')?.dateTime).toBe(new Date(madeAt).toISOString());
  });

  it('say of their workers how they were when the pool told of them', async () => {
    const at = Date.now() - 86_400_000;
    const workers = [{ name: 'a', hashrate: 1, lastShareTime: at / 1000 - 30 }];
    await open({ search: {}, saved: snapshotOf(sampleFarm({ workers }), { madeAt: at }) });
    expect(rows()[0]?.textContent).toContain('Online 1Offline 0');
    expect(rows()[0]?.querySelector('[data-state=inactive]')).toBeNull();
    expect(rows()[0]?.querySelectorAll('[data-state] svg[aria-hidden=true]')).toHaveLength(2);
    const marks = (['active', 'inactive', 'none', 'unknown'] as const).map((state) =>
      renderToString(<WorkerStateMark state={state} label="" />),
    );
    expect(new Set(marks.map((mark) => /path d="([^"]+)"/.exec(mark)?.[1])).size).toBe(4);
  });

  it('have a place for their figures while the first are on their way', async () => {
    const { text } = await open({ search: {}, farms: [hall], isSilent: true });
    expect(rows()[0]?.querySelector('[class*=skeleton]')).not.toBeNull();
    expect(text()).not.toContain('No saved figures');
  });

  it('are forgotten one by one, once that is confirmed', async () => {
    const { store, text } = await open({ search: {}, farms: [hall, shed] });
    await click(the('[aria-label="Forget North hall"]'));
    await click(button('Cancel'));
    expect(document.querySelector('dialog[open]')).toBeNull();
    await click(the('[aria-label="Forget ETH 0x5290…9EE7"]'));
    expect(dialog().textContent).toContain('ETH 0x5290…9EE7 and its saved figures');
    await click(button('Forget it'));
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(store.get(savedFarmsAtom)).toEqual([hall]);
    await click(the('[aria-label="Forget North hall"]'));
    await click(button('Forget it'));
    expect(text()).toContain('No farm saved yet');
  });
});

describe('all farms together', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: madeAt }));
  afterEach(() => void vi.useRealTimers());

  const total = () => the('section[aria-labelledby=all-farms]');

  it('have one label, each figure under its own name, and no remark while they are of one time', async () => {
    await open({ search: {}, saved: snapshotOf(), savedToo: snapshotOf(sampleFarm(), { isSimulated: false }) });
    const figures = 'Hashrate now82.53 GH/s24 h average103.92 GH/sWorkersOnline 4Offline 2Unpaid4.68000000 ETC';
    expect(total().textContent).toBe(`All farmsSimulated data${figures}`);
    expect(total().querySelector('dl')?.getAttribute('aria-label')).toBe('All farms');
  });

  it('say from when the oldest and the newest figures are, and of how many farms there are none', async () => {
    const real = { isSimulated: false };
    const { store } = await open({
      search: {},
      saved: snapshotOf(sampleFarm({ workers: undefined }), { ...real, madeAt: madeAt - 3_600_000 }),
      savedToo: snapshotOf(sampleFarm(), real),
    });
    // Its sign is a warning's.
    expect(total().querySelectorAll('[data-tone=warning]')).toHaveLength(1);
    const clock = (ms: number) => new Date(ms).toTimeString().slice(0, 5);
    expect(total().textContent).toMatch(
      new RegExp(
        `^All farmsCopy from.*Hashrate.*Workers--Unpaid.*the oldest are from [^,]*${clock(madeAt - 3_600_000)}, the newest from [^,]*${clock(madeAt)}\\.$`,
      ),
    );
    await act(async () => store.set(savedFarmsAtom, (farms) => [...farms, { ...id, coin: 'ETH', name: '' } as const]));
    expect(total().textContent).toContain('1 farm has no figures yet and is not in the total.');
    await act(async () => store.set(snapshotsAtom, (known) => ({ ...known, [farmKey({ ...id, coin: 'ETH' })]: snapshotOf() })));
    expect(total().textContent).toMatch(/Unpaid4\.68000000 ETC2\.34000000 ETH/);
  });
});
