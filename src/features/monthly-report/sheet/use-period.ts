import { useTranslation } from 'react-i18next';
import { monthSpan } from '#src/domain/month.ts';
import { useFormats } from '#src/i18n/formats.ts';

/** A calendar month (YYYY-MM) in words, 'October 2026'; without one "last 30 days". */
export function usePeriod(month: string | undefined): string {
  const { t } = useTranslation('monthly-report');
  const formats = useFormats();
  const span = month === undefined ? undefined : monthSpan(month);
  return span ? formats.month(span.fromMs) : t('rolling');
}
