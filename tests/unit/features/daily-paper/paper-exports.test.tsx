import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import * as paperLink from '#src/features/daily-paper/paper-address.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import { brand } from '#src/lib/brand.ts';
import * as clipboard from '#src/lib/clipboard.ts';
import * as files from '#src/lib/save-file.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { newsCoin } from './samples.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

/** The code of the picture, and how often it was loaded. */
const { paperImage, imported } = vi.hoisted(() => ({ paperImage: vi.fn(async (_sheet: object) => new Blob()), imported: { times: 0 } }));
vi.mock('#src/features/daily-paper/image/paper-image.ts', () => {
  imported.times += 1;
  return { paperImage };
});

/** Noon in Beijing, a day after the paper's. */
const madeAt = Date.parse('2026-11-22T04:00:00Z');
const news = { date: '2026-11-21', coins: [newsCoin()], news: [] };

async function open(changes: object = {}) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  const store = makeStore();
  store.set(currencyAtom, 'USD');
  const { client, page } = await makeApp(<DailyPaperPage />, { i18n, store });
  client.setQueryData(apiQueryKey('dailyNews', {}), { data: news, madeAt, isCached: false, isSimulated: true, ...changes });
  const { container: host } = await mount(page);
  const said = () => store.get(toastsAtom).map(({ tone, text }) => `${tone}: ${text}`);
  return { host, said };
}
function buttonOf(host: HTMLElement, name: string): HTMLButtonElement {
  const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
const press = (button: HTMLButtonElement) => user.click(button);
/** A browser whose share sheet takes pictures. */
function sharing(share: (data: ShareData) => Promise<void>): void {
  const canShare = ({ files: asked = [] }: ShareData) => asked.length > 0 && asked.every(({ type }) => type === 'image/png');
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { canShare, share }));
}

beforeEach(() => void paperImage.mockClear());

it('has the code of its picture before it is asked for one', async () => {
  await open();
  await drawn(() => expect(imported.times).toBe(1));
  expect(paperImage).not.toHaveBeenCalled();
});

describe('the printed paper', () => {
  it('prints once the code of the sheet is drawn, which is when the browser was idle', async () => {
    const code = await paperLink.paperCode();
    let arrive = () => {};
    vi.spyOn(paperLink, 'paperCode').mockReturnValue(new Promise((resolve) => (arrive = () => resolve(code))));
    const [works, frames]: [(() => void)[], FrameRequestCallback[]] = [[], []];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => works.push(work));
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { host } = await open();
    await press(buttonOf(host, 'Print'));
    await settled();
    expect(paperLink.paperCode).not.toHaveBeenCalled();
    await act(async () => works.forEach((work) => work()));
    await settled();
    expect(frames).toEqual([]);
    await act(async () => arrive());
    await drawn(() => expect([host.querySelectorAll('footer svg').length, frames.length]).toEqual([1, 1]));
    expect(print).not.toHaveBeenCalled();
    await act(async () => frames[0]?.(0));
    await drawn(() => expect(print).toHaveBeenCalledOnce());
  });

  it('is printed without its code where that cannot be drawn', async () => {
    vi.spyOn(paperLink, 'paperCode').mockRejectedValue(new Error('no chunk'));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { host } = await open();
    await press(buttonOf(host, 'Print'));
    await drawn(() => expect(print).toHaveBeenCalledOnce());
    expect(host.querySelector('footer svg')).toBeNull();
  });
});

describe('the picture of the paper', () => {
  it('is saved under the day of the paper, and that is said', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const { host, said } = await open();
    await press(buttonOf(host, 'Save image'));
    await drawn(() => expect(said()).toEqual(['success: Saved: okkong-daily-2026-11-21.png']));
    const [file] = saved.mock.lastCall!;
    expect([file.name, file.type]).toEqual(['okkong-daily-2026-11-21.png', 'image/png']);
    const [sheet] = paperImage.mock.lastCall!;
    const address = `${location.origin}/daily-paper`;
    expect(sheet).toMatchObject({ madeAtMs: madeAt, isSimulated: true, currency: 'USD', address });
  });

  it('is made once, however often it is asked for meanwhile, by a button that says so', async () => {
    vi.spyOn(files, 'saveFile').mockReturnValue();
    sharing(async () => undefined);
    let finish = (_picture: Blob) => {};
    paperImage.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const { host } = await open();
    const [save, share] = [buttonOf(host, 'Save image'), buttonOf(host, 'Share')];
    await press(save);
    await drawn(() => expect(save.getAttribute('aria-busy')).toBe('true'));
    expect(share.getAttribute('aria-busy')).toBeNull();
    expect(buttonOf(host, 'Print').getAttribute('aria-busy')).toBeNull();
    await press(save);
    await press(share);
    await settled();
    expect(paperImage).toHaveBeenCalledOnce();
    await act(async () => finish(new Blob()));
    await drawn(() => expect(save.getAttribute('aria-busy')).toBeNull());
  });

  it.each([
    ['the browser cannot make it', new Error('no canvas'), 'error: The image could not be made. Try again.'],
    ['there is no connection', new AppError('offline'), 'error: There is no connection right now. Check the network, then try again.'],
  ])('is not saved where %s, which is said, and can be asked for again', async (_why, error, words) => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    paperImage.mockRejectedValueOnce(error);
    const { host, said } = await open();
    const save = buttonOf(host, 'Save image');
    await press(save);
    await drawn(() => expect(said()).toEqual([words]));
    expect(saved).not.toHaveBeenCalled();
    await press(save);
    await drawn(() => expect(saved).toHaveBeenCalledOnce());
  });

  it('is shared under the name and the day of the paper', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    sharing(share);
    const { host, said } = await open();
    let finish = (_picture: Blob) => {};
    paperImage.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await press(buttonOf(host, 'Share'));
    const busy = () => [...host.querySelectorAll('[aria-busy="true"]')].map(({ textContent }) => textContent);
    await drawn(() => expect(busy()).toEqual(['Share']));
    await act(async () => finish(new Blob()));
    await drawn(() => expect(share).toHaveBeenCalledOnce());
    const [{ title, files: shared }] = share.mock.lastCall!;
    expect(title).toBe('OKKONG Daily, 21 November 2026');
    expect(shared?.map(({ name, type }) => [name, type])).toEqual([['okkong-daily-2026-11-21.png', 'image/png']]);
    expect(said()).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 1],
    ['AbortError', 0],
  ])('copies its link where the picture is refused by the share sheet, not where the visitor calls it off: %s', async (name, copies) => {
    const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    const share = vi.fn(() => Promise.reject(new DOMException('', name)));
    sharing(share);
    const { host } = await open();
    const button = buttonOf(host, 'Share');
    await user.click(button);
    await drawn(() => expect(share).toHaveBeenCalledOnce());
    await drawn(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(copied).toHaveBeenCalledTimes(copies);
  });

  it.each([
    [true, 'success: Link copied: '],
    [false, 'error: Copy the link by hand: '],
  ])('gives way to the link of the paper where the browser shares none: copied %s', async (isCopied, words) => {
    const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(isCopied);
    const { host, said } = await open();
    await press(buttonOf(host, 'Share'));
    const address = `${location.origin}/daily-paper`;
    await drawn(() => expect(said()).toEqual([words + address]));
    expect(copied).toHaveBeenCalledExactlyOnceWith(address);
    expect(paperImage).not.toHaveBeenCalled();
  });
});

it('leads to the address that the site is set to, else to where it is read', () => {
  expect(paperLink.paperAddress()).toBe(`${location.origin}/daily-paper`);
  const { siteUrl } = brand;
  onTestFinished(() => void Object.assign(brand, { siteUrl }));
  Object.assign(brand, { siteUrl: 'https://pool.example' });
  expect(paperLink.paperAddress()).toBe('https://pool.example/daily-paper');
});
