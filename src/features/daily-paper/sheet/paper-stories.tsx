import { useTranslation } from 'react-i18next';
import type { Paper } from '../paper.model.ts';
import styles from './paper-lead.module.css';

/** The headlines of the day, out of the figures themselves and in the language of the answer. */
export function PaperStories({ paper: { lead, headlines } }: { paper: Paper }) {
  const { t } = useTranslation('daily-paper');
  if (!lead) return <p className={styles.summary}>{t('lead.none')}</p>;
  return (
    <>
      <h2 className={styles.headline}>{lead.title}</h2>
      <p className={styles.summary}>{lead.summary}</p>
      <div className={styles.columns}>
        {headlines.map((story) => (
          <div key={story.title} className={styles.story}>
            <h3>{story.title}</h3>
            <p>{story.summary}</p>
          </div>
        ))}
      </div>
    </>
  );
}
