import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/features/unset/unset-page.tsx';
import { brand } from '#src/lib/brand.ts';
import english from '#src/i18n/locales/en/unset.json';

describe('the page for a link that is not set', () => {
  it('has words for every setting that names an outside address', () => {
    for (const setting of [...Object.values(brand.links).map((link) => link.setting), 'VITE_SUPPORT_EMAIL']) {
      expect(placeOf(setting)).toBe(setting);
      expect(Object.keys(english.places)).toContain(setting);
    }
  });

  it('knows no other name and repeats none', () => {
    expect(placeOf('PATH')).toBeUndefined();
    expect(placeOf(undefined)).toBeUndefined();
  });
});
