import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CardSystem } from '#src/domain/dag-fit.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { CellBar } from '../cell-bar.tsx';
import type { CardEnd, CardRow } from './cards.model.ts';
import { useDagCalendar } from './dag-files.ts';
import type { DagQuestion } from './dag.model.ts';
import styles from './dag.module.css';

interface DagCardsProps {
  question: DagQuestion;
  system: CardSystem;
  rows: readonly CardRow[];
  isSimulated: boolean;
}

/** Every size of card: how full it is, and the day it stops; those days as a calendar file. */
export function DagCards({ question: { symbol, nowMs }, system, rows, isSimulated }: DagCardsProps) {
  const { t } = useTranslation('tools');
  const showToast = useSetAtom(showToastAtom);
  const save = useDagCalendar({ symbol, system, rows, isSimulated, nowMs });
  return (
    <section className={styles.cards} aria-labelledby="dag-cards">
      <h3 id="dag-cards" className={typography.h4}>
        {t('dag.cards')}
      </h3>
      <CardList rows={rows.filter((row) => !isFolded(row))} />
      <LastingCards rows={rows.filter(isFolded)} />
      <p className={typography.small}>{t('dag.cardsNote')}</p>
      {save && (
        <Button
          variant="line"
          size="sm"
          className={styles.calendar}
          data-print="no"
          onClick={() => showToast({ tone: 'success', text: t('actions.saved', { name: save() }) })}
        >
          <Icon name="calendar" size={16} />
          {t('dag.calendar')}
        </Button>
      )}
    </section>
  );
}

/** Nothing is to be decided about a card that lasts for decades, but for the one that was chosen. */
const isFolded = ({ name, end }: CardRow): boolean => name === undefined && end.kind === 'far';

function CardList({ rows }: Pick<DagCardsProps, 'rows'>) {
  return (
    <ul>
      {rows.map((row) => (
        <DagCard key={row.name ?? row.memoryGb} row={row} />
      ))}
    </ul>
  );
}

/** The sizes that last longest, behind a fold. */
function LastingCards({ rows }: Pick<DagCardsProps, 'rows'>) {
  const { t } = useTranslation('tools');
  const [first] = rows;
  if (!first) return null;
  return (
    <details className={styles.lasting}>
      <summary>{t('dag.lasting', { number: rows.length, from: first.memoryGb })}</summary>
      <CardList rows={rows} />
    </details>
  );
}

/** One size of card: the cells that dataset and cache fill, and the verdict in words. */
function DagCard({ row: { name, memoryGb, fit, filledRatio, end } }: { row: CardRow }) {
  const { t } = useTranslation('tools');
  return (
    <li className={styles.card} data-fit={fit} data-chosen={name !== undefined || undefined}>
      <span className={styles.name}>
        {name !== undefined && <strong>{name}</strong>}
        <Figure value={String(memoryGb)} unit="GB" />
      </span>
      <span className={styles.fill}>
        <CellBar filledRatio={filledRatio} tone={fit === 'full' ? 'full' : 'cool'} />
        <span className={styles.verdict}>{t(`dag.fits.${fit}`)}</span>
      </span>
      <EndWords end={end} />
    </li>
  );
}

/** The day a card stops, and between which days it lies. */
function EndWords({ end }: { end: CardEnd }) {
  const { t } = useTranslation('tools');
  const { number, beijingDate } = useFormats();
  if (!('epoch' in end)) return <span className={styles.end}>{t(`dag.end.${end.kind}`)}</span>;
  const { kind, epoch, when } = end;
  if (!when) return <span className={styles.end}>{t(`dag.end.${kind}Epoch`, { epoch: number(epoch) })}</span>;
  return (
    <span className={styles.end}>
      {t(`dag.end.${kind}`, { day: beijingDate(when.atMs) })}
      {kind === 'ends' && <small>{t('dag.end.range', { from: beijingDate(when.fromMs), to: beijingDate(when.toMs) })}</small>}
    </span>
  );
}
