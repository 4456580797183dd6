import { describe, expect, it } from 'vitest';
import { parsePoolHosts } from '#src/domain/stratum.ts';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { addressParts, addressTable } from '#src/features/addresses/addresses.model.ts';

type Records = Parameters<typeof poolCoins>[0];
const table = (setting?: string, records?: Records) => addressTable(parsePoolHosts(setting).endpoints, poolCoins(records));
const listed = (coinType: number, isAux: 0 | 1 = 0) => ({ coinType, isShow: 1, isAux }) as const;

describe('addressTable', () => {
  it('has three algorithms of three ports, plain and TLS, as examples until the setting names hosts', () => {
    const { rows } = table();
    expect(rows.map(({ algorithm, isExample }) => [algorithm, isExample])).toEqual([
      ['SHA256', true],
      ['Ethash', true],
      ['Scrypt', true],
    ]);
    for (const { addresses } of rows) expect([addresses.plain.length, addresses.tls.length]).toEqual([3, 3]);
    expect(rows[0]?.addresses.plain[0]).toEqual({ port: 3333, url: 'stratum+tcp://sha256.pool.okkong.example:3333' });
    expect(rows[0]?.addresses.tls[0]?.url).toMatch(/^stratum\+ssl:\/\/sha256\.pool\.okkong\.example:\d+$/);
  });

  it('names the coins that machines of an algorithm can mine today', () => {
    expect(table().rows.map(({ details }) => details)).toEqual([['BTC', 'BCH', 'BSV', 'AI(BTC)', 'FB'], ['ETC'], ['LTC + DOGE']]);
  });

  it('tells which algorithms have no public address', () => {
    expect(table().unserved).toEqual(['KawPow', 'Octopus', 'Autolykos2', 'Blake3', 'kHeavyHash']);
  });

  it('adds what the setting names, also without TLS ports', () => {
    const { rows, unserved } = table('SHA256=btc.pool.io,kHeavyHash=kas.pool.io:5555/443');
    expect(rows.find(({ algorithm }) => algorithm === 'SHA256')).toMatchObject({ isExample: false });
    const kas = rows.find(({ algorithm }) => algorithm === 'kHeavyHash');
    expect(kas?.details).toEqual(['KAS']);
    expect(kas?.addresses.plain.map(({ port }) => port)).toEqual([5555, 443]);
    expect(kas?.addresses.tls).toEqual([]);
    expect(unserved).not.toContain('kHeavyHash');
  });

  it('names none but the coins of the pool, and those mined along with them', () => {
    const { rows, unserved, unservedCoin } = table('SHA256=btc.pool.io', [
      listed(1),
      listed(4),
      listed(6, 1),
      { coinType: 2, isShow: 0, isAux: 0 },
    ]);
    expect(rows.map(({ details }) => details)).toEqual([['BTC']]);
    expect(unserved).toEqual(['Scrypt']);
    expect(unservedCoin).toBe('');
    expect(table('Scrypt=ltc.pool.io', [listed(4)]).rows.map(({ details }) => details)).toEqual([['LTC + DOGE']]);
  });

  it('has a row for a coin with a host of its own, and names a coin without one where its algorithm has one elsewhere', () => {
    const { rows, unserved } = table('BTC=btc.pool.io:3333,BCH=bch.pool.io:3334', [listed(1), listed(2), listed(3)]);
    expect(rows.map(({ name, details }) => [name, details])).toEqual([
      ['BTC', ['SHA256']],
      ['BCH', ['SHA256']],
    ]);
    expect(unserved).toEqual(['BSV']);
  });
});

it('takes an address apart without losing a letter', () => {
  const url = 'stratum+ssl://sha256.pool.okkong.example:3334';
  const { scheme, host, port } = addressParts(url);
  expect(host).toBe('sha256.pool.okkong.example');
  expect(scheme + host + port).toBe(url);
});
