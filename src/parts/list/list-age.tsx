import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import styles from './list-age.module.css';

interface ListAgeProps {
  response: ApiResponse<unknown> | undefined;
  isFetching: boolean;
  /** Says that a stored list is in another language. */
  savedIn: (language: string) => string;
}

/** How old a list is, its language when a stored one in another language is shown, and that it takes its time. */
export function ListAge({ response, isFetching, savedIn }: ListAgeProps) {
  const { t } = useTranslation('common');
  const isSlow = useIsSlow(isFetching && !response);
  const stored = languageSchema.safeParse(response?.language);
  return (
    <div className={styles.ages}>
      <FigureAge of={response} hasLabel={false} isWarning />
      {stored.success && <span>{savedIn(languageRows[stored.data].ownName)}</span>}
      <span role="status">{isSlow ? t('stillLoading') : undefined}</span>
    </div>
  );
}
