import { useTranslation } from 'react-i18next';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { ListAge } from '#src/parts/list/list-age.tsx';
import { ListProblem } from '#src/parts/list/list-problem.tsx';

/** The age of the list of lessons. */
export function ClassAge({ response, isFetching }: { response: ApiResponse<unknown> | undefined; isFetching: boolean }) {
  const { t } = useTranslation('classroom');
  return <ListAge {...{ response, isFetching }} savedIn={(language) => t('otherLanguage', { language })} />;
}

interface ClassProblemProps {
  error: Error;
  /** A stored list is shown below. */
  hasStored: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** What failed with the list of lessons. */
export function ClassProblem({ hasStored, ...problem }: ClassProblemProps) {
  const { t } = useTranslation('classroom');
  return <ListProblem {...problem} failed={t('failed')} stored={hasStored ? t('notRefreshed') : undefined} />;
}
