import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { isAgreementKept } from './agreement.atoms.ts';

/** What this tab's session knows of its notices (decision B2). Where session storage is refused, no notice comes that it could not put away. */
const startKey = 'session-start';
const tipsKey = 'tips-closed';
const migrationKey = 'migration-confirmed';

/** Notes once a session whether the agreement was given before it: a first visit shows that dialog and no other. */
export function noteSessionStart(): void {
  if (readSession(startKey) === undefined) writeSession(startKey, isAgreementKept() ? 'returning' : 'first');
}

/** The session started with the agreement's cookie, which is still there (spec 4). */
export const isReturningSession = (): boolean => readSession(startKey) === 'returning' && isAgreementKept();

export const areTipsClosed = (): boolean => readSession(tipsKey) === '1';
export const closeTips = (): boolean => writeSession(tipsKey, '1');

export const isMigrationConfirmed = (): boolean => readSession(migrationKey) === '1';
export const confirmMigration = (): boolean => writeSession(migrationKey, '1');
