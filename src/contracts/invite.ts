/** An invitation's code: eight letters and digits, none of which looks like another. */
export const INVITE_LENGTH = 8;
export const invitePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/i;

/** The query of the link that carries one, on any page. */
export const INVITE_QUERY = 'invite';

/** The code, in capitals, in typed text or a pasted link; undefined where there is none. */
export function readInvite(text: string): string | undefined {
  const linked = /[?&]invite=([^&#\s]*)/.exec(text)?.[1];
  const code = (linked ?? text).normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  return invitePattern.test(code) ? code : undefined;
}
