import { type Language, languageFromQuery, languageFromTags, languageSchema } from '#src/contracts/languages.ts';

/** The languages of `Accept-Language`, best first; entries with q=0 are left out. */
function tagsOf(header: string): readonly string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag: tag.trim(), quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The value of one cookie, or undefined. */
function cookieOf(header: string, name: string): string | undefined {
  const pair = header.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

const fromCookie = (headers: Headers): Language | undefined => languageFromQuery(cookieOf(headers.get('cookie') ?? '', 'lang'));

/** Language of a page: the query, else the stored choice, else what the browser asks for (decision B9). */
export function pageLanguage(headers: Headers, query: URLSearchParams): Language {
  return languageFromQuery(query.get('language')) ?? fromCookie(headers) ?? languageFromTags(tagsOf(headers.get('accept-language') ?? ''));
}

/** Language of an answer's sentences: the call's own header, else as for a page (decision D1). */
export function callLanguage(headers: Headers): Language {
  const own = languageSchema.safeParse(headers.get('language'));
  return own.success ? own.data : pageLanguage(headers, new URLSearchParams());
}
