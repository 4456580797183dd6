import { describe, expect, it } from 'vitest';
import { commandLines, commandParts, firmwareOf, firmwareOfMaker, type MinerTarget, readMinerId } from '#src/domain/miner-programs.ts';

const target: MinerTarget = { host: 'etc.pool.io', ports: [8008, 443], security: 'plain', user: '0xabc.rig01' };
const lineOf = (name: string, algorithm: string, given = target) => commandLines(algorithm, given).find((each) => each.name === name)?.line;

describe('command lines of mining programs', () => {
  it('name every pool in fail-over order, each with its user', () => {
    expect(lineOf('T-Rex', 'Etchash')).toBe(
      't-rex -a etchash -o stratum+tcp://etc.pool.io:8008 -u 0xabc.rig01 -p x -o stratum+tcp://etc.pool.io:443 -u 0xabc.rig01 -p x',
    );
    expect(lineOf('lolMiner', 'Etchash')).toBe(
      'lolMiner --algo ETCHASH --pool etc.pool.io:8008 --user 0xabc.rig01 --pass x --tls off --pool etc.pool.io:443 --user 0xabc.rig01 --pass x --tls off',
    );
  });

  it('switch each program to TLS in its own way', () => {
    const tls = { ...target, ports: [8009], security: 'tls' } as const;
    expect(lineOf('TeamRedMiner', 'Etchash', tls)).toContain('-o stratum+ssl://etc.pool.io:8009');
    expect(lineOf('lolMiner', 'Etchash', tls)).toContain('--tls on');
    expect(lineOf('GMiner', 'Etchash', tls)).toContain('--ssl 1');
    expect(lineOf('SRBMiner-MULTI', 'Etchash', tls)).toContain('--tls true');
    expect(lineOf('XMRig', 'KawPow', tls)).toBe('xmrig --no-cpu --opencl --cuda -a kawpow -o etc.pool.io:8009 -u 0xabc.rig01 -p x --tls');
  });

  it('call an algorithm as each program does, and leave out programs that do not mine it', () => {
    expect(lineOf('lolMiner', 'kHeavyHash')).toContain('--algo KASPA');
    expect(lineOf('TeamRedMiner', 'kHeavyHash')).toContain('-a kas');
    expect(lineOf('SRBMiner-MULTI', 'Etchash')).toBe(
      'SRBMiner-MULTI --disable-cpu --algorithm etchash --pool etc.pool.io:8008,etc.pool.io:443 --wallet 0xabc.rig01,0xabc.rig01 --password x --tls false,false',
    );
    expect(commandLines('Octopus', target).map(({ name }) => name)).toEqual(['T-Rex', 'GMiner']);
    expect(commandLines('SHA256', target)).toEqual([]);
  });

  it('are broken between options alone', () => {
    expect(commandParts(lineOf('T-Rex', 'Etchash', { ...target, ports: [8008], user: '0xabc.rig-01' }) ?? '')).toEqual([
      't-rex',
      '-a etchash',
      '-o stratum+tcp://etc.pool.io:8008',
      '-u 0xabc.rig-01',
      '-p x',
    ]);
  });
});

describe('firmware', () => {
  it.each([
    ['SHA256', ['antminer', 'whatsminer', 'avalon', 'bitaxe', 'braiins', 'luxos', 'vnish']],
    ['Scrypt', ['antminer', 'vnish', 'goldshell']],
    ['Etchash', ['antminer', 'jasminer']],
    ['KawPow', []],
  ])('of %s', (algorithm, ids) => expect(firmwareOf(algorithm).map(({ id }) => id)).toEqual(ids));

  it('of a Bitaxe takes host and port apart', () => {
    expect(firmwareOf('SHA256').flatMap(({ id, entry }) => (entry === 'host-and-port' ? [id] : []))).toEqual(['bitaxe']);
  });

  it('is found by the maker of a machine, and by its id', () => {
    expect(['Bitmain', 'MicroBT', 'Canaan', 'Bitaxe', 'Bitdeer'].map(firmwareOfMaker)).toEqual([
      'antminer',
      'whatsminer',
      'avalon',
      'bitaxe',
      undefined,
    ]);
    expect(['lolminer', 'bitaxe', 'nothing', undefined].map(readMinerId)).toEqual(['lolminer', 'bitaxe', undefined, undefined]);
  });
});
