import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DailyNews } from '#src/contracts/content.ts';
import { NOT_FOUND } from '#src/contracts/envelope.ts';
import { AppError } from '#src/lib/app-error.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { isDay } from './editions.model.ts';

/** True where the day of the address has no paper: it is no day, the pool says so, or it gave another one, for it knows only its newest. */
export function isEditionMissing(
  date: string | undefined,
  { given, error }: { given: DailyNews | undefined; error: Error | null },
): boolean {
  if (date === undefined) return false;
  const isRefused = error instanceof AppError && error.code === NOT_FOUND;
  return !isDay(date) || isRefused || (given !== undefined && given.date !== date);
}

/** What stands in the place of an edition that there is not, with the way to the newest. */
export function NoEdition() {
  const { t } = useTranslation('daily-paper');
  return (
    <Empty
      title={t('editions.none')}
      text={t('editions.noneText')}
      action={
        <Link to="/daily-paper" search={{}} className={buttonClass({ variant: 'line', size: 'sm' })}>
          {t('editions.newest')}
        </Link>
      }
    />
  );
}
