import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { useAge } from '#src/i18n/formats.ts';
import type { Answer } from '#src/lib/answer.ts';
import { Freshness } from '#src/ui/freshness.tsx';
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
  const made = useAge(answer?.madeAt);
  const copy = languageSchema.safeParse(answer?.language);
  return (
    <div className={styles.ages}>
      {made && <Freshness tone={made.tone} text={made.text} dateTime={made.dateTime} />}
      {copy.success && <span>{t('otherLanguage', { language: languageRows[copy.data].ownName })}</span>}
      <span role="status">{isSlow ? common('stillLoading') : undefined}</span>
    </div>
  );
}
