/** Puts the kiosk on the whole screen; browsers allow it only within a touch, a click or a key, and some not at all. */
export function enterFullScreen(): void {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Gives the screen back. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
