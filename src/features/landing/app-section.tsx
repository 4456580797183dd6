import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import type_ from '#src/ui/type.module.css';
import { AppSectionHall } from './app-section-hall.tsx';
import { AppSectionPool } from './app-section-pool.tsx';
import { AppSectionStores } from './app-section-stores.tsx';
import { stores } from './app-section.model.ts';
import styles from './app-section.module.css';

/** Codes stand for links that are set; without one the words promise none. */
const hasCodes = stores.some((store) => brand.links[store].isSet);

/** The app: where to get it, and two drawn screens that say so (decision A2). */
export function AppSection() {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <section id="app" className={layout.section} aria-labelledby="app-title">
      <div className={classNames(layout.wrap, styles.columns)}>
        <div>
          <h2 id="app-title" className={type_.h2}>
            {t('app.title')}
          </h2>
          <p className={classNames(type_.lede, styles.lede)}>
            {hasCodes ? (
              <>
                <span className={styles.wide}>{t('app.ledeScan')}</span>
                <span className={styles.narrow}>{t('app.ledeTap')}</span>
              </>
            ) : (
              t('app.lede')
            )}
          </p>
          <AppSectionStores />
        </div>
        <figure className={styles.figure}>
          <div className={styles.phones}>
            <AppSectionHall />
            <AppSectionPool />
          </div>
          <figcaption className={styles.caption}>
            <Tag text={t('common:example')} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
