/**
 * Clicks the button whose click came before its part of the page was hydrated (app/boot/early-click.js marks it), once. A part says that it
 * is hydrated by `[data-hydrated]` on its `[data-section]`, the page by `[data-ready]` on its root element.
 */
export function replayEarlyClick(): void {
  const button = document.querySelector<HTMLElement>('[data-early-click]');
  if (!button || button.closest('[data-section]:not([data-hydrated])')) return;
  button.removeAttribute('data-early-click');
  button.click();
}
