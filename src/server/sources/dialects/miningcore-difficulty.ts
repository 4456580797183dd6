import type { Coin } from '#src/domain/coins.ts';
import { aboveZero } from '../readings.ts';

/**
 * What the engine's difficulty is of the one that the coin's nodes report, by which the catalogue counts. It sends on the node's own of Bitcoin's kind (BTC, BCH,
 * BSV, LTC, DOGE, FB), of ProgPow (RVN, AIPG), of Ethash (ETC), of Autolykos (ERG) and of ALPH; that of KAS it multiplies by 2^256 / (2^255 - 1), which makes
 * hashes of it.
 */
const TIMES_THE_NODES: Readonly<Record<string, number>> = { KAS: 2 };

/** A difficulty of the engine's as a node reports it. */
export const nodesDifficulty = (coin: Coin, difficulty: number | null): number | null =>
  difficulty === null ? null : aboveZero(difficulty / (TIMES_THE_NODES[coin.symbol] ?? 1));
