import type { TariffRefusal } from './days.ts';
import { plainLetters } from './languages/plain-letters.ts';
import { languageSets } from './languages/vocabulary.ts';
import { tokensOf } from './written/scan.ts';

/** Words of a list stand in its heading; what is longer repeats itself. */
const LONGEST = 1_500;
const DAYS_OF_WEEK = 7;

/** Why a list of a day's hours is not of every day, by the words beside its figures: they name a season, or some of the days of a week. */
export function partOfYear(plain: string): TariffRefusal | undefined {
  const lines = plain.slice(0, 20 * LONGEST).replaceAll(/[\d.,;:|"'{}[\]()\t_/-]+/g, ' ');
  const words = [...new Set(lines.split(/\s+/))].join(' ').slice(0, LONGEST);
  if (!/\p{L}{2}/u.test(words)) return undefined;
  for (const set of languageSets(plainLetters(words))[0] ?? []) {
    const tokens = tokensOf(words, set);
    const stop = tokens.find((token) => token.kind === 'stop' && (token.reason === 'seasons' || token.reason === 'days'));
    if (stop?.kind === 'stop') return stop.reason;
    const days = new Set(tokens.flatMap((token) => (token.kind === 'days' ? token.days : [])));
    if (days.size > 0 && days.size < DAYS_OF_WEEK) return 'days';
  }
  return undefined;
}
