import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface ClassProblemProps {
  error: Error;
  /** A saved list is shown below: a line is enough. */
  hasCopy: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** What failed, and the way to try again (DESIGN 10). */
export function ClassProblem({ error, hasCopy, isBusy, onRetry }: ClassProblemProps) {
  const { t } = useTranslation('classroom');
  const { t: common } = useTranslation('common');
  const kind = errorKindOf(error);
  const isOffline = kind === 'offline';
  const reason = error.message && kind === 'api' ? error.message : common(`errors.${kind}`);
  const retry = (
    <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
      {common('retry')}
    </Button>
  );
  if (hasCopy) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={retry}>
        {reason} {t('notRefreshed')}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Empty
        picture={isOffline ? 'mark' : 'cells'}
        title={isOffline ? common('offline.noCopy') : t('failed')}
        text={isOffline ? common('offline.noCopyHint') : reason}
        action={retry}
      />
    </div>
  );
}
