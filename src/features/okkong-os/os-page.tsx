import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { FirmwareSection } from './firmware-section.tsx';
import { OsHero } from './os-hero.tsx';
import styles from './os-page.module.css';
import { OsPaths } from './os-paths.tsx';

/**
 * `/okkong-os`: what the system is, its packages, which of them fits which machine, and the way from the box to the first share. `missing`: the file
 * that the visitor was to download and that is not there.
 */
export function OsPage({ missing }: { missing?: string | undefined }) {
  return (
    <div className={layout.page}>
      <OsHero />
      <OsPaths />
      <FirmwareSection missing={missing} />
      <OsPackages />
      <InstallSteps />
    </div>
  );
}

const packages = ['asic', 'gpu'] as const;
/** Which package fits which machine, and what to check before. */
function OsPackages() {
  const { t } = useTranslation('okkong-os');
  return (
    <section className={styles.section} aria-labelledby="os-fits">
      <h2 id="os-fits" className={typography.h3}>
        {t('fits.title')}
      </h2>
      <ul className={styles.packages}>
        {packages.map((id) => (
          <li key={id}>
            <div className={styles.packageName}>
              <h3 className={typography.h4}>{t(`fits.${id}.name`)}</h3>
              <Tag text={t(`fits.${id}.kind`)} tone="accent" />
            </div>
            <div className={styles.fits}>
              <p>{t(`fits.${id}.fits`)}</p>
              <p className={typography.small}>{t(`fits.${id}.check`)}</p>
            </div>
            <div className={styles.actions}>
              <a className={buttonClass({ variant: 'line', size: 'sm' })} href={`#install-${id}`}>
                {t('fits.steps')}
                <Icon name="arrow-down" size={16} />
              </a>
            </div>
          </li>
        ))}
      </ul>
      <Notice>
        {/* The blank before the link is the sentence's own: Chinese has none. */}
        {t('fits.unsure')}
        <Link className={typography.link} to="/tools" search={{ type: 1 }}>
          {t('fits.rigCheck')}
        </Link>
      </Notice>
    </section>
  );
}

const machines = ['asic', 'gpu'] as const;
const installSteps = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Both installations as numbered steps, and what to expect of the first ten minutes. */
function InstallSteps() {
  const { t } = useTranslation('okkong-os');
  return (
    <section id="install" className={styles.section} aria-labelledby="os-install">
      <h2 id="os-install" className={typography.h3}>
        {t('install.title')}
      </h2>
      <div className={styles.columns}>
        {machines.map((machine) => (
          <section key={machine} id={`install-${machine}`} className={styles.column} aria-labelledby={`os-install-${machine}`}>
            <h3 id={`os-install-${machine}`} className={typography.h4}>
              {t(`install.${machine}.title`)}
            </h3>
            <ol className={styles.steps}>
              {installSteps.map((step, index) => (
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
        <Link className={typography.link} to="/help">
          {t('install.waiting.help')}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
    </section>
  );
}
