import { known, type Maybe } from './known.ts';
import { BEIJING_OFFSET_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './days.ts';

/** Seconds that a page of the kiosk stands where the address names none, and the limits of what it may name. */
export const INTERVAL_S = 20;
const SHORTEST_S = 5;
const LONGEST_S = 3600;

/** Kiosks that show one cycle together. */
const MOST_BOARDS = 24;

/** One kiosk of several that stand beside each other; `board` counts from 1. */
export interface KioskPlace {
  readonly board: number;
  readonly of: number;
}

/** Hours of the device's own day, 0 to 23: dark from `from` up to `to`, across midnight where `to` is the smaller. */
export interface Night {
  readonly from: number;
  readonly to: number;
}

const usualNight: Night = { from: 22, to: 6 };

/** Milliseconds a page stands by the query `interval`, in seconds: within 5 and 3,600; 20 for what is no number. */
export function intervalOf(value: unknown): number {
  const seconds = Number(value ?? Number.NaN);
  return (Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.max(seconds, SHORTEST_S), LONGEST_S) : INTERVAL_S) * SECOND_MS;
}

/** Which kiosk this is by the query `board`, '2/4'; the only one for what names none of at most 24. */
export function kioskPlaceOf(value: unknown): KioskPlace {
  const [, board = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(String(value)) ?? []).map(Number);
  return board >= 1 && board <= of && of <= MOST_BOARDS ? { board, of } : { board: 1, of: 1 };
}

/** When the display is dimmed by the query `dim`, '22-6', which is also what holds without one; undefined for '0': never. */
export function nightOf(value: unknown): Night | undefined {
  if (String(value) === '0') return undefined;
  const [, from = -1, to = -1] = (/^(\d{1,2})-(\d{1,2})$/.exec(String(value)) ?? []).map(Number);
  return from >= 0 && from <= 23 && to >= 0 && to <= 23 && from !== to ? { from, to } : usualNight;
}

/** Whether an hour of the device's day, 0 to 23, lies in the night. */
export function isNight(hour: number, night: Night | undefined): boolean {
  if (!night) return false;
  return night.from < night.to ? hour >= night.from && hour < night.to : hour >= night.from || hour < night.to;
}

/** What decides which page a kiosk shows. */
interface Turn {
  /** The site's clock, ms: the same on every kiosk, which keeps them in step. */
  readonly nowMs: number;
  readonly intervalMs: number;
  readonly place: KioskPlace;
  readonly pageCount: number;
}

/** The page, from 0, that a kiosk shows: of n kiosks each shows one of the next n pages, and all turn at the same moment. */
export function pageAt({ nowMs, intervalMs, place, pageCount }: Turn): number {
  const step = Math.floor(nowMs / intervalMs);
  return wrapped(step * place.of + place.board - 1, pageCount);
}

/** A page number within the cycle, whichever way it was left; 0 for an empty one. */
export function wrapped(page: number, pageCount: number): number {
  return pageCount > 0 ? ((page % pageCount) + pageCount) % pageCount : 0;
}

/** How a kiosk shows the age of its figures: amber after 5 minutes, dimmed after 30. */
export type KioskAge = 'fresh' | 'late' | 'old';

const LATE_MS = 5 * MINUTE_MS;
const OLD_MS = 30 * MINUTE_MS;

/** The age of a response made at that moment; both in ms. */
export function kioskAge(madeAtMs: number, nowMs: number): KioskAge {
  const ageMs = nowMs - madeAtMs;
  if (ageMs > OLD_MS) return 'old';
  return ageMs > LATE_MS ? 'late' : 'fresh';
}

/** Steps of the picture around its place, against burn-in, in units of 2 px: no line stands on the same pixels for long. */
const path = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;
const STEP_PX = 2;

/** By how many px, at most 2 each way, the picture is moved in that minute (ms). */
export function shiftAt(nowMs: number): { readonly x: number; readonly y: number } {
  const [x, y] = path[wrapped(Math.floor(nowMs / MINUTE_MS), path.length)] ?? path[0];
  return { x: x * STEP_PX, y: y * STEP_PX };
}

/** Rows in groups of at most `most` that are about equally long, in their order. */
export function inPages<T>(rows: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(rows.length / most);
  const length = Math.ceil(rows.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => rows.slice(index * length, (index + 1) * length));
}

/** Part of all miners from which on a coin has a page of its own. */
const CHARTED_SHARE = 0.01;

/**
 * The symbols of the coins whose charts a kiosk shows by the query `charts`: of 'KAS,ETC' those two, of 'all' every one; without it, or where
 * none is meant, the coins of a hundredth of all miners or more. A coin whose miners are not known stays.
 */
export function chartedCoins(coins: readonly { readonly symbol: string; readonly miners: Maybe }[], query: unknown): ReadonlySet<string> {
  const named = String(query ?? '')
    .toUpperCase()
    .split(',');
  const isMeant = named[0] === 'ALL' ? () => true : (symbol: string) => named.includes(symbol.toUpperCase());
  const meant = coins.filter(({ symbol }) => isMeant(symbol));
  const all = coins.reduce((sum, { miners }) => sum + (known(miners) ?? 0), 0);
  const many = coins.filter(({ miners }) => (known(miners) ?? Infinity) >= CHARTED_SHARE * all);
  return new Set((meant.length > 0 ? meant : many).map(({ symbol }) => symbol));
}

/** Whether a clock with this offset (minutes, as `Date` gives it) shows Beijing's time. */
export function isBeijingZone(offsetMinutes: number): boolean {
  return -offsetMinutes * MINUTE_MS === BEIJING_OFFSET_MS;
}

/** A text of the newspaper without its figures, each as wide as the other. */
export function withoutFigures(text: string, mask: string): string {
  return text.replaceAll(/[$¥€]?\d(?:[\d,.]*\d)?/g, mask);
}

/** How long a page chosen by hand goes on from there before the clock leads again, ms. */
export const BY_HAND_MS = HOUR_MS / 12;
