import { coinByCurveName } from '#src/contracts/pool.ts';
import { beijingDate } from '#src/domain/days.ts';
import { envelopeOfData } from '../http/envelope.ts';
import type { MarketResponses } from '../market/responses.ts';
import type { Editions } from '../market/editions.ts';
import type { Months } from '../market/months.ts';
import type { PriceYears } from '../market/price-years.ts';
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
  | 'poolMonth'
  | 'accountCalculate'
  | 'ethBlock'
  | 'blockQuery'
  | 'dailyNews'
>;

interface Written {
  readonly envelope: string;
}

/** Different coin lists are endless: beyond this many texts a tick, responses are written anew each time. */
const maxTexts = 500;
const unknownCoin: Refusal = { refusalCode: '404', messageKey: 'unknownCoin' };
const unknownMonth: Refusal = { refusalCode: '404', messageKey: 'unknownMonth' };
const unknownEdition: Refusal = { refusalCode: '404', messageKey: 'unknownEdition' };

/** Writes each response's text once per tick: the reads that every visitor repeats cost no more than a look-up. */
function createTexts(feed: () => MarketFeed) {
  const texts = new WeakMap<MarketResponses, Map<string, Written>>();
  return (key: string, dataOf: (responses: MarketResponses) => unknown) => {
    const responses = feed().current();
    const known = texts.get(responses) ?? new Map<string, Written>();
    texts.set(responses, known);
    const written = known.get(key) ?? { envelope: envelopeOfData(dataOf(responses)) };
    if (known.size < maxTexts) known.set(key, written);
    return { ...written, ...ofFeed(feed()) };
  };
}

/** The moment of a feed's figures, and where they come from. */
export const ofFeed = (feed: MarketFeed): { moment: ReturnType<MarketFeed['moment']>; origin: MarketFeed['origin'] } => ({
  moment: feed.moment(),
  origin: feed.origin,
});

/** What the market calls know of days that are over. */
interface MarketPast {
  editions(): Editions;
  months(): Months;
  readonly priceYears: PriceYears;
}

/**
 * The market calls, served out of the running tick; newspapers of days that are over out of their editions, months out of the days that are kept.
 * The database is read for the prices of a whole year alone.
 */
export function marketHandlers(feed: () => MarketFeed, { editions, months, priceYears }: MarketPast): MarketHandlers {
  const text = createTexts(feed);
  /** A height that no source reports is counted on from a public block: that is the model's way. */
  const heightOrigin = (symbol: string): MarketFeed['origin'] => (feed().current().isHeightReported(symbol) ? 'live' : 'simulated');
  return {
    poolCoinList: () => text('list', (responses) => responses.poolCoinList),
    poolCoinInfo: ({ coinList }) => text(`info ${coinList.join()}`, (responses) => responses.poolCoinInfo(coinList)),
    aiRevenueCurve: () => text('ai-curve', (responses) => responses.aiRevenueCurve),
    aiRevenueInfo: () => text('ai-info', (responses) => responses.aiRevenueInfo),
    poolHashrateCurve: ({ coin }) => {
      const known = coinByCurveName(coin);
      return known ? text(`pool-curve ${known.id}`, (responses) => responses.poolHashrateCurve(known.id)) : unknownCoin;
    },
    networkHashrateCurve: ({ coinId }) => text(`network-curve ${coinId}`, (responses) => responses.networkHashrateCurve(coinId)),
    priceCurve: async ({ coinId, year }) =>
      year === undefined
        ? text(`price-curve ${coinId}`, (responses) => responses.priceCurve(coinId))
        : { data: [...(await priceYears(coinId, year))], ...ofFeed(feed()) },
    poolMonth: async ({ month }) => {
      const data = await months().of(month);
      return data ? { data, ...ofFeed(feed()) } : unknownMonth;
    },
    accountCalculate: (request) => ({ data: feed().current().accountCalculate(request), ...ofFeed(feed()) }),
    ethBlock: () => ({ ...text('eth-block', (responses) => responses.ethBlock), origin: heightOrigin('ETC') }),
    blockQuery: ({ coin }) => {
      const data = feed().current().blockQuery(coin);
      return data ? { data, ...ofFeed(feed()), origin: heightOrigin(coin) } : unknownCoin;
    },
    dailyNews: ({ date }, { language }) => {
      const { nowMs } = feed().moment();
      if (date === undefined || date === beijingDate(nowMs)) return text(`news ${language}`, (responses) => responses.dailyNews(language));
      const edition = editions().of(date);
      return edition ? { data: edition.news(language), moment: { atMs: edition.atMs, nowMs } } : unknownEdition;
    },
  };
}
