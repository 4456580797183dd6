import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { claimsOf } from './about.model.ts';
import styles from './claims-row.module.css';

/** The claims of spec 1 in one ruled row: what the specification allows, and nothing beyond it. */
export function ClaimsRow() {
  const { t } = useTranslation('about');
  const { number } = useFormats();
  return (
    <section aria-label={t('claimsTitle')}>
      <dl className={styles.claims}>
        {claimsOf(brand.claims).map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`claims.${id}.label`)}</dt>
            <dd>{t(`claims.${id}.figure`, { value: number(value) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
