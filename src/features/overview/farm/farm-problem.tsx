import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError, errorKindOf } from '#src/lib/app-error.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface FarmProblemProps {
  error: Error;
  /** Saved figures stand below: a line is enough. */
  hasCopy: boolean;
  action: ReactNode;
}

/** Why there are no newer figures: the pool's own sentence where it gave one, else ours for the kind of fault. */
export function FarmProblem({ error, hasCopy, action }: FarmProblemProps) {
  const { t } = useTranslation(['overview', 'common']);
  const kind = errorKindOf(error);
  const isOffline = kind === 'offline';
  const isRefusal = kind === 'api' || kind === 'auth';
  const sentence = (isRefusal && error instanceof AppError && error.message) || t(`common:errors.${kind}`);
  if (hasCopy) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={action}>
        {sentence} {t('overview:notRefreshed')}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Empty
        picture="mark"
        title={isOffline ? t('common:offline.noCopy') : t('overview:failed')}
        text={isOffline ? t('overview:onlySaved') : sentence}
        action={action}
      />
    </div>
  );
}
