import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';

/** The common words about a call that failed, in the visitor's language. */
export function useFailureWords(error: Error) {
  const { t } = useTranslation('common');
  const kind = errorKindOf(error);
  return { isOffline: kind === 'offline', message: t(`errors.${kind}`), noCopy: t('offline.noCopy'), retryLabel: t('retry') };
}
