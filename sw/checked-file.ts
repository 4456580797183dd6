import type { SecondTierFile } from '#src/contracts/sw-messages.ts';

/** A built file as the build lists it; `revision` is null where the name itself changes with the bytes. */
export type BuiltFile = Pick<SecondTierFile, 'url' | 'revision' | 'integrity'>;

/** Fetches a file whose bytes the browser checks, to the last one, against the build's (R6). Rejects on a cut line, other bytes, an error status or a redirect. */
export async function fetchChecked({ url, revision, integrity }: BuiltFile, isRetry = false): Promise<Response> {
  // What the browser holds may be what just failed.
  const cache = revision === null && !isRetry ? 'default' : 'reload';
  const response = await fetch(url, { integrity, cache, credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new TypeError(`${url} was answered with ${response.status}`);
  return response;
}
