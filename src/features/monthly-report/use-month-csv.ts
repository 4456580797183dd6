import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { saveCsv } from '#src/parts/files.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { monthCsv } from './month-csv.model.ts';
import type { Month } from './use-month.ts';

/** Saves the month as a CSV file on this device, also offline; undefined until its figures are there. */
export function useMonthCsv({ entries, madeAtMs, isSimulated, isWaiting }: Month): (() => void) | undefined {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const showToast = useSetAtom(showToastAtom);
  const rows = entries.flatMap(({ row }) => row ?? []);
  if (isWaiting || madeAtMs === undefined || rows.length === 0) return undefined;
  return () => {
    const origin = isSimulated ? common('simulated') : t('csv.pool');
    const name = `okkong-month-${beijingDate(madeAtMs)}.csv`;
    saveCsv(name, monthCsv({ rows, head: (column) => t(`csv.${column}`), madeAtMs, origin }));
    showToast({ tone: 'success', text: t('saved', { name }) });
  };
}
