import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import { ComboField } from '../combo-field.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { MOST_COMPARED } from './asic-fields.ts';
import { modelOptionsOf } from './asic-inputs.tsx';
import type { ComparedAsic } from './asic.model.ts';
import { modelOf, namedOptions, noMachine } from '../machine-search.ts';
import styles from '../tool-card.module.css';

interface AsicCompareProps {
  columns: readonly Column<ComparedAsic>[];
  compared: readonly ComparedAsic[];
  /** The pool's coins that such machines mine. */
  mined: readonly Coin[];
  /** The pool's list, which the figures are of. */
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  onChange: (models: string) => void;
}

/** Up to four machines beside each other, one of each, with the same electricity; on a phone one below the other. */
export function AsicCompare({ columns, compared, mined, response, onChange }: AsicCompareProps) {
  const { t } = useTranslation('tools');
  const models = compared.map(({ asic }) => asic.model);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (next: readonly string[]) => {
    onChange(next.join(','));
    // The focused button unmounts with its row, the field with the fourth machine: move focus to the heading.
    if (next.length < models.length || next.length === MOST_COMPARED) heading.current?.focus({ preventScroll: true });
  };
  const others = modelOptionsOf(mined).filter(({ value }) => !models.includes(value));
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="compare-title">
      <h3 id="compare-title" ref={heading} tabIndex={-1} className={typography.h3}>
        {t('asic.compare.title')}
      </h3>
      <CompareTable {...{ columns, compared }} onRemove={(removed) => change(models.filter((model) => model !== removed))} />
      <p className={styles.origin}>
        <FigureAge of={response} isWarning />
      </p>
      {models.length < MOST_COMPARED ? (
        <div data-print="no">
          <ComboField
            label={t('asic.compare.add')}
            value=""
            options={others}
            onChange={(value) => change([...models, modelOf(value).model])}
            find={namedOptions('asic', others, t)}
            noMatch={noMachine(t)}
            count={(count) => t('actions.found', { count })}
            placeholder={t('asic.search')}
          />
        </div>
      ) : (
        <p className={styles.note} data-print="no">
          {t('asic.compare.full')}
        </p>
      )}
    </section>
  );
}

/** The machines, with a button each that takes it away. */
function CompareTable({
  columns,
  compared,
  onRemove,
}: Pick<AsicCompareProps, 'columns' | 'compared'> & { onRemove: (model: string) => void }) {
  const { t } = useTranslation('tools');
  return (
    <DataTable
      className={tableLook.stacked}
      hasLabels
      columns={[...columns, removeColumn(t, onRemove)]}
      rows={compared}
      rowKey={({ asic }) => asic.model}
    />
  );
}

function removeColumn(t: TFunction<'tools'>, onRemove: (model: string) => void): Column<ComparedAsic> {
  return {
    id: 'change',
    label: t('asic.compare.change'),
    print: false,
    cell: ({ asic: { model } }) => (
      <Button variant="line" size="sm" aria-label={t('asic.compare.removeName', { model })} onClick={() => onRemove(model)}>
        {t('asic.compare.remove')}
      </Button>
    ),
  };
}
