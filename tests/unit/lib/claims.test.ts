import { describe, expect, it } from 'vitest';
import { readClaims, specifiedClaims } from '#src/lib/claims.ts';

const told = (claims: ReturnType<typeof readClaims>) => claims?.map(({ id, value, unit }) => `${id} ${value}${unit}`);

describe('what the company claims of itself', () => {
  it('is the specification’s in a demonstration, in its order', () => {
    expect(told(specifiedClaims)).toEqual(['rigs 740000+', 'countries 20+', 'online 99%+', 'earnings 30%+', 'saving 30%+']);
  });

  it.each([
    ['', []],
    ['rigs=12000', ['rigs 12000+']],
    ['online=99.95, rigs=12000', ['rigs 12000+', 'online 99.95%+']],
  ])('set to %j is that and no more', (text, claims) => expect(told(readClaims(text))).toEqual(claims));

  it.each(['rigs', 'rigs=many', 'rigs=-1', 'miners=5', 'rigs=1e9', 'rigs=12000;online=99', '740000'])(
    '%j is not understood, and nothing is claimed by half',
    (text) => expect(readClaims(text)).toBeUndefined(),
  );
});
