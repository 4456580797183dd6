import { useTranslation } from 'react-i18next';
import { errorKindOf, poolSentenceOf } from '#src/lib/app-error.ts';

/** Why a call failed: the pool's own sentence where it gave one, else ours for that kind of error. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => poolSentenceOf(error) || t(`errors.${errorKindOf(error)}`);
}
