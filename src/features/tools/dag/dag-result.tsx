import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type from '#src/ui/type.module.css';
import { CardMemoryRow } from './card-memory-row.tsx';
import { cardMemories, type DagAnswer, gibOf } from './dag.model.ts';
import styles from './dag-result.module.css';

interface DagResultProps {
  symbol: string;
  answer: DagAnswer | undefined;
  /** False while the page does not know the time. */
  isReady: boolean;
}

/** The size, the numbers behind it, and the cards it still fits. */
export function DagResult({ symbol, answer, isReady }: DagResultProps) {
  const { t } = useTranslation('tools');
  const { number } = useFormats();
  if (!answer && isReady) return <Empty title={t('dag.unknown')} text={t('dag.unknownHint')} />;
  const rows = [
    { id: 'epoch', value: answer?.epoch },
    { id: 'height', value: answer?.height },
    { id: 'nextHeight', value: answer?.nextEpochHeight },
    { id: 'bytes', value: answer?.datasetBytes },
    { id: 'cache', value: answer?.cacheBytes },
  ] as const;
  return (
    <>
      <div className={styles.main} aria-live="polite">
        <p className={type.small}>{t(answer?.isEstimate ? 'dag.sizeToday' : 'dag.size', { coin: symbol })}</p>
        {answer ? <Figure size="xl" value={number(gibOf(answer.datasetBytes), 3)} unit="GiB" /> : <Skeleton width="8ch" shape="block" />}
      </div>
      <dl className={styles.numbers}>
        {rows.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`dag.rows.${id}`)}</dt>
            <dd>{value === undefined ? '--' : <Figure value={number(value)} />}</dd>
          </div>
        ))}
      </dl>
      {answer && (
        <section className={styles.cards} aria-labelledby="dag-cards">
          <h3 id="dag-cards" className={type.h4}>
            {t('dag.cards')}
          </h3>
          <ul>
            {cardMemories(answer).map((card) => (
              <CardMemoryRow key={card.memoryGb} card={card} />
            ))}
          </ul>
          <p className={type.small}>{t('dag.cardsNote')}</p>
        </section>
      )}
    </>
  );
}
