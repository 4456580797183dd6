/** How far an arrow key jumps, seconds. */
const JUMP_S = 5;

type Act = (video: HTMLVideoElement) => unknown;

const jump =
  (seconds: number): Act =>
  (video) =>
    (video.currentTime = Math.max(0, video.currentTime + seconds));

const togglePlay: Act = (video) => (video.paused ? video.play().catch(() => undefined) : video.pause());
const toggleFullScreen: Act = (video) =>
  (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()).catch(() => undefined);

const acts: ReadonlyMap<string, Act> = new Map<string, Act>([
  [' ', togglePlay],
  ['k', togglePlay],
  ['ArrowLeft', jump(-JUMP_S)],
  ['ArrowRight', jump(JUMP_S)],
  ['m', (video) => (video.muted = !video.muted)],
  ['f', toggleFullScreen],
]);

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Does to a film what a key asks for; false for a key that is not the film's. `onCaptions` is called for C. */
export function pressFilmKey(video: HTMLVideoElement, { key, altKey, ctrlKey, metaKey }: Key, onCaptions: () => void): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === 'c') {
    onCaptions();
    return true;
  }
  const act = acts.get(name);
  act?.(video);
  return act !== undefined;
}
