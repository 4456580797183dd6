import { readSession, writeSession } from '#src/lib/mirrors.ts';

/** In this tab: whether the link of an invitation was opened here, and the word about it has not been read. */
const mark = 'invited';

/** Whether this tab opened the link of an invitation, and nobody has closed the word about it. Apart from the invitation's own code, which few need. */
export const isInvitedHere = (): boolean => readSession(mark) === '1';

/** Notes that it was opened here, or that the word about it was read. */
export function noteInvited(isUnread: boolean): void {
  writeSession(mark, isUnread ? '1' : '');
}
