import { parseAccept } from 'hono/utils/accept';
import { parse as parseCookie } from 'hono/utils/cookie';
import { type Language, languageFromQuery, languageFromTags, languageSchema } from '#src/contracts/languages.ts';

/**
 * Language of a page: the query, else the stored choice, else what the browser prefers. Query and cookie are read as the
 * page itself reads them, where Hono's detector would also take '?language=EN' and 'zh-HK' for zh.
 */
export function pageLanguage(headers: Headers, query: URLSearchParams): Language {
  const accepted = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  return (
    languageFromQuery(query.get('language')) ??
    languageFromQuery(parseCookie(headers.get('cookie') ?? '', 'lang').lang) ??
    languageFromTags(accepted.map(({ type }) => type))
  );
}

/** Language of a response's sentences: the call's own header, else as for a page. */
export function callLanguage(headers: Headers): Language {
  const own = languageSchema.safeParse(headers.get('language'));
  return own.success ? own.data : pageLanguage(headers, new URLSearchParams());
}
