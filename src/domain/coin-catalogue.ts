import type { CoinSymbol } from './chain-ids.ts';
import type { CoinRow } from './coin.ts';
import { difficultyUnits } from './difficulty.ts';

const HASHES_AT_DIFFICULTY_ONE = 2 ** 32;

const { K, M, G, T, P } = difficultyUnits;

/** What most coins share; a row states what differs. */
const common = {
  parallelChains: 1,
  mostApart: 4 / 3,
  retargetBlocks: null,
  adjustsEvery: { count: 1, of: 'blocks' },
  auxiliaryOf: null,
  proofOfWorkEndedAtMs: null,
} as const;

const sha256 = {
  ...common,
  algorithm: 'SHA256',
  stratumAlgorithm: 'SHA256',
  hashesPerDifficultyUnit: HASHES_AT_DIFFICULTY_ONE,
  blockTimeS: 600,
  blocksPerDay: 144,
  unit: 'TH/s',
  marketUnit: 'PH/s',
  hashrateUnit: 'TH/s',
  chartUnit: 'TH/s',
  calculatorUnit: 'TH/s',
  estimatorUnits: ['TH/s', 'PH/s'],
} as const;

const scrypt = {
  ...common,
  algorithm: 'Scrypt',
  stratumAlgorithm: 'Scrypt',
  hashesPerDifficultyUnit: HASHES_AT_DIFFICULTY_ONE,
  unit: 'MH/s',
  marketUnit: 'GH/s',
  hashrateUnit: 'MH/s',
  chartUnit: 'MH/s',
  calculatorUnit: 'TH/s',
  estimatorUnits: ['MH/s', 'GH/s', 'TH/s'],
  difficultyUnit: M,
} as const;

// One hash a second of these two earns less than the eighth decimal: profit is per MH/s, figures and charts in H/s.
const ethash = {
  ...common,
  stratumAlgorithm: 'Ethash',
  hashesPerDifficultyUnit: 1,
  blockTimeS: 13.3,
  unit: 'MH/s',
  marketUnit: 'MH/s',
  hashrateUnit: 'H/s',
  chartUnit: 'H/s',
  estimatorUnits: ['MH/s', 'GH/s'],
  difficultyUnit: P,
} as const;

const megahash = {
  ...common,
  stratumAlgorithm: null,
  unit: 'MH/s',
  marketUnit: 'MH/s',
  hashrateUnit: 'MH/s',
  chartUnit: 'MH/s',
  calculatorUnit: 'GH/s',
  estimatorUnits: ['MH/s', 'GH/s'],
} as const;

const kawpow = {
  ...megahash,
  algorithm: 'KawPow',
  hashesPerDifficultyUnit: HASHES_AT_DIFFICULTY_ONE,
  blockTimeS: 60,
  blocksPerDay: 1440,
  difficultyUnit: K,
} as const;

/** The coins in the order of their ids; chain constants by each chain's own source. */
export const coinCatalogue: Readonly<Record<CoinSymbol, CoinRow>> = {
  BTC: {
    ...sha256,
    name: 'Bitcoin',
    chineseNames: '比特币 比特幣',
    retargetBlocks: 2016,
    calculatorUnit: 'PH/s',
    difficultyUnit: T,
  },
  BCH: {
    ...sha256,
    name: 'Bitcoin Cash',
    chineseNames: '比特币现金 比特幣現金 比特现金 比特現金',
    calculatorUnit: 'PH/s',
    difficultyUnit: G,
  },
  BSV: { ...sha256, name: 'Bitcoin SV', difficultyUnit: G },
  LTC: {
    ...scrypt,
    name: 'Litecoin',
    chineseNames: '莱特币 萊特幣',
    blockTimeS: 150,
    blocksPerDay: 576,
    retargetBlocks: 2016,
  },
  DOGE: {
    ...scrypt,
    name: 'Dogecoin',
    chineseNames: '狗狗币 狗狗幣',
    blockTimeS: 60,
    blocksPerDay: 1440,
    // Its difficulty follows the last block alone, and strays from the mean by a half and more.
    mostApart: 3,
    auxiliaryOf: 'LTC',
  },
  ETH: {
    ...ethash,
    name: 'Ethereum',
    chineseNames: '以太坊 以太币 以太幣',
    algorithm: 'Ethash',
    blocksPerDay: null,
    calculatorUnit: 'TH/s',
    proofOfWorkEndedAtMs: Date.UTC(2022, 8, 15, 6, 42),
  },
  'AI(BTC)': {
    ...sha256,
    name: 'AI(BTC)',
    apiName: 'aibtc',
    incomeSymbol: 'BTC',
    retargetBlocks: 2016,
    difficultyUnit: T,
  },
  ETC: {
    ...ethash,
    name: 'Ethereum Classic',
    chineseNames: '以太经典 以太經典',
    algorithm: 'Etchash',
    blocksPerDay: 6496,
    calculatorUnit: 'GH/s',
  },
  RVN: { ...kawpow, name: 'Ravencoin', chineseNames: '渡鸦币 渡鴉幣 瑞文币 瑞文幣' },
  CFX: {
    ...megahash,
    name: 'Conflux',
    chineseNames: '树图 樹圖',
    algorithm: 'Octopus',
    adjustsEvery: { count: 250, of: 'epochs' },
    hashesPerDifficultyUnit: 1,
    blockTimeS: 0.5,
    blocksPerDay: 172_800,
    difficultyUnit: T,
  },
  ERG: {
    ...megahash,
    name: 'Ergo',
    algorithm: 'Autolykos2',
    adjustsEvery: { count: 128, of: 'blocks' },
    hashesPerDifficultyUnit: 1,
    blockTimeS: 120,
    blocksPerDay: 720,
    difficultyUnit: P,
  },
  ALPH: {
    ...megahash,
    name: 'Alephium',
    algorithm: 'Blake3',
    marketUnit: 'TH/s',
    hashesPerDifficultyUnit: 16,
    blockTimeS: 8,
    parallelChains: 16,
    blocksPerDay: 172_800,
    difficultyUnit: P,
  },
  KAS: {
    ...megahash,
    name: 'Kaspa',
    chineseNames: '卡斯帕',
    algorithm: 'kHeavyHash',
    marketUnit: 'TH/s',
    hashesPerDifficultyUnit: 2,
    blockTimeS: 0.1,
    blocksPerDay: 864_000,
    calculatorUnit: 'TH/s',
    difficultyUnit: P,
  },
  AIPG: { ...kawpow, name: 'AI Power Grid' },
  FB: {
    ...sha256,
    name: 'Fractal Bitcoin',
    chineseNames: '分形比特币 分形比特幣',
    slug: 'fb',
    blockTimeS: 30,
    blocksPerDay: 2880,
    // One difficulty for its own blocks and another, many times higher, for those mined along with BTC: either is the network's.
    mostApart: Number.POSITIVE_INFINITY,
    unit: 'PH/s',
    hashrateUnit: 'PH/s',
    estimatorUnits: ['PH/s', 'EH/s'],
    difficultyUnit: T,
  },
};
