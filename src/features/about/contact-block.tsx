import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import type from '#src/ui/type.module.css';
import { contactRows } from './about.model.ts';
import styles from './contact-block.module.css';
import { ContactLink } from './contact-link.tsx';

/** The ways to reach us. Its id is the anchor that links of the specification name (`/about-us?id=wrap`, spec 2). */
export function ContactBlock() {
  const { t } = useTranslation('about');
  return (
    <section id="wrap" className={styles.block} aria-labelledby="about-contact">
      <div className={styles.head}>
        <h2 id="about-contact" className={type.h3}>
          {t('contact.title')}
        </h2>
        <p className={type.body}>{t('contact.lede')}</p>
        <p className={type.small}>{t('contact.vip')}</p>
      </div>
      <ul className={styles.rows}>
        {contactRows(brand).map((row) => (
          <li key={row.id}>
            <ContactLink row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
