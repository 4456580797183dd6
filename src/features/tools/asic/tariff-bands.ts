import type { TFunction } from 'i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { type Electricity, hoursOfDay, meanPrice } from '#src/domain/electricity/electricity.ts';
import type { TariffPrices } from '#src/domain/tariff/read-tariff.ts';
import { type PriceBand, priceBands } from './read-prices.model.ts';

/** More bands than these are written by their ends. */
const MOST_BANDS = 6;
const DECIMALS = 6;

/** The days that prices are of. */
type BandDays = 'every' | 'weekday' | 'weekend' | 'both' | 'today' | 'tomorrow';

/** Prices of days as one text. */
interface BandLine {
  readonly days: BandDays;
  readonly text: string;
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');
const bandText = ({ from, until, perKwh }: PriceBand) =>
  `${twoDigits(from)}–${twoDigits(until)} ${perKwh === undefined ? '--' : roundAndTrim(perKwh, DECIMALS)}`;

/** What prices were read as, in words: '22–08 0.35 · 08–22 0.62', one line for days that are the same. */
export function bandLines(
  kind: TariffPrices['kind'],
  electricity: Electricity,
  nowMs: number,
  t: TFunction<'electricity'>,
): readonly BandLine[] {
  const textOf = (hours: Parameters<typeof priceBands>[0]) => {
    const bands = priceBands(hours, kind === 'hours');
    if (bands.length <= MOST_BANDS) return bands.map(bandText).join(' · ');
    const sorted = bands.toSorted((one, other) => (one.perKwh ?? 0) - (other.perKwh ?? 0));
    const mean = meanPrice({ prices: hours.map(({ perKwh }) => ({ perKwh, hours: 1 })) });
    const ends = [sorted[0], sorted.at(-1)].map((band) => (band ? bandText(band) : '--'));
    return t('preview.many', { count: hours.length, low: ends[0], high: ends[1], mean: roundAndTrim(mean ?? Number.NaN, DECIMALS) });
  };
  const lines = kind === 'hours' ? weekLines(electricity, textOf) : dateLines(electricity, nowMs, textOf);
  const [first, second] = lines;
  if (!first || first.text !== second?.text) return lines;
  return [{ days: kind === 'hours' ? 'every' : 'both', text: first.text }];
}

type TextOf = (hours: Parameters<typeof priceBands>[0]) => string;

function weekLines({ hours }: Electricity, textOf: TextOf): readonly BandLine[] {
  return (['weekday', 'weekend'] as const).map((days) => ({ days, text: textOf(hours[days].map((perKwh, hour) => ({ hour, perKwh }))) }));
}

function dateLines(electricity: Electricity, nowMs: number, textOf: TextOf): readonly BandLine[] {
  return (['today', 'tomorrow'] as const).flatMap((days, ahead) => {
    const dated = hoursOfDay(electricity, nowMs, ahead).filter(({ isDated }) => isDated);
    return dated.length > 0 ? [{ days, text: textOf(dated) }] : [];
  });
}
