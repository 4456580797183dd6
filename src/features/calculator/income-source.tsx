import { useTranslation } from 'react-i18next';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { useFormats } from '#src/i18n/formats.ts';
import styles from './calculator.module.css';
import { FigureAge } from '#src/parts/figure-age.tsx';
import type { Income } from './use-income.ts';

/** Who calculated and on which figures, and how old those are (decision E2). */
export function IncomeSource({ income: { coin, source, isLoading } }: { income: Income }) {
  const { t } = useTranslation('calculator');
  const { usd } = useFormats();
  const stored = source?.record && { difficulty: formatDifficulty(source.record.difficulty, coin), price: usd(source.record.priceUsa) };
  const sentence = () => {
    if (source && !stored) return t('source.pool');
    // While the pool calculates, this device's result stands in; its longer sentence would come and go.
    if (isLoading) return '';
    return stored ? t('source.stored', stored) : t('source.none');
  };
  return (
    <div className={styles.source}>
      <div className={styles.basis}>
        <p>{sentence()}</p>
        <p>{t('note')}</p>
      </div>
      <div className={styles.origin}>
        <FigureAge of={source?.provenance} />
      </div>
    </div>
  );
}
