import type { TFunction } from 'i18next';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import type { ForecastKind } from '#src/domain/machine-course.ts';
import type { RewardCut } from '#src/domain/rewards.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import type { CoinMarket } from '../market.ts';
import type { Forecasts } from './forecast.model.ts';

type Formats = Pick<ReturnType<typeof useFormats>, 'beijingDate' | 'month' | 'number' | 'percent'>;
type Words = TFunction<'forecast'>;

/** A cut within so many days has a date, a later one its month: blocks come earlier or later than expected. */
const DATED_DAYS = 60;
/** Cuts that come closer than this come every month. */
const MONTHLY_DAYS = 40;
/** CFX: its reward is set by vote (CIP-94). */
const VOTED = 'CFX';

/** When a cut is expected, as a date or a month. */
export function whenWords({ atMs }: RewardCut, { beijingDate, month }: Formats, nowMs: number): string {
  return atMs - nowMs <= DATED_DAYS * DAY_MS ? beijingDate(atMs) : month(atMs);
}

/** A block reward with its coin, '1.5625 BTC'. */
export function rewardText(reward: number, symbol: string): string {
  return `${Number(reward.toPrecision(6))} ${symbol}`;
}

/** The next cut of a coin by name, date and size, or that there is none. */
export function nextCutWords({ coin, cuts, nowMs }: { coin: Coin; cuts: readonly RewardCut[]; nowMs: number }, t: Words, formats: Formats) {
  const [cut, second] = cuts;
  const symbol = coin.incomeSymbol;
  if (!cut) return t(symbol === VOTED ? 'next.vote' : 'next.none', { coin: symbol });
  const figure = (reward: number) => rewardText(reward, symbol);
  const facts = { coin: symbol, when: whenWords(cut, formats, nowMs), from: figure(cut.reward / cut.factor), to: figure(cut.reward) };
  if (Math.abs(cut.factor - 0.5) < 1e-6) return t('next.halves', facts);
  const percent = formats.percent(1 - cut.factor);
  return t(second && second.atMs - cut.atMs < MONTHLY_DAYS * DAY_MS ? 'next.monthly' : 'next.falls', { ...facts, percent });
}

/** What a scenario of the difficulty assumes, in a sentence. */
export function assumptionText(
  kind: ForecastKind,
  { growth, adjustInDays }: Pick<CoinMarket, 'growth'> & Pick<Forecasts, 'adjustInDays'>,
  { t, formats: { number, percent } }: { t: Words; formats: Formats },
): string {
  if (kind !== 'trend') return t(`premise.${kind}`);
  if (growth === undefined) return t('premise.unknown');
  const size = percent(Math.abs(Math.expm1(growth * 30)));
  if (growth > 0) return t('premise.rising', { growth: `+${size}` });
  return adjustInDays > 0
    ? t('premise.falling', { growth: size, days: number(Math.ceil(adjustInDays)) })
    : t('premise.fallingNow', { growth: size });
}
