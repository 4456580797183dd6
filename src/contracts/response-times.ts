import { serverDateHeader } from './sw-messages.ts';

type Headers = { get(name: string): string | null };

const msOf = (text: string | null): number | undefined => {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? undefined : ms;
};

/**
 * When the figures of a pool's response were made, ms since 1970: `Last-Modified` of a public read by GET, whose `Date` a shared cache reads as that
 * of the response, else `Date`; undefined without both. It stays the same however long a cache held the response.
 */
export function figuresMadeAt(headers: Headers): number | undefined {
  return msOf(headers.get('last-modified')) ?? msOf(headers.get('date'));
}

/**
 * The pool's clock at the moment a response arrives, ms since 1970: its own header for it, else `Date`, and what a shared cache
 * added since as `Age` (RFC 9111); undefined without one.
 */
export function serverClock(headers: Headers): number | undefined {
  const saidMs = msOf(headers.get(serverDateHeader)) ?? msOf(headers.get('date'));
  const ageS = Number(headers.get('age') ?? '0');
  return saidMs === undefined ? undefined : saidMs + (ageS > 0 ? ageS * 1000 : 0);
}
