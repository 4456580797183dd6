import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import styles from './video-hero.module.css';

const { claims } = brand;
const rows = [
  { id: 'rigs', value: claims.rigs, unit: '+' },
  { id: 'countries', value: claims.countries, unit: '+' },
  { id: 'online', value: claims.onlinePercent, unit: '%+' },
  { id: 'earnings', value: claims.earningsPercent, unit: '%+' },
  { id: 'saving', value: claims.savingPercent, unit: '%+' },
] as const;

/** The five claims of spec 1 in one ruled row, and nothing beyond them. */
export function VideoHeroClaims() {
  const { t } = useTranslation('landing');
  const { number } = useFormats();
  return (
    <dl className={styles.claims}>
      {rows.map(({ id, value, unit }) => (
        <div key={id}>
          <dt>{t(`video.claims.${id}`)}</dt>
          <dd>{number(value) + unit}</dd>
        </div>
      ))}
    </dl>
  );
}
