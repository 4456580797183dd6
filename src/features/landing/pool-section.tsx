import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { PoolRatioChart } from './pool-section-chart.tsx';
import styles from './pool-section.module.css';

const facts = ['daily', 'ports', 'anonymous'] as const;

/** The smart pool: three facts of the specification, and the AI(BTC) ratio as the pool publishes it. Other features' buttons come as children. */
export function PoolSection({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('sections');
  return (
    <section id="pool" className={classNames(layout.section, styles.section)} aria-labelledby="pool-title">
      <div className={classNames(layout.wrap, styles.columns)}>
        <div>
          <h2 id="pool-title" className={type_.h2}>
            {t('pool.title')}
          </h2>
          <p className={classNames(type_.body, styles.text)}>{t('pool.text')}</p>
          <dl className={styles.facts}>
            {facts.map((id) => (
              <div key={id}>
                <dt>{t(`pool.${id}.title`)}</dt>
                <dd>{t(`pool.${id}.text`)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            {children}
            <a className={buttonClass({ variant: 'line' })} href="#addresses">
              {t('pool.addresses')}
            </a>
          </div>
        </div>
        <PoolRatioChart />
      </div>
    </section>
  );
}
