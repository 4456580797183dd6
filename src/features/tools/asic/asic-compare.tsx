import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ComboField } from '../combo-field.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import { MOST_COMPARED } from './asic-fields.ts';
import { modelOptions } from './asic-inputs.tsx';
import type { ComparedAsic } from './asic.model.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { shutdownWords } from './shutdown-words.ts';
import { kwhPrice } from '../figures.ts';
import type { Span } from '../market-course.ts';
import { OffSpanNote } from '../off-span-note.tsx';
import { modelOf, namedOptions, noMachine } from '../machine-search.ts';
import { useSourceWords } from '../source-words.ts';
import styles from '../tool-table.module.css';

interface AsicCompareProps {
  compared: readonly ComparedAsic[];
  span: Span;
  /** The pool's list, which the figures are of. */
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  onChange: (models: string) => void;
}

const columns = ['hashrate', 'power', 'ratio', 'net', 'breakEven', 'shutdown'] as const;

/** Up to four machines beside each other, one of each, with the same electricity; on a phone one below the other. */
export function AsicCompare({ compared, span, response, onChange }: AsicCompareProps) {
  const { t } = useTranslation('tools');
  const models = compared.map(({ asic }) => asic.model);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (next: readonly string[]) => {
    onChange(next.join(','));
    // A row takes its button along, the fourth machine the field: whoever had the focus there goes on from the heading.
    if (next.length < models.length || next.length === MOST_COMPARED) heading.current?.focus({ preventScroll: true });
  };
  const others = modelOptions.filter(({ value }) => !models.includes(value));
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="compare-title">
      <h3 id="compare-title" ref={heading} tabIndex={-1} className={typography.h3}>
        {t('asic.compare.title')}
      </h3>
      <table className={classNames(styles.table, styles.stacked)} {...tableRoles.table}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{t('asic.model')}</th>
            {columns.map((column) => (
              <th key={column} {...tableRoles.columnHeader}>
                {t(`asic.compare.${column}`)}
              </th>
            ))}
            <th {...tableRoles.columnHeader} data-print="no">
              {t('asic.compare.change')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {compared.map((machine) => (
            <CompareRow
              key={machine.asic.model}
              machine={machine}
              span={span}
              onRemove={() => change(models.filter((model) => model !== machine.asic.model))}
            />
          ))}
        </tbody>
      </table>
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

interface CompareRowProps {
  machine: ComparedAsic;
  span: Span;
  onRemove: () => void;
}

/** One machine with the coin that it mines. */
function CompareRow({ machine: { asic, coin, market, day }, span, onRemove }: CompareRowProps) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const { number, money, usd } = useFormats();
  const sourceWords = useSourceWords();
  const unit = machineUnits[asic.algorithm];
  const ratio = asic.powerW / asic.hashrate;
  const cells = {
    hashrate: `${asic.hashrate} ${unit}`,
    power: `${number(asic.powerW)} W`,
    ratio: `${number(ratio, 2)} J/${unit.slice(0, 2)}${day?.efficiency ? ` (${day.efficiency})` : ''}`,
    net: day ? money(day.net, currency) : '--',
    breakEven: kwhPrice(day?.breakEven, currency),
    shutdown: day ? shutdownWords(day, t, (price) => `${usd(price)} / ${coin?.symbol ?? ''}`) : '--',
  };
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        {asic.model}
        <span className={styles.note}>
          {[asic.brand, coin?.symbol, asic.source ? sourceWords(asic.source) : t('asic.compare.approximate')].filter(Boolean).join(' · ')}
        </span>
        <OffSpanNote market={market} span={span} />
      </th>
      {columns.map((column) => (
        <td key={column} {...tableRoles.cell} data-loss={(column === 'net' && (day?.net ?? 0) < 0) || undefined}>
          <span className={styles.label} aria-hidden="true">
            {t(`asic.compare.${column}`)}
          </span>
          <Figure size="sm" longest={18} value={cells[column]} />
        </td>
      ))}
      <td {...tableRoles.cell} data-print="no">
        <Button variant="line" size="sm" aria-label={t('asic.compare.removeName', { model: asic.model })} onClick={onRemove}>
          {t('asic.compare.remove')}
        </Button>
      </td>
    </tr>
  );
}
