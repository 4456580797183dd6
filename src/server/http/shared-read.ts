import type { Endpoint } from '#src/contracts/endpoint-table.ts';
import { parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { type Language, languageSchema } from '#src/contracts/languages.ts';
import { readAddress, readFieldsOf } from '#src/contracts/read-alias.ts';

/**
 * For a cache between the site and its visitors: fresh for half a tick, then served while the next is fetched, and for a day where the site does not
 * respond, for each figure carries its own age. A browser asks each time, for its worker has a cache of its own.
 */
const SHARED_CACHE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400';

/** A public read by GET: its fields as form text, its language, and whether it came under the one address that may be stored. */
export interface SharedRead {
  readonly form: string;
  /** Undefined where the address does not say. */
  readonly language: Language | undefined;
  readonly isCanonical: boolean;
}

/** Reads the query of a public read; `search` begins with '?' or is empty. */
export function sharedReadOf(row: Endpoint, path: string, search: string): SharedRead {
  const fields = readFieldsOf(row, search);
  const language = languageSchema.safeParse(fields.language);
  return {
    form: fields.form,
    language: language.data,
    isCanonical: readAddress(row, path, fields) === path + search && language.success === row.variesByLanguage,
  };
}

/**
 * A good response under the one address of its read may be stored by shared caches: the moment of its figures is then `Last-Modified`, for
 * they count the age of a response from its `Date`. Any other stays `no-store`.
 */
export async function shared(response: Response, { isCanonical }: SharedRead): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  const isGood = response.status === 200 && parseEnvelope(text)?.code === SUCCESS_CODE;
  const madeAt = headers.get('date');
  if (madeAt !== null) {
    headers.delete('date');
    headers.set('last-modified', madeAt);
  }
  if (isGood && isCanonical) headers.set('cache-control', SHARED_CACHE);
  return new Response(text, { status: response.status, headers });
}
