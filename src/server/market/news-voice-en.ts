import { beijingParts } from '#src/domain/days.ts';
import type { DifficultyAhead, Movement } from './news-facts.ts';
import type { NewsVoice } from './news-text.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function dayAndMonth(atMs: number): string {
  const { day, month } = beijingParts(atMs);
  return `${day} ${months[month - 1] ?? ''}`;
}

const fullDate = (atMs: number): string => `${dayAndMonth(atMs)} ${beijingParts(atMs).year}`;

const moved = ({ direction, text }: Movement): string => (direction === 'flat' ? 'unchanged' : `${direction} ${text}`);

function difficultyTitle({ symbol, change, fromText, adjustAtMs }: DifficultyAhead): string {
  const date = dayAndMonth(adjustAtMs);
  if (change.direction === 'flat') return `${symbol} difficulty to hold near ${fromText} on ${date}`;
  return `${symbol} difficulty set to ${change.direction === 'up' ? 'rise' : 'fall'} ${change.text} on ${date}`;
}

function otherDifficulty({ symbol, change, toText, adjustAtMs }: DifficultyAhead): string {
  return ` ${symbol} adjusts on ${dayAndMonth(adjustAtMs)}, ${moved(change)} ${change.direction === 'flat' ? 'at' : 'to'} ${toText}.`;
}

function breadth(risen: number, all: number): string {
  if (risen === 0) return `None of the ${all} coins in the pool rose in the last 24 hours.`;
  if (risen === all) return `All ${all} coins in the pool rose in the last 24 hours.`;
  return `Of the ${all} coins in the pool, ${risen} rose in the last 24 hours.`;
}

/** The newspaper in English. It is read on later days, too: what is to come has a date. */
export const englishVoice: NewsVoice = {
  difficulty: (ahead, others) => ({
    title: difficultyTitle(ahead),
    summary:
      `The network stands at ${ahead.networkText}. At this pace the next adjustment comes on ${dayAndMonth(ahead.adjustAtMs)}, ` +
      `taking difficulty from ${ahead.fromText} to ${ahead.toText}.${others.map(otherDifficulty).join('')}`,
  }),
  best: (mover, { risen, all }) => ({
    title:
      mover.day.direction === 'up'
        ? `${mover.symbol} leads the day, up ${mover.day.text} to $${mover.priceText}`
        : `${mover.symbol} holds up best, ${moved(mover.day)} at $${mover.priceText}`,
    summary: `Over seven days it is ${moved(mover.week)}. ${breadth(risen, all)}`,
  }),
  worst: (mover) => ({
    title:
      mover.day.direction === 'down'
        ? `${mover.symbol} gives back ${mover.day.text}, the most of the day, to $${mover.priceText}`
        : `${mover.symbol} brings up the rear, ${moved(mover.day)} at $${mover.priceText}`,
    summary: `Over seven days it is ${moved(mover.week)}. One ${mover.unit} earns ${mover.incomeText} a day, worth $${mover.incomeUsdText}.`,
  }),
  cut: (cut) => ({
    title: `${cut.symbol} ${cut.isHalving ? 'halving' : 'reward cut'} expected about ${fullDate(cut.atMs)}`,
    summary:
      `Block ${cut.heightText} takes the reward from ${cut.fromText} to ${cut.toText} ${cut.symbol}. ` +
      `Blocks remaining: ${cut.blocksLeftText}.`,
  }),
  income: (income) => ({
    title: `One ${income.unit} of BTC earns ${income.btcText} BTC a day`,
    summary:
      `Net of the pool's ${income.feeText} fee, that is worth $${income.usdText}, or ¥${income.cnyText}. ` +
      `AI(BTC) pays ${income.aiRatioText} times as much: ${income.aiText} BTC for each ${income.unit}.`,
  }),
};
