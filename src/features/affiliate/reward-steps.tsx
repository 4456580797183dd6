import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import type from '#src/ui/type.module.css';
import styles from './reward-steps.module.css';

const steps = ['register', 'invite', 'receive'] as const;

/** The way to the reward: numbered hexagons on a hairline, the last one hot (DESIGN 10). */
export function RewardSteps() {
  const { t } = useTranslation('affiliate');
  return (
    <section className={styles.steps} aria-labelledby="affiliate-steps">
      <h2 id="affiliate-steps" className={type.h3}>
        {t('steps.title')}
      </h2>
      <ol className={styles.list}>
        {steps.map((id, index) => (
          <li key={id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={type.h4}>{t(`steps.${id}.title`, { percent: brand.claims.affiliatePercent })}</h3>
            <p className={type.body}>{t(`steps.${id}.text`, { percent: brand.claims.affiliatePercent })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
