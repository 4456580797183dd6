/** The name of the site where SITE_NAME gives no other. */
export const DEFAULT_SITE_NAME = 'OKKONG';

const LONGEST_NAME = 40;

/** Signs that end a sentence's blank, a text of HTML or a header of mail, and what nobody sees. */
const unfit = /[<>{}"\\$]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Why a text cannot be the site's name, as the end of a sentence; undefined when it can. */
export function siteNameFault(name: string): string | undefined {
  if (name.length > LONGEST_NAME) return `a name has ${LONGEST_NAME} characters at most`;
  return unfit.test(name) ? 'a name has none of < > { } " \\ $ and no line break' : undefined;
}

/** The site's name out of its setting; the default where that is empty or cannot be a name. */
export function siteNameOf(setting: string | undefined): string {
  const name = setting?.trim() ?? '';
  return name === '' || siteNameFault(name) !== undefined ? DEFAULT_SITE_NAME : name;
}

/** A text with the site's name in place of each `{{site}}`. */
export function withSiteName(text: string, name: string): string {
  return text.replaceAll('{{site}}', () => name);
}

/** The name as the beginning of a file's name: 'okkong', 'berg-pool'; letters of any script stay. */
export function fileNameStart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The name as a label of a host's name: 'okkong', 'berg-pool'; 'pool' where it has no letters for one. */
export function exampleLabel(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'pool'
  );
}
