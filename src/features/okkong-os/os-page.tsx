import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { OsHero } from './os-hero.tsx';
import styles from './os-page.module.css';
import { OsPaths } from './os-paths.tsx';

/** `/okkong-os`: what the system is, which package fits which machine, and the way from the box to the first share. */
export function OsPage() {
  return (
    <div className={layout.page}>
      <OsHero />
      <OsPaths />
      <OsPackages />
      <InstallSteps />
    </div>
  );
}

const packages = ['asic', 'gpu'] as const;
/** Support hands the packages out; without its address who wants one is told when they are out. */
const isOnRequest = brand.supportEmail !== undefined;

/** Which package fits which machine, what to check before, and how to come by it. The address `?type=1` opens the page here (app/scroll-to-id.ts). */
function OsPackages() {
  const { t } = useTranslation('okkong-os');
  return (
    <section id="download" className={styles.section} aria-labelledby="os-packages">
      <div className={styles.head}>
        <h2 id="os-packages" className={typography.h3}>
          {t('packages.title')}
        </h2>
        <p className={typography.body}>{t(isOnRequest ? 'packages.lede' : 'packages.unavailable')}</p>
      </div>
      <ul className={styles.packages}>
        {packages.map((id) => (
          <li key={id}>
            <div className={styles.packageName}>
              <h3 className={typography.h4}>{t(`packages.${id}.name`)}</h3>
              <Tag text={t(`packages.${id}.kind`)} tone="accent" />
            </div>
            <div className={styles.fits}>
              <p>{t(`packages.${id}.fits`)}</p>
              <p className={typography.small}>{t(`packages.${id}.check`)}</p>
            </div>
            <div className={styles.actions}>
              <Link
                className={buttonClass({ size: 'sm' })}
                to="/about-us"
                search={{ id: 'wrap', topic: isOnRequest ? 'other' : 'release', about: `OKKONG OS ${t(`packages.${id}.name`)}` }}
              >
                {t(isOnRequest ? 'packages.ask' : 'packages.tellMe')}
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
        <Link className={typography.link} to="/tools" search={{ type: 1 }}>
          {t('packages.rigCheck')}
        </Link>
      </Notice>
    </section>
  );
}

const machines = ['asic', 'gpu'] as const;
const installSteps = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Both installations as numbered steps, and what to expect of the first ten minutes (spec 4). */
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
