import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { boardAge, nightOf } from '#src/domain/board.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import type { BoardEvent, BoardPage } from '#src/parts/board/board-page.ts';
import { boardSettingsAtom } from '#src/parts/board/board-settings.ts';
import { useNow } from '#src/state/use-now.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { BoardControls } from './board-controls.tsx';
import { BoardFoot } from './board-foot.tsx';
import { BoardHead } from './board-head.tsx';
import styles from './board.module.css';
import { leaveFullScreen } from '#src/lib/full-screen.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardScreen } from './use-board-screen.ts';
import { useBoardTurn } from './use-board-turn.ts';
import { useChime } from './use-chime.ts';
import { useIsAttended } from './use-is-attended.ts';

interface BoardProps {
  pages: readonly BoardPage[];
  /** What it may sound for; the foot shows the newest of each. */
  events: readonly BoardEvent[];
  /** When payouts come; '' where that is not known. */
  payouts: string;
  /** Runs along the foot of every page. */
  tape: ReactNode;
}

/** The wall display: one page at a time on the whole screen, turned by the clock. */
export function Board({ pages, events, payouts, tape }: BoardProps) {
  const { t } = useTranslation(['kiosk', 'common']);
  const frame = useRef<HTMLElement>(null);
  const [settings, setSettings] = useAtom(boardSettingsAtom);
  const { page: index, isPaused, turn, pause } = useBoardTurn(pages.length);
  const night = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('dim') });
  const screen = useBoardScreen(frame, nightOf(night));
  const isAttended = useIsAttended();
  const acts = {
    turn,
    pause,
    leave: useLeave(),
    switchDiscreet: () => setSettings((before) => ({ ...before, isDiscreet: !before.isDiscreet })),
    switchSound: useChime(events),
  };
  useBoardKeys(acts);
  useNow(MINUTE_MS);
  const page = pages[index];
  if (!page) return null;
  const age = page.response && boardAge(page.response.madeAt, now());
  const fallback = () => <p>{t('common:errors.unknown')}</p>;
  return (
    <main
      ref={frame}
      className={`zone-dark ${styles.board}`}
      aria-label={t('kiosk:title')}
      data-age={age}
      data-night={screen.isNight || undefined}
      data-attended={isAttended || undefined}
      data-discreet={settings.isDiscreet || undefined}
    >
      <div className={styles.picture}>
        <BoardHead page={page} age={age} place={`${index + 1} / ${pages.length}`} isPaused={isPaused} />
        <div key={page.key} className={styles.page}>
          <ErrorBoundary fallback={fallback}>{page.content}</ErrorBoundary>
        </div>
        <BoardFoot path={page.path} tape={tape} notes={[payouts, ...events.map(({ text }) => text)]} />
      </div>
      <BoardControls acts={acts} isPaused={isPaused} settings={settings} isAwake={screen.isAwake} />
    </main>
  );
}

/** The way back to the page that the board stands for. */
function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    leaveFullScreen();
    const off = { kiosk: undefined, interval: undefined, board: undefined, dim: undefined };
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...off }), replace: true });
  };
}
