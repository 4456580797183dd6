import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { OsPaths } from './os-section-paths.tsx';
import { OsTerminal } from './os-section-terminal.tsx';
import styles from './os-section.module.css';

/** The rig operating system: free, for life, without a software fee, for ASIC and GPU rigs (spec 1 and 2). */
export function OsSection() {
  const { t } = useTranslation('sections');
  return (
    <section id="os" className={classNames(layout.section, layout.band)} aria-labelledby="os-title">
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id="os-title" className={type_.h2}>
            <span>{t('os.title')}</span> <span>{t('os.free')}</span>
          </h2>
          <div>
            <p className={type_.lede}>{t('os.lede')}</p>
            <div className={styles.actions}>
              <Link className={buttonClass()} to="/okkong-os" search={{ type: 1 }}>
                <Icon name="download" /> {t('os.download')}
              </Link>
              <Link className={buttonClass({ variant: 'line' })} to="/classroom">
                <Icon name="play" /> {t('os.video')}
              </Link>
            </div>
          </div>
        </div>
        <div className={styles.stage}>
          <OsPaths />
          <OsTerminal />
        </div>
      </div>
    </section>
  );
}
