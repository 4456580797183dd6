import * as z from 'zod/mini';
import { INVITE_QUERY, readInvite } from '#src/contracts/invite.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import { readCookie, writeCookie } from '#src/lib/mirrors.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { noteInvited } from './invited.ts';
import { laterOf } from './persisted-atom.ts';
import { storedSession } from './session.ts';

/** An invitation waits so long for its visitor to register. */
const KEPT_DAYS = 30;

/** Where it lies: in the database, and in a cookie for where that is refused, as code and the time it came, ms: 'ABCD2345.1764259200000'. */
const place = 'invite';

/** The code of the invitation that led this visitor here; undefined without one, and after 30 days. */
export function storedInvite(): string | undefined {
  const kept = laterOf({ cookie: place, key: place }, readCookie(place), readStored(place, z.string()));
  const [code = '', cameAt] = (kept ?? '').split('.');
  return now() - Number(cameAt) <= KEPT_DAYS * DAY_MS ? readInvite(code) : undefined;
}

/** Forgets it: used, or given up. */
export function forgetInvite(): void {
  noteInvited(false);
  writeCookie(place, '', 0);
  void removeStored(place);
}

/** Keeps the invitation in the page's address, and takes it out of there. Who is logged in has registered, and needs none, least of all his own. */
export function takeInvite(): void {
  const url = new URL(location.href);
  const code = readInvite(url.searchParams.get(INVITE_QUERY) ?? '');
  url.searchParams.delete(INVITE_QUERY);
  history.replaceState(history.state, '', url);
  if (code === undefined || storedSession() !== null) return;
  const kept = `${code}.${now()}`;
  writeCookie(place, kept, KEPT_DAYS);
  void writeStored(place, kept);
  noteInvited(true);
}
