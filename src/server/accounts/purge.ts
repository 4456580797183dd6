import { lt } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { accountCode, accountSession, activation, captcha, rateLimit } from '../db/schema.ts';

/** An expired link may still ask for another one so long. */
const expiredLinkMs = 30 * DAY_MS;

/** Removes codes, sliders, sessions, links and counts whose time is over. `nowMs` since 1970. */
export async function purgeAccountData(db: Database, nowMs: number): Promise<void> {
  const over = new Date(nowMs);
  await db.delete(accountCode).where(lt(accountCode.expiresAt, over));
  await db.delete(captcha).where(lt(captcha.expiresAt, over));
  await db.delete(accountSession).where(lt(accountSession.expiresAt, over));
  await db.delete(activation).where(lt(activation.expiresAt, new Date(nowMs - expiredLinkMs)));
  await db.delete(rateLimit).where(lt(rateLimit.expire, over));
}
