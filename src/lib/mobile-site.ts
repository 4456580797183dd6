import * as z from 'zod/mini';
import { isKiosk } from './kiosk.ts';
import { readStored, writeStored } from './storage.ts';

/** Query and storage of the visitor's choice: the mobile site links back with `?site=full`. */
const CHOICE = { query: 'site', full: 'full', storageKey: 'full-site' } as const;

interface Visit {
  userAgent: string;
  /** Opened from the home screen, without the browser around it. */
  isInstalled: boolean;
  isOnline: boolean;
  hasChosenFullSite: boolean;
}

/** Whether a visit belongs on the mobile site: a phone in a browser tab, online, whose visitor did not choose this one. */
export function belongsOnMobileSite({ userAgent, isInstalled, isOnline, hasChosenFullSite }: Visit): boolean {
  return /Mobi/i.test(userAgent) && !isInstalled && isOnline && !hasChosenFullSite;
}

/** The same page of the mobile site, with its query. */
export function mobileAddress(site: string, page: Pick<Location, 'pathname' | 'search'>): string {
  const target = new URL(site);
  target.pathname = target.pathname.replace(/\/$/, '') + page.pathname;
  target.search = page.search;
  return target.href;
}

/** Leaves for the mobile site where the visit belongs there; true when it does. The stored choice must have been read. */
export function leaveForMobileSite(site: string): boolean {
  const isChosenNow = new URLSearchParams(location.search).get(CHOICE.query) === CHOICE.full;
  if (isChosenNow) void writeStored(CHOICE.storageKey, true);
  const isLeaving = belongsOnMobileSite({
    userAgent: navigator.userAgent,
    isInstalled: matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
    isOnline: navigator.onLine,
    hasChosenFullSite: isChosenNow || isKiosk(location.search) || readStored(CHOICE.storageKey, z.boolean()) === true,
  });
  if (isLeaving) location.replace(mobileAddress(site, location));
  return isLeaving;
}
