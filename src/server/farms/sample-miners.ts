/** Machines of one kind in a sample farm. */
export interface RigGroup {
  /** What its workers are called: `<name>-01`. */
  readonly name: string;
  readonly count: number;
  /** Hashrate of one machine in H/s. */
  readonly machineHs: number;
  /** Chance 0..1 that a machine stands still once in a while, and for how long at most. */
  readonly outageChance: number;
  readonly longestOutageHours: number;
}

/** A farm of the embedded pool, by the address its income is paid to. */
export interface SampleMiner {
  readonly address: string;
  readonly rigs: readonly RigGroup[];
}

/**
 * The three sample miners of ETC. An address is the end of keccak-256 of 'OKKONG sample miner <n>': no one holds a key to it.
 * Machines and outages are illustrative: the hashrates are those of an E9 Pro, an X16-QE and a card of 96 MH/s.
 */
export const sampleMiners: readonly SampleMiner[] = [
  {
    address: '0xcB60a7D502962A206e698025C2545219E6f34915',
    rigs: [
      { name: 'hall-a', count: 12, machineHs: 3.68e9, outageChance: 0.3, longestOutageHours: 14 },
      { name: 'hall-b', count: 6, machineHs: 1.75e9, outageChance: 0.4, longestOutageHours: 30 },
      { name: 'spare', count: 1, machineHs: 1.75e9, outageChance: 1, longestOutageHours: 90 },
    ],
  },
  {
    address: '0xC862019986dB4397a6B9e00df36F12dE3d7b26F4',
    rigs: [{ name: 'shed', count: 6, machineHs: 1.75e9, outageChance: 0.4, longestOutageHours: 20 }],
  },
  {
    address: '0xd4cF81d9c98be18A5F0fb85bbBeEBa3e56b0ccB3',
    rigs: [{ name: 'rig', count: 3, machineHs: 384e6, outageChance: 0.5, longestOutageHours: 10 }],
  },
];
