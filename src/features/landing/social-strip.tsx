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

const isSet = ({ id }: (typeof places)[number]) => brand.links[id].isSet;

/** The social places that have an address, from edge to edge; those without are one small place that leads to us. */
export function SocialStrip() {
  const { t } = useTranslation('sections');
  const others = places.filter((place) => !isSet(place));
  const [first] = others;
  return (
    <section aria-label={t('social.title')}>
      <ul className={styles.strip}>
        {places.filter(isSet).map(({ id, name }) => (
          <li key={id}>
            <OutsideLink link={brand.links[id]} className={styles.place} mark={{ size: 16, className: styles.arrow, isRow: true }}>
              <Icon name={id} size={24} />
              <span>
                {name}
                <small>{t(`social.${id}`)}</small>
              </span>
            </OutsideLink>
          </li>
        ))}
        {first && (
          <li>
            <OutsideLink link={brand.links[first.id]} className={styles.others} mark={{ size: 16, className: styles.arrow, isRow: true }}>
              {others.map(({ id }) => (
                <Icon key={id} name={id} size={20} />
              ))}
              <span>
                {t('social.writeToUs')} <small>{others.map(({ name }) => name).join(' · ')}</small>
              </span>
            </OutsideLink>
          </li>
        )}
      </ul>
    </section>
  );
}
