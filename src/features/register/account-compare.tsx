import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { classNames } from '#src/ui/class-names.ts';
import styles from './register-sections.module.css';

const ways = ['with', 'without'] as const;
const points = ['first', 'second', 'third'] as const;

/** What an account gives, and what works without one (spec 6). */
export function AccountCompare() {
  const { t } = useTranslation('register');
  return (
    <section className={styles.section} aria-labelledby="register-compare">
      <h2 id="register-compare" className={type.h3}>
        {t('compare.title')}
      </h2>
      <div className={styles.pair}>
        {ways.map((way) => (
          <article key={way} className={classNames(layout.card, styles.way)}>
            <h3 className={type.h4}>{t(`compare.${way}.title`)}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" size={18} className={styles.tick} />
                  <span>{t(`compare.${way}.${point}`)}</span>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className={type.body}>
        {/* The blank before the link is the sentence's own: Chinese has none. */}
        {t('compare.apart')}
        <Link className={type.link} to="/classroom">
          {t('compare.video')}
        </Link>
      </p>
    </section>
  );
}
