import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie, writeLocal } from '#src/lib/mirrors.ts';
import { onStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { changeLanguage, chooseLanguage, followLanguage, keepLanguage, storedLanguage, storeLanguage } from '#src/state/language.ts';

interface Traces {
  query?: string;
  stored?: unknown;
  cookie?: string;
  /** When it was written, ms; after everything else where it is not said. */
  cookieAt?: number;
  local?: string;
  browser?: string[];
}

function leave({ stored, cookie, local, cookieAt, browser = [] }: Traces): void {
  if (stored !== undefined) void writeStored('language', stored);
  if (cookie !== undefined) writeCookie('lang', cookie);
  if (cookie !== undefined) document.cookie = `lang-at=${cookieAt ?? Date.now() + 1_000};path=/`;
  if (local !== undefined) writeLocal('lang', local);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
}

beforeEach(() => {
  void removeStored('language');
  document.cookie = 'lang=;path=/;max-age=0';
});

describe('the language of a page', () => {
  it.each<[string, Traces, string]>([
    ['English without a trace', {}, 'en'],
    ['the one in the address before all others', { query: '?language=zh', stored: 'en', cookie: 'en', local: 'en', browser: ['en'] }, 'zh'],
    [
      'the cookie before the database, whose write a reload may have cut',
      { stored: 'zh_hk', cookie: 'zh', local: 'zh', browser: ['en'] },
      'zh',
    ],
    ['the database before a cookie that a power cut has brought back', { stored: 'zh_hk', cookie: 'zh', cookieAt: 1 }, 'zh_hk'],
    ['the database where both mirrors are gone', { stored: 'zh_hk', browser: ['en'] }, 'zh_hk'],
    ['the cookie where the database is refused', { cookie: 'zh_hk', local: 'zh', browser: ['en'] }, 'zh_hk'],
    ['local storage where cookies are blocked too', { local: 'zh', browser: ['en'] }, 'zh'],
    ['English chosen by a visitor with a Chinese browser', { stored: 'en', browser: ['zh-CN'] }, 'en'],
    ["the browser's own, on a first visit", { browser: ['fr-FR', 'zh-CN', 'en'] }, 'zh'],
    ['zhhk in an old link', { query: '?language=zhhk' }, 'zh_hk'],
    ['zh_hk in the address', { query: '?q=1&language=zh_hk' }, 'zh_hk'],
    ['garbage in the address: the stored choice', { query: '?language=klingon', stored: 'zh' }, 'zh'],
    ['an empty parameter: the stored choice', { query: '?language=', stored: 'zh' }, 'zh'],
    ['another case in the address is garbage', { query: '?language=ZH', browser: ['en'] }, 'en'],
    ['garbage in the database: the cookie', { stored: 42, cookie: 'zh' }, 'zh'],
    ['garbage in the cookie: local storage', { cookie: 'xx', local: 'zh_hk' }, 'zh_hk'],
    [
      'garbage everywhere: the browser',
      { query: '?language=%00', stored: null, cookie: '<script>', local: '', browser: ['zh-TW'] },
      'zh_hk',
    ],
    ...['zh-HK', 'zh-TW', 'zh-MO', 'zh-Hant', 'zh-Hant-SG', 'ZH-hk'].map((tag): [string, Traces, string] => [
      tag,
      { browser: [tag] },
      'zh_hk',
    ]),
    ...['zh', 'zh-CN', 'zh-Hans', 'zh-SG'].map((tag): [string, Traces, string] => [tag, { browser: [tag] }, 'zh']),
    ...['de', 'zhx', 'x-zh'].map((tag): [string, Traces, string] => [tag, { browser: [tag] }, 'en']),
  ])('%s', (_case, traces, expected) => {
    leave(traces);
    expect(chooseLanguage(traces.query ?? '')).toBe(expected);
  });

  it('is nobody’s choice on a first visit', () => {
    leave({ browser: ['zh-CN'] });
    expect(storedLanguage()).toBeUndefined();
  });

  it('is stored where page, server and worker look for it', async () => {
    await storeLanguage('zh_hk');
    expect(storedLanguage()).toBe('zh_hk');
    expect(readCookie('lang')).toBe('zh_hk');
    expect(localStorage.getItem('lang')).toBe('zh_hk');
  });
});

describe('keeping the language of a page', () => {
  it('is for one that the address names', () => {
    keepLanguage('zh', '?language=zh');
    expect(storedLanguage()).toBe('zh');
    expect(readCookie('lang')).toBe('zh');
  });

  it("is not for the browser's own, which nobody chose", () => {
    keepLanguage('zh', '?language=klingon');
    expect(storedLanguage()).toBeUndefined();
  });

  it('writes a choice again that one storage has lost, and nothing where none has', () => {
    leave({ stored: 'zh_hk' });
    keepLanguage('zh_hk', '');
    expect(readCookie('lang')).toBe('zh_hk');
    const written = vi.fn<() => void>();
    const stop = onStored('language', written);
    keepLanguage('zh_hk', '?language=zh_hk');
    expect(written).not.toHaveBeenCalled();
    stop();
  });
});

describe('changing the language', () => {
  const address = new URL('https://pool.example/');
  const place = { href: '', reload: vi.fn<() => void>() };
  const replaceState = vi.fn<(state: unknown, title: string, to: URL) => void>();

  beforeEach(() => {
    vi.stubGlobal('location', place);
    vi.stubGlobal('history', { state: { key: 'kept' }, replaceState });
    place.reload.mockClear();
    replaceState.mockClear();
  });

  it('reloads the page as it is when its address names no language', async () => {
    place.href = `${address.href}daily-paper?id=x#top`;
    await changeLanguage('zh');
    expect(place.reload).toHaveBeenCalledTimes(1);
    expect(storedLanguage()).toBe('zh');
  });

  it('waits for the database: a reload would break its write off', async () => {
    place.href = `${address.href}daily-paper`;
    const changing = changeLanguage('zh_hk');
    expect(place.reload).not.toHaveBeenCalled();
    await changing;
    expect(place.reload).toHaveBeenCalledTimes(1);
  });

  it('leaves out the language in the address, which would win over the choice', async () => {
    place.href = `${address.href}daily-paper?language=en&id=x#top`;
    await changeLanguage('zh');
    expect(replaceState.mock.calls.map(([state, , to]) => [state, String(to)])).toEqual([
      [{ key: 'kept' }, `${address.href}daily-paper?id=x#top`],
    ]);
    // A reload keeps the place on the page.
    expect(place.reload).toHaveBeenCalledTimes(1);
  });

  it('is followed by the other tabs, once, but for one in which something is typed', async () => {
    place.href = `${address.href}daily-paper`;
    followLanguage('en');
    await changeLanguage('zh');
    expect(place.reload).toHaveBeenCalledTimes(1);
    const release = holdReload();
    await storeLanguage('zh_hk');
    expect(place.reload).toHaveBeenCalledTimes(1);
    release();
    await storeLanguage('en');
    expect(place.reload).toHaveBeenCalledTimes(1);
    place.href = `${address.href}daily-paper?language=en`;
    await storeLanguage('zh');
    expect(String(replaceState.mock.calls[0]?.[2])).toBe(`${address.href}daily-paper`);
  });
});
