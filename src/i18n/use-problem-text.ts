import { useTranslation } from 'react-i18next';
import { AppError, errorKindOf } from '#src/lib/app-error.ts';

/** Why a call failed, in the pool's message where it has one, else in ours. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    const message = error instanceof AppError && error.kind === 'api' ? error.message : '';
    return message || t(`errors.${errorKindOf(error)}`);
  };
}
