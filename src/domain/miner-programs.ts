import type { Algorithm } from './coin.ts';
import type { StratumSecurity } from './stratum.ts';

/** Where one machine connects: the host of its algorithm, ports in the order to try them, and as whom. */
export interface MinerTarget {
  readonly host: string;
  readonly ports: readonly number[];
  readonly security: StratumSecurity;
  /** Wallet or account, a dot, the worker's name. */
  readonly user: string;
}

/** A mining program for computers: how it calls the algorithms that it mines, and its command line. */
interface MinerProgram {
  readonly kind: 'program';
  readonly id: string;
  readonly name: string;
  /** Makers of the cards that it runs on. */
  readonly cards: string;
  readonly algorithms: Readonly<Partial<Record<Algorithm, string>>>;
  readonly line: (algorithm: string, target: MinerTarget) => string;
}

/** What an ASIC miner runs: its web page takes pools as addresses, or host and port in two fields. Its steps are `rack-card:families.<id>`. */
interface MinerFirmware {
  readonly kind: 'firmware';
  readonly id: string;
  readonly algorithms: readonly Algorithm[];
  readonly entry: 'address' | 'host-and-port';
  /** Makers of the machines that come with it. */
  readonly makers: readonly string[];
}

const perPool = ({ ports }: MinerTarget, part: (port: number) => string) => ports.map(part).join(' ');
const listed = ({ ports }: MinerTarget, part: (port: number) => string | number) => ports.map(part).join(',');
const stratum = ({ security, host }: MinerTarget) => `${security === 'tls' ? 'stratum+ssl' : 'stratum+tcp'}://${host}`;
const isTls = ({ security }: MinerTarget) => security === 'tls';

/** Every program and firmware that the site says how to set up, by their own manuals. Programs take all pools in fail-over order. */
const miners = [
  {
    kind: 'program',
    id: 'lolminer',
    name: 'lolMiner',
    cards: 'AMD, NVIDIA',
    algorithms: { Etchash: 'ETCHASH', Ethash: 'ETHASH', Autolykos2: 'AUTOLYKOS2', Blake3: 'ALEPH', kHeavyHash: 'KASPA' },
    line: (algorithm, target) =>
      `lolMiner --algo ${algorithm} ${perPool(target, (port) => `--pool ${target.host}:${port} --user ${target.user} --pass x --tls ${isTls(target) ? 'on' : 'off'}`)}`,
  },
  {
    kind: 'program',
    id: 't-rex',
    name: 'T-Rex',
    cards: 'NVIDIA',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Octopus: 'octopus', Autolykos2: 'autolykos2', Blake3: 'blake3' },
    line: (algorithm, target) =>
      `t-rex -a ${algorithm} ${perPool(target, (port) => `-o ${stratum(target)}:${port} -u ${target.user} -p x`)}`,
  },
  {
    kind: 'program',
    id: 'teamredminer',
    name: 'TeamRedMiner',
    cards: 'AMD',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Autolykos2: 'autolykos2', kHeavyHash: 'kas' },
    line: (algorithm, target) =>
      `teamredminer -a ${algorithm} ${perPool(target, (port) => `-o ${stratum(target)}:${port} -u ${target.user} -p x`)}`,
  },
  {
    kind: 'program',
    id: 'gminer',
    name: 'GMiner',
    cards: 'AMD, NVIDIA',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Octopus: 'octopus', Autolykos2: 'autolykos2' },
    line: (algorithm, target) =>
      `miner --algo ${algorithm} ${perPool(target, (port) => `--server ${target.host}:${port} --user ${target.user} --ssl ${isTls(target) ? 1 : 0}`)}`,
  },
  {
    kind: 'program',
    id: 'srbminer',
    name: 'SRBMiner-MULTI',
    cards: 'AMD, NVIDIA, Intel',
    algorithms: { Etchash: 'etchash', Ethash: 'ethash', KawPow: 'kawpow', Autolykos2: 'autolykos2' },
    // Lists of one algorithm have commas: the first of each belongs to the first pool.
    line: (algorithm, target) =>
      `SRBMiner-MULTI --disable-cpu --algorithm ${algorithm} --pool ${listed(target, (port) => `${target.host}:${port}`)} --wallet ${listed(target, () => target.user)} --password x --tls ${listed(target, () => String(isTls(target)))}`,
  },
  {
    kind: 'program',
    id: 'xmrig',
    name: 'XMRig',
    cards: 'AMD, NVIDIA',
    algorithms: { KawPow: 'kawpow' },
    line: (algorithm, target) =>
      `xmrig --no-cpu --opencl --cuda -a ${algorithm} ${perPool(target, (port) => `-o ${target.host}:${port} -u ${target.user} -p x${isTls(target) ? ' --tls' : ''}`)}`,
  },
  {
    kind: 'firmware',
    id: 'antminer',
    algorithms: ['SHA256', 'Scrypt', 'Etchash', 'kHeavyHash', 'Blake3'],
    entry: 'address',
    makers: ['Bitmain'],
  },
  { kind: 'firmware', id: 'whatsminer', algorithms: ['SHA256'], entry: 'address', makers: ['MicroBT'] },
  { kind: 'firmware', id: 'avalon', algorithms: ['SHA256'], entry: 'address', makers: ['Canaan'] },
  { kind: 'firmware', id: 'bitaxe', algorithms: ['SHA256'], entry: 'host-and-port', makers: ['Bitaxe'] },
  { kind: 'firmware', id: 'braiins', algorithms: ['SHA256'], entry: 'address', makers: [] },
  { kind: 'firmware', id: 'luxos', algorithms: ['SHA256'], entry: 'address', makers: [] },
  { kind: 'firmware', id: 'vnish', algorithms: ['SHA256', 'Scrypt'], entry: 'address', makers: [] },
  { kind: 'firmware', id: 'goldshell', algorithms: ['Scrypt', 'kHeavyHash'], entry: 'address', makers: ['Goldshell'] },
  { kind: 'firmware', id: 'iceriver', algorithms: ['kHeavyHash', 'Blake3'], entry: 'address', makers: ['IceRiver'] },
  { kind: 'firmware', id: 'jasminer', algorithms: ['Etchash'], entry: 'address', makers: ['Jasminer'] },
] as const satisfies readonly (MinerProgram | MinerFirmware)[];

type MinerRow = (typeof miners)[number];
export type MinerId = MinerRow['id'];
export type FirmwareId = Extract<MinerRow, { kind: 'firmware' }>['id'];

/** A program's command line for one target. */
export interface CommandLine {
  readonly id: MinerId;
  readonly name: string;
  readonly cards: string;
  readonly line: string;
}

/** The command lines for an algorithm, one a program that mines it; none for what only ASIC miners mine (from the programs' manuals). */
export function commandLines(algorithm: string, target: MinerTarget): readonly CommandLine[] {
  return miners.flatMap((row) => {
    if (row.kind !== 'program') return [];
    const { id, name, cards, line }: MinerProgram & { id: MinerId } = row;
    const own = new Map(Object.entries(row.algorithms)).get(algorithm);
    return own === undefined ? [] : [{ id, name, cards, line: line(own, target) }];
  });
}

/** A command line in the pieces that it may be broken between: the program, then each option with its value. */
export const commandParts = (line: string): readonly string[] => line.split(/ (?=-)/);

/** An ASIC miner's firmware for an algorithm, and how its page takes a pool. */
export type Firmware = Pick<Extract<MinerRow, { kind: 'firmware' }>, 'id' | 'entry'>;

/** The firmware that mines an algorithm, in the order of the table. */
export function firmwareOf(algorithm: string): readonly Firmware[] {
  return miners.flatMap((row) => (row.kind === 'firmware' && row.algorithms.some((each) => each === algorithm) ? [row] : []));
}

/** What comes on the machines of a maker, as the list of machines calls it; undefined for one without a page of its own here. */
export function firmwareOfMaker(maker: string): FirmwareId | undefined {
  return miners.flatMap((row) => (row.kind === 'firmware' && row.makers.some((each) => each === maker) ? [row.id] : []))[0];
}

/** A program or firmware by a text that may be its id. */
export function readMinerId(text: string | undefined): MinerId | undefined {
  return miners.find(({ id }) => id === text)?.id;
}

/** Names that some firmware cuts off: Avalon's after 63 characters. */
export const SHORTEST_USER_LIMIT = 63;
