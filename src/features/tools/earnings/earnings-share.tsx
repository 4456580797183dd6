import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { CellBar } from '../cell-bar.tsx';
import styles from './earnings.module.css';

/** How much of the income the electricity takes, in cells to scale and in words. */
export function EarningsShare({ share }: { share: number }) {
  const { t } = useTranslation('tools');
  const { percent } = useFormats();
  const isLoss = share > 1;
  const text = Number.isNaN(share) ? t('earnings.noIncome') : t(isLoss ? 'earnings.loss' : 'earnings.share', { share: percent(share) });
  return (
    <div className={styles.share}>
      <CellBar filledRatio={Number.isNaN(share) ? 0 : share} tone={isLoss ? 'full' : 'cool'} rest={Number.isNaN(share) ? 'empty' : 'hot'} />
      <p>{text}</p>
    </div>
  );
}
