import { onTestFinished } from 'vitest';
import type { TariffChoices } from '#src/domain/tariff/choice.ts';
import { readTariff, type TariffPrices } from '#src/domain/tariff/read-tariff.ts';
import type { HourlyTariff } from '#src/domain/tariff/tariff.ts';

/** Noon of a Tuesday in Europe; the day of most lists in these tests. */
export const nowMs = Date.UTC(2026, 10, 24, 11);

/** The rest of the test has this zone for the visitor's own. */
export function inZone(name: string): void {
  const before = process.env['TZ'];
  process.env['TZ'] = name;
  onTestFinished(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
}

/** What a text that can be read says; fails for one that is refused. */
export function pricesOf(text: string, atMs = nowMs, choices: TariffChoices = {}): TariffPrices {
  const read = readTariff(text, atMs, choices);
  if (read.kind === 'choose') throw new Error(`asks for one of several: ${read.of}`);
  if (read.kind === 'refused') throw new Error(`refused: ${read.reason}`);
  return read;
}

/** The prices of every day's hours. */
export function hoursOf(text: string) {
  const read = pricesOf(text);
  if (read.kind !== 'hours') throw new Error('has dates');
  return read.hours;
}

/** The dated prices, by moment in UTC without its seconds: '2026-11-24T00:00'. */
export function datedOf(text: string, atMs = nowMs, choices: TariffChoices = {}): Readonly<Record<string, number>> {
  const read = pricesOf(text, atMs, choices);
  if (read.kind !== 'dated') throw new Error('has no dates');
  return Object.fromEntries(read.dated.map(({ atMs: at, perKwh }) => [new Date(at).toISOString().slice(0, 16), perKwh]));
}

/** Why a text is refused; fails for one that is read. */
export function refusalOf(text: string, atMs = nowMs): string {
  const read = readTariff(text, atMs);
  if (read.kind !== 'refused') throw new Error(`read as ${read.kind}`);
  return read.reason;
}

/** A row for each hour from `first`, by lines. */
export function rowsOf(count: number, row: (hour: number) => string, first = 0): string {
  return Array.from({ length: count }, (_, index) => row(index + first)).join('\n');
}

export const two = (hour: number) => String(hour).padStart(2, '0');

/** Bands of the hours of a week as text: '0-8 0.35, 8-24 0.62', the weekend's behind a stroke where they are others. */
export function bandsIn({ weekday, weekend }: HourlyTariff): string {
  const bands = (hours: readonly number[]) => {
    const starts = hours.flatMap((price, hour) => (price === hours[hour - 1] ? [] : [hour]));
    return starts.map((start, index) => `${start}-${starts[index + 1] ?? 24} ${hours[start]}`).join(', ');
  };
  return bands(weekday) === bands(weekend) ? bands(weekday) : `${bands(weekday)} | ${bands(weekend)}`;
}
