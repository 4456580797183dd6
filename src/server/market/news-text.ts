import { beijingParts } from '#src/domain/days.ts';
import type { DifficultyAhead, IncomeFacts, Mover, NewsFacts, RewardCutAhead } from './news-facts.ts';

/** One item of the newspaper. */
interface NewsItem {
  readonly title: string;
  readonly summary: string;
}

/** How one language tells the facts. Each is written as that language would, not translated. */
export interface NewsVoice {
  readonly difficulty: (ahead: DifficultyAhead, others: readonly DifficultyAhead[]) => NewsItem;
  readonly best: (mover: Mover, counts: { readonly risen: number; readonly all: number }) => NewsItem;
  readonly worst: (mover: Mover) => NewsItem;
  readonly cut: (cut: RewardCutAhead) => NewsItem;
  readonly income: (income: IncomeFacts) => NewsItem;
}

/** A Beijing day in either Chinese: '4月20日'. */
export function chineseDay(atMs: number): string {
  const { day, month } = beijingParts(atMs);
  return `${month}月${day}日`;
}

/** The same with its year. */
export const chineseDate = (atMs: number): string => `${beijingParts(atMs).year}年${chineseDay(atMs)}`;

/** The newspaper's items in one voice: difficulty ahead first, then movers, the next halving and what a unit earns. Leaves out what has no facts. */
export function newsItems(facts: NewsFacts, voice: NewsVoice): NewsItem[] {
  const [ahead, ...others] = facts.difficulties;
  const items: (NewsItem | undefined)[] = [
    ahead && voice.difficulty(ahead, others),
    facts.best && voice.best(facts.best, { risen: facts.risenCount, all: facts.coinCount }),
    facts.worst && voice.worst(facts.worst),
    facts.cut && voice.cut(facts.cut),
    facts.income && voice.income(facts.income),
  ];
  return items.filter((item) => item !== undefined);
}
