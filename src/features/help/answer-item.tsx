import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import { AnswerPlace } from './answer-place.tsx';
import { placeOfQuestion, type QuestionId } from './help.model.ts';
import styles from './answer-item.module.css';

/** A question that opens in place: the browser's own element, which works before scripts and is found by "find in page". */
export function AnswerItem({ id }: { id: QuestionId }) {
  const { t } = useTranslation('help');
  const place = placeOfQuestion[id];
  return (
    <details className={styles.item}>
      <summary>
        <h2 className={styles.question}>{t(`answers.${id}.question`)}</h2>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <p>{t(`answers.${id}.answer`)}</p>
        {place && <AnswerPlace place={place} />}
      </div>
    </details>
  );
}
