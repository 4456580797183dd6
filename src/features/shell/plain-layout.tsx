import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { SiteLogo } from '#src/parts/site-logo.tsx';
import { DemoLine } from './demo-line.tsx';
import { FooterEnd } from './footer/footer-end.tsx';
import { LanguageMenu } from './header/language-menu.tsx';
import styles from './layouts.module.css';
import { mainId, SkipLink, useBlockedGestureZoom } from './page-frame.tsx';
import { SiteLink } from './site-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface PlainLayoutProps {
  children: ReactNode;
  /** False on the six routes that the specification names. */
  hasScrollWrapper?: boolean;
  /** For a page that is opened from a mail, on a device without a chosen language. */
  hasLanguageMenu?: boolean;
}

/** A page without menus: documents, results, notices. The logo leads home. */
export function PlainLayout({ children, hasScrollWrapper = false, hasLanguageMenu = false }: PlainLayoutProps) {
  const { t } = useTranslation('shell');
  useBlockedGestureZoom();
  const page = (
    <>
      <SkipLink />
      <DemoLine />
      <header className={classNames(styles.wide, styles.plainBar)} data-print="no">
        <SiteLink to="/" className={styles.home} label={t('homeLink')}>
          <SiteLogo />
        </SiteLink>
        <div className={styles.settings}>
          <ThemeSwitch />
          {hasLanguageMenu && <LanguageMenu />}
        </div>
      </header>
      <main id={mainId} className={classNames(styles.main, styles.plainMain)} tabIndex={-1}>
        {children}
      </main>
      <footer className={classNames(styles.wide, styles.plainEnd)}>
        <FooterEnd />
      </footer>
    </>
  );
  if (!hasScrollWrapper) return page;
  return (
    <div className={styles.wrapper} data-scroll-wrapper="">
      {page}
    </div>
  );
}
