import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { now } from '#src/lib/clock.ts';
import { enterFullScreen } from '#src/lib/full-screen.ts';
import { useKnownRoutes } from '#src/parts/known-routes.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { knownColumns, siteColumns, type SiteLink as FooterLink } from '#src/parts/site-columns.ts';
import { languageAtom } from '#src/state/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLogo } from '#src/parts/site-logo.tsx';
import { FooterEnd } from './footer/footer-end.tsx';
import { isPlainClick, socialLinks, stampedSearch } from './footer/footer-items.ts';
import styles from './footer/footer.module.css';
import { SiteLink } from './site-link.tsx';

export function Footer() {
  const { t } = useTranslation('shell');
  const language = useAtomValue(languageAtom);
  const columns = knownColumns(siteColumns(language), useKnownRoutes());
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.wrap}>
        <div className={styles.grid}>
          <FooterBrand />
          {columns.map((column) => (
            <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
              <h2 id={`footer-${column.id}`} className={styles.heading}>
                {t(`footer.columns.${column.id}`)}
              </h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.id}>
                    <FooterEntry link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <FooterEnd />
      </div>
    </footer>
  );
}

/** The footer's first column: who we are, the app, social and support links. */
function FooterBrand() {
  const { t } = useTranslation('shell');
  const isKnown = useKnownRoutes();
  const social = socialLinks();
  return (
    <div className={styles.brand}>
      <SiteLink to="/" className={styles.logo} label={t('homeLink')}>
        <SiteLogo height={26} />
      </SiteLink>
      <p className={styles.tagline}>{t('footer.tagline')}</p>
      {isKnown('/download') && (
        <SiteLink to="/download" className={buttonClass({ variant: 'line', size: 'sm' })}>
          <Icon name="phone" size={18} />
          {t('footer.getApp')}
        </SiteLink>
      )}
      {social.length > 0 && (
        <ul className={styles.social} aria-label={t('footer.social')}>
          {social.map(({ icon, name, link }) => (
            <li key={name}>
              <OutsideLink link={link} label={name} className={buttonClass({ variant: 'icon' })}>
                <Icon name={icon} />
              </OutsideLink>
            </li>
          ))}
        </ul>
      )}
      <Support />
    </div>
  );
}

/** The support address; while none is set, the contact form. */
function Support() {
  const { t } = useTranslation('shell');
  const email = brand.supportEmail;
  return email === undefined ? (
    <SiteLink to="/about-us" search={{ id: 'wrap' }} className={styles.link}>
      {t('footer.supportUnset')}
    </SiteLink>
  ) : (
    <a className={styles.link} href={`mailto:${email}`}>
      {t('footer.support', { email })}
    </a>
  );
}

function FooterEntry({ link }: { link: FooterLink }) {
  const { t } = useTranslation('shell');
  const { to = '/', search = {} } = link;
  const text = t(`footer.links.${link.id}`);
  if (link.outside) {
    return (
      <OutsideLink link={link.outside} className={styles.link}>
        {text}
      </OutsideLink>
    );
  }
  const Kind = link.isTool ? ToolLink : link.isKiosk ? KioskLink : SiteLink;
  return (
    <Kind to={to} search={search} className={styles.link}>
      {text}
    </Kind>
  );
}

interface DoingLinkProps {
  to: string;
  search: Readonly<Record<string, string | number>>;
  className?: string | undefined;
  children: ReactNode;
}

/** The footer adds a q timestamp, so that a tool opens anew even from its own page. Never in prerendered HTML: it is made on click. */
function ToolLink({ to, search, className, children }: DoingLinkProps) {
  const router = useRouter<AnyRouter>();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ to, search: stampedSearch(search, now()) });
  };
  return (
    <SiteLink to={to} search={search} className={className} onClick={open}>
      {children}
    </SiteLink>
  );
}

/** Leads to the kiosk of the page that it stands on, a farm's say. Only a click may ask for the whole screen. */
function KioskLink({ to, search, className, children }: DoingLinkProps) {
  const router = useRouter<AnyRouter>();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    enterFullScreen();
    void router.navigate({ to: '.', search: (before: object) => ({ ...before, ...search }) });
  };
  return (
    <SiteLink to={to} search={search} className={className} onClick={open}>
      {children}
    </SiteLink>
  );
}
