import { useTranslation } from 'react-i18next';
import { dagCoinBySymbol } from '#src/domain/dag.ts';
import type { CardSystem } from '#src/domain/dag-fit.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { DagCards } from './dag-cards.tsx';
import { DagGrowth } from './dag-growth.tsx';
import type { CardRow } from './cards.model.ts';
import { type DagQuestion, type DagSizes, gibOf, timeOf } from './dag.model.ts';
import { useSizeText, useSourceText } from './dag-words.ts';
import styles from './dag.module.css';

/** Chains whose dataset follows rules of its own; each has its sentence. */
const specialChains = ['ETC', 'UBQ', 'QKC', 'ZIL', 'RVN', 'MEWC', 'FIRO', 'CFX'] as const;

const waitingRows = ['bytes', 'cache', 'epoch', 'height', 'nextHeight', 'nextDay'] as const;

interface DagResultProps {
  question: DagQuestion;
  sizes: DagSizes | undefined;
  system: CardSystem;
  rows: readonly CardRow[];
  isSimulated: boolean;
  /** The response with the chain's height. */
  told: Parameters<typeof FigureAge>[0]['of'];
}

/** The size, what it stands on, the cards it still fits, and how it grows. */
export function DagResult({ question, sizes, system, rows, isSimulated, told }: DagResultProps) {
  const { t } = useTranslation('tools');
  const { symbol } = question;
  const source = useSourceText(question);
  const special = specialChains.find((each) => each === symbol);
  const status = dagCoinBySymbol(symbol)?.status ?? 'active';
  return (
    <>
      {sizes ? <DagSize {...{ question, sizes }} /> : <Empty title={t('dag.unknown')} text={t('dag.unknownHint')} />}
      <div className={styles.notes}>
        {special && <p>{t(`dag.special.${special}`)}</p>}
        {status !== 'active' && <p>{t(`dag.status.${status}`)}</p>}
        {source !== undefined && <p>{source}</p>}
        {/* Its place is kept before the pool has answered. */}
        {question.clock && <p className={styles.age}>{question.clock.isSeen && <FigureAge of={told} />}</p>}
      </div>
      {sizes && <DagCards {...{ question, system, rows, isSimulated }} />}
      {question.clock && <DagGrowth {...{ question, clock: question.clock, system, rows }} />}
    </>
  );
}

/** The place of the result before hydration. */
export function DagWaiting() {
  const { t } = useTranslation('tools');
  return (
    <div className={styles.waiting} aria-busy="true">
      <div className={styles.main}>
        <Skeleton width="12ch" />
        <Skeleton width="8ch" shape="block" />
      </div>
      <FactList
        variant="figures"
        className={styles.numbers}
        facts={waitingRows.map((id) => ({ label: t(`dag.rows.${id}`), value: <Skeleton width="8ch" /> }))}
      />
    </div>
  );
}

function DagSize({ question, sizes }: { question: DagQuestion; sizes: DagSizes }) {
  const { t } = useTranslation('tools');
  const { number, beijingDate } = useFormats();
  const { clock } = question;
  const heading = useSizeText(question, sizes);
  const reached = sizes.kind === 'chosen' ? timeOf(clock, sizes.height) : undefined;
  const next = timeOf(clock, sizes.nextEpochHeight);
  const rows = [
    { id: 'bytes', value: sizes.datasetBytes },
    { id: 'cache', value: sizes.cacheBytes },
    { id: 'epoch', value: sizes.epoch },
    { id: 'height', value: sizes.height },
    { id: 'nextHeight', value: sizes.nextEpochHeight },
  ] as const;
  return (
    <>
      <div className={styles.main} aria-live="polite">
        <p className={typography.small}>{heading}</p>
        <Figure size="xl" value={number(gibOf(sizes.datasetBytes), 3)} unit="GiB" />
      </div>
      <FactList
        variant="figures"
        className={styles.numbers}
        facts={[
          ...rows.map(({ id, value }) => ({
            label: t(`dag.rows.${id}`),
            value: value === undefined ? '--' : <Figure value={number(value)} />,
          })),
          { label: t('dag.rows.nextDay'), value: next ? beijingDate(next.atMs) : '--' },
          ...(reached ? [{ label: t('dag.rows.reached'), value: beijingDate(reached.atMs) }] : []),
        ]}
      />
    </>
  );
}
