import type { DailyNews, NewsCoin } from '#src/contracts/content.ts';
import { inEveryLanguage, type Language } from '#src/contracts/languages.ts';
import { beijingDate, beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import { product } from '#src/domain/known.ts';
import { ANCHOR_MS } from './anchors.ts';
import type { MarketSnapshot } from './market-types.ts';
import { newsChain, unbroken } from './news-chain.ts';
import { newsFacts } from './news-facts.ts';
import { newsItems } from './news-text.ts';
import { type RowParts, sideField } from './pool-rows.ts';
import { wireNumberOrNull } from './wire.ts';

/** The first whole Beijing day of the model's time: there is no newspaper of a day before it. */
export const FIRST_EDITION_MS = beijingDayStart(ANCHOR_MS) + DAY_MS;

function newsCoin(snapshot: MarketSnapshot, row: RowParts): NewsCoin {
  const { coin, market, income, usdCny } = row;
  return {
    coinType: coin.id,
    coinName: coin.symbol,
    ...sideField(row),
    price: wireNumberOrNull(market.priceUsd),
    priceIncrRatio: wireNumberOrNull(market.priceChange24h),
    networkHashrate: wireNumberOrNull(market.networkHashrateHs),
    difficulty: wireNumberOrNull(market.difficulty),
    nextdiff: wireNumberOrNull(market.nextDifficulty),
    adjustTime: market.adjustInSeconds,
    dayIncome: wireNumberOrNull(income?.coins),
    dayIncomeUnit: coin.unit,
    dayIncomeMoney: wireNumberOrNull(product(income?.usd, usdCny)),
    dayIncomeUsd: wireNumberOrNull(income?.usd),
    prices: unbroken(snapshot.daily(coin.id), ({ priceUsd }) => priceUsd),
    chain: newsChain(snapshot, row),
  };
}

/**
 * The newspaper of the snapshot's Beijing day in each language: figures of the listed coins in their order, and items written out of
 * those same figures. Coins that are not shown stay out of it.
 */
export function dailyNews(snapshot: MarketSnapshot, rows: readonly RowParts[]): (language: Language) => DailyNews {
  const listed = rows.filter(({ settings }) => settings.isShow);
  const frame = {
    date: beijingDate(snapshot.atMs),
    firstDate: beijingDate(snapshot.firstEditionMs ?? FIRST_EDITION_MS),
    priceFrom: listed.find(({ market }) => market.asOf?.priceFrom)?.market.asOf?.priceFrom,
    coins: listed.map((row) => newsCoin(snapshot, row)),
  };
  const facts = newsFacts(snapshot, listed);
  return inEveryLanguage((language) => ({ ...frame, news: newsItems(facts, language) }));
}
