import { useTranslation } from 'react-i18next';
import { Tag } from '#src/ui/tag.tsx';
import type from '#src/ui/type.module.css';
import type { ClassCard } from './class.model.ts';
import styles from './class-card.module.css';

/** One class: poster with its length, what it teaches, the languages of its captions. */
export function ClassCardView({ card }: { card: ClassCard }) {
  const { t, i18n } = useTranslation('classroom');
  const separator = i18n.language === 'en' ? ', ' : '、';
  return (
    <li className={styles.card}>
      <div className={styles.poster}>
        <img src={card.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />
        <time className={styles.length} dateTime={card.duration} aria-label={t('length', { length: card.length })}>
          {card.length}
        </time>
      </div>
      <h2 className={type.h4}>{card.title}</h2>
      <p className={styles.summary}>{card.summary}</p>
      <div className={styles.foot}>
        {card.captions.length > 0 && <p className={type.small}>{t('captions', { languages: card.captions.join(separator) })}</p>}
        {card.hasExampleFigures && <Tag text={t('exampleFigures')} />}
      </div>
    </li>
  );
}
