import { type RefObject, useEffect, useState } from 'react';

export const NO_CAPTIONS = 'off';

/**
 * The language of a film's captions, as chosen here or in the browser's own menu. Until the film has been played no track is switched on:
 * that alone would fetch it.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, initial: string, isPlayed: boolean) {
  const [captions, setCaptions] = useState(initial);
  useEffect(() => {
    if (!isPlayed) return undefined;
    const tracks = video.current?.textTracks;
    for (const track of Array.from(tracks ?? [])) track.mode = track.language === captions ? 'showing' : 'disabled';
    const follow = () => setCaptions(Array.from(tracks ?? []).find(({ mode }) => mode === 'showing')?.language ?? NO_CAPTIONS);
    tracks?.addEventListener('change', follow);
    return () => tracks?.removeEventListener('change', follow);
  }, [video, captions, isPlayed]);
  return [captions, setCaptions] as const;
}
