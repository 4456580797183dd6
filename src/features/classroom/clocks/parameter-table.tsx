import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ClockSettings } from '#src/domain/machines/gpu-clocks.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import { Figure } from '#src/ui/figure.tsx';
import type { CardParameters } from './card-parameters.model.ts';
import styles from './card-parameters.module.css';

/** Rows of parameters; on a phone one below the other. */
export function ParameterTable({ rows }: { rows: readonly CardParameters[] }) {
  const { t } = useTranslation('classroom');
  const formats = useFormats();
  return (
    <DataTable
      className={tableLook.stacked}
      hasLabels
      columns={parameterColumns(t, formats)}
      rows={rows}
      rowKey={({ model, algorithm }) => `${model} ${algorithm}`}
    />
  );
}

type Formats = Pick<ReturnType<typeof useFormats>, 'number' | 'sourceDate'>;

function parameterColumns(t: TFunction<'classroom'>, { number, sourceDate }: Formats): readonly Column<CardParameters>[] {
  const figure = (text: string) => <Figure size="sm" longest={16} value={text} />;
  const about = ({ isApproximate }: CardParameters, text: string) => (isApproximate ? `≈ ${text}` : text);
  const settings = settingTexts(t);
  return [
    {
      id: 'card',
      label: t('clocks.card'),
      cell: ({ model, algorithm, coins, source }) => (
        <>
          {model}
          <span className={styles.note}>
            {[algorithm, ...coins, ...(source ? [`${source.site} ${sourceDate(source.date)}`] : [])].join(' · ')}
          </span>
        </>
      ),
    },
    { id: 'core', label: t('clocks.core'), cell: (row) => figure(settings.core(row.settings)) },
    { id: 'memory', label: t('clocks.memory'), cell: (row) => figure(settings.memory(row.settings)) },
    { id: 'limit', label: t('clocks.limit'), cell: (row) => figure(settings.limit(row.settings)) },
    { id: 'voltage', label: t('clocks.voltage'), cell: (row) => figure(settings.voltage(row.settings)) },
    {
      id: 'hashrate',
      label: t('clocks.hashrate'),
      cell: (row) => figure(row.hashrate === undefined ? '--' : about(row, `${number(row.hashrate, 1)} ${gpuUnits[row.algorithm]}`)),
    },
    {
      id: 'power',
      label: t('clocks.power'),
      cell: (row) => figure(row.powerW === undefined ? '--' : about(row, `${number(row.powerW)} W`)),
    },
  ];
}

const withSign = (figure: number) => (figure < 0 ? String(figure) : `+${figure}`);

/** The settings as they are entered; '--' where none is known. */
function settingTexts(t: TFunction<'classroom'>) {
  const offset = (figure: number | undefined) => (figure === undefined ? '--' : t('clocks.offset', { figure: withSign(figure) }));
  return {
    core: ({ lockCoreMHz, coreOffsetMHz }: ClockSettings) =>
      lockCoreMHz === undefined ? offset(coreOffsetMHz) : t('clocks.locked', { figure: lockCoreMHz }),
    memory: ({ memMHz, memOffsetMHz }: ClockSettings) =>
      memMHz === undefined ? offset(memOffsetMHz) : t('clocks.offset', { figure: memMHz }),
    limit: ({ powerLimitW }: ClockSettings) => (powerLimitW === undefined ? '--' : `${powerLimitW} W`),
    voltage: ({ voltageMv }: ClockSettings) => (voltageMv === undefined ? '--' : `${voltageMv} mV`),
  };
}
