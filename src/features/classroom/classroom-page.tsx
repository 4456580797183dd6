import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classCategories, type ClassCategory } from '#src/contracts/content.ts';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import { Problem } from '#src/ui/problem.tsx';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { ClassGrid } from './class-grid.tsx';
import { classListQuery } from './class-list.query.ts';
import styles from './classroom-page.module.css';

/** `/classroom`: the video classes by category, out of the pool's list or the stored one (decision E1). */
export function ClassroomPage() {
  const { t } = useTranslation('classroom');
  const [category, setCategory] = useState<ClassCategory>('asic');
  const { data: response, error, isFetching, refetch } = useApiQuery(classListQuery());
  const panelId = useId();
  const problem = error && (
    <ClassProblem error={error} hasStored={response !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />
  );
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <ClassAge response={response} isFetching={isFetching} />
      </header>
      <Segment
        look="underline"
        label={t('categoriesLabel')}
        value={category}
        options={classCategories.map((value) => ({ value, label: t(`categories.${value}.name`) }))}
        onChange={setCategory}
        panelId={panelId}
      />
      <section
        id={panelId}
        role="tabpanel"
        className={styles.panel}
        aria-label={t(`categories.${category}.name`)}
        aria-busy={!response && !error}
      >
        <p className={typography.body}>{t(`categories.${category}.text`)}</p>
        {problem}
        {(response || !problem) && <ClassGrid category={category} classes={response?.data} />}
      </section>
    </div>
  );
}

/** How old the list is, and its language when a stored one in another language is shown (decisions E1, D6). */
function ClassAge({ response, isFetching }: { response: ApiResponse<unknown> | undefined; isFetching: boolean }) {
  const { t } = useTranslation('classroom');
  const { t: common } = useTranslation('common');
  const isSlow = useIsSlow(isFetching && !response);
  const stored = languageSchema.safeParse(response?.language);
  return (
    <div className={styles.ages}>
      <FigureAge of={response} hasLabel={false} isWarning />
      {stored.success && <span>{t('otherLanguage', { language: languageRows[stored.data].ownName })}</span>}
      <span role="status">{isSlow ? common('stillLoading') : undefined}</span>
    </div>
  );
}

interface ClassProblemProps {
  error: Error;
  /** A stored list is shown below. */
  hasStored: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** What failed, and the way to try again (DESIGN 10). */
function ClassProblem({ error, hasStored, isBusy, onRetry }: ClassProblemProps) {
  const { t } = useTranslation('classroom');
  const { t: common } = useTranslation('common');
  const reason = useProblemText()(error);
  const isOffline = errorKindOf(error) === 'offline';
  return (
    <Problem
      isOffline={isOffline}
      line={hasStored ? common('twoSentences', { first: reason, second: t('notRefreshed') }) : undefined}
      picture={isOffline ? 'mark' : 'cells'}
      title={isOffline ? common('offline.noCopy') : t('failed')}
      text={isOffline ? common('offline.noCopyHint') : reason}
      action={
        <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    />
  );
}
