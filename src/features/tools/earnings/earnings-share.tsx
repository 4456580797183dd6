import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { CellBar } from '../cell-bar.tsx';
import styles from './earnings.module.css';

/** How much of the income the electricity takes, in cells to scale and in words. */
export function EarningsShare({ share }: { share: number | undefined }) {
  const { t } = useTranslation('tools');
  const { percent } = useFormats();
  const isLoss = share !== undefined && share > 1;
  const text = share === undefined ? t('earnings.noIncome') : t(isLoss ? 'earnings.loss' : 'earnings.share', { share: percent(share) });
  return (
    <div className={styles.share}>
      <CellBar filledRatio={share ?? 0} tone={isLoss ? 'full' : 'cool'} rest={share === undefined ? 'empty' : 'hot'} />
      <p>{text}</p>
    </div>
  );
}
