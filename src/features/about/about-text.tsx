import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import type from '#src/ui/type.module.css';
import styles from './about-text.module.css';
import { ClaimsRow } from './claims-row.tsx';

const products = ['os', 'management', 'app', 'pool', 'wallet', 'tools', 'affiliate', 'learning'] as const;

/** Who we are, our claims and what we make; the whole of `/about` and the upper part of `/about-us` (decision C1). */
export function AboutText() {
  const { t } = useTranslation('about');
  return (
    <>
      <header className={styles.head}>
        <h1 className={type.pageTitle}>{t('title')}</h1>
        <p className={type.lede}>{t('lede')}</p>
      </header>
      <ClaimsRow />
      <section className={styles.section} aria-labelledby="about-who">
        <h2 id="about-who" className={type.h3}>
          {t('who.title')}
        </h2>
        <div className={styles.text}>
          <p>{t('who.first')}</p>
          <p>{t('who.second')}</p>
          <p>{t('who.third')}</p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="about-products">
        <h2 id="about-products" className={type.h3}>
          {t('products.title')}
        </h2>
        <dl className={styles.products}>
          {products.map((id) => (
            <div key={id}>
              <dt>{t(`products.${id}.name`)}</dt>
              <dd>{t(`products.${id}.text`, { percent: brand.claims.affiliatePercent })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
