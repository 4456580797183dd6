import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { useHour } from './tools-section-hour.ts';
import { CARD_SIZES_GIB, DAG_SYMBOL, dagAt } from './tools-section.model.ts';
import { ToolsMeter } from './tools-section-meter.tsx';
import styles from './tools-section.module.css';

/** Today's DAG of Ethereum Classic against the memory of common cards: real, by domain/dag.ts. */
export function ToolsDag() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  const dag = dagAt(useHour());
  return (
    <>
      <p className={styles.line}>
        <span>{dag ? t('tools.dag.epoch', { symbol: DAG_SYMBOL, epoch: dag.epoch }) : DAG_SYMBOL}</span>
        <b>{dag && `${number(dag.datasetGib, 2)} GiB`}</b>
      </p>
      <ul className={styles.meters}>
        {CARD_SIZES_GIB.map((sizeGib, index) => {
          const ratio = dag?.cards[index]?.ratio;
          const isFull = ratio !== undefined && ratio > 1;
          return (
            <li key={sizeGib} data-full={isFull || undefined}>
              <span>{sizeGib} GB</span>
              <ToolsMeter ratio={ratio ?? 0} />
              <span>{isFull ? t('tools.dag.full') : ratio !== undefined && `${number(ratio * 100)}%`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
