import { useTranslation } from 'react-i18next';
import { expected } from '#src/domain/age.ts';
import { useMinute, useTimes } from '#src/i18n/formats.ts';
import { usePresent } from '#src/state/use-now.ts';

/** The time until the difficulty changes, in days or hours; what an old copy still expects has its date. Both in ms. */
export function AdjustsIn({ atMs, madeAtMs }: { atMs: number; madeAtMs: number | undefined }) {
  const { t } = useTranslation(['pool', 'common']);
  const { shortDate } = useTimes();
  const { nowMs } = usePresent();
  useMinute();
  const wait = expected(atMs, madeAtMs, nowMs);
  if (wait.kind === 'ahead') return t(`pool:strip.in.${wait.unit}`, { count: wait.count });
  return wait.kind === 'due' ? t('pool:strip.due') : t('common:wasDue', { date: shortDate(atMs) });
}
