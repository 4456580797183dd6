import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type from '#src/ui/type.module.css';
import { BootLog } from './boot-log.tsx';
import styles from './os-hero.module.css';

const facts = ['price', 'fee', 'machines', 'visible'] as const;

/** What the system is and costs, beside a first boot (DESIGN 9 "boot-log hero"). */
export function OsHero() {
  const { t } = useTranslation('okkong-os');
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1 className={type.pageTitle}>{t('title')}</h1>
          <p className={type.lede}>{t('lede')}</p>
          <div className={styles.actions}>
            <a className={buttonClass()} href="#download">
              <Icon name="download" />
              {t('choosePackage')}
            </a>
            <Link className={buttonClass({ variant: 'line' })} to="/classroom">
              <Icon name="play" />
              {t('watchVideo')}
            </Link>
          </div>
        </div>
        <BootLog />
      </header>
      <dl className={styles.facts}>
        {facts.map((id) => (
          <div key={id}>
            <dt>{t(`facts.${id}.label`)}</dt>
            <dd>{t(`facts.${id}.value`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
