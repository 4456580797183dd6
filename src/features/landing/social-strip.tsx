import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand, type ExternalLink } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './social-strip.module.css';

/** In the order of spec 2; their names are their own in every language. */
const places = [
  { id: 'telegram', name: 'Telegram' },
  { id: 'x', name: 'X' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'discord', name: 'Discord' },
] as const;

/** The four social places from edge to edge (DESIGN 8). */
export function SocialStrip() {
  const { t } = useTranslation('sections');
  return (
    <section aria-label={t('social.title')}>
      <ul className={styles.strip}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <Place link={brand.links[id]}>
              <Icon name={id} size={24} />
              <span>
                {name}
                <small>{t(`social.${id}`)}</small>
              </span>
            </Place>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Outside places open in a new tab; one without a setting leads to the page that names it (decision A3). */
function Place({ link, children }: { link: ExternalLink; children: ReactNode }) {
  const { t } = useTranslation('common');
  if (!link.isSet) {
    return (
      <Link className={styles.place} to="/unset" search={{ setting: link.setting }}>
        {children}
        <Icon name="arrow-right" size={16} className={styles.arrow} />
      </Link>
    );
  }
  return (
    <a className={styles.place} href={link.href} target="_blank" rel="noopener">
      {children}
      <span className="vh">{t('opensNewTab')}</span>
      <Icon name="external" size={16} className={styles.arrow} />
    </a>
  );
}
