import { useTranslation } from 'react-i18next';

import { wideNav } from '../nav-items.ts';
import { SiteLink } from '../site-link.tsx';
import { useKnownRoutes } from '../use-known-routes.ts';
import styles from './header.module.css';

/** The menu of wide screens; the current item is a lit key (DESIGN 2). */
export function WideNav() {
  const { t } = useTranslation('shell');
  const isKnown = useKnownRoutes();
  return (
    <nav className={styles.nav} aria-label={t('menu.main')}>
      {wideNav
        .filter((item) => isKnown(item.to))
        .map((item) => (
          <SiteLink key={item.id} to={item.to} className={styles.key}>
            {t(`nav.${item.id}`)}
          </SiteLink>
        ))}
    </nav>
  );
}
