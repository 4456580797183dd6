import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { SECOND_MS } from '#src/domain/days.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { SourcesNow } from '../../sources/figures/sources-now.ts';
import { sourceHealth } from '../../sources/report/source-health.ts';
import type { Trouble } from './alarms.ts';

/** Room below which a disk is nearly full: this share of it, and less than this many bytes. */
const LEAST_SHARE = 0.1;
const LEAST_BYTES = 2 * 1024 ** 3;
/** A collector that did not renew its lease for so long is gone, and nobody took its place. */
const LEADERLESS_S = 120;
const PATIENCE_MS = 5 * SECOND_MS;

const found = z.object({ rows: z.tuple([z.object({ is_read_only: z.boolean(), is_led: z.boolean().nullable() })]) });

async function databaseTroubles({ db, kind }: OpenDatabase): Promise<readonly Trouble[]> {
  const led = sql`(select bool_or(until > clock_timestamp() - make_interval(secs => ${LEADERLESS_S})) from lease where name = 'collector')`;
  const question = sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only, ${led} as is_led`;
  const asked = db.execute(question).then(
    (answer) => found.parse(answer).rows[0],
    () => undefined,
  );
  const answer = await Promise.race([asked, wait(PATIENCE_MS, undefined, { ref: false })]);
  if (!answer) return [{ id: 'database', sentence: 'The database does not answer.' }];
  const isLeaderless = kind === 'postgresql' && answer.is_led !== true;
  return [
    ...(answer.is_read_only ? [{ id: 'read-only', sentence: 'The database is read-only: nothing that visitors send is kept.' }] : []),
    ...(isLeaderless ? [{ id: 'leaderless', sentence: 'No instance collects: figures and farms are not read any more.' }] : []),
  ];
}

/** Whether a folder's disk is nearly full; never rejects. */
export async function diskTroubles(folder: string): Promise<readonly Trouble[]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const isFull = free < LEAST_BYTES && bavail < LEAST_SHARE * blocks;
    return isFull ? [{ id: 'disk', sentence: `The disk of DATA_DIR is nearly full: ${Math.round(free / 1024 ** 2)} MB are left.` }] : [];
  } catch {
    return [];
  }
}

/** What the sources of figures lack, one each. */
const sourceTroubles = (now: SourcesNow): readonly Trouble[] =>
  sourceHealth(now)
    .filter(({ isUp }) => !isUp)
    .map(({ poller, faults }) => ({ id: `source-${poller.id}`, sentence: `Source ${poller.id}: ${faults[0] ?? 'it tells nothing.'}` }));

interface Looked {
  readonly opened: OpenDatabase;
  readonly dataDir: string;
  readonly sources: (() => SourcesNow) | undefined;
  /** Whether the mail server refused the last mails to watchers. */
  readonly isMailRefused: () => boolean;
}

/** All that is wrong at the moment. Never rejects. */
export async function troublesNow({ opened, dataDir, sources, isMailRefused }: Looked): Promise<readonly Trouble[]> {
  return [
    ...(await databaseTroubles(opened)),
    ...(await diskTroubles(dataDir)),
    ...(sources ? sourceTroubles(sources()) : []),
    ...(isMailRefused() ? [{ id: 'mail', sentence: 'The mail server takes no mails to watchers of farms.' }] : []),
  ];
}
