import { describe, expect, it } from 'vitest';
import { codesOf } from '#src/app/build-plugins/qr-codes.ts';
import { qrCode } from '#src/lib/qr-code.ts';

describe('the codes of the app section', () => {
  const store = { VITE_APP_STORE_URL: 'https://apps.example/okkong' };

  it('lead to the links that are set', () => {
    expect(codesOf(store)).toEqual({ VITE_APP_STORE_URL: qrCode('https://apps.example/okkong') });
  });

  it('of links that are not set lead to the page that says so, when the site has an address', () => {
    const codes = codesOf({ ...store, SITE_URL: 'https://www.example.com/', VITE_GOOGLE_PLAY_URL: 'javascript:alert(1)' });
    expect(codes.VITE_APP_STORE_URL).toEqual(qrCode('https://apps.example/okkong'));
    expect(codes.VITE_GOOGLE_PLAY_URL).toEqual(qrCode('https://www.example.com/unset?setting=VITE_GOOGLE_PLAY_URL'));
    expect(codes.VITE_ANDROID_PACKAGE_URL).toEqual(qrCode('https://www.example.com/unset?setting=VITE_ANDROID_PACKAGE_URL'));
  });

  it('are missing when there is nowhere to lead', () => {
    expect(codesOf({})).toEqual({});
  });
});
