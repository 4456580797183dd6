import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type KioskAge, isBeijingZone } from '#src/domain/kiosk.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { useAge, useFormats } from '#src/i18n/formats.ts';
import type { KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { connectionAtom } from '#src/state/online.ts';
import { useNow } from '#src/state/use-now.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLogo } from '#src/parts/site-logo.tsx';
import styles from './kiosk-display.module.css';

interface KioskHeadProps {
  page: KioskPage;
  age: KioskAge | undefined;
  /** '2 / 12'. */
  place: string;
  isPaused: boolean;
}

/** What is shown, how old it is, whether the pool answers, and the time. */
export function KioskHead({ page, age, place, isPaused }: KioskHeadProps) {
  const { t } = useTranslation('kiosk');
  return (
    <header className={styles.head}>
      <span className={styles.logo}>
        <SiteLogo height={32} />
      </span>
      <h1 className={styles.title}>{page.title}</h1>
      <span className={styles.place}>
        {isPaused && <Icon name="pause" label={t('paused')} />}
        {place}
      </span>
      <span className={styles.chips}>
        {page.isNote !== true && (
          <>
            <BoardAgeChip response={page.response} age={age} />
            <ConnectionChip />
          </>
        )}
      </span>
      <Clock />
    </header>
  );
}

/** How old the figures are, and that they are simulated where they are. */
function BoardAgeChip({ response, age: kioskAge }: { response: KioskPage['response']; age: KioskAge | undefined }) {
  const { t } = useTranslation(['kiosk', 'common']);
  const age = useAge(response?.madeAt, response?.isSimulated);
  if (!age) return <Freshness tone="plain" text={t('kiosk:waiting')} dateTime={undefined} className={styles.chip} />;
  const text = [...(response?.isSimulated ? [t('common:simulated')] : []), age.text].join(' · ');
  return <Freshness tone={kioskAge === 'fresh' ? 'live' : 'stale'} text={text} dateTime={age.dateTime} className={styles.chip} />;
}

/** What the last call showed of the network; the same place and width whatever it is. */
function ConnectionChip() {
  const { t } = useTranslation('kiosk');
  const connection = useAtomValue(connectionAtom);
  const tone = connection === 'online' ? 'live' : 'stale';
  return <Freshness tone={tone} text={t(`connection.${connection}`)} dateTime={undefined} className={styles.chip} />;
}

/** The device's own time by the site's clock, with Beijing's beside it where that is another. */
function Clock() {
  const { t } = useTranslation('kiosk');
  const { time, beijingTime, date } = useFormats();
  const nowMs = useNow(SECOND_MS);
  const moment = new Date(nowMs);
  return (
    <time className={styles.clock} dateTime={moment.toISOString()}>
      <span>
        {time(nowMs)}
        <small>:{String(moment.getSeconds()).padStart(2, '0')}</small>
      </span>
      <span className={styles.date}>
        {date(nowMs)}
        {!isBeijingZone(moment.getTimezoneOffset()) && ` · ${t('beijing', { time: beijingTime(nowMs) })}`}
      </span>
    </time>
  );
}
