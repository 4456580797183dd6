import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRows } from '#src/contracts/languages.ts';
import { elapsed, type FigureMoment, figureMoment, freshness } from '#src/domain/age.ts';
import { BEIJING_OFFSET_MS, beijingParts } from '#src/domain/days.ts';
import { estimateDigits, groupThousands, moneyDigits, roundHalfUp } from '#src/domain/decimal.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { convert, type Currency, currencySigns, type Money } from '#src/domain/money.ts';
import { subscribeTick } from '#src/lib/clock.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { languageAtom } from '#src/state/language.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { usePresent } from '#src/state/use-now.ts';
import { dateWordsOf, dayInBeijing, ownDay } from './dates.ts';

/** Ages change by the minute; a tick of half that keeps them true. */
const tickMs = 30_000;

/**
 * Numbers and dates in the visitor's language. Times are in the visitor's own zone, days of figures in Beijing's. What stands in a page as it
 * was written takes its times from `useTimes`.
 */
export function useFormats() {
  return formatsOf(languageRows[useAtomValue(languageAtom)].locale);
}

/** Times and dates of figures in the visitor's own zone, and until the page that was written with them is hydrated in Beijing's, which they name. */
export function useTimes(): Pick<ReturnType<typeof makeFormats>, 'time' | 'shortDate' | 'date' | 'dateTime'> {
  const formats = useFormats();
  return usePresent().isWritten ? formats.written : formats;
}

/** Writes money in the visitor's currency, at so many CNY for a USD; '--' where it is not known. */
export function useMoney(): (stated: Money, cnyPerUsd: number | undefined, digits?: number) => string {
  const currency = useHydratedAtom(currencyAtom);
  const { money } = useFormats();
  return (stated, cnyPerUsd, digits) => money(convert(stated, currency, cnyPerUsd), currency, digits);
}

interface Age {
  text: string;
  tone: 'live' | 'stale';
  dateTime: string;
}

/** How old a figure is, as a sentence that stays true while the page is open. A simulated one is never called live. */
export function useAge(madeAtMs: number, isSimulated?: boolean): Age;
export function useAge(madeAtMs: number | undefined, isSimulated?: boolean): Age | undefined;
export function useAge(madeAtMs: number | undefined, isSimulated = false): Age | undefined {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const { nowMs, isWritten } = usePresent();
  const times = isWritten ? formats.written : formats;
  useMinute();
  if (madeAtMs === undefined) return undefined;
  const kind = freshness(madeAtMs, nowMs);
  const { unit, count } = elapsed(nowMs - madeAtMs);
  // Nor what may be read long after it was written.
  const told = kind === 'live' && (isSimulated || isWritten) ? 'updated' : kind;
  const date = told === 'stale-dated' || told === 'old' ? times.shortDate(madeAtMs) : '';
  const text = t(`age.${told}`, { time: times.time(madeAtMs), date, ago: t(`ago.${unit}`, { count }) });
  return { text, tone: tones[kind], dateTime: new Date(madeAtMs).toISOString() };
}

/** The moment that figures speak of; every word of theirs about the present goes by it. */
export function useFigureMoment(madeAtMs: number | undefined): FigureMoment {
  useMinute();
  return figureMoment(madeAtMs, usePresent().nowMs);
}

/** Renders its user again every half minute, for what depends on the time. */
export function useMinute(): void {
  useSyncExternalStore(subscribeMinute, currentTick, () => 0);
}

const tones = { live: 'live', updated: 'live', stale: 'stale', 'stale-dated': 'stale', old: 'stale' } as const;

/** One clock for every age on the page. It starts at nought, as the prerendered page has it: hydration changes nothing. */
let tick = 0;
let stopClock: (() => void) | undefined;
const watchers = new Set<() => void>();

function subscribeMinute(callback: () => void): () => void {
  watchers.add(callback);
  stopClock ??= subscribeTick(tickMs, () => {
    tick += 1;
    for (const watcher of watchers) watcher();
  });
  return () => {
    watchers.delete(callback);
    if (watchers.size > 0) return;
    stopClock?.();
    stopClock = undefined;
  };
}

function currentTick(): number {
  return tick;
}

function kept<T>(store: Map<string, T>, key: string, make: () => T): T {
  const found = store.get(key) ?? make();
  store.set(key, found);
  return found;
}

const formatsByLocale = new Map<string, ReturnType<typeof makeFormats>>();

function formatsOf(locale: string): ReturnType<typeof makeFormats> {
  return kept(formatsByLocale, locale, () => makeFormats(locale));
}

/** '09:05': the same in every language of the site. */
const clock = (hours: number, minutes: number) => [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');

/** A time of the visitor's own day. */
function time(ms: number): string {
  const moment = new Date(ms);
  return clock(moment.getHours(), moment.getMinutes());
}

/** Of Beijing's clock, and so of everybody's: '20:40 (UTC+8)'. */
function writtenTime(ms: number): string {
  const { hour, minute } = beijingParts(ms);
  return `${clock(hour, minute)} (UTC+8)`;
}

/** Formats of one locale. */
export function makeFormats(locale: string) {
  const words = dateWordsOf(locale);
  const number = (figure: Maybe, digits = 0) => groupThousands(roundHalfUp(known(figure) ?? Number.NaN, digits));
  const shortDate = (ms: number) => words.shortDayOfYear(ownDay(ms));
  const myriadSign = myriadSigns.get(locale);
  const beijingDay = (ms: number) => words.shortDayOfYear(dayInBeijing(ms));
  const beijingDate = (ms: number) => words.date(dayInBeijing(ms));
  const beijingDayOfDate = (ms: number) => words.dayOfYear(dayInBeijing(ms));
  const month = (ms: number) => words.month(dayInBeijing(ms));
  // The sign stands before the currency: -$5.00.
  const money = (amount: Maybe, currency: Currency, digits?: number) => {
    const value = known(amount);
    if (value === undefined) return '--';
    const text = number(Math.abs(value), digits ?? moneyDigits(value));
    return `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${currencySigns[currency]}${text}`;
  };
  return {
    /** What a page says before it knows its visitor (`useTimes`). */
    written: {
      time: writtenTime,
      shortDate: beijingDay,
      date: beijingDate,
      dateTime: (ms: number) => `${beijingDay(ms)} ${writtenTime(ms)}`,
    },
    time,
    shortDate,
    date: (ms: number) => words.date(ownDay(ms)),
    dateTime: (ms: number) => `${shortDate(ms)} ${time(ms)}`,
    beijingDay,
    beijingDate,
    /** 'April 2028': a date that is only expected. */
    month,
    /** 'April 2026' of '2026-04'; a year alone stays one. */
    sourceDate: (date: string) => (date.includes('-') ? month(Date.parse(date)) : date),
    /** The first and the last day of a span; the year appears once, where the language has it. */
    beijingSpan: (fromMs: number, toMs: number): [from: string, to: string] =>
      words.isYearFirst ? [beijingDate(fromMs), beijingDay(toMs)] : [beijingDayOfDate(fromMs), beijingDate(toMs)],
    beijingTime: (ms: number) => {
      const shifted = new Date(ms + BEIJING_OFFSET_MS);
      return clock(shifted.getUTCHours(), shifted.getUTCMinutes());
    },
    weekday: (ms: number) => words.weekday(dayInBeijing(ms)),
    percent: (ratio: number) => `${groupThousands(roundHalfUp(ratio, 2, 2))}%`,
    number,
    /** A round figure as the language counts: 740,000 in English, 74万 in Chinese. */
    round: (value: number) => (myriadSign !== undefined && value >= MYRIAD ? number(value / MYRIAD) + myriadSign : number(value)),
    /** Two decimals, four significant digits below one; '--' for what is not known. */
    money,
    /** An amount that is reckoned from others, and so no more exact than two digits. */
    estimate: (amount: Maybe, currency: Currency) => money(amount, currency, estimateDigits(known(amount) ?? 0)),
    usd: (amount: Maybe) => money(amount, 'USD'),
  };
}

/** What Chinese counts by, ten thousand, and how its locales write it. */
const MYRIAD = 10_000;
const myriadSigns = new Map([
  ['zh-CN', '万'],
  ['zh-HK', '萬'],
]);
