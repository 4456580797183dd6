import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';

interface EarningsProblemProps {
  /** Null when the pool has answered and says nothing about this coin. */
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Without any copy of the pool's figures there is nothing to calculate with; the fields keep what was typed. */
export function EarningsProblem({ error, isBusy, onRetry }: EarningsProblemProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const kind = error ? errorKindOf(error) : undefined;
  return (
    <div role="alert">
      <Empty
        picture={kind === 'offline' ? 'mark' : 'cells'}
        title={kind === 'offline' ? common('offline.noCopy') : t('earnings.noFigures')}
        text={kind ? common(`errors.${kind}`) : t('earnings.noFiguresHint')}
        action={
          <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
