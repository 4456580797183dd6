import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#src/domain/days.ts';
import { useAge, useTimes } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { brand } from '#src/lib/brand.ts';
import type { Connection } from '#src/lib/connection.ts';
import { connectionAtom } from '#src/state/online.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { usePresent } from '#src/state/use-now.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Tag } from '#src/ui/tag.tsx';

interface FigureAgeProps {
  /** The response that holds the figures; nothing is shown while there is none. */
  of: Partial<Pick<ApiResponse<unknown>, 'madeAt' | 'isSimulated' | 'isCut'>> | undefined;
  /** Only an age worth a warning is shown. */
  isWarning?: boolean;
  /** False where the same figures have a label already. */
  hasLabel?: boolean;
  /** Some of the figures are older than their response: it is not live, however new. */
  hasOlder?: boolean;
  /** Since when (ms) the figures have not moved although their source answers. */
  standsSinceMs?: number | undefined;
}

const unreachable: ReadonlySet<Connection> = new Set<Connection>(['offline', 'portal', 'server']);

/** When figures were made, that they are simulated when they are, and that there are more rows than are shown. */
export function FigureAge({ of, isWarning = false, hasLabel = true, hasOlder = false, standsSinceMs }: FigureAgeProps) {
  const { t } = useTranslation('common');
  const { time } = useTimes();
  // However new the copy is: nothing that is read without a network, or without the site's host behind it, is live.
  const isOffline = unreachable.has(useHydratedAtom(connectionAtom));
  const own = useAge(of?.madeAt, of?.isSimulated || isOffline);
  if (!own || of?.madeAt === undefined) return null;
  const isOlder = hasOlder && own.tone === 'live';
  const age: typeof own = isOlder ? { ...own, tone: 'stale', text: t('age.someOlder', { time: time(of.madeAt) }) } : own;
  const isAgeShown = !isWarning || age.tone === 'stale';
  // Where no age is shown the view's first chip has the label; in a demonstration the line on top of every page, too.
  const isSaid = !isAgeShown && brand.isDemonstration;
  const origin = hasLabel && of?.isSimulated && !isSaid ? [t('simulated')] : [];
  return (
    <>
      {/* One chip for both: two beside each other stood all over a page. */}
      {isAgeShown && <Freshness tone={isOffline ? 'stale' : age.tone} text={[...origin, age.text].join(' · ')} dateTime={age.dateTime} />}
      {standsSinceMs !== undefined && <Standstill sinceMs={standsSinceMs} />}
      {!isAgeShown && origin.map((text) => <Tag key={text} text={text} />)}
      {hasLabel && of?.isCut && <Tag text={t('isCut')} />}
    </>
  );
}

/** A response of now may hold figures of long ago: frozen ones must not look live. */
function Standstill({ sinceMs }: { sinceMs: number }) {
  const { t } = useTranslation('common');
  const { time, dateTime } = useTimes();
  const { nowMs } = usePresent();
  const isOfToday = nowMs - sinceMs < DAY_MS;
  const text = t('age.standing', { time: isOfToday ? time(sinceMs) : dateTime(sinceMs) });
  return <Freshness tone="stale" text={text} dateTime={new Date(sinceMs).toISOString()} />;
}
