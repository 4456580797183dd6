import type { StratumSecurity } from './stratum.ts';

/** Where one machine connects: the hosts of its algorithm, ports in the order to try them, and as whom. */
export interface MinerTarget {
  readonly host: string;
  readonly ports: readonly number[];
  readonly security: StratumSecurity;
  /** Wallet or account, a dot, the worker's name. */
  readonly user: string;
}

/** A mining program for graphics cards: how it calls the algorithms that it mines, and its command line. */
interface MinerProgram {
  readonly name: string;
  /** Makers of the cards that it runs on. */
  readonly cards: string;
  readonly algorithms: Readonly<Record<string, string>>;
  readonly line: (algorithm: string, target: MinerTarget) => string;
}

const stratum = ({ security }: MinerTarget) => (security === 'tls' ? 'stratum+ssl://' : 'stratum+tcp://');
const perPool = (target: MinerTarget, part: (port: number) => string) => target.ports.map(part).join(' ');

/** The programs by their own manuals: each takes the pools in fail-over order, as its options repeat. */
const programs: readonly MinerProgram[] = [
  {
    name: 'lolMiner',
    cards: 'AMD, NVIDIA',
    algorithms: { Etchash: 'ETCHASH', Ethash: 'ETHASH', Autolykos2: 'AUTOLYKOS2', Blake3: 'ALEPH', kHeavyHash: 'KASPA' },
    line: (algorithm, target) =>
      `lolMiner --algo ${algorithm} ${perPool(target, (port) => `--pool ${target.host}:${port} --user ${target.user} --pass x --tls ${target.security === 'tls' ? 'on' : 'off'}`)}`,
  },
  {
    name: 'T-Rex',
    cards: 'NVIDIA',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Octopus: 'octopus', Autolykos2: 'autolykos2', Blake3: 'blake3' },
    line: (algorithm, target) =>
      `t-rex -a ${algorithm} ${perPool(target, (port) => `-o ${stratum(target)}${target.host}:${port} -u ${target.user} -p x`)}`,
  },
  {
    name: 'TeamRedMiner',
    cards: 'AMD',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Autolykos2: 'autolykos2', kHeavyHash: 'kas' },
    line: (algorithm, target) =>
      `teamredminer -a ${algorithm} ${perPool(target, (port) => `-o ${stratum(target)}${target.host}:${port} -u ${target.user} -p x`)}`,
  },
  {
    name: 'GMiner',
    cards: 'AMD, NVIDIA',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Octopus: 'octopus', Autolykos2: 'autolykos2' },
    line: (algorithm, target) =>
      `miner --algo ${algorithm} ${perPool(target, (port) => `--server ${target.host}:${port} --user ${target.user} --ssl ${target.security === 'tls' ? 1 : 0}`)}`,
  },
];

/** The command lines for an algorithm, one a program that mines it; none for what only ASIC miners mine (from the programs' manuals). */
export function commandLines(algorithm: string, target: MinerTarget): readonly { name: string; cards: string; line: string }[] {
  return programs.flatMap(({ name, cards, algorithms, line }) => {
    const own = algorithms[algorithm];
    return own === undefined ? [] : [{ name, cards, line: line(own, target) }];
  });
}

/** Families of ASIC miners by their web pages, for the algorithms that they are built for. */
const families = {
  antminer: ['SHA256', 'Scrypt', 'Etchash', 'kHeavyHash', 'Blake3'],
  whatsminer: ['SHA256'],
  avalon: ['SHA256'],
  braiins: ['SHA256'],
  goldshell: ['Scrypt', 'kHeavyHash'],
  iceriver: ['kHeavyHash', 'Blake3'],
  jasminer: ['Etchash'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MinerFamily = keyof typeof families;
const familyNames: readonly MinerFamily[] = ['antminer', 'whatsminer', 'avalon', 'braiins', 'goldshell', 'iceriver', 'jasminer'];

/** The families that mine an algorithm. */
export function familiesOf(algorithm: string): readonly MinerFamily[] {
  return familyNames.filter((name) => families[name].some((each) => each === algorithm));
}

/** Names that some firmware cuts off: Avalon's after 63 characters. */
export const SHORTEST_USER_LIMIT = 63;
