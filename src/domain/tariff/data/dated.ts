import { HOUR_MS, MINUTE_MS } from '../../days.ts';
import type { TariffRefusal } from '../days.ts';
import type { PriceRow } from '../rows.ts';
import type { DatedPrice } from '../tariff.ts';
import { rowSpans, type Span } from './spans.ts';
import type { Zone } from './zone.ts';

/** What dated rows say of the days from today on, or why nothing can be made of them and of which row. */
export type DatedReading =
  | { readonly dated: readonly DatedPrice[]; readonly flat: number | undefined }
  | { readonly reason: TariffRefusal; readonly source?: unknown };

/** Two days, the longer of which may have 25 hours. */
const MOST_DATED = 50;

/**
 * Rows of dates and moments as one price for each of the visitor's own hours, the mean of what holds in it, in order of time, from the day of
 * `nowMs` (since 1970) on. Times without a zone are read by the clock of `zone`. An hour of which a part has no price has none. `flat` is the
 * price of a list that has but one, which is valid without end. Two prices for one time are refused.
 */
export function datedPrices(rows: readonly PriceRow[], nowMs: number, zone: Zone): DatedReading {
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const horizon = today + MOST_DATED * HOUR_MS;
  const spans = rowSpans(rows, zone, { fromMs: today, toMs: horizon });
  if ('reason' in spans) return spans;
  const near = spans.filter(({ fromMs, toMs }) => toMs > today && fromMs < horizon);
  if (near.length === 0) return { reason: rows.length > 0 ? 'allPast' : 'noDay' };
  const ordered = inOrder(near);
  if ('reason' in ordered) return ordered;
  const dated = hourPrices(ordered, today, horizon);
  const [only, ...others] = ordered;
  const isFlat = only !== undefined && others.length === 0 && only.isOpen && only.fromMs <= today;
  if (dated.length === 0) return { reason: 'gaps' };
  return { dated, flat: isFlat ? only.price : undefined };
}

/** Spans in order of time, each once; one without an end ends where the next begins. */
function inOrder(spans: readonly Span[]): readonly Span[] | { reason: TariffRefusal; source: unknown } {
  const ordered: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = ordered.at(-1);
    if (!last || last.toMs <= span.fromMs + MINUTE_MS) ordered.push(span);
    else if (last.price === span.price || span.price === undefined) continue;
    else if (last.price === undefined) ordered[ordered.length - 1] = span;
    else if (last.isOpen && last.fromMs < span.fromMs) ordered.splice(-1, 1, { ...last, toMs: span.fromMs, isOpen: false }, span);
    else return { reason: 'twoPrices', source: span.source };
  }
  return ordered;
}

interface HourSum {
  readonly weight: number;
  readonly sum: number;
  readonly isWhole: boolean;
}

function hourPrices(spans: readonly Span[], today: number, horizon: number): readonly DatedPrice[] {
  const byHour = new Map<number, HourSum>();
  for (const { fromMs, toMs, price } of spans) {
    for (let startMs = localHourStart(Math.max(fromMs, today)); startMs < Math.min(toMs, horizon); startMs += HOUR_MS) {
      const { weight, sum, isWhole } = byHour.get(startMs) ?? { weight: 0, sum: 0, isWhole: true };
      const part = (Math.min(toMs, startMs + HOUR_MS) - Math.max(fromMs, startMs)) / MINUTE_MS;
      byHour.set(startMs, { weight: weight + part, sum: sum + part * (price ?? 0), isWhole: isWhole && price !== undefined });
    }
  }
  return [...byHour]
    .filter(([, { isWhole }]) => isWhole)
    .map(([atMs, { weight, sum }]) => ({ atMs, perKwh: Number((sum / weight).toPrecision(14)) }));
}

/** The visitor's own hour that holds a moment; in zones of half an hour (India) it begins half-way through one of UTC. */
const localHourStart = (atMs: number) => atMs - new Date(atMs).getMinutes() * MINUTE_MS - (atMs % MINUTE_MS);
