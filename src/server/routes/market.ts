import { coinByCurveName } from '#src/contracts/pool.ts';
import { envelopeOfData } from '../http/envelope.ts';
import type { MarketAnswers } from '../market/answers.ts';
import type { MarketFeed } from '../market/tick.ts';
import type { Handlers, Refusal } from './handlers.ts';

type MarketHandlers = Pick<
  Handlers,
  | 'poolCoinList'
  | 'poolCoinInfo'
  | 'aiRevenueCurve'
  | 'aiRevenueInfo'
  | 'poolHashrateCurve'
  | 'networkHashrateCurve'
  | 'priceCurve'
  | 'accountCalculate'
  | 'ethBlock'
  | 'blockQuery'
  | 'dailyNews'
>;

interface Written {
  readonly envelope: string;
}

/** Different coin lists are endless: beyond this many texts a tick, answers are written anew each time. */
const maxTexts = 500;
const unknownCoin: Refusal = { refusalCode: '404', messageKey: 'unknownCoin' };

/** Writes each answer's text once per tick: the reads that every visitor repeats cost no more than a look-up (decision F1). */
function createTexts(feed: () => MarketFeed) {
  const texts = new WeakMap<MarketAnswers, Map<string, Written>>();
  return (key: string, dataOf: (answers: MarketAnswers) => unknown): Written => {
    const answers = feed().current();
    const known = texts.get(answers) ?? new Map<string, Written>();
    texts.set(answers, known);
    const written = known.get(key) ?? { envelope: envelopeOfData(dataOf(answers)) };
    if (known.size < maxTexts) known.set(key, written);
    return written;
  };
}

/** The market calls, answered out of the running tick; the database is not asked. */
export function marketHandlers(feed: () => MarketFeed): MarketHandlers {
  const text = createTexts(feed);
  return {
    poolCoinList: () => text('list', (answers) => answers.poolCoinList),
    poolCoinInfo: ({ coinList }) => text(`info ${coinList.join()}`, (answers) => answers.poolCoinInfo(coinList)),
    aiRevenueCurve: () => text('ai-curve', (answers) => answers.aiRevenueCurve),
    aiRevenueInfo: () => text('ai-info', (answers) => answers.aiRevenueInfo),
    poolHashrateCurve: ({ coin }) => {
      const known = coinByCurveName(coin);
      return known ? text(`pool-curve ${known.id}`, (answers) => answers.poolHashrateCurve(known.id)) : unknownCoin;
    },
    networkHashrateCurve: ({ coinId }) => text(`network-curve ${coinId}`, (answers) => answers.networkHashrateCurve(coinId)),
    priceCurve: ({ coinId }) => text(`price-curve ${coinId}`, (answers) => answers.priceCurve(coinId)),
    accountCalculate: (request) => ({ data: feed().current().accountCalculate(request) }),
    ethBlock: () => text('eth-block', (answers) => answers.ethBlock),
    blockQuery: ({ coin }) => {
      const data = feed().current().blockQuery(coin);
      return data ? { data } : unknownCoin;
    },
    dailyNews: (_request, { language }) => text(`news ${language}`, (answers) => answers.dailyNews(language)),
  };
}
