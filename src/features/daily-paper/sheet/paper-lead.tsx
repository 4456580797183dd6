import { useTranslation } from 'react-i18next';
import type { Paper } from '../paper.model.ts';
import { PaperStories } from './paper-stories.tsx';
import { PriceChart } from './price-chart.tsx';
import { StoriesSkeleton } from './stories-skeleton.tsx';
import styles from './paper-lead.module.css';

/** The lead story with the further headlines, and beside it the price of the first coin. */
export function PaperLead({ paper }: { paper: Paper | undefined }) {
  const { t } = useTranslation('daily-paper');
  return (
    <div className={styles.lead}>
      <section className={styles.stories} aria-label={t('lead.label')}>
        {paper ? <PaperStories paper={paper} /> : <StoriesSkeleton />}
      </section>
      <PriceChart row={paper?.first} dayStartMs={paper?.dayStartMs} />
    </div>
  );
}
