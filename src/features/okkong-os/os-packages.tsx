import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type from '#src/ui/type.module.css';
import styles from './os-sections.module.css';

const packages = ['asic', 'gpu'] as const;

/** Which package fits which machine, what to check before, and how to come by it. The address `?type=1` opens here. */
export function OsPackages({ sectionRef }: { sectionRef: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('okkong-os');
  return (
    <section id="download" ref={sectionRef} className={styles.section} aria-labelledby="os-packages">
      <div className={styles.head}>
        <h2 id="os-packages" className={type.h3}>
          {t('packages.title')}
        </h2>
        <p className={type.body}>{t('packages.lede')}</p>
      </div>
      <ul className={styles.packages}>
        {packages.map((id) => (
          <li key={id}>
            <div className={styles.packageName}>
              <h3 className={type.h4}>{t(`packages.${id}.name`)}</h3>
              <Tag text={t(`packages.${id}.kind`)} tone="accent" />
            </div>
            <div className={styles.fits}>
              <p>{t(`packages.${id}.fits`)}</p>
              <p className={type.small}>{t(`packages.${id}.check`)}</p>
            </div>
            <div className={styles.actions}>
              <Link className={buttonClass({ size: 'sm' })} to="/about-us" search={{ id: 'wrap' }}>
                {t('packages.ask')}
              </Link>
              <a className={buttonClass({ variant: 'line', size: 'sm' })} href={`#install-${id}`}>
                {t('packages.steps')}
                <Icon name="arrow-down" size={16} />
              </a>
            </div>
          </li>
        ))}
      </ul>
      <Notice>
        {/* The blank before the link is the sentence's own: Chinese has none. */}
        {t('packages.unsure')}
        <Link className={type.link} to="/tools" search={{ type: 1 }}>
          {t('packages.rigCheck')}
        </Link>
      </Notice>
    </section>
  );
}
