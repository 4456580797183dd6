import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { csvText } from '#src/domain/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { monthCsv } from './month-csv.model.ts';
import type { Month } from './use-month.ts';

/** Spreadsheets take a file without this mark for one in an old character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves the month as a CSV file on this device, also offline; undefined until its figures are there. */
export function useMonthCsv({ entries, madeAtMs, isSimulated, isWaiting }: Month): (() => void) | undefined {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const showToast = useSetAtom(showToastAtom);
  const rows = entries.flatMap(({ row }) => row ?? []);
  if (isWaiting || madeAtMs === undefined || rows.length === 0) return undefined;
  return () => {
    const origin = isSimulated ? common('simulated') : t('csv.pool');
    const text = csvText(monthCsv({ rows, head: (column) => t(`csv.${column}`), madeAtMs, origin }));
    const file = new File([BYTE_ORDER_MARK, text], `okkong-month-${beijingDate(madeAtMs)}.csv`, { type: 'text/csv;charset=utf-8' });
    saveFile(file);
    showToast({ tone: 'success', text: t('saved', { name: file.name }) });
  };
}
