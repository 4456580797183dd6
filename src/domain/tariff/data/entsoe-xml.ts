import { HOUR_MS, MINUTE_MS } from '../../days.ts';
import type { PriceRow } from '../rows.ts';

/** What stands between the beginnings and ends of a tag, in order; up to the first that has no end. */
function within(text: string, tag: string): readonly string[] {
  const begin = new RegExp(String.raw`<(?:\w+:)?${tag}(?:\s[^>]{0,500})?>`, 'g');
  const end = new RegExp(String.raw`</(?:\w+:)?${tag}>`, 'g');
  const found: string[] = [];
  for (let open = begin.exec(text); open; open = begin.exec(text)) {
    end.lastIndex = begin.lastIndex;
    const close = end.exec(text);
    if (!close) break;
    found.push(text.slice(begin.lastIndex, close.index).trim());
    begin.lastIndex = end.lastIndex;
  }
  return found;
}

/**
 * Rows of an ENTSO-E document of prices; undefined for any other text. A position that is left out repeats the price before it, up to
 * the end of its period. A series of another area, or of another auction for the same hours, stays apart.
 */
export function entsoeRows(text: string): readonly PriceRow[] | undefined {
  if (!/^<|<(?:\w+:)?Publication_MarketDocument/.test(text) || !text.includes('price.amount')) return undefined;
  return within(text, 'TimeSeries').flatMap((series) => within(series, 'Period').flatMap((period) => periodRows(series, period)));
}

function periodRows(series: string, period: string): readonly PriceRow[] {
  const [start = '', end = ''] = [within(period, 'start')[0], within(period, 'end')[0]];
  const [resolution = ''] = within(period, 'resolution');
  const [fromMs, toMs, stepMs] = [Date.parse(start), Date.parse(end), stepOf(resolution)];
  const broken = { price: undefined, isBroken: true, source: `${start} ${resolution}` };
  if (Number.isNaN(fromMs) || Number.isNaN(toMs) || stepMs === undefined) return [broken];
  const points = new Map(
    within(period, 'Point').map((point) => [Number(within(point, 'position')[0]), Number(within(point, 'price.amount')[0])]),
  );
  const base = {
    column: `price.amount ${within(series, 'currency_Unit.name')[0] ?? ''}/${within(series, 'price_Measure_Unit.name')[0] ?? 'MWH'}`,
    of: labelsOf(series, resolution),
  };
  let price: number | undefined;
  return Array.from({ length: Math.round((toMs - fromMs) / stepMs) }, (_, index) => {
    price = points.get(index + 1) ?? price;
    if (price === undefined || Number.isNaN(price)) return { ...broken, source: `${start} position ${index + 1}` };
    const atMs = fromMs + index * stepMs;
    return { ...base, atMs, end: { atMs: atMs + stepMs }, price };
  });
}

function labelsOf(series: string, resolution: string): NonNullable<PriceRow['of']> {
  const [area] = within(series, String.raw`(?:in|out)_Domain\.mRID`);
  const [sequence] = within(series, String.raw`classificationSequence_AttributeInstanceComponent\.position`);
  return { ...(area !== undefined && { area }), tariff: sequence === undefined ? resolution : `${resolution}, ${sequence}` };
}

/** 'PT15M', 'PT60M', 'PT1H'. */
function stepOf(resolution: string): number | undefined {
  const [, count, unit] = /^PT(\d+)([MH])$/.exec(resolution) ?? [];
  const stepMs = Number(count) * (unit === 'H' ? HOUR_MS : MINUTE_MS);
  return stepMs > 0 ? stepMs : undefined;
}
