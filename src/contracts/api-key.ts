/** What one public read depends on: nothing else may enter the key, so that two tabs and the worker agree on it. */
interface ApiKeyParts {
  /** Path of the call as sent, without origin and query. */
  readonly path: string;
  /** The encoded form body, or the query string of a GET; the order of its fields does not matter. */
  readonly body: string;
  /** Given only when the contract row varies by language. */
  readonly language?: string | undefined;
}

const sortedForm = (body: string): string => {
  const fields = new URLSearchParams(body);
  fields.sort();
  return fields.toString();
};

const hex = (digest: ArrayBuffer): string => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 as hex. Where the page is no secure context there is no digest and no worker either: the text itself then serves as the key. */
const fingerprint = async (text: string): Promise<string> => {
  const { subtle } = globalThis.crypto ?? {};
  return subtle ? hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : text;
};

/**
 * Key of a cache entry: path + language (where the row varies by it) + SHA-256 of the sorted form body.
 * Returns a site-relative URL such as `/hash/api/pool/coin/list?body=9f…&language=en`, usable as a Cache key; holds no token. Never throws.
 */
export const apiKey = async ({ path, body, language }: ApiKeyParts): Promise<string> => {
  const query = new URLSearchParams({ body: await fingerprint(sortedForm(body)) });
  if (language !== undefined) query.set('language', language);
  return `${path}?${query.toString()}`;
};
