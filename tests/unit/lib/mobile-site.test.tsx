import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { belongsOnMobileSite, leaveForMobileSite, mobileAddress } from '#src/lib/mobile-site.ts';
import { removeStored } from '#src/lib/storage.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const visit = { userAgent: phone, isInstalled: false, isOnline: true, hasChosenFullSite: false };
const site = 'https://m.example.com';

describe('who belongs on the mobile site', () => {
  it.each([
    ['a phone in a browser tab', visit, true],
    ['an iPhone', { ...visit, userAgent: iphone }, true],
    ['a computer', { ...visit, userAgent: computer }, false],
    ['an installed app', { ...visit, isInstalled: true }, false],
    ['a phone without a network', { ...visit, isOnline: false }, false],
    ['who chose the full site', { ...visit, hasChosenFullSite: true }, false],
  ])('%s', (_case, each, expected) => expect(belongsOnMobileSite(each)).toBe(expected));
});

describe('the address there', () => {
  it.each([
    [site, '/tools', '?type=2', 'https://m.example.com/tools?type=2'],
    [`${site}/app/`, '/', '', 'https://m.example.com/app/'],
    [site, '//evil.example/x', '', 'https://m.example.com//evil.example/x'],
  ])('under %s of %s%s', (under, pathname, search, address) => expect(mobileAddress(under, { pathname, search })).toBe(address));
});

describe('a visit', () => {
  const replace = vi.fn<(address: string) => void>();
  const come = (search: string) => {
    vi.stubGlobal('location', { pathname: '/help', search, replace });
    return leaveForMobileSite(site);
  };
  beforeEach(() => {
    replace.mockClear();
    vi.stubGlobal('navigator', { userAgent: phone, onLine: true });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    void removeStored('full-site');
  });

  it('of a phone leaves for the same page there', () => {
    expect(come('?id=top')).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://m.example.com/help?id=top');
  });

  it('that chose the full site stays, also the next time', () => {
    expect(come('?site=full')).toBe(false);
    expect(come('')).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it('of a kiosk stays', () => expect(come('?kiosk=1')).toBe(false));
});
