import { useTranslation } from 'react-i18next';
import { Figure } from '#src/ui/figure.tsx';
import { CellBar } from '../cell-bar.tsx';
import type { CardMemory } from './dag.model.ts';
import styles from './dag-result.module.css';

/** One size of card: the cells that dataset and cache fill, and the verdict in words. */
export function CardMemoryRow({ card }: { card: CardMemory }) {
  const { t } = useTranslation('tools');
  return (
    <li className={styles.card} data-fit={card.fit}>
      <Figure value={String(card.memoryGb)} unit="GB" />
      <CellBar filledRatio={card.filledRatio} tone={card.fit === 'full' ? 'full' : 'cool'} />
      <span className={styles.verdict}>{t(`dag.fits.${card.fit}`)}</span>
    </li>
  );
}
