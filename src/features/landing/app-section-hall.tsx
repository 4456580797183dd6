import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { AppSectionPhone } from './app-section-phone.tsx';
import { exampleFarm, hallSize, heatPaths, silentPath } from './app-section.model.ts';
import styles from './app-section-phone.module.css';

/** The app's first screen, drawn: one hall, each cell a rig from cool intake to hot exhaust. */
export function AppSectionHall() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  return (
    <AppSectionPhone title={t('app.phone.hall')} label={t('app.phone.hallLabel')} tab="hall">
      <p className={styles.big}>{exampleFarm.hashrate}</p>
      <p className={styles.counts}>
        <span>{t('app.phone.online', { rigs: number(exampleFarm.online) })}</span>
        <span>{t('app.phone.offline', { rigs: number(exampleFarm.offline) })}</span>
      </p>
      <svg
        className={styles.heat}
        viewBox={`0 0 ${hallSize.width} ${hallSize.height}`}
        strokeWidth={hallSize.cell}
        strokeDasharray={`${hallSize.cell} ${hallSize.gap}`}
        aria-hidden="true"
      >
        {heatPaths.map((path) => (
          <path key={path} d={path} />
        ))}
        <path d={silentPath} strokeWidth="1.4" strokeDasharray="none" />
      </svg>
      <ul className={styles.events}>
        <li data-tone="negative">
          <b>B-07-112</b>
          <span>{t('app.phone.silent')}</span>
        </li>
        <li data-tone="warning">
          <b>B-03-044</b>
          <span>{t('app.phone.hot')}</span>
        </li>
        <li data-tone="positive">
          <b>{t('app.phone.paid')}</b>
          <span>{exampleFarm.today} BTC</span>
        </li>
      </ul>
    </AppSectionPhone>
  );
}
