import { describe, expect, it } from 'vitest';
import { overviewAddress } from '#src/features/anonymous/use-wallet-check.ts';
import { walletProblem } from '#src/parts/address-check.ts';
import { brand } from '#src/lib/brand.ts';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('walletProblem', () => {
  it.each(['ETH', 'ETC'] as const)('holds an address to the form of ETH also for %s', (coin) => {
    for (const address of [right, right.toLowerCase(), `0x${right.slice(2).toUpperCase()}`]) {
      expect(walletProblem({ coin, address }), address).toBeUndefined();
    }
    expect(walletProblem({ coin, address: right.replace('5aA', '5Aa') })).toBe('checksum');
    expect(walletProblem({ coin, address: right.replace('5aA', '6aA') })).toBe('checksum');
    expect(walletProblem({ coin, address: right.slice(0, -1) })).toBe('invalid');
    expect(walletProblem({ coin, address: `0X${right.slice(2)}` })).toBeUndefined();
    expect(walletProblem({ coin, address: `${right} ${right}` })).toBe('spaces');
    expect(walletProblem({ coin, address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' })).toBe('other-coin');
    expect(walletProblem({ coin, address: '' })).toBe('empty');
  });
});

const wallet = { coin: 'ETC', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const;
const query = `addr=${wallet.address}&coinType=ETC`;

describe('overviewAddress', () => {
  it("is this site's own page as long as the operator names none", () => {
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
