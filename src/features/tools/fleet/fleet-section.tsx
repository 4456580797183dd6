import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { now } from '#src/lib/clock.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { carriedAtom } from '#src/state/carried.ts';
import { type FleetRow, fleetRowSchema, MOST_ROWS, rowName } from '#src/state/fleet.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { Empty } from '#src/ui/empty.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { bringIntoView } from '../answer-line.tsx';
import toolCard from '../tool-card.module.css';
import { freshRow } from './fleet-draft.ts';
import { FleetAnswer, FleetFacts } from './fleet-facts.tsx';
import { FleetForm } from './fleet-form.tsx';
import { bestCardCoin, type FleetLine, type FleetSums } from './fleet.model.ts';
import styles from './fleet.module.css';
import { FLEET_TITLE_ID } from './fleet-title.ts';
import { FleetTable } from './fleet-table.tsx';
import { HourSteps } from './hour-steps.tsx';
import type { FleetApi } from './use-fleet.ts';

interface FleetSectionProps {
  own: FleetApi;
  columns: readonly Column<FleetLine>[];
  lines: readonly FleetLine[];
  sums: FleetSums;
  electricity: Electricity;
  /** The pool's list, which the incomes are of. */
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  /** The machine of the calculator above, to be added as it stands. */
  machine: FleetRow | undefined;
  isLoading?: boolean;
  /** What electricity costs, beside the answer. */
  children?: ReactNode;
}

/** What stands in the form while it is open. */
const editedRowAtom = carriedAtom({ key: 'fleet-form', schema: z.nullable(fleetRowSchema), initial: null });

/** All machines of the visitor: what they leave together by the tariff's hours, and each kind of them. */
export function FleetSection({
  own,
  columns,
  lines,
  sums,
  electricity,
  response,
  machine,
  isLoading = false,
  children,
}: FleetSectionProps) {
  const { t } = useTranslation('fleet');
  const [edited, setEdited] = useAtom(editedRowAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button unmounts with its row or form: move focus to the heading.
  const leave = () => heading.current?.focus({ preventScroll: true });
  const { saves, removed } = own;
  // The first machine and the last one bring another part of the page: what was pressed is gone with the former.
  useEffect(() => {
    if ((saves > 0 || removed) && document.activeElement === document.body) bringIntoView(heading);
  }, [saves, removed]);
  const remove = (row: FleetRow) => {
    setEdited(null);
    own.remove(row);
    leave();
  };
  const close = (row?: FleetRow) => {
    if (row) own.save(row);
    setEdited(null);
    leave();
  };
  const isFull = lines.length >= MOST_ROWS;
  const adding = (
    <AddButtons isFirst={lines.length === 0} {...{ isFull, machine }} list={response?.data} onAdd={setEdited} onTake={own.save} />
  );
  return (
    <section className={classNames(layout.card, toolCard.card)} aria-labelledby={FLEET_TITLE_ID}>
      <h3 id={FLEET_TITLE_ID} ref={heading} tabIndex={-1} className={typography.h3}>
        {t('title')}
      </h3>
      <p className={toolCard.note}>{t('purpose')}</p>
      {lines.length > 0 && (
        <>
          <div className={styles.top}>
            <FleetAnswer {...{ lines, sums, electricity, isLoading }} />
            {children}
          </div>
          <HourSteps lines={lines} currency={electricity.currency} />
          <FleetTable columns={columns} lines={lines} onEdit={setEdited} onRemove={remove} />
          <FleetFacts sums={sums} electricity={electricity} />
          <p className={toolCard.note}>
            {t('basis')} <FigureAge of={response} isWarning />
          </p>
        </>
      )}
      {lines.length === 0 && !edited && <Empty title={t('empty.title')} text={t('empty.text')} action={adding} />}
      {removed && <Undo name={rowName(removed)} onUndo={own.undo} />}
      {edited && (
        <FleetForm
          key={edited.id}
          draft={edited}
          onChange={setEdited}
          bestCardCoin={(model) => bestCardCoin(model, { list: response?.data, electricity, nowMs: now() })}
          onSave={close}
          onCancel={() => close()}
        />
      )}
      {lines.length > 0 && !edited && adding}
      {isFull && <p className={toolCard.note}>{t('full', { count: MOST_ROWS })}</p>}
    </section>
  );
}

interface AddButtonsProps extends Pick<FleetSectionProps, 'machine'> {
  isFirst: boolean;
  isFull: boolean;
  list: readonly PoolCoin[] | undefined;
  onAdd: (row: FleetRow) => void;
  onTake: (row: FleetRow) => void;
}

function AddButtons({ isFirst, isFull, machine, list, onAdd, onTake }: AddButtonsProps) {
  const { t } = useTranslation('fleet');
  return (
    <div className={styles.actions} data-print="no">
      <Button variant={isFirst ? 'primary' : 'line'} size="sm" disabled={isFull} onClick={() => onAdd(freshRow('asic', list))}>
        {t('add')}
      </Button>
      {machine && (
        <Button variant="line" size="sm" disabled={isFull} onClick={() => onTake(machine)}>
          {t('addThis')}
        </Button>
      )}
    </div>
  );
}

/** What was removed, for as long as it can be put back. */
function Undo({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('fleet');
  return (
    <p className={styles.removed} role="status" data-print="no">
      {t('removed', { name })}
      <Button variant="line" size="sm" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  );
}
