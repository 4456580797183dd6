import { isInstalled } from './media.ts';

/** Shows a number on the icon of the installed app, where the platform has badges; 0 takes it away. Never throws. */
export function showBadge(count: number): void {
  // A tab has no icon for it.
  if (!('setAppBadge' in navigator) || !isInstalled()) return;
  // Some ask for a permission first, which a number is not worth.
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
