import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import type { Answer } from '#src/lib/answer.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from './classroom-page.module.css';
import { useIsSlow } from '#src/state/use-is-slow.ts';

interface ClassAgeProps {
  answer: Answer<unknown> | undefined;
  isFetching: boolean;
}

/** How old the list is, and its language when a copy of another one is shown (decisions E1, D6). */
export function ClassAge({ answer, isFetching }: ClassAgeProps) {
  const { t } = useTranslation('classroom');
  const { t: common } = useTranslation('common');
  const isSlow = useIsSlow(isFetching && !answer);
  const copy = languageSchema.safeParse(answer?.language);
  return (
    <div className={styles.ages}>
      <FigureAge of={answer} hasLabel={false} />
      {copy.success && <span>{t('otherLanguage', { language: languageRows[copy.data].ownName })}</span>}
      <span role="status">{isSlow ? common('stillLoading') : undefined}</span>
    </div>
  );
}
