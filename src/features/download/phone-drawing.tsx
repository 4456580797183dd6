import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Tag } from '#src/ui/tag.tsx';
import { heatBins } from './phone-drawing.model.ts';
import styles from './phone-drawing.module.css';

const bins = heatBins();

/** The app as a drawing, and said to be one (decision A2). */
export function PhoneDrawing() {
  const { t } = useTranslation('download');
  const { t: common } = useTranslation('common');
  return (
    <figure className={classNames('zone-dark', styles.phone)} role="img" aria-label={t('drawing')}>
      <div className={styles.bar} aria-hidden="true">
        <span>{t('drawingHall')}</span>
        <Tag text={common('example')} />
      </div>
      <svg className={styles.hall} viewBox="0 0 179 335" aria-hidden="true">
        {bins.map(({ bin, d }) => (
          <path key={bin} data-bin={bin} d={d} />
        ))}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{t('drawingCool')}</span>
        <i />
        <span>{t('drawingHot')}</span>
      </div>
    </figure>
  );
}
