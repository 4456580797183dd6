import { isLoadingAt } from '#src/domain/chain-heights.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { hashratesOfDifficulty, isContradiction } from '#src/domain/network-agreement.ts';
import type { Finding, NodeReading, PoolReading } from '../readings.ts';
import { hashrateText } from './figure-text.ts';

type Network = Pick<PoolReading, 'difficulty' | 'networkHashrateHs' | 'blockTimeS'>;

/** The network's figures of one reading, as the domain judges them. */
const networkOf = ({ difficulty, networkHashrateHs, blockTimeS }: Network) => ({
  difficulty: difficulty?.value,
  hashrateHs: networkHashrateHs?.value,
  blockTimeS: blockTimeS?.value,
});

/** A reading without the figures that contradict each other: no income may be counted from either. */
export function withoutContradiction<T extends NodeReading | PoolReading | undefined>(coin: Coin, from: T): T {
  if (!from || !isContradiction(coin, networkOf(from))) return from;
  const withheld = { difficulty: null, networkHashrateHs: null };
  return { ...from, ...withheld, ...('nextDifficulty' in from && { nextDifficulty: null }) };
}

/** What to report of a reading whose difficulty and hashrate contradict each other. */
export function contradictionFindings(coin: Coin, from: Network): readonly Finding[] {
  const [rate] = hashratesOfDifficulty(coin, networkOf(from));
  if (rate === undefined || !isContradiction(coin, networkOf(from))) return [];
  const reported = hashrateText(from.networkHashrateHs?.value ?? 0);
  const sentence = `The ${coin.symbol} network has ${hashrateText(rate)} by the difficulty and ${reported} as it is told: both are withheld, and no income is made of them.`;
  return [{ about: `network of ${coin.symbol}`, sentence }];
}

/** A pool's reading without the network of a node that is still loading its chain, where difficulty is next to nothing; and what to report of that. */
export function withoutLoading(coinId: number, from: PoolReading): readonly [PoolReading, readonly Finding[]] {
  const { height } = from;
  if (!height || !isLoadingAt(coinId, height.value)) return [from, []];
  const symbol = coinById(coinId)?.symbol ?? '';
  const sentence = `Its node of ${symbol} stands at block ${height.value} and is still loading its chain: its network is left out.`;
  const withheld = { difficulty: null, networkHashrateHs: null, height: null, blockTimeS: null };
  return [{ ...from, ...withheld }, [{ about: `loading of ${symbol}`, sentence }]];
}
