import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#src/domain/days.ts';
import { offNow, plannedNow } from '#src/domain/watch/reliability.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { KioskAmount, KioskFacts } from '#src/parts/kiosk/kiosk-panel.tsx';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { RELIABLE_DAYS, useReliabilityFacts } from '../events/reliability-facts.tsx';
import type { useFarmEvents } from '../events/use-farm-events.ts';
import styles from './happened-lines.module.css';

interface HappenedProps {
  happened: ReturnType<typeof useFarmEvents>;
}

/** How many machines are off since when, and what that costs; what the owner's run plan has off is said and costs nothing. Nothing while all run. */
export function OffLine({ happened: { events, nowMs, terms, money, isNet } }: HappenedProps) {
  const { t } = useTranslation('kiosk');
  const { dateTime, time } = useFormats();
  const amount = useAmount();
  const off = events && offNow(events, nowMs, terms);
  const planned = events && plannedNow(events, nowMs, terms);
  const minus = (usd: number | undefined): string => amount(`−${money(usd)}`);
  if (off) {
    const since = nowMs - off.sinceMs < DAY_MS / 2 ? time(off.sinceMs) : dateTime(off.sinceMs);
    const values = { count: off.workers.length, time: since };
    const costs = { hour: minus(off.usdPerHour), soFar: minus(off.usdSoFar) };
    return (
      <p className={styles.off} data-tone="alarm">
        {off.usdPerHour === undefined ? t('off', values) : t('offCosts', { ...values, ...costs })}{' '}
        {off.usdPerHour !== undefined && <small>{t(isNet ? 'afterElectricity' : 'beforeElectricity')}</small>}
      </p>
    );
  }
  if (!planned) return null;
  return <p className={styles.off}>{t('plannedUntil', { count: planned.count, time: time(planned.untilMs) })}</p>;
}

/** How reliable the farm was in the last thirty days, in a row. */
export function ReliabilityLine({ happened, machines }: HappenedProps & { machines: number | undefined }) {
  const { nowMs } = happened;
  const facts = useReliabilityFacts({ happened, machines, fromMs: nowMs - RELIABLE_DAYS * DAY_MS, toMs: nowMs });
  if (facts.length === 0) return null;
  const shown = facts.map(({ label, value }, index) => ({
    label,
    // The last one is money.
    value: index === facts.length - 1 && typeof value === 'string' ? <KioskAmount value={value} /> : value,
  }));
  return <KioskFacts look="row" facts={shown} />;
}
