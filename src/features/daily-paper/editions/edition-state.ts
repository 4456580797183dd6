import { useTranslation } from 'react-i18next';
import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';

/** Figures of the last minutes of a day are those of its end. */
const DAY_END_MS = 5 * MINUTE_MS;

/** True for a paper whose figures, made at `madeAtMs`, are those of its day's end. */
export const isWholeDay = (dayStartMs: number, madeAtMs: number): boolean => madeAtMs >= dayStartMs + DAY_MS - DAY_END_MS;

/** Of which moment of its day a paper's figures are: of its end, or of a time by Beijing's clock. */
export function useEditionState(dayStartMs: number, madeAtMs: number): string {
  const { t } = useTranslation('daily-paper');
  const { beijingTime } = useFormats();
  return isWholeDay(dayStartMs, madeAtMs) ? t('compare.whole') : t('compare.until', { time: beijingTime(madeAtMs) });
}
