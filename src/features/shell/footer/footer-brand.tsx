import { useTranslation } from 'react-i18next';

import { brand } from '#src/lib/brand.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { SiteLink } from '../site-link.tsx';
import { useKnownRoutes } from '../use-known-routes.ts';
import { socialLinks } from './footer-items.ts';
import styles from './footer.module.css';

/** The footer's first column: who we are, the app, social and support links (spec 2). */
export function FooterBrand() {
  const { t } = useTranslation('shell');
  const isKnown = useKnownRoutes();
  const social = socialLinks.filter(({ link }) => link.isSet || isKnown('/unset'));
  return (
    <div className={styles.brand}>
      <SiteLink to="/" className={styles.logo} label={t('homeLink')}>
        <Logo height={26} />
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
      {brand.supportEmail !== undefined && (
        <a className={styles.link} href={`mailto:${brand.supportEmail}`}>
          {t('footer.support', { email: brand.supportEmail })}
        </a>
      )}
    </div>
  );
}
