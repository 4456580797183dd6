import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import type from '#src/ui/type.module.css';
import { aisleFans } from './cold-aisle.model.ts';
import styles from './cold-aisle.module.css';

const fans = aisleFans();

/** The cold aisle beside the form, with what needs no form at all (DESIGN 9); hidden where there is no room for it. */
export function ColdAisle() {
  const { t } = useTranslation('register');
  return (
    <aside className={classNames('zone-dark', styles.aisle)} aria-labelledby="register-aisle">
      <svg className={styles.wall} viewBox="0 0 480 640" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {fans.map(({ id, cx, cy, rx, ry }) => (
          <g key={id}>
            <ellipse cx={cx} cy={cy} rx={rx} ry={ry} />
            <ellipse className={styles.hub} cx={cx} cy={cy} rx={rx / 3} ry={ry / 3} />
          </g>
        ))}
      </svg>
      <div className={styles.words}>
        <h2 id="register-aisle" className={type.h3}>
          {t('aisle.title')}
        </h2>
        <p>{t('aisle.text')}</p>
      </div>
    </aside>
  );
}
