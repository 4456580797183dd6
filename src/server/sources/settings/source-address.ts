import { StartError } from '../../start-error.ts';

/** Throws StartError with what is wrong in a setting, never with its value: it may hold a password. */
export function refuse(setting: string, sentence: string): never {
  throw new StartError(`The setting ${setting} is wrong: ${sentence}.`);
}

/** Signs that end a user name or password in an address, and how they are written there. */
const WRITTEN_AS: Readonly<Record<string, string>> = { '/': '%2F', '\\': '%5C', '?': '%3F', '#': '%23', '%': '%25' };

/** Refuses a user name or password of which an address would take a piece for something else, or none at all. */
function checkCredentials(setting: string, text: string): void {
  const credentials = /^[a-z]+:\/\/(.*)@/i.exec(text)?.[1] ?? '';
  const [sign] = /[/\\?#]|%(?![\da-f]{2})/i.exec(credentials) ?? (isDecodable(credentials) ? [] : ['%']);
  if (sign !== undefined) refuse(setting, `"${sign}" in a user name or password is written ${WRITTEN_AS[sign]} ("@" in a path %40)`);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Refuses entries of which one ends within its own user name or password, for a comma and a blank part entries. */
export function checkSeparators(setting: string, text: string): void {
  const isCut = [...text.matchAll(/:\/\/(?=([^@]*)@)/g)].some(
    ([, credentials = '']) => /[\s,]/.test(credentials) && !/[\s,][^\s,=]+=[\w-]+:/.test(credentials),
  );
  if (isCut) refuse(setting, '"," in a user name or password is written %2C, and a blank %20');
}

/** The address of a source. Throws StartError, also for a protocol that is none of those. */
export function addressIn(setting: string, text: string, protocols: RegExp): URL {
  checkCredentials(setting, text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.test(url.protocol)) return refuse(setting, 'each source needs an address such as http://127.0.0.1:3334');
  if (url.search !== '' || url.hash !== '') return refuse(setting, 'an address may have no "?" or "#"');
  return url;
}
