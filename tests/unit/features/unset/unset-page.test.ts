import { describe, expect, it } from 'vitest';
import { brand, unsetSettings } from '#src/lib/brand.ts';
import { isThisMachine } from '#src/lib/this-machine.ts';
import english from '#src/i18n/locales/en/unset.json';

describe('the page of what is not set', () => {
  it('has words for every setting that names an outside address', () => {
    expect(unsetSettings.length).toBeGreaterThanOrEqual(Object.keys(brand.links).length);
    expect(Object.keys(english.places).toSorted()).toEqual([...unsetSettings].toSorted());
  });

  it.each([
    ['localhost', true],
    ['pool.localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['localhost.example', false],
    ['pool.example', false],
    ['10.0.0.5', false],
  ])('takes %s for the machine itself: %s', (host, isOwn) => expect(isThisMachine(host)).toBe(isOwn));
});
