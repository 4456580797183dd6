import type { DifficultyAhead, Movement } from './news-facts.ts';
import { chineseDate, chineseDay } from './news-text.ts';
import type { NewsVoice } from './news-text.ts';

function priceMoved({ direction, text }: Movement): string {
  return direction === 'flat' ? '持平' : `${direction === 'up' ? '上涨' : '下跌'}${text}`;
}

const adjusted = ({ direction, text }: Movement): string => `${direction === 'up' ? '上调' : '下调'}${text}`;

function difficultyTitle({ symbol, change, fromText, adjustAtMs }: DifficultyAhead): string {
  const date = chineseDay(adjustAtMs);
  return change.direction === 'flat' ? `${symbol}难度预计${date}基本持平，约${fromText}` : `${symbol}难度预计${date}${adjusted(change)}`;
}

function goesTo({ change, toText }: DifficultyAhead): string {
  if (change.direction === 'flat') return `基本保持在${toText}`;
  return `${change.direction === 'up' ? '升' : '降'}至${toText}`;
}

function otherDifficulty(ahead: DifficultyAhead): string {
  const change = ahead.change.direction === 'flat' ? '' : `${adjusted(ahead.change)}，`;
  return `${ahead.symbol}预计${chineseDay(ahead.adjustAtMs)}调整，${change}${goesTo(ahead)}。`;
}

function breadth(risen: number, all: number): string {
  if (risen === 0) return `矿池${all}个币种24小时内无一上涨。`;
  if (risen === all) return `矿池${all}个币种24小时内全部上涨。`;
  return `矿池${all}个币种中，24小时内有${risen}个上涨。`;
}

/** The newspaper in Simplified Chinese. Gaps between Chinese and Latin come from the style sheet, not from typed spaces. */
export const chineseVoice: NewsVoice = {
  difficulty: (ahead, others) => ({
    title: difficultyTitle(ahead),
    summary:
      `全网算力为${ahead.networkText}。按当时的出块速度，预计${chineseDay(ahead.adjustAtMs)}进行下一次难度调整，` +
      `从${ahead.fromText}${goesTo(ahead)}。${others.map(otherDifficulty).join('')}`,
  }),
  best: (mover, { risen, all }) => ({
    title: `${mover.symbol}${mover.day.direction === 'up' ? '领涨' : '最为抗跌'}，24小时${priceMoved(mover.day)}，报${mover.priceText}美元`,
    summary: `近7天${mover.week.direction === 'flat' ? '' : '累计'}${priceMoved(mover.week)}。${breadth(risen, all)}`,
  }),
  worst: (mover) => ({
    title: `${mover.symbol}${mover.day.direction === 'down' ? '跌幅居首' : '涨幅最小'}，24小时${priceMoved(mover.day)}，报${mover.priceText}美元`,
    summary:
      `近7天${mover.week.direction === 'flat' ? '' : '累计'}${priceMoved(mover.week)}。` +
      `每${mover.unit}日收益约${mover.incomeText}，折合${mover.incomeUsdText}美元。`,
  }),
  cut: (cut) => ({
    title: `${cut.symbol}${cut.isHalving ? '减半' : '减产'}预计在${chineseDate(cut.atMs)}前后`,
    summary:
      `到区块高度${cut.heightText}时，区块奖励将从${cut.fromText} ${cut.symbol}降至${cut.toText} ${cut.symbol}，` +
      `还差${cut.blocksLeftText}个区块。`,
  }),
  income: (income) => ({
    title: `BTC每${income.unit}日收益${income.btcText} BTC`,
    summary:
      `已扣除${income.feeText}的矿池费，约合${income.usdText}美元、人民币${income.cnyText}元。` +
      `AI(BTC)的收益是普通BTC的${income.aiRatioText}倍，即每${income.unit}每天${income.aiText} BTC。`,
  }),
};
