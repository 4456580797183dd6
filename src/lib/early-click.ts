declare global {
  interface Window {
    /** The button of the last click, where nothing was hydrated to handle it. */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * Clicks the button whose click came before its part of the page was hydrated (kept by app/boot/early-click.js), once. A part says that it
 * is hydrated by `[data-hydrated]` on its `[data-section]`, the page by `[data-ready]` on its root element.
 */
export function replayEarlyClick(): void {
  const button = window.earlyClick;
  if (!button?.isConnected || button.closest('[data-section]:not([data-hydrated])')) return;
  window.earlyClick = null;
  button.click();
}
