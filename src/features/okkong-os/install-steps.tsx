import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type from '#src/ui/type.module.css';
import styles from './install-steps.module.css';

const machines = ['asic', 'gpu'] as const;
const steps = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Both installations as numbered steps, and what to expect of the first ten minutes (spec 4). */
export function InstallSteps() {
  const { t } = useTranslation('okkong-os');
  return (
    <section id="install" className={styles.install} aria-labelledby="os-install">
      <h2 id="os-install" className={type.h3}>
        {t('install.title')}
      </h2>
      <div className={styles.columns}>
        {machines.map((machine) => (
          <section key={machine} id={`install-${machine}`} className={styles.column} aria-labelledby={`os-install-${machine}`}>
            <h3 id={`os-install-${machine}`} className={type.h4}>
              {t(`install.${machine}.title`)}
            </h3>
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <li key={step}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{t(`install.${machine}.${step}`)}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <div className={styles.waiting}>
        <p>
          <strong>{t('install.waiting.title')}</strong> {t('install.waiting.text')}
        </p>
        <Link className={type.link} to="/help">
          {t('install.waiting.help')}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
    </section>
  );
}
