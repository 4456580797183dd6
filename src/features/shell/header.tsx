import { useRouterState } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLogo } from '#src/parts/site-logo.tsx';
import { useOnScroll } from '#src/ui/use-on-scroll.ts';
import { AccountSlot } from './account/account-slot.tsx';
import { hasDivider, headerVariant, scrollPlace, wideQuery } from './header/header.model.ts';
import styles from './header/header.module.css';
import { LanguageMenu } from './header/language-menu.tsx';
import { Panel } from './header/panel.tsx';
import { loginItem, registerItem, wideNav } from './nav-items.ts';
import { useKnownRoutes } from '#src/parts/known-routes.ts';
import { SiteLink } from './site-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const panelId = 'site-menu';

interface HeaderProps {
  bell?: ReactNode;
  isPanelOpen: boolean;
  toggleRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  /** A link of the panel was clicked. */
  onLeave: () => void;
}

/** The header in all its states. Wide and narrow differ by style sheet only, so server and browser render the same. */
export function Header({ bell, isPanelOpen, toggleRef, onToggle, onLeave }: HeaderProps) {
  const { t } = useTranslation('shell');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const place = useOnScroll(placeOfPage, 'top');
  // The panel is a page of its own in the theme's colours, and so is the bar above it.
  const variant = isPanelOpen ? 'dark' : headerVariant(path, place === 'past');
  return (
    <>
      <header
        className={classNames(styles.header, variant === 'light' && 'zone-dark')}
        data-variant={variant}
        data-over-page={place !== 'top' || undefined}
        data-divider={hasDivider(path) || undefined}
        data-panel={isPanelOpen || undefined}
        data-print="no"
      >
        <div className={styles.bar}>
          <SiteLink to="/" className={styles.logo} label={t('homeLink')} {...(isPanelOpen ? { onClick: onLeave } : {})}>
            <SiteLogo />
          </SiteLink>
          <WideNav />
          <WideTools path={path} bell={bell} />
          <div className={styles.narrowBell}>{bell}</div>
          <button
            ref={toggleRef}
            type="button"
            className={buttonClass({ variant: 'icon', className: styles.toggle })}
            aria-expanded={isPanelOpen}
            aria-controls={isPanelOpen ? panelId : undefined}
            aria-label={t(isPanelOpen ? 'menu.close' : 'menu.open')}
            onClick={onToggle}
          >
            <Icon name={isPanelOpen ? 'close' : 'menu'} />
          </button>
        </div>
      </header>
      {isPanelOpen && <Panel id={panelId} onNavigate={onLeave} />}
    </>
  );
}

/** The menu of wide screens; the current item is a lit key. */
function WideNav() {
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

/** The right end of the wide header: theme, language, and the account or the way to one. */
function WideTools({ path, bell }: { path: string; bell: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useHydratedAtom(sessionAtom);
  const canRegister = useKnownRoutes()(registerItem.to);
  return (
    <div className={styles.tools}>
      <ThemeSwitch />
      <LanguageMenu />
      {bell}
      {(session !== null || canRegister) && hasDivider(path) && <span className={styles.divider} aria-hidden="true" />}
      {session !== null && <AccountSlot session={session} />}
      {session === null && canRegister && (
        <>
          <SiteLink to={loginItem.to} className={styles.key}>
            {t('nav.login')}
          </SiteLink>
          <SiteLink to={registerItem.to} className={buttonClass({ variant: 'line', size: 'sm', className: styles.register })}>
            {t('nav.register')}
          </SiteLink>
        </>
      )}
    </div>
  );
}

function placeOfPage(): ReturnType<typeof scrollPlace> {
  return scrollPlace(window.scrollY, window.matchMedia(wideQuery).matches);
}
