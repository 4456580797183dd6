import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetProblem, SheetToolbar } from '#src/parts/sheet/sheet.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import layout from '#src/ui/layout.module.css';
import { PaperExports } from './paper-exports.tsx';
import { paperOf } from './paper.model.ts';
import { dailyNewsQuery } from './paper.query.ts';
import { PaperSheet } from './sheet/paper-sheet.tsx';

/** `/daily-paper`: the day of the coins as a printed sheet. Until the response is there the sheet stands at its final size (decision A5). */
export function DailyPaperPage() {
  const { t } = useTranslation('daily-paper');
  const { data, error, isFetching, refetch } = useApiQuery(dailyNewsQuery());
  // The sheet is rendered in slices, not in one long task.
  const response = useDeferredValue(data);
  // A newer response mostly brings the same figures, and these stay the same object.
  const news = response?.data;
  const paper = useMemo(() => news && paperOf(news), [news]);
  const isSimulated = response?.isSimulated ?? false;
  const printed = response && paper && paper.rows.length > 0 ? { paper, madeAtMs: response.madeAt, isSimulated } : undefined;
  // A stored response may be in another language than the visitor's (decision D6).
  const stored = languageSchema.safeParse(response?.language);
  const incomplete = response && t('notRefreshed');
  const problem = error && (
    <SheetProblem error={error} failed={t('failed')} incomplete={incomplete} isBusy={isFetching} onRetry={() => void refetch()} />
  );
  const toolbar = (
    <SheetToolbar
      madeAtMs={response?.madeAt}
      isSimulated={isSimulated}
      isWaiting={!response && !error}
      note={stored.success ? t('otherLanguage', { language: languageRows[stored.data].ownName }) : undefined}
    >
      <PaperExports printed={printed} />
    </SheetToolbar>
  );
  return (
    <div className={`${layout.page} ${styles.page}`}>
      {response && problem}
      <PaperSheet
        paper={paper}
        madeAtMs={response?.madeAt}
        isSimulated={isSimulated}
        toolbar={toolbar}
        problem={response ? undefined : problem}
      />
    </div>
  );
}
