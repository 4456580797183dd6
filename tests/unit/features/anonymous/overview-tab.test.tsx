import { describe, expect, it } from 'vitest';
import { overviewAddress } from '#src/features/anonymous/overview-tab.ts';
import { brand } from '#src/lib/brand.ts';

const wallet = { coin: 'ETC', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const;
const query = `addr=${wallet.address}&coinType=ETC`;

describe('overviewAddress', () => {
  it("is this site's own page as long as the operator names none (decision C8)", () => {
    expect(overviewAddress(wallet)).toBe(`${location.origin}/overview?${query}`);
  });

  it.each([
    ['https://pool.example/overview', `https://pool.example/overview?${query}`],
    ['https://pool.example/?page=overview&addr=old', `https://pool.example/?page=overview&addr=${wallet.address}&coinType=ETC`],
  ])('adds the farm to %s', (href, expected) => {
    const before = { ...brand.links.poolOverview };
    Object.assign(brand.links.poolOverview, { isSet: true, href });
    try {
      expect(overviewAddress(wallet)).toBe(expected);
    } finally {
      Object.assign(brand.links.poolOverview, before);
    }
  });
});
