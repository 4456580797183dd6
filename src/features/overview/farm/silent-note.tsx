import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useOwnHours } from '#src/parts/own-power.ts';
import typography from '#src/ui/type.module.css';
import { silentSince } from '../workers/workers.model.ts';
import styles from './farm.module.css';

/** Of a farm from which nothing comes any more, and that its owner's run plan has not switched off: the pool's last share, and how to tell whose fault it is. */
export function SilentNote({ coin, farm, madeAtMs }: { coin: string; farm: Farm; madeAtMs: number }) {
  const { t } = useTranslation('overview');
  const { dateTime } = useFormats();
  const sinceMs = silentSince(farm, madeAtMs);
  const isPlanned = useOwnHours(coin)?.areAllOff(madeAtMs) === true;
  if (sinceMs === undefined || isPlanned) return null;
  return (
    <p className={styles.caption}>
      {t('silent.since', { when: dateTime(sinceMs) })}{' '}
      <Link className={typography.link} to="/help" search={{ answer: 'lineOrPool' }}>
        {t('silent.help')}
      </Link>
    </p>
  );
}
