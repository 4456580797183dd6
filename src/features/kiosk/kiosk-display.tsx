import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { kioskAge, nightOf } from '#src/domain/kiosk.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import type { KioskEvent, KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';
import { useNow } from '#src/state/use-now.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { KioskControls } from './kiosk-controls.tsx';
import { KioskFoot } from './kiosk-foot.tsx';
import { KioskHead } from './kiosk-head.tsx';
import styles from './kiosk-display.module.css';
import { leaveFullScreen } from '#src/lib/full-screen.ts';
import { useKioskKeys } from './use-kiosk-keys.ts';
import { useKioskScreen } from './use-kiosk-screen.ts';
import { useKioskTurn } from './use-kiosk-turn.ts';
import { useChime } from './use-chime.ts';
import { useIsAttended } from './use-is-attended.ts';

interface KioskDisplayProps {
  pages: readonly KioskPage[];
  /** What it may sound for; the foot shows the newest of each. */
  events: readonly KioskEvent[];
  /** When payouts come; '' where that is not known. */
  payouts: string;
  /** The visitor's own machines in a line; undefined without any. */
  own: ReactNode;
  /** Runs along the foot of every page. */
  tape: ReactNode;
}

/** The kiosk: one page at a time on the whole screen, turned by the clock. */
export function KioskDisplay({ pages, events, payouts, own, tape }: KioskDisplayProps) {
  const { t } = useTranslation(['kiosk', 'common']);
  const frame = useRef<HTMLElement>(null);
  const [settings, setSettings] = useAtom(kioskSettingsAtom);
  const { page: index, isPaused, turn, pause } = useKioskTurn(pages.length);
  const night = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('dim') });
  const screen = useKioskScreen(frame, nightOf(night));
  const isAttended = useIsAttended();
  const acts = {
    turn,
    pause,
    leave: useLeave(),
    switchDiscreet: () => setSettings((before) => ({ ...before, isDiscreet: !before.isDiscreet })),
    switchSound: useChime(events),
  };
  useKioskKeys(acts);
  useNow(MINUTE_MS);
  const page = pages[index];
  if (!page) return null;
  const age = page.response && kioskAge(page.response.madeAt, now());
  const dark = screen.darkUntil === undefined ? '' : t('kiosk:dimmed', { time: `${String(screen.darkUntil).padStart(2, '0')}:00` });
  const fallback = () => <p>{t('common:errors.unknown')}</p>;
  return (
    <main
      ref={frame}
      className={`zone-dark ${styles.display}`}
      aria-label={t('kiosk:title')}
      data-age={age}
      data-night={screen.darkUntil !== undefined || undefined}
      data-attended={isAttended || undefined}
      data-discreet={settings.isDiscreet || undefined}
    >
      <div className={styles.picture}>
        <KioskHead page={page} age={age} place={`${index + 1} / ${pages.length}`} isPaused={isPaused} />
        <div key={page.key} className={styles.page}>
          <ErrorBoundary fallback={fallback}>{page.content}</ErrorBoundary>
        </div>
        <KioskFoot path={page.path} tape={tape} own={own} notes={[payouts, dark, ...events.map(({ text }) => text)]} />
      </div>
      <KioskControls acts={acts} isPaused={isPaused} settings={settings} isAwake={screen.isAwake} />
    </main>
  );
}

/** The way back to the page that the kiosk stands for. */
function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    leaveFullScreen();
    const off = { kiosk: undefined, interval: undefined, board: undefined, dim: undefined, charts: undefined };
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...off }), replace: true });
  };
}
