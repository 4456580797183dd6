import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#src/lib/answer.ts';
import { copyText } from '#src/lib/clipboard.ts';
import { csvText } from '#src/domain/csv.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import type { RowContext } from '../coin-row.model.ts';
import type { CoinEntry } from '../use-coin-rows.ts';
import { coinCsv } from './coin-csv.model.ts';

/** Copies these coins as CSV and says so; a copy of a table must not pass simulated figures off as live (decision A2). */
export function useTableCopy(entries: readonly CoinEntry[], context: RowContext) {
  const { t } = useTranslation(['pool', 'common']);
  const showToast = useSetAtom(showToastAtom);
  return async ({ madeAt, isSimulated }: Answer<unknown>) => {
    const rows = coinCsv({
      entries,
      context,
      head: (column) => t(`csv.${column}`, { currency: context.currency }),
      madeAtMs: madeAt,
      origin: isSimulated ? t('common:simulated') : t('csv.pool'),
    });
    const isCopied = await copyText(csvText(rows));
    if (isCopied) showToast({ tone: 'success', text: t('tools.copied', { shown: rows.length - 1 }) });
    else showToast({ tone: 'error', text: t('common:copyFailed') });
  };
}
