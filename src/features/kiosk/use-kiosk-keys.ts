import { useEffect, useEffectEvent } from 'react';

/** What the keys of a kiosk do. */
export interface KioskActs {
  readonly turn: (by: number) => void;
  readonly pause: () => void;
  readonly switchDiscreet: () => void;
  readonly switchSound: () => void;
  readonly leave: () => void;
}

/** By `KeyboardEvent.key`, letters in lower case. */
const acts: Readonly<Record<string, (chosen: KioskActs) => void>> = {
  ArrowRight: ({ turn }) => turn(1),
  PageDown: ({ turn }) => turn(1),
  ArrowLeft: ({ turn }) => turn(-1),
  PageUp: ({ turn }) => turn(-1),
  ' ': ({ pause }) => pause(),
  d: ({ switchDiscreet }) => switchDiscreet(),
  s: ({ switchSound }) => switchSound(),
  Escape: ({ leave }) => leave(),
};

/** Arrows turn, space pauses, D hides amounts, S sounds, Esc leaves; in full screen Esc ends that first, which leaves the kiosk, too. */
export function useKioskKeys(chosen: KioskActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Space presses the button that has the focus.
    const isOnButton = event.target instanceof HTMLButtonElement && event.key === ' ';
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || isOnButton || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(chosen);
  });
  const leaveWithScreen = useEffectEvent(() => {
    if (!document.fullscreenElement) chosen.leave();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onScreen = () => leaveWithScreen();
    window.addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onScreen);
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onScreen);
    };
  }, []);
}
