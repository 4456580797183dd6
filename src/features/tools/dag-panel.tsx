import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dagCoins } from '#src/domain/dag-coins.ts';
import { now } from '#src/lib/clock.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { CellBar, SplitPanel, WHOLE_LIMITS } from './tool-panel.tsx';
import { cardMemories, type CardMemory, dagSizes, type DagSizes, type DagInput, gibOf } from './dag.model.ts';
import styles from './dag-panel.module.css';
import { Empty } from '#src/ui/empty.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';

const coinOptions = dagCoins.map(({ symbol, name, algorithm }) => ({ value: symbol, label: `${symbol} · ${name} (${algorithm})` }));

/** The DAG of a coin at an epoch or height, today's at first; reckoned in the page, so it works offline. */
export function DagPanel() {
  const { t } = useTranslation('tools');
  const isHydrated = useIsHydrated();
  // Keeps the estimate of today true on a page that stays open.
  useMinute();
  const [symbol, setSymbol] = useState('ETC');
  const [input, setInput] = useState<DagInput>('height');
  const [text, setText] = useState('');
  const sizes = dagSizes({ symbol, input, text, nowMs: isHydrated ? now() : undefined });
  const choose = (next: DagInput) => {
    setInput(next);
    setText('');
  };
  return (
    <SplitPanel
      inputs={
        <>
          <SelectField label={t('dag.coin')} value={symbol} options={coinOptions} onChange={setSymbol} />
          <Segment
            kind="choice"
            className={styles.choice}
            label={t('dag.by')}
            value={input}
            options={[
              { value: 'height', label: t('dag.height') },
              { value: 'epoch', label: t('dag.epoch') },
            ]}
            onChange={choose}
          />
          <NumberField
            label={t(`dag.${input}`)}
            value={text}
            onChange={setText}
            limits={WHOLE_LIMITS}
            placeholder={t('dag.today')}
            hint={t(`dag.${input}Hint`)}
          />
        </>
      }
      results={<DagResult symbol={symbol} sizes={sizes} isReady={isHydrated} />}
    />
  );
}

interface DagResultProps {
  symbol: string;
  sizes: DagSizes | undefined;
  /** False while the page does not know the time. */
  isReady: boolean;
}

/** The size, the numbers behind it, and the cards it still fits. */
function DagResult({ symbol, sizes, isReady }: DagResultProps) {
  const { t } = useTranslation('tools');
  const { number } = useFormats();
  if (!sizes && isReady) return <Empty title={t('dag.unknown')} text={t('dag.unknownHint')} />;
  const rows = [
    { id: 'epoch', value: sizes?.epoch },
    { id: 'height', value: sizes?.height },
    { id: 'nextHeight', value: sizes?.nextEpochHeight },
    { id: 'bytes', value: sizes?.datasetBytes },
    { id: 'cache', value: sizes?.cacheBytes },
  ] as const;
  return (
    <>
      <div className={styles.main} aria-live="polite">
        <p className={typography.small}>{t(sizes?.isEstimate ? 'dag.sizeToday' : 'dag.size', { coin: symbol })}</p>
        {sizes ? <Figure size="xl" value={number(gibOf(sizes.datasetBytes), 3)} unit="GiB" /> : <Skeleton width="8ch" shape="block" />}
      </div>
      <dl className={styles.numbers}>
        {rows.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`dag.rows.${id}`)}</dt>
            <dd>{value === undefined ? '--' : <Figure value={number(value)} />}</dd>
          </div>
        ))}
      </dl>
      {sizes && (
        <section className={styles.cards} aria-labelledby="dag-cards">
          <h3 id="dag-cards" className={typography.h4}>
            {t('dag.cards')}
          </h3>
          <ul>
            {cardMemories(sizes).map((card) => (
              <CardMemoryRow key={card.memoryGb} card={card} />
            ))}
          </ul>
          <p className={typography.small}>{t('dag.cardsNote')}</p>
        </section>
      )}
    </>
  );
}

/** One size of card: the cells that dataset and cache fill, and the verdict in words. */
function CardMemoryRow({ card }: { card: CardMemory }) {
  const { t } = useTranslation('tools');
  return (
    <li className={styles.card} data-fit={card.fit}>
      <Figure value={String(card.memoryGb)} unit="GB" />
      <CellBar filledRatio={card.filledRatio} tone={card.fit === 'full' ? 'full' : 'cool'} />
      <span className={styles.verdict}>{t(`dag.fits.${card.fit}`)}</span>
    </li>
  );
}
