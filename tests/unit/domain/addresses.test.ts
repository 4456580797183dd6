import { describe, expect, it } from 'vitest';
import { addressProblem, isValidAddress } from '#src/domain/addresses.ts';
import { coins } from '#src/domain/coins.ts';
import fixture from '#tests/fixtures/addresses.json' with { type: 'json' };

const rows = fixture.vectors.map((vector) => [vector.coin, vector.address, vector.valid] as const);

describe('isValidAddress', () => {
  it.each(rows)('%s %s: %s', (coin, address, isValid) => {
    expect(isValidAddress(coin, address)).toBe(isValid);
  });

  it('accepts at least one address of every coin of the catalogue', () => {
    const covered = new Set(rows.filter(([, , isValid]) => isValid).map(([coin]) => coin));
    expect(coins.map((coin) => coin.symbol).filter((symbol) => !covered.has(symbol))).toEqual(['AI(BTC)']);
    expect(isValidAddress('AI(BTC)', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(true);
  });

  /** Every text that differs from an address in one place. Hex of one case is left out: without checksum it is another right address. */
  const changesOf = (address: string): string[] =>
    Array.from(address, (letter, index) => address.slice(0, index) + (letter === '7' ? '8' : '7') + address.slice(index + 1)).filter(
      (changed) => !/^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(changed),
    );

  // ALPH alone has no checksum that could notice.
  const withChecksum = rows.filter(([coin, , isValid]) => isValid && coin !== 'ALPH');
  it.each(withChecksum)('%s %s: notices one changed character anywhere', (coin, address) => {
    expect(changesOf(address).filter((changed) => isValidAddress(coin, changed))).toEqual([]);
  });

  it.each([
    ['BTC', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa\n'],
    ['BTC', '1'.repeat(100_000)],
    ['ALPH', '1'.repeat(34)],
    ['ALPH', ` ${'1'.repeat(33)}`],
    ['BCH', 'bitcoincash:'],
    ['BCH', 'bitcoincash:bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['KAS', 'KASPA:QP0L70ZD5X85TTWD6JV7G3S3A8LLZJ96D8DNCN4ZMHV4TLZX5K2JYQH70XMFJ'],
    ['CFX', 'cfx:type.user:type.user:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg'],
    ['XYZ', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['constructor', ''],
  ])('refuses %s %j', (coin, address) => {
    expect(isValidAddress(coin, address)).toBe(false);
  });
});

describe('addressProblem', () => {
  it.each([
    ['ETH', '', 'empty'],
    ['ETH', '   ', 'empty'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435 E7Ef1BeAed', 'spaces'],
    ['ETH', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'other-coin'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'invalid'],
    ['BTC', '131R8ufDhcsu6SRztR9D3m8GUzkWFUPfT78aQ6jgtgzob', 'invalid'],
    ['ETH', ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ', undefined],
  ])('%s %j: %s', (coin, address, problem) => {
    expect(addressProblem(coin, address)).toBe(problem);
  });
});
