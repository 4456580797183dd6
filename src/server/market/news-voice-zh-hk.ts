import type { DifficultyAhead, Movement } from './news-facts.ts';
import { chineseDate, chineseDay } from './news-text.ts';
import type { NewsVoice } from './news-text.ts';

function priceMoved({ direction, text }: Movement): string {
  return direction === 'flat' ? '持平' : `${direction === 'up' ? '升' : '跌'}${text}`;
}

const adjusted = ({ direction, text }: Movement): string => `${direction === 'up' ? '上調' : '下調'}${text}`;

function difficultyTitle({ symbol, change, fromText, adjustAtMs }: DifficultyAhead): string {
  const date = chineseDay(adjustAtMs);
  return change.direction === 'flat' ? `${symbol}難度料於${date}大致持平，約${fromText}` : `${symbol}難度料於${date}${adjusted(change)}`;
}

function goesTo({ change, toText }: DifficultyAhead): string {
  if (change.direction === 'flat') return `大致維持於${toText}`;
  return `${change.direction === 'up' ? '升' : '降'}至${toText}`;
}

function otherDifficulty(ahead: DifficultyAhead): string {
  const change = ahead.change.direction === 'flat' ? '' : `${adjusted(ahead.change)}，`;
  return `${ahead.symbol}料於${chineseDay(ahead.adjustAtMs)}調整，${change}${goesTo(ahead)}。`;
}

function breadth(risen: number, all: number): string {
  if (risen === 0) return `礦池${all}個幣種在24小時內全無升幅。`;
  if (risen === all) return `礦池${all}個幣種在24小時內全線上升。`;
  return `礦池${all}個幣種之中，${risen}個在24小時內上升。`;
}

/** The newspaper in Hong Kong written Chinese (glossary). Gaps between Chinese and Latin come from the style sheet, not from typed spaces. */
export const hongKongVoice: NewsVoice = {
  difficulty: (ahead, others) => ({
    title: difficultyTitle(ahead),
    summary:
      `全網算力為${ahead.networkText}。以當時的出塊速度計，料於${chineseDay(ahead.adjustAtMs)}再次調整難度，` +
      `由${ahead.fromText}${goesTo(ahead)}。${others.map(otherDifficulty).join('')}`,
  }),
  best: (mover, { risen, all }) => ({
    title: `${mover.symbol}${mover.day.direction === 'up' ? '升幅居首' : '最為抗跌'}，24小時${priceMoved(mover.day)}，報${mover.priceText}美元`,
    summary: `過去7日${mover.week.direction === 'flat' ? '' : '累計'}${priceMoved(mover.week)}。${breadth(risen, all)}`,
  }),
  worst: (mover) => ({
    title: `${mover.symbol}${mover.day.direction === 'down' ? '跌幅最大' : '升幅最小'}，24小時${priceMoved(mover.day)}，報${mover.priceText}美元`,
    summary:
      `過去7日${mover.week.direction === 'flat' ? '' : '累計'}${priceMoved(mover.week)}。` +
      `每${mover.unit}每日收益約${mover.incomeText}，約值${mover.incomeUsdText}美元。`,
  }),
  cut: (cut) => ({
    title: `${cut.symbol}${cut.isHalving ? '減半' : '減產'}預計在${chineseDate(cut.atMs)}前後`,
    summary:
      `到區塊高度${cut.heightText}時，區塊獎勵將由${cut.fromText} ${cut.symbol}減至${cut.toText} ${cut.symbol}，` +
      `尚餘${cut.blocksLeftText}個區塊。`,
  }),
  income: (income) => ({
    title: `BTC每${income.unit}每日收益${income.btcText} BTC`,
    summary:
      `已扣除${income.feeText}的礦池費用，約值${income.usdText}美元，即人民幣${income.cnyText}元。` +
      `AI(BTC)的收益為普通BTC的${income.aiRatioText}倍，即每${income.unit}每日${income.aiText} BTC。`,
  }),
};
