import { describe, expect, it } from 'vitest';
import { coinBySymbol, coins } from '#src/domain/coins.ts';
import { endpointOf, exampleEndpoints, isExampleHost, parsePoolHosts, stratumUrl } from '#src/domain/stratum.ts';

describe('addresses that are not set', () => {
  it('are reserved names with three ports each, plain and TLS', () => {
    const { endpoints, badPieces } = parsePoolHosts(undefined);
    expect(badPieces).toEqual([]);
    expect(endpoints).toEqual(exampleEndpoints());
    expect(endpoints).toEqual([
      {
        algorithm: 'SHA256',
        host: 'sha256.pool.okkong.example',
        ports: { plain: [3333, 443, 25], tls: [3334, 8443, 1300] },
        isExample: true,
      },
      {
        algorithm: 'Ethash',
        host: 'ethash.pool.okkong.example',
        ports: { plain: [8008, 443, 25], tls: [8009, 8443, 5555] },
        isExample: true,
      },
      {
        algorithm: 'Scrypt',
        host: 'scrypt.pool.okkong.example',
        ports: { plain: [8888, 443, 25], tls: [8889, 8443, 1300] },
        isExample: true,
      },
    ]);
  });

  it('are copied as whole URLs', () => {
    expect(stratumUrl('sha256.pool.okkong.example', 3333, 'plain')).toBe('stratum+tcp://sha256.pool.okkong.example:3333');
    expect(stratumUrl('sha256.pool.okkong.example', 3334, 'tls')).toBe('stratum+ssl://sha256.pool.okkong.example:3334');
  });

  it('serve the coins of SHA256, Ethash and Scrypt and no others', () => {
    const served = coins.filter((coin) => endpointOf(coin, exampleEndpoints()) !== undefined).map((coin) => coin.symbol);
    expect(served).toEqual(['BTC', 'BCH', 'BSV', 'LTC', 'DOGE', 'ETH', 'AI(BTC)', 'ETC', 'FB']);
  });
});

describe('parsePoolHosts', () => {
  it('has what is set and nothing else; a host without ports has those of its algorithm', () => {
    const { endpoints } = parsePoolHosts('sha256=BTC.pool.org');
    expect(endpoints[0]).toEqual({ ...exampleEndpoints()[0], host: 'btc.pool.org', isExample: false });
    expect(endpoints).toHaveLength(1);
  });

  it('adds an algorithm whose ports are stated', () => {
    const { endpoints } = parsePoolHosts('Scrypt=ltc.pool.org:3333/443:3334, KawPow=rvn.pool.org:6060/25');
    const rvn = coinBySymbol('RVN');
    expect(endpoints.find(({ algorithm }) => algorithm === 'Scrypt')?.ports).toEqual({ plain: [3333, 443], tls: [3334] });
    expect(rvn && endpointOf(rvn, endpoints)).toEqual({
      algorithm: 'KawPow',
      host: 'rvn.pool.org',
      ports: { plain: [6060, 25], tls: [] },
      isExample: false,
    });
  });

  it.each([
    ['SHA256', 'it is not like SHA256=btc.pool.example.com:3333'],
    ['SHA256=', 'it is not like SHA256=btc.pool.example.com:3333'],
    ['SHA256=a.org=b.org', 'it is not like SHA256=btc.pool.example.com:3333'],
    [
      '=btc.pool.org',
      'it begins neither with a coin nor with one of SHA256, Ethash, Scrypt, KawPow, Octopus, Autolykos2, Blake3, kHeavyHash',
    ],
    [
      'Equihash=zec.pool.org:1234',
      'it begins neither with a coin nor with one of SHA256, Ethash, Scrypt, KawPow, Octopus, Autolykos2, Blake3, kHeavyHash',
    ],
    ['KawPow=rvn.pool.org', 'it has no port, as in KawPow=rvn.pool.org:3333'],
    ['SHA256=btc.pool.org:0', 'a port is a number from 1 to 65535, several are parted by /'],
    ['SHA256=btc.pool.org:65536', 'a port is a number from 1 to 65535, several are parted by /'],
    ['SHA256=btc.pool.org:3333/x', 'a port is a number from 1 to 65535, several are parted by /'],
    ['SHA256=btc.pool.org:1:2:3', 'it has more than the plain and the TLS ports'],
    ['SHA256=btc..pool.org', "'btc..pool.org' is no host name"],
    ['SHA256=-btc.pool.org', "'-btc.pool.org' is no host name"],
    ['SHA256=btc.pool.org/path', "'btc.pool.org/path' is no host name"],
    ['SHA256=user@btc.pool.org', "'user@btc.pool.org' is no host name"],
    ['SHA256=localhost', "'localhost' is no host name"],
  ])('names %s as a piece that is left out, says why, and puts no example in its place', (piece, fault) => {
    expect(parsePoolHosts(piece)).toEqual({ endpoints: [], badPieces: [{ piece, fault }] });
  });

  it('has no ports beside the stated ones: a host with plain ports alone has no TLS', () => {
    expect(parsePoolHosts('Ethash=etc.pool.org:4073').endpoints[0]?.ports).toEqual({ plain: [4073], tls: [] });
  });

  it('gives a coin a host of its own, and leaves the rest of its algorithm where it is', () => {
    const { endpoints, badPieces } = parsePoolHosts('SHA256=btc.pool.org:3333,bch=btc.pool.org:3335:3336,LTC=ltc.pool.org:3032');
    const hostOf = (symbol: string) => {
      const coin = coinBySymbol(symbol);
      const endpoint = coin && endpointOf(coin, endpoints);
      return endpoint && `${endpoint.host}:${endpoint.ports.plain.join('/')}`;
    };
    expect(badPieces).toEqual([]);
    expect(['BTC', 'BSV', 'BCH', 'LTC', 'DOGE', 'ETC'].map(hostOf)).toEqual([
      'btc.pool.org:3333',
      'btc.pool.org:3333',
      'btc.pool.org:3335',
      'ltc.pool.org:3032',
      'ltc.pool.org:3032',
      undefined,
    ]);
  });

  it('asks for the ports of a coin, and knows none that is no longer mined', () => {
    expect(parsePoolHosts('BCH=bch.pool.org').badPieces).toEqual([
      { piece: 'BCH=bch.pool.org', fault: 'it has no port, as in BCH=bch.pool.org:3333' },
    ]);
    expect(parsePoolHosts('ETH=eth.pool.org:4444').badPieces).toHaveLength(1);
  });

  it('says the name of the site in the example addresses', () => {
    expect(parsePoolHosts(' ', 'berg-pool').endpoints[0]?.host).toBe('sha256.pool.berg-pool.example');
  });

  it.each([
    ['a.example', true],
    ['pool.example.com', true],
    ['pool.test', true],
    ['POOL.INVALID', true],
    ['example.pool.org', false],
    ['myexample', false],
    ['notexample.com', false],
  ])('%s is reserved: %s', (host, isReserved) => {
    expect(isExampleHost(host)).toBe(isReserved);
  });
});
