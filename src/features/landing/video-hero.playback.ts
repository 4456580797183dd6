import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '#src/domain/data-cost.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { videoFile } from '#src/lib/media.ts';
import { connectionAtom } from '#src/state/online.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useIsStill } from '#src/ui/use-is-still.ts';

/** What the visitor chose with the button; `none`: nothing yet. */
type Wish = 'none' | 'play' | 'pause';

export interface Circumstances {
  wish: Wish;
  /** Enough of it is in the viewport of a visible tab. */
  isShown: boolean;
  isOffline: boolean;
  /** Reduced motion. */
  isStill: boolean;
  /** Save-Data or a 2G network, or the page is still loading. */
  isSpared: boolean;
}

/** Whether the background video plays: by itself only where it costs no data and reduced motion is off; a click on the button overrules that. */
export function shouldPlay({ wish, isShown, isOffline, isStill, isSpared }: Circumstances): boolean {
  if (!isShown || isOffline || wish === 'pause') return false;
  return wish === 'play' || (!isStill && !isSpared);
}

const files = { webm: '/media/hero/hall-720.webm', mp4: '/media/hero/hall-720.mp4' };

/** Plays the background video while it may (see `shouldPlay`), and fetches it no sooner than that. */
export function useBackgroundVideo(video: RefObject<HTMLVideoElement | null>, isShown: boolean) {
  const [wish, setWish] = useState<Wish>('none');
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const connection = useHydratedAtom(connectionAtom);
  const isOffline = connection === 'offline' || connection === 'server';
  const isStill = useIsStill();
  const isSpared = useIsSpared();
  const isWanted = shouldPlay({ wish, isShown, isOffline, isStill, isSpared });

  useEffect(() => {
    const element = video.current;
    if (!element || isWanted === !element.paused) return;
    if (!isWanted) return element.pause();
    const file = videoFile(files, navigator, (type) => element.canPlayType(type));
    if (!element.src) element.setAttribute('src', file);
    // Refused by a phone that saves power, or ended by a pause: the button then says "play".
    element.play().catch(() => undefined);
  }, [video, isWanted]);

  const onPlaying = () => {
    setIsPlaying(true);
    setHasPlayed(true);
  };
  const onPause = () => setIsPlaying(false);
  const toggle = () => {
    const next = isPlaying ? 'pause' : 'play';
    // It was to play already, and the browser refused: a click may start what the page alone may not.
    if (next === 'play' && isWanted) video.current?.play().catch(() => undefined);
    setWish(next);
  };
  return { isPlaying, hasPlayed, isOffline, toggle, events: { onPlaying, onPause, onError: onPause } };
}

/** True until the page has loaded, and for good where the visitor pays by the byte. */
function useIsSpared(): boolean {
  const [isSpared, setIsSpared] = useState(true);
  useEffect(() => whenIdle(() => setIsSpared(savesData(navigator))), []);
  return isSpared;
}
