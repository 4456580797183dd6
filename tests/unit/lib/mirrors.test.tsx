import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieTime, readCookie, readLocal, readSession, writeCookie, writeLocal, writeSession } from '#src/lib/mirrors.ts';

function block(): never {
  throw new DOMException('blocked', 'SecurityError');
}

describe('cookies', () => {
  afterEach(() => {
    for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=;path=/;max-age=0`;
  });

  it('come back as they were written, whatever they hold', () => {
    writeCookie('lang', 'zh; hk=ü');
    expect(readCookie('lang')).toBe('zh; hk=ü');
  });

  it('last a year, on the whole site, and go out with links from outside but not with their forms', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    writeCookie('uiMode', 'light');
    expect(written).toHaveBeenCalledWith('uiMode=light;path=/;max-age=31536000;samesite=lax');
  });

  it('are not mistaken for one whose name only ends alike', () => {
    writeCookie('my-lang', 'zh');
    expect(readCookie('lang')).toBeUndefined();
  });

  it('that cannot be decoded count as absent', () => {
    document.cookie = 'lang=%E4%;path=/';
    expect(readCookie('lang')).toBeUndefined();
  });
});

describe('where the browser refuses storage', () => {
  // Not two spies: taken back together they would leave one of the two mocked for the next file.
  const blockCookies = () => vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: block, set: block }));

  it('of cookies, the tab remembers what they would hold, and when it was written', () => {
    blockCookies();
    writeCookie('agreement', '1');
    expect(readCookie('agreement')).toBe('1');
    expect(cookieTime('agreement')).toBeGreaterThan(0);
    sessionStorage.clear();
    expect(readCookie('agreement')).toBeUndefined();
  });

  it('of cookies, also where they are dropped without a word', () => {
    // As `navigator.cookieEnabled` false is.
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set() {} }));
    writeCookie('agreement', '1');
    expect(readCookie('agreement')).toBe('1');
    sessionStorage.clear();
  });

  it('of all kinds, nothing is there and nothing throws', () => {
    blockCookies();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
    expect(() => writeCookie('lang', 'zh')).not.toThrow();
    expect(readCookie('lang')).toBeUndefined();
  });

  it('local and session storage are silently not there, and a refused write is told to those who ask', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
    expect(() => writeLocal('lang', 'zh')).not.toThrow();
    expect(readLocal('lang')).toBeUndefined();
    expect(writeSession('chunk-reload', 'a')).toBe(false);
    expect(readSession('chunk-reload')).toBeUndefined();
  });

  it('and where it does not, both keep', () => {
    writeLocal('lang', 'zh');
    expect(readLocal('lang')).toBe('zh');
    expect(writeSession('chunk-reload', 'a')).toBe(true);
    expect(readSession('chunk-reload')).toBe('a');
  });
});
