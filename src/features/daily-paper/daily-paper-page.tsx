import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import type { DailyNews } from '#src/contracts/content.ts';
import { beijingDate } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { isOutOfReach } from '#src/lib/app-error.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetProblem, SheetToolbar } from '#src/parts/sheet/sheet.tsx';
import { languageAtom } from '#src/state/language.ts';
import { usePageThing } from '#src/state/page-thing.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { usePresent } from '#src/state/use-now.ts';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CompareButton } from './editions/compare-button.tsx';
import { keptWith } from './editions/editions.model.ts';
import { keptEditionsAtom } from './editions/kept-editions.ts';
import { EditionNotHere } from './editions/edition-not-here.tsx';
import { isWholeDay } from './editions/edition-state.ts';
import { isEditionMissing, NoEdition } from './editions/no-edition.tsx';
import { newsArticle } from './news-article.ts';
import { PaperExports } from './paper-exports.tsx';
import { chainOfPaper, type Paper, paperOf } from './paper.model.ts';
import { dailyNewsQuery } from './paper.query.ts';
import { PaperSheet } from './sheet/paper-sheet.tsx';

/** Of who compares two days alone. */
const PaperComparison = lazy(async () => ({
  default: (await retryImport(() => import('./comparison/paper-comparison.tsx'))).PaperComparison,
}));

/** What the page's address says: the day of the paper, YYYY-MM-DD, and that of the one beside it. */
interface PaperChoice {
  date?: string | undefined;
  with?: string | undefined;
}

/**
 * `/daily-paper`: the day of the coins as a printed sheet, of the `date` in the address or the newest. Until the response is there the sheet
 * stands at its final size.
 */
export function DailyPaperPage({ date, with: other }: PaperChoice) {
  const { t } = useTranslation('daily-paper');
  const { data, error, isFetching, refetch } = useApiQuery(dailyNewsQuery(date));
  // The sheet is rendered in slices, not in one long task.
  const given = useDeferredValue(data);
  // The prerendered page knows no day.
  const isHydrated = useIsHydrated();
  const isMissing = isHydrated && isEditionMissing(date, { given: given?.data, error });
  const response = isMissing ? undefined : given;
  // A newer response mostly brings the same figures, and these stay the same object.
  const news = response?.data;
  const madeAtMs = response?.madeAt;
  const paper = useMemo(() => news && paperOf(news, madeAtMs), [news, madeAtMs]);
  const [chosen, setChosen] = useState<string>();
  const chain = paper && chainOfPaper(paper, chosen);
  useNewsArticle(response);
  const kept = useKeptEditions(paper?.date);
  const { nowMs } = usePresent();
  // A paper beside itself is no comparison.
  const beside = isHydrated && other !== paper?.date ? other : undefined;
  const place = paper && { date: paper.date, firstDate: paper.firstDate, newest: newestOf(paper, date, nowMs), kept, beside };
  const isEarlier = place !== undefined && place.date < place.newest;
  const isSimulated = response?.isSimulated ?? false;
  const printed =
    response && paper && paper.rows.length > 0 ? { paper, chain, date, beside, madeAtMs: response.madeAt, isSimulated } : undefined;
  const incomplete = response && t('notRefreshed');
  const problem = error && !isMissing && (
    <PaperProblem {...{ error, incomplete, date, kept }} isBusy={isFetching} onRetry={() => void refetch()} />
  );
  const earlierNote = useEarlierNote(isEarlier ? paper : undefined, response?.madeAt);
  // A stored response may be in another language than the visitor's.
  const stored = languageSchema.safeParse(response?.language);
  const toolbar = (
    <SheetToolbar
      // An earlier edition is no old copy: its day says how old it is.
      madeAtMs={isEarlier ? undefined : response?.madeAt}
      isSimulated={isSimulated}
      isWaiting={!response && !error && !isMissing}
      note={stored.success ? t('otherLanguage', { language: languageRows[stored.data].ownName }) : earlierNote}
    >
      <PaperExports printed={printed} />
      <CompareButton place={place} />
    </SheetToolbar>
  );
  return (
    <div className={`${layout.page} ${styles.page}`}>
      {response && problem}
      <PaperSheet
        paper={paper}
        madeAtMs={response?.madeAt}
        isSimulated={isSimulated}
        chain={chain}
        onCoin={setChosen}
        place={place}
        date={date}
        comparison={
          beside !== undefined &&
          place &&
          response && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <PaperComparison now={{ news: response.data, paper, madeAtMs: response.madeAt }} {...{ chain, place, beside }} />
            </Suspense>
          )
        }
        toolbar={toolbar}
        problem={isMissing ? <NoEdition /> : response ? undefined : problem}
      />
    </div>
  );
}

interface PaperProblemProps {
  error: Error;
  /** What is said of the paper that is shown all the same. */
  incomplete: string | undefined;
  date: string | undefined;
  kept: readonly string[];
  isBusy: boolean;
  onRetry: () => void;
}

/** Why there is no newer paper, or none: one of a day that only the network would bring is not stored here. */
function PaperProblem({ date, kept, ...problem }: PaperProblemProps) {
  const { t } = useTranslation('daily-paper');
  const isNotHere = date !== undefined && problem.incomplete === undefined && isOutOfReach(problem.error);
  if (isNotHere) return <EditionNotHere {...problem} date={date} kept={kept} />;
  return <SheetProblem {...problem} failed={t('failed')} />;
}

/** Tells search engines of the edition; one of a day is its page's thing by its route already. */
function useNewsArticle(response: ApiResponse<DailyNews> | undefined): void {
  const { t } = useTranslation(['daily-paper', 'common']);
  const language = useAtomValue(languageAtom);
  const thing = useMemo(() => {
    if (!response || response.data.coins.length === 0) return undefined;
    const { data: news, madeAt: madeAtMs, isSimulated } = response;
    const summary = news.news[0]?.summary ?? '';
    const description = isSimulated ? t('common:twoSentences', { first: summary, second: t('simulatedNote') }) : summary;
    return { structured: newsArticle({ news, language, madeAtMs, title: t('title'), description }) };
  }, [response, language, t]);
  usePageThing(thing);
}

/** The newest edition: today's, unless the newest that the pool gives is still yesterday's. */
function newestOf(paper: Paper, date: string | undefined, nowMs: number): string {
  return date === undefined ? paper.date : beijingDate(nowMs);
}

/** The days that were read on this device, that of this paper included. */
function useKeptEditions(date: string | undefined): readonly string[] {
  const [kept, setKept] = useAtom(keptEditionsAtom);
  useEffect(() => {
    if (date !== undefined) setKept((before) => keptWith(before, date));
  }, [date, setKept]);
  return kept;
}

/** What is said of an earlier edition; a copy of hours before its day was over says when it was made. */
function useEarlierNote(paper: Paper | undefined, madeAtMs: number | undefined): string | undefined {
  const { t } = useTranslation('daily-paper');
  const { beijingTime } = useFormats();
  if (!paper || madeAtMs === undefined) return undefined;
  const isWhole = isWholeDay(paper.dayStartMs, madeAtMs);
  return isWhole ? t('editions.earlier') : t('editions.unfinished', { time: beijingTime(madeAtMs) });
}
