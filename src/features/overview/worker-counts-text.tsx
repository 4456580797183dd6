import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import type { WorkerCounts } from './farm.model.ts';
import { WorkerStateMark } from './worker-state-mark.tsx';

/** How many workers are active and how many are not; one number where the pool tells no more. */
export function WorkerCountsText({ counts }: { counts: WorkerCounts }) {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const { byState, total } = counts;
  if (!byState) return number(total);
  return (
    <>
      <WorkerStateMark state="active" label={t('workers.activeCount', { count: byState.active })} />
      <WorkerStateMark state="inactive" label={t('workers.inactiveCount', { count: byState.inactive })} />
    </>
  );
}
