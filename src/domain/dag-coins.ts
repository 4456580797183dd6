/** Start, growth per epoch and item size of dataset and light cache, in bytes. */
interface DagFamily {
  readonly init: number;
  readonly growth: number;
  readonly item: number;
  readonly cacheInit: number;
  readonly cacheGrowth: number;
}

/** A height seen at a time: what the calendar extrapolates from. */
export interface DagAnchor {
  readonly height: number;
  readonly atMs: number;
}

/** One coin of the DAG calculator. Where anchor or block time is null no public figure was found, and no date is estimated. */
export interface DagCoin {
  readonly symbol: string;
  readonly name: string;
  readonly algorithm: string;
  readonly family: 'ethash' | 'evrprogpow' | 'firopow' | 'octopus';
  readonly epochLength: number;
  readonly blockTimeS: number | null;
  readonly anchor: DagAnchor | null;
  /** 'history': the algorithm is no longer mined, so its epochs have no future dates. 'unsure': whether it is could not be verified. */
  readonly status: 'active' | 'unsure' | 'history';
}

const MIB = 2 ** 20;
const GIB = 2 ** 30;

const ethashCache = { cacheInit: 16 * MIB, cacheGrowth: 2 ** 17 } as const;

/** Sizes by family, from the reference sources of each (ethash, Evrmore, Firo, conflux-rust). */
export const dagFamilies: Readonly<Record<DagCoin['family'], DagFamily>> = {
  ethash: { init: GIB, growth: 8 * MIB, item: 128, ...ethashCache },
  evrprogpow: { init: 3 * GIB, growth: 8 * MIB, item: 128, ...ethashCache },
  firopow: { init: 1.5 * GIB, growth: 8 * MIB, item: 128, ...ethashCache },
  octopus: { init: 4 * GIB, growth: 16 * MIB, item: 256, cacheInit: 16 * MIB, cacheGrowth: 2 ** 16 },
};

/** The 24 coins of the DAG calculator. KawPow, FiroPow and Octopus are cousins of Ethash: the page names the algorithm. */
export const dagCoins: readonly DagCoin[] = [
  {
    symbol: 'ETC',
    name: 'Ethereum Classic',
    algorithm: 'Etchash',
    family: 'ethash',
    epochLength: 60_000,
    blockTimeS: 13.3,
    anchor: { height: 19_250_000, atMs: Date.UTC(2024, 1, 5) },
    status: 'active',
  },
  {
    symbol: 'ETH',
    name: 'Ethereum',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 13.3,
    anchor: { height: 15_537_393, atMs: Date.UTC(2022, 8, 15) },
    status: 'history',
  },
  {
    symbol: 'ETHW',
    name: 'EthereumPoW',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 13.5,
    anchor: { height: 15_537_394, atMs: Date.UTC(2022, 8, 15) },
    status: 'active',
  },
  {
    symbol: 'DIS',
    name: 'DisChain',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 13.5,
    anchor: { height: 15_537_394, atMs: Date.UTC(2022, 8, 15) },
    status: 'unsure',
  },
  {
    symbol: 'OCTA',
    name: 'OctaSpace',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 14,
    anchor: { height: 0, atMs: Date.UTC(2022, 5, 1) },
    status: 'unsure',
  },
  {
    symbol: 'CAU',
    name: 'Canxium',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: null,
    anchor: null,
    status: 'history',
  },
  {
    symbol: 'UBQ',
    name: 'Ubiq',
    algorithm: 'Ubqhash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 88,
    anchor: { height: 0, atMs: Date.UTC(2017, 0, 28) },
    status: 'unsure',
  },
  {
    symbol: 'EXP',
    name: 'Expanse',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: null,
    anchor: { height: 0, atMs: Date.UTC(2015, 8, 14) },
    status: 'history',
  },
  {
    symbol: 'CLO',
    name: 'Callisto',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 13.3,
    anchor: { height: 0, atMs: Date.UTC(2018, 1, 26) },
    status: 'history',
  },
  {
    symbol: 'MUSIC',
    name: 'Musicoin',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 15,
    anchor: null,
    status: 'history',
  },
  {
    symbol: 'ELLA',
    name: 'Ellaism',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 15,
    anchor: null,
    status: 'history',
  },
  {
    symbol: 'MIX',
    name: 'MIX Blockchain',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 15,
    anchor: null,
    status: 'history',
  },
  {
    symbol: 'EGEM',
    name: 'EtherGem',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 13,
    anchor: null,
    status: 'history',
  },
  {
    symbol: 'PIRL',
    name: 'Pirl',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 13,
    anchor: null,
    status: 'history',
  },
  {
    symbol: 'QKC',
    name: 'QuarkChain',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: 10,
    anchor: { height: 0, atMs: Date.UTC(2019, 3, 30) },
    status: 'unsure',
  },
  {
    symbol: 'ZIL',
    name: 'Zilliqa',
    algorithm: 'Ethash',
    family: 'ethash',
    epochLength: 30_000,
    blockTimeS: null,
    anchor: { height: 0, atMs: Date.UTC(2019, 0, 31) },
    status: 'history',
  },
  {
    symbol: 'RVN',
    name: 'Ravencoin',
    algorithm: 'KawPow',
    family: 'ethash',
    epochLength: 7_500,
    blockTimeS: 60.4,
    anchor: { height: 2_100_000, atMs: Date.UTC(2022, 0, 11) },
    status: 'active',
  },
  {
    symbol: 'EVR',
    name: 'Evrmore',
    algorithm: 'EvrProgPow',
    family: 'evrprogpow',
    epochLength: 12_000,
    blockTimeS: 60,
    anchor: { height: 0, atMs: Date.UTC(2022, 9, 29) },
    status: 'active',
  },
  {
    symbol: 'MEWC',
    name: 'Meowcoin',
    algorithm: 'MeowPow',
    family: 'ethash',
    epochLength: 7_500,
    blockTimeS: 60,
    anchor: { height: 0, atMs: Date.UTC(2022, 7, 28) },
    status: 'active',
  },
  {
    symbol: 'NEOX',
    name: 'Neoxa',
    algorithm: 'KawPow',
    family: 'ethash',
    epochLength: 7_500,
    blockTimeS: 60,
    anchor: { height: 0, atMs: Date.UTC(2022, 4, 1) },
    status: 'unsure',
  },
  {
    symbol: 'AIPG',
    name: 'AI Power Grid',
    algorithm: 'KawPow',
    family: 'ethash',
    epochLength: 7_500,
    blockTimeS: 60,
    anchor: { height: 0, atMs: Date.UTC(2023, 6, 3) },
    status: 'unsure',
  },
  {
    symbol: 'XNA',
    name: 'Neurai',
    algorithm: 'KawPow',
    family: 'ethash',
    epochLength: 7_500,
    blockTimeS: 60,
    anchor: { height: 0, atMs: Date.UTC(2023, 3, 17) },
    status: 'active',
  },
  {
    symbol: 'FIRO',
    name: 'Firo',
    algorithm: 'FiroPow',
    family: 'firopow',
    epochLength: 1_300,
    blockTimeS: 150,
    anchor: { height: 1_205_100, atMs: Date.UTC(2025, 10, 19) },
    status: 'active',
  },
  {
    symbol: 'CFX',
    name: 'Conflux',
    algorithm: 'Octopus',
    family: 'octopus',
    epochLength: 524_288,
    blockTimeS: 1.178,
    anchor: { height: 129_680_000, atMs: Date.UTC(2025, 8, 1) },
    status: 'active',
  },
];
