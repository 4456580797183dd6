import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';

/** The common messages about a call that failed, in the visitor's language. */
export function useFailureMessages(error: Error) {
  const { t } = useTranslation('common');
  const kind = errorKindOf(error);
  const message = t(`errors.${kind}`);
  // Chinese has no blank between two sentences.
  const followedBy = (second: string) => t('twoSentences', { first: message, second });
  return { isOffline: kind === 'offline', message, followedBy, notCached: t('offline.noCopy'), retryLabel: t('retry') };
}
