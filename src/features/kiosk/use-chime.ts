import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { chime, closeSound, openSound } from '#src/lib/chime.ts';
import type { KioskEvent } from '#src/parts/kiosk/kiosk-page.ts';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';

/** Sounds once for what is new since the kiosk stands, never for the backlog. Gives the switch. */
export function useChime(events: readonly KioskEvent[]): () => void {
  const [{ hasSound }, set] = useAtom(kioskSettingsAtom);
  const heard = useRef(new Map<KioskEvent['kind'], number>());
  useEffect(() => {
    for (const { kind, latest } of events) {
      if (latest === undefined) continue;
      const before = heard.current.get(kind);
      heard.current.set(kind, latest);
      if (hasSound && before !== undefined && latest > before) chime(kind);
    }
  }, [events, hasSound]);
  // After a reload the browser waits for a touch or a key.
  useEffect(() => {
    if (!hasSound) return undefined;
    window.addEventListener('pointerdown', openSound);
    window.addEventListener('keydown', openSound);
    return () => {
      window.removeEventListener('pointerdown', openSound);
      window.removeEventListener('keydown', openSound);
      closeSound();
    };
  }, [hasSound]);
  return () => {
    // Within the press itself.
    if (!hasSound) openSound();
    set((before) => ({ ...before, hasSound: !hasSound }));
    if (!hasSound) chime('payout');
  };
}
