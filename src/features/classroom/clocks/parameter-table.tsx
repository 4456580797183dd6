import { useTranslation } from 'react-i18next';
import type { ClockSettings } from '#src/domain/machines/gpu-clocks.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { CardParameters } from './card-parameters.model.ts';
import styles from './card-parameters.module.css';

const columns = ['core', 'memory', 'limit', 'voltage', 'hashrate', 'power'] as const;

/** Rows of parameters; on a phone one below the other. */
export function ParameterTable({ rows }: { rows: readonly CardParameters[] }) {
  const { t } = useTranslation('classroom');
  return (
    <table className={styles.table} {...tableRoles.table}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{t('clocks.card')}</th>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader}>
              {t(`clocks.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map((row) => (
          <ParameterRow key={`${row.model} ${row.algorithm}`} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ParameterRow({ row }: { row: CardParameters }) {
  const { t } = useTranslation('classroom');
  const { number, sourceDate } = useFormats();
  const source = row.source ? [`${row.source.site} ${sourceDate(row.source.date)}`] : [];
  const about = row.isApproximate ? '≈ ' : '';
  const settings = useSettingTexts(row.settings);
  const cells = {
    ...settings,
    hashrate: row.hashrate === undefined ? '--' : `${about}${number(row.hashrate, 1)} ${gpuUnits[row.algorithm]}`,
    power: row.powerW === undefined ? '--' : `${about}${number(row.powerW)} W`,
  };
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        {row.model}
        <span className={styles.note}>{[row.algorithm, ...row.coins, ...source].join(' · ')}</span>
      </th>
      {columns.map((column) => (
        <td key={column} {...tableRoles.cell}>
          <span className={styles.label} aria-hidden="true">
            {t(`clocks.${column}`)}
          </span>
          <Figure size="sm" longest={16} value={cells[column]} />
        </td>
      ))}
    </tr>
  );
}

const withSign = (figure: number) => (figure < 0 ? String(figure) : `+${figure}`);

/** The settings as they are entered; '--' where none is known. */
function useSettingTexts({ coreOffsetMHz, lockCoreMHz, memOffsetMHz, memMHz, powerLimitW, voltageMv }: ClockSettings) {
  const { t } = useTranslation('classroom');
  const offset = (figure: number | undefined) => (figure === undefined ? '--' : t('clocks.offset', { figure: withSign(figure) }));
  return {
    core: lockCoreMHz === undefined ? offset(coreOffsetMHz) : t('clocks.locked', { figure: lockCoreMHz }),
    memory: memMHz === undefined ? offset(memOffsetMHz) : t('clocks.offset', { figure: memMHz }),
    limit: powerLimitW === undefined ? '--' : `${powerLimitW} W`,
    voltage: voltageMv === undefined ? '--' : `${voltageMv} mV`,
  };
}
