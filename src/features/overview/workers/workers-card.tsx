import { memo, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { FarmCard } from '../farm/farm-card.tsx';
import type { Checked } from './check-dialog.tsx';
import { WorkerTable } from './worker-table.tsx';
import type { WorkerColumn } from './worker-columns.tsx';
import { FIRST_SORT, nextWorkerSort, workerLines } from './worker-sort.model.ts';
import { countStates, findWorkers, type WorkerRow } from './workers.model.ts';
import styles from './workers.module.css';

const states = ['all', 'active', 'inactive'] as const;
const countWords = { all: 'workers.all', active: 'workers.activeCount', inactive: 'workers.inactiveCount' } as const;
/** A farm that fits one look needs no search and no groups. */
const FEW = 12;
/** One sheet of paper has room for so many, next to the rest of the farm; the style sheet prints no more. */
const ON_PAPER = 12;
/** Longer than any worker's name. */
const maxLength = 64;

interface WorkersCardProps {
  workers: readonly WorkerRow[];
  /** The name that the list is narrowed to at first: of a link, or behind an address. */
  wanted?: string | undefined;
  /** Of the hashrates. */
  unit: string;
  /** When the pool said so: ages of shares count to here. */
  madeAtMs: number;
  /** Shows what to check of a worker that stands still. */
  onCheck: (checked: Checked) => void;
}

/** Every worker with its state, inactive ones first; searched, sorted and grouped by the visitor. */
export const WorkersCard = memo(function WorkersCard({ workers, wanted: first = '', unit, madeAtMs, onCheck }: WorkersCardProps) {
  const { t } = useTranslation(['overview', 'common']);
  const { number, dateTime } = useFormats();
  const { isNow } = useFigureMoment(madeAtMs);
  const then = t('overview:workers.ofCopy', { copy: dateTime(madeAtMs) });
  const ruleText = isNow ? t('overview:workers.rule') : t('common:twoSentences', { first: t('overview:workers.rule'), second: then });
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [text, setText] = useState(first);
  const { sort, open, sortBy, group, toggle } = useArrangement();
  // What is typed shows at once, the workers that match right after.
  const wanted = useDeferredValue(text);
  const counts = useMemo(() => ({ all: workers.length, ...countStates(workers) }), [workers]);
  const found = useMemo(() => findWorkers(workers, { text: wanted, state }), [workers, wanted, state]);
  const lines = useMemo(() => workerLines(found, sort, open), [found, sort, open]);
  return (
    <FarmCard
      id="farm-workers"
      title={t('overview:workers.title')}
      aside={
        <div data-print="no">
          <Segment
            kind="choice"
            label={t('overview:workers.show')}
            value={state}
            options={states.map((value) => ({ value, label: t(`overview:${countWords[value]}`, { number: number(counts[value]) }) }))}
            onChange={(next) => startTransition(() => setState(next))}
          />
        </div>
      }
    >
      {(workers.length > FEW || first !== '') && (
        <div className={styles.tools} data-print="no">
          <SearchField className={styles.search} label={t('overview:workers.search')} value={text} maxLength={maxLength} onText={setText} />
          <Checkbox isChecked={open !== undefined} onChange={group}>
            {t('overview:workers.group')}
          </Checkbox>
        </div>
      )}
      <p className={styles.rule} role="status">
        {found.length === 0 ? t('overview:workers.none') : ruleText}
      </p>
      {lines.length > ON_PAPER && (
        <p className={styles.onPaper}>{t('overview:workers.onPaper', { shown: number(ON_PAPER), all: number(lines.length) })}</p>
      )}
      {lines.length > 0 && <WorkerTable {...{ lines, sort, unit, madeAtMs, isNow }} onSort={sortBy} onToggle={toggle} onCheck={onCheck} />}
    </FarmCard>
  );
});

/** How the visitor arranged the workers: the column they stand by and, when they are grouped, which groups are open. */
function useArrangement() {
  const [sort, setSort] = useState(FIRST_SORT);
  const [open, setOpen] = useState<ReadonlySet<string>>();
  return {
    sort,
    open,
    sortBy: (column: WorkerColumn) => startTransition(() => setSort((now) => nextWorkerSort(now, column))),
    group: (isGrouped: boolean) => startTransition(() => setOpen(isGrouped ? new Set() : undefined)),
    toggle: (name: string) => startTransition(() => setOpen((now) => now && toggled(now, name))),
  };
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return names.has(name) ? new Set([...names].filter((each) => each !== name)) : new Set([...names, name]);
}
