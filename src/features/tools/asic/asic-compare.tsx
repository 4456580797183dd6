import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ComboField } from '#src/ui/combo-field.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import { type AsicInputsOf, coinForAsic, comparedAsics, hasRoom, withModel } from './asic-fields.ts';
import { modelOptions } from './asic-inputs.tsx';
import { asicDay } from './asic.model.ts';
import { coinMarket, type MarketCourse } from '../market.ts';
import { type Asic, machineUnits } from './asics.ts';
import styles from '../tool-table.module.css';

interface AsicCompareProps {
  inputs: AsicInputsOf;
  list: readonly PoolCoin[] | undefined;
  /** Of the chosen coin; machines of another one are compared by their pool figures now. */
  course: MarketCourse;
  onChange: (models: string) => void;
}

const columns = ['hashrate', 'power', 'ratio', 'net', 'shutdown'] as const;

/** Up to four machines beside each other, one of each, with the same electricity; on a phone one below the other. */
export function AsicCompare({ inputs, list, course, onChange }: AsicCompareProps) {
  const { t } = useTranslation('tools');
  const asics = comparedAsics(inputs);
  const models = asics.map(({ model }) => model);
  const others = modelOptions.filter(({ value }) => !models.includes(value));
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="compare-title">
      <h3 id="compare-title" className={typography.h3}>
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
            <th {...tableRoles.columnHeader}>{t('asic.compare.change')}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {asics.map((asic) => (
            <CompareRow
              key={asic.model}
              asic={asic}
              {...{ inputs, list, course }}
              onRemove={() => onChange(models.filter((model) => model !== asic.model).join(','))}
            />
          ))}
        </tbody>
      </table>
      {hasRoom(inputs) ? (
        <ComboField
          key={models.join()}
          label={t('asic.compare.add')}
          value=""
          options={others}
          onChange={(model) => onChange([...models, model].join(','))}
          noMatch={t('actions.noMatch')}
          placeholder={t('asic.search')}
        />
      ) : (
        <p className={styles.note}>{t('asic.compare.full')}</p>
      )}
    </section>
  );
}

interface CompareRowProps extends Omit<AsicCompareProps, 'onChange'> {
  asic: Asic;
  onRemove: () => void;
}

/** One machine with the coin that it mines. */
function CompareRow({ asic, inputs, list, course, onRemove }: CompareRowProps) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const { number, money, usd } = useFormats();
  const coin = coinForAsic(asic, inputs);
  const isChosen = coin !== undefined && String(coin.id) === inputs.coin;
  const market = coin && list && coinMarket(coin, list, isChosen ? course : {});
  const day = market && asicDay({ inputs: { ...withModel(inputs, asic.model), count: '1' }, market, currency });
  const unit = machineUnits[asic.algorithm];
  const ratio = asic.powerW / asic.hashrate;
  const cells = {
    hashrate: `${asic.hashrate} ${unit}`,
    power: `${number(asic.powerW)} W`,
    ratio: `${number(ratio, 2)} J/${unit.slice(0, 2)}${day?.efficiency ? ` (${day.efficiency})` : ''}`,
    net: day ? money(day.net, currency) : '--',
    shutdown: day ? `${usd(day.shutdownUsd)} / ${coin?.symbol ?? ''}` : '--',
  };
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        {asic.model}
        <span className={styles.note}>
          {[asic.brand, coin?.symbol, asic.isApproximate && t('asic.compare.approximate')].filter(Boolean).join(' · ')}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} {...tableRoles.cell} data-loss={(column === 'net' && (day?.net ?? 0) < 0) || undefined}>
          <span className={styles.label} aria-hidden="true">
            {t(`asic.compare.${column}`)}
          </span>
          <Figure size="sm" value={cells[column]} />
        </td>
      ))}
      <td {...tableRoles.cell}>
        <Button variant="line" size="sm" aria-label={t('asic.compare.removeName', { model: asic.model })} onClick={onRemove}>
          {t('asic.compare.remove')}
        </Button>
      </td>
    </tr>
  );
}
