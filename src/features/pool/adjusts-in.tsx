import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import { countdown } from './coin-details.model.ts';
import { useNow } from './use-now.ts';

/** Days and clock until the difficulty changes; apart from its list, for it is drawn anew every second. */
export function AdjustsIn({ atMs }: { atMs: number }) {
  const { t } = useTranslation('coin-row');
  const { dateTime } = useFormats();
  const left = countdown(atMs - useNow());
  const text = left === undefined ? t('details.due') : left.days > 0 ? t('details.daysClock', { ...left }) : left.clock;
  return (
    <time dateTime={new Date(atMs).toISOString()} title={dateTime(atMs)}>
      <Figure value={text} />
    </time>
  );
}
