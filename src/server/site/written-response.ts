import { parseAccept } from 'hono/utils/accept';
import type { WrittenPage } from '#src/contracts/first-figures.ts';
import { type Language, languageFromQuery, languageRows } from '#src/contracts/languages.ts';
import type { AppContext } from '../http/client-address.ts';

/**
 * A browser asks each time, which costs a 304 for as long as the page is the same. A cache between the site and its visitors may hold it for half a
 * minute, and send it while it fetches the next: the page says how old its figures are.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=3600';

/** The best encoding that a browser takes; undefined: none. */
function encodingOf({ req }: AppContext): 'br' | 'gzip' | undefined {
  const accepted = parseAccept(req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((encoding) => accepted.some(({ type }) => type === encoding));
}

/** A page with figures, the same bytes for everybody who reads its language. Without the language in the address that depends on who asks. */
export function writtenResponse(context: AppContext, page: WrittenPage, language: Language): Response {
  const encoding = encodingOf(context);
  const body = page[encoding ?? 'plain'];
  const isByAddress = languageFromQuery(context.req.query('language')) !== undefined;
  return context.body(body, 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.byteLength),
    'cache-control': CACHE_CONTROL,
    'content-language': languageRows[language].tag,
    etag: `"${page.digest}${encoding === undefined ? '' : `-${encoding}`}"`,
    vary: isByAddress ? 'Accept-Encoding' : 'Cookie, Accept-Language, Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
}
