import { useTranslation } from 'react-i18next';
import { AppSectionPhone } from './app-section-phone.tsx';
import { exampleFarm } from './app-section.model.ts';
import styles from './app-section-phone.module.css';

const line = 'M0 86 24 82 48 88 72 96 96 92 120 94 144 84 168 78 192 80 216 66 240 70 264 58 288 60 312 48';

/** The app's second screen, drawn: a day's income and the days before. */
export function AppSectionPool() {
  const { t } = useTranslation('sections');
  return (
    <AppSectionPhone title={t('app.phone.pool')} label={t('app.phone.poolLabel')} tab="pool">
      <p className={styles.counts}>{t('app.phone.today')}</p>
      <p className={styles.big}>{exampleFarm.today} BTC</p>
      <svg className={styles.chart} viewBox="0 0 312 120" fill="none" aria-hidden="true">
        <path d="M0 20.5h312M0 70.5h312M0 119.5h312" />
        <path d={`${line}V120H0z`} />
        <path d={line} />
      </svg>
      <ul className={styles.events}>
        {exampleFarm.paid.map((amount, daysAgo) => (
          <li key={amount} data-tone={daysAgo === 0 ? 'ember' : 'plain'}>
            <b>{amount} BTC</b>
            <span>{t('app.phone.sent')}</span>
          </li>
        ))}
      </ul>
    </AppSectionPhone>
  );
}
