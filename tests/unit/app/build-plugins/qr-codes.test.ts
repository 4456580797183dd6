import { describe, expect, it } from 'vitest';
import { codesOf } from '#src/app/build-plugins/qr-codes.ts';
import { qrCode } from '#src/lib/qr-code.ts';

describe('the codes of the app section', () => {
  const store = { VITE_APP_STORE_URL: 'https://apps.example/okkong' };

  it('lead to the links that are set', () => {
    expect(codesOf(store)).toEqual({ VITE_APP_STORE_URL: qrCode('https://apps.example/okkong') });
  });

  it('are missing where a link is not set or is none', () => {
    expect(Object.keys(codesOf({ ...store, SITE_URL: 'https://www.example.com/', VITE_GOOGLE_PLAY_URL: 'javascript:alert(1)' }))).toEqual([
      'VITE_APP_STORE_URL',
    ]);
    expect(codesOf({})).toEqual({});
  });
});
