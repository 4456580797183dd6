import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { useFailureWords } from '#src/i18n/failure.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetProblem } from '#src/parts/sheet/sheet.tsx';
import { useAnswer } from '#src/state/use-answer.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import layout from '#src/ui/layout.module.css';
import { PaperExports, type PrintedPaper } from './paper-exports.tsx';
import { paperOf } from './paper.model.ts';
import { dailyNewsQuery } from './paper.query.ts';
import { PaperSheet } from './sheet/paper-sheet.tsx';

/** `/daily-paper`: the day of the coins as a printed sheet. Without an answer the sheet stands at its final size (decision A5). */
export function DailyPaperPage() {
  const { data, error, refetch } = useAnswer(dailyNewsQuery());
  // The sheet follows the answer in slices, not in one long task.
  const answer = useDeferredValue(data);
  // A newer answer mostly brings the same figures, and these stay the same object.
  const news = answer?.data;
  const paper = useMemo(() => news && paperOf(news), [news]);
  const isSimulated = answer?.isSimulated ?? false;
  const printed = answer && paper && paper.rows.length > 0 ? { paper, madeAtMs: answer.madeAt, isSimulated } : undefined;
  const retry = () => void refetch();
  const problem = error && <DailyProblem error={error} hasCopy={answer !== undefined} onRetry={retry} />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PaperToolbar madeAtMs={answer?.madeAt} copyLanguage={answer?.language} isWaiting={!answer && !error} printed={printed} />
      {answer && problem}
      <PaperSheet paper={paper} madeAtMs={answer?.madeAt} isSimulated={isSimulated} problem={answer ? undefined : problem} />
    </div>
  );
}

interface PaperToolbarProps {
  madeAtMs: number | undefined;
  /** The language of a stored copy that is not the visitor's (decision D6). */
  copyLanguage: string | undefined;
  isWaiting: boolean;
  /** What can be taken along; undefined while there is nothing. */
  printed: PrintedPaper | undefined;
}

/** Above the sheet: how old the paper is, the currency of its estimates (decision B14), and the ways to take it along. */
function PaperToolbar({ madeAtMs, copyLanguage, isWaiting, printed }: PaperToolbarProps) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const language = languageSchema.safeParse(copyLanguage);
  return (
    <div className={styles.toolbar} data-print="no">
      <div className={styles.state}>
        <FigureAge of={{ madeAt: madeAtMs }} />
        {isWaiting && <Freshness tone="plain" text={common('stillLoading')} dateTime={undefined} className={styles.slow} />}
        {language.success && <span className={styles.note}>{t('otherLanguage', { language: languageRows[language.data].ownName })}</span>}
      </div>
      <CurrencySwitch of="estimates" />
      <PaperExports printed={printed} />
    </div>
  );
}

interface DailyProblemProps {
  error: Error;
  /** A saved paper is shown below. */
  hasCopy: boolean;
  onRetry: () => void;
}

/** What the sheet says of a call that failed. */
function DailyProblem({ error, hasCopy, onRetry }: DailyProblemProps) {
  const { t } = useTranslation('daily-paper');
  const { noCopy, ...failure } = useFailureWords(error);
  const title = failure.isOffline ? noCopy : t('failed');
  return <SheetProblem {...failure} title={title} line={hasCopy ? failure.followedBy(t('notRefreshed')) : undefined} onRetry={onRetry} />;
}
