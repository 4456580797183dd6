import { useTranslation } from 'react-i18next';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { AccountSlot } from '../account/account-slot.tsx';
import { accountNav, panelNav } from '../nav-items.ts';
import { useKnownRoutes } from '#src/parts/known-routes.ts';
import { SiteLink } from '../site-link.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';

interface PanelProps {
  id: string;
  /** A link was clicked. */
  onNavigate: () => void;
}

/** The menu of narrow screens: language, links, the account or the links to one, theme. */
export function Panel({ id, onNavigate }: PanelProps) {
  const { t } = useTranslation('shell');
  const session = useHydratedAtom(sessionAtom);
  const isKnown = useKnownRoutes();
  const accountItems = session === null ? accountNav.filter((item) => isKnown(item.to)) : [];
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.panelRow}>
        <LanguageMenu isWide={false} />
        <ThemeSwitch hasText />
      </div>
      <nav aria-label={t('menu.main')}>
        {panelNav
          .filter((item) => isKnown(item.to))
          .map((item) => (
            <SiteLink key={item.id} to={item.to} search={item.search} className={styles.place} onClick={onNavigate}>
              {t(`nav.${item.id}`)}
              <Icon name="chevron-right" size={18} />
            </SiteLink>
          ))}
      </nav>
      {session !== null && <AccountSlot session={session} isWide={false} />}
      {accountItems.length > 0 && (
        <div className={styles.panelRow}>
          {accountItems.map((item) => (
            <SiteLink
              key={item.id}
              to={item.to}
              className={buttonClass({ variant: item.id === 'register' ? 'primary' : 'line', className: styles.panelButton })}
              onClick={onNavigate}
            >
              {t(`nav.${item.id}`)}
            </SiteLink>
          ))}
        </div>
      )}
    </div>
  );
}
