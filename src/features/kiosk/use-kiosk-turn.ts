import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { kioskPlaceOf, BY_HAND_MS, intervalOf, pageAt, wrapped } from '#src/domain/kiosk.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import { useNow } from '#src/state/use-now.ts';

interface ByHand {
  /** The page that was chosen, and when, ms. */
  readonly page: number;
  readonly atMs: number;
  readonly isPaused: boolean;
}

/** Which page a kiosk shows, and the way to another. */
interface KioskTurn {
  readonly page: number;
  readonly isPaused: boolean;
  /** So many pages on, or back. */
  readonly turn: (by: number) => void;
  readonly pause: () => void;
}

/** The clock turns the pages, the same on every kiosk of a wall; a page chosen by hand goes on from there for a while. */
export function useKioskTurn(pageCount: number): KioskTurn {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const { intervalMs, place } = useMemo(() => {
    const search = new URLSearchParams(query);
    return { intervalMs: intervalOf(search.get('interval')), place: kioskPlaceOf(search.get('board')) };
  }, [query]);
  const nowMs = useNow(SECOND_MS);
  const [byHand, setByHand] = useState<ByHand>();
  const isByHand = byHand !== undefined && (byHand.isPaused || nowMs - byHand.atMs < BY_HAND_MS);
  const page = isByHand ? pageByHand(byHand, { nowMs, intervalMs, of: place.of }) : pageAt({ nowMs, intervalMs, place, pageCount });
  const shown = wrapped(page, pageCount);
  const isPaused = isByHand && byHand.isPaused;
  return {
    page: shown,
    isPaused,
    turn: (by) => setByHand({ page: shown + by, atMs: now(), isPaused }),
    // Going on it joins the other kiosks again.
    pause: () => setByHand(isPaused ? undefined : { page: shown, atMs: now(), isPaused: true }),
  };
}

function pageByHand(
  { page, atMs, isPaused }: ByHand,
  { nowMs, intervalMs, of }: { nowMs: number; intervalMs: number; of: number },
): number {
  return isPaused ? page : page + Math.max(0, Math.floor((nowMs - atMs) / intervalMs)) * of;
}
