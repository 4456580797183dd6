import { beijingDate } from '#src/domain/days.ts';
import type { CoinMarket } from './market.ts';
import type { Span } from './market-course.ts';

/** The span that a market's price and difficulty are of: the chosen one where its means are here, else now. */
export function figureSpan({ meansUntilMs }: CoinMarket, chosen: Span): Span {
  return meansUntilMs === undefined ? 'now' : chosen;
}

/** The Beijing day up to which a market's price and difficulty reach, '2026-11-24'; `madeAtMs` is when the pool's list was made. */
export function figureDay({ meansUntilMs }: CoinMarket, madeAtMs: number): string {
  return beijingDate(meansUntilMs ?? madeAtMs);
}

/** What stands on figures of now although another span is chosen: all of a market, or the coin on the side, which has no curve of its own. */
export function spanFallback(market: CoinMarket, chosen: Span): 'all' | 'side' | undefined {
  if (figureSpan(market, chosen) !== chosen) return 'all';
  return market.side && chosen !== 'now' ? 'side' : undefined;
}

/** Whether the coin on the side is of now beside a coin that is not: its difficulty is typed, or a mean. */
export function isSideApart({ side, meansUntilMs }: CoinMarket, isDifficultyTyped: boolean): boolean {
  return side !== undefined && (isDifficultyTyped || meansUntilMs !== undefined);
}
