import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './social-strip.module.css';

/** Their names are their own in every language. */
const places = [
  { id: 'telegram', name: 'Telegram' },
  { id: 'x', name: 'X' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'discord', name: 'Discord' },
] as const;

/** The four social places from edge to edge. */
export function SocialStrip() {
  const { t } = useTranslation('sections');
  return (
    <section aria-label={t('social.title')}>
      <ul className={styles.strip}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <OutsideLink link={brand.links[id]} className={styles.place} mark={{ size: 16, className: styles.arrow, isRow: true }}>
              <Icon name={id} size={24} />
              <span>
                {name}
                <small>{t(brand.links[id].isSet ? `social.${id}` : 'social.writeToUs')}</small>
              </span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
