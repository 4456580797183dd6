import { readCookie, readSession, writeCookie, writeSession } from '#src/lib/mirrors.ts';

/** The agreement's name in the database and as a cookie. */
export const AGREEMENT_KEY = 'agreement';

/** As the cookie says, for who cannot wait for the database. */
export const isAgreementKept = (): boolean => readCookie(AGREEMENT_KEY) === '1';
export const keepAgreement = (): void => writeCookie(AGREEMENT_KEY, '1');

/** What this tab's session knows of its notices. Where session storage is refused, no notice comes that it could not put away. */
const startKey = 'session-start';
const tipsKey = 'tips-closed';
const migrationKey = 'migration-confirmed';

/**
 * Notes once a session whether the agreement was given before it: a first visit shows that dialog and no other. Safari forgets a cookie that
 * a script wrote after a week, so each session writes it anew.
 */
export function noteSessionStart(): void {
  if (readSession(startKey) !== undefined) return;
  writeSession(startKey, isAgreementKept() ? 'returning' : 'first');
  if (isAgreementKept()) keepAgreement();
}

/** The session started with the agreement's cookie, which is still there. */
export const isReturningSession = (): boolean => readSession(startKey) === 'returning' && isAgreementKept();

export const areTipsClosed = (): boolean => readSession(tipsKey) === '1';
export const closeTips = (): boolean => writeSession(tipsKey, '1');

export const isMigrationConfirmed = (): boolean => readSession(migrationKey) === '1';
export const confirmMigration = (): boolean => writeSession(migrationKey, '1');
