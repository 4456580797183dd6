import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import typography from '#src/ui/type.module.css';
import styles from './about-page.module.css';

const allProducts = ['os', 'management', 'app', 'pool', 'wallet', 'tools', 'affiliate', 'learning'] as const;
const products = allProducts.filter((id) => id !== 'affiliate' || brand.hasAffiliate);

/** Who we are, our claims and what we make. */
export function AboutText() {
  const { t } = useTranslation('about');
  return (
    <>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
      </header>
      <ClaimsRow />
      <section className={styles.section} aria-labelledby="about-who">
        <h2 id="about-who" className={typography.h3}>
          {t('who.title')}
        </h2>
        <div className={styles.text}>
          <p>{t('who.first')}</p>
          <p>{t('who.second')}</p>
          <p>{t('who.third')}</p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="about-products">
        <h2 id="about-products" className={typography.h3}>
          {t('products.title')}
        </h2>
        <FactList
          variant="texts"
          className={styles.products}
          facts={products.map((id) => ({
            label: t(`products.${id}.name`),
            value: t(`products.${id}.text`, { percent: brand.affiliatePercent }),
          }))}
        />
      </section>
    </>
  );
}

/** What the company claims of itself, in one ruled row under who states it; "+" and "%" belong to the sentences. */
function ClaimsRow() {
  const { t } = useTranslation('about');
  const { round } = useFormats();
  if (brand.claims.length === 0) return null;
  return (
    <section aria-labelledby="about-claims">
      <p id="about-claims" className={typography.small}>
        {t('claimsTitle')}
      </p>
      <FactList
        variant="claims"
        className={styles.claims}
        facts={brand.claims.map(({ id, value }) => ({
          label: t(`claims.${id}.label`),
          value: t(`claims.${id}.figure`, { value: round(value) }),
        }))}
      />
    </section>
  );
}
