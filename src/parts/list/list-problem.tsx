import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { errorKindOf, isOutOfReach } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Problem } from '#src/ui/problem.tsx';

interface ListProblemProps {
  error: Error;
  /** What is said where there is nothing to show. */
  failed: string;
  /** What is said of the list that was there before and is shown below; undefined without one. */
  stored: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
  className?: string | undefined;
}

/** Why a list did not come, and the way to try again: a line above the stored one, or a picture in its place. */
export function ListProblem({ error, failed, stored, isBusy, onRetry, className }: ListProblemProps) {
  const { t } = useTranslation('common');
  const reason = useProblemText()(error);
  const isOffline = errorKindOf(error) === 'offline';
  const hint = t('offline.noCopyHint');
  return (
    <Problem
      className={className}
      isOffline={isOffline}
      line={stored && t('twoSentences', { first: reason, second: stored })}
      picture={isOffline ? 'mark' : 'cells'}
      title={isOffline ? t('offline.noCopy') : failed}
      text={isOffline ? hint : isOutOfReach(error) ? t('twoSentences', { first: reason, second: hint }) : reason}
      action={
        <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
