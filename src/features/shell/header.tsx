import { useRouterState } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { hasDivider, headerVariant } from './header/header.model.ts';
import styles from './header/header.module.css';
import { Panel } from './header/panel.tsx';
import { useScrolledPast } from './header/use-scrolled-past.ts';
import { WideNav } from './header/wide-nav.tsx';
import { WideTools } from './header/wide-tools.tsx';
import { SiteLink } from './site-link.tsx';

const panelId = 'site-menu';

interface HeaderProps {
  isPanelOpen: boolean;
  toggleRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  /** A place was chosen in the panel. */
  onLeave: () => void;
}

/** The header in all states of spec 2. Wide and narrow differ by style sheet only, so server and browser render the same. */
export function Header({ isPanelOpen, toggleRef, onToggle, onLeave }: HeaderProps) {
  const { t } = useTranslation('shell');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isPast = useScrolledPast();
  // The panel is a page of its own in the theme's colours, and so is the bar above it.
  const variant = isPanelOpen ? 'dark' : headerVariant(path, isPast);
  return (
    <>
      <header
        className={classNames(styles.header, variant === 'light' && 'zone-dark')}
        data-variant={variant}
        data-divider={hasDivider(path) || undefined}
        data-panel={isPanelOpen || undefined}
        data-print="no"
      >
        <div className={styles.bar}>
          <SiteLink to="/" className={styles.logo} label={t('homeLink')} {...(isPanelOpen ? { onClick: onLeave } : {})}>
            <Logo />
          </SiteLink>
          <WideNav />
          <WideTools path={path} />
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
