import type { PoolCoinInfo } from '#src/contracts/pool.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import type { Answer } from '#src/lib/answer.ts';
import { coinInfoQuery, openCoinInfoQuery } from '#src/parts/coin-queries.ts';
import { useAnswer } from '#src/state/use-answer.ts';
import { LANDING_INFO_IDS } from './pool.constants.ts';

/** What is known of the coin of an open row. */
export interface OpenCoin {
  info: PoolCoinInfo | undefined;
  /** The answer that holds it: age and origin of the figures. */
  answer: Answer<unknown> | undefined;
  /** The newest attempt failed; what is shown is older. */
  hasFailed: boolean;
  isFetching: boolean;
  isLoading: boolean;
  ask: () => void;
}

/** The info of an open row, asked anew whenever it opens (spec 4). Until it is here, and offline, what the table's own call has told. */
export function useOpenCoin(coin: Coin, knownInfo: PoolCoinInfo | undefined): OpenCoin {
  // The contract knows the coins of the catalogue only.
  const isAsked = coinById(coin.id) !== undefined;
  const own = useAnswer({ ...openCoinInfoQuery(coin.id), enabled: isAsked });
  // Only looked up: the table asks for it.
  const landing = useAnswer({ ...coinInfoQuery(LANDING_INFO_IDS), enabled: false });
  const [known] = [own.data, landing.data].flatMap((answer) => {
    const info = answer?.data.find((row) => row.coinType === coin.id);
    return answer && info ? [{ info, answer }] : [];
  });
  return {
    info: known?.info ?? knownInfo,
    answer: known?.answer,
    hasFailed: own.isError,
    isFetching: own.isFetching,
    isLoading: isAsked && own.isPending,
    ask: () => void own.refetch(),
  };
}
