import { useTranslation } from 'react-i18next';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-panel.module.css';
import type { CoinFigures } from './coin-row.model.ts';
import { MissingFigure } from './missing-figure.tsx';

interface PhoneFiguresProps {
  figures: CoinFigures | undefined;
  isLoading: boolean;
}

/** The columns for which a phone's row has no room (DESIGN 10 "Table row": the rest inside). */
export function PhoneFigures({ figures, isLoading }: PhoneFiguresProps) {
  const { t } = useTranslation(['pool', 'common']);
  const missing = <MissingFigure isLoading={isLoading} width="8ch" />;
  const change = figures?.change;
  return (
    <dl className={`${styles.list} ${styles.phoneOnly}`}>
      <dt>{t('columns.price')}</dt>
      <dd>
        {figures ? <Figure value={figures.price} /> : missing} {change && <RatioChange {...change} />}
      </dd>
      <dt>{t('columns.poolHashrate')}</dt>
      <dd>{figures ? <Figure {...figures.poolHashrate} /> : missing}</dd>
      <dt>{t('columns.networkHashrate')}</dt>
      <dd>{figures ? <Figure {...figures.networkHashrate} /> : missing}</dd>
      <dt>{t('columns.miners')}</dt>
      <dd>{figures ? <Figure value={figures.miners} /> : missing}</dd>
    </dl>
  );
}
