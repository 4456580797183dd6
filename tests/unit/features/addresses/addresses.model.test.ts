import { describe, expect, it } from 'vitest';
import { parsePoolHosts } from '#src/domain/stratum.ts';
import { addressParts, addressTable } from '#src/features/addresses/addresses.model.ts';

const table = (setting?: string) => addressTable(parsePoolHosts(setting).endpoints);

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
    expect(table().rows.map(({ coinNames }) => coinNames)).toEqual([['BTC', 'BCH', 'BSV', 'AI(BTC)', 'FB'], ['ETC'], ['LTC + DOGE']]);
  });

  it('tells which algorithms have no public address', () => {
    expect(table().unserved).toEqual(['KawPow', 'Octopus', 'Autolykos2', 'Blake3', 'kHeavyHash']);
  });

  it('adds what the setting names, also without TLS ports', () => {
    const { rows, unserved } = table('SHA256=btc.pool.io,kHeavyHash=kas.pool.io:5555/443');
    expect(rows.find(({ algorithm }) => algorithm === 'SHA256')).toMatchObject({ isExample: false });
    const kas = rows.find(({ algorithm }) => algorithm === 'kHeavyHash');
    expect(kas?.coinNames).toEqual(['KAS']);
    expect(kas?.addresses.plain.map(({ port }) => port)).toEqual([5555, 443]);
    expect(kas?.addresses.tls).toEqual([]);
    expect(unserved).not.toContain('kHeavyHash');
  });
});

it('takes an address apart without losing a letter', () => {
  const url = 'stratum+ssl://sha256.pool.okkong.example:3334';
  const { scheme, host, port } = addressParts(url);
  expect(host).toBe('sha256.pool.okkong.example');
  expect(scheme + host + port).toBe(url);
});
