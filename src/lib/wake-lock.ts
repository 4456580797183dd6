/**
 * Keeps the screen awake as long as the page is seen. The browser lets go of it whenever the page is hidden, and may refuse it while
 * the battery is low: it is asked for again on return, and by the next touch or key. `onChange` gets whether it holds. Returns a function that releases it.
 */
export function keepAwake(onChange: (isAwake: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let isOver = false;
  const release = () => {
    void lock?.release().catch(() => undefined);
    lock = undefined;
  };
  const ask = async () => {
    if (isAsking || isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    isAsking = true;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => onChange(false), { once: true });
      onChange(true);
    } catch {
      // Refused: shown, and asked for again.
      onChange(false);
    }
    isAsking = false;
    if (isOver) release();
  };
  const again = () => void ask();
  const moments = [
    [document, 'visibilitychange'],
    [window, 'pointerdown'],
    [window, 'keydown'],
  ] as const;
  for (const [target, moment] of moments) target.addEventListener(moment, again);
  again();
  return () => {
    isOver = true;
    for (const [target, moment] of moments) target.removeEventListener(moment, again);
    release();
  };
}
