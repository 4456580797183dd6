import { describe, expect, it } from 'vitest';
import { commandLines, familiesOf, type MinerTarget } from '#src/domain/miner-programs.ts';

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
  });

  it('call an algorithm as each program does, and leave out programs that do not mine it', () => {
    expect(lineOf('lolMiner', 'kHeavyHash')).toContain('--algo KASPA');
    expect(lineOf('TeamRedMiner', 'kHeavyHash')).toContain('-a kas');
    expect(commandLines('Octopus', target).map(({ name }) => name)).toEqual(['T-Rex', 'GMiner']);
    expect(commandLines('SHA256', target)).toEqual([]);
  });

  it.each([
    ['SHA256', ['antminer', 'whatsminer', 'avalon', 'braiins']],
    ['Scrypt', ['antminer', 'goldshell']],
    ['Etchash', ['antminer', 'jasminer']],
    ['KawPow', []],
  ])('families of %s', (algorithm, families) => expect(familiesOf(algorithm)).toEqual(families));
});
