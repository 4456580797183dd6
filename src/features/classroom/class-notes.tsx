import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { Button } from '#src/ui/button.tsx';
import { Problem } from '#src/ui/problem.tsx';
import styles from './classroom-page.module.css';

/** How old the list is, and its language when a stored one in another language is shown (decisions E1, D6). */
export function ClassAge({ response, isFetching }: { response: ApiResponse<unknown> | undefined; isFetching: boolean }) {
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
export function ClassProblem({ error, hasStored, isBusy, onRetry }: ClassProblemProps) {
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
