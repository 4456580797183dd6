import { apiPrefixes } from '#src/contracts/endpoint-table.ts';
import { isLegalPath, languageRows, languages } from '#src/contracts/languages.ts';
import { DAY_MS } from '#src/domain/days.ts';
import type { SiteRoute } from './built-site.ts';

/** robots.txt: everything may be read but the pool's calls. */
export function robotsText(siteUrl: string): string {
  return ['User-agent: *', ...apiPrefixes.map((prefix) => `Disallow: ${prefix}`), `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** How long `securityText` counts; RFC 9116 wants less than a year. */
const securityTextDays = 180;

/** /.well-known/security.txt (RFC 9116) at a moment in ms, with the end of its day in half a year: the same text all day long. */
export function securityText(siteUrl: string, contact: string, nowMs: number): string {
  const expires = new Date((Math.floor(nowMs / DAY_MS) + securityTextDays) * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.map((language) => languageRows[language].tag).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An address with its languages; `thing`: the query of something on the page. */
function entry(siteUrl: string, path: string, thing = ''): string {
  const address = escaped(siteUrl + path + (thing && `?${thing}`));
  const before = thing === '' ? '?' : '&amp;';
  const alternates = isLegalPath(path)
    ? []
    : languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${languageRows[language].tag}" href="${address}${before}language=${language}"/>`,
      );
  return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
}

/** sitemap.xml of the prerendered pages and of what they show one by one, under their own addresses, with their languages in the query form. */
export function sitemapText(siteUrl: string, routes: readonly SiteRoute[]): string {
  const listed = routes.filter(({ isPrerendered, isIndexed, isCanonical }) => isPrerendered && isIndexed && isCanonical);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap(({ path, things }) => [entry(siteUrl, path), ...things.map((thing) => entry(siteUrl, path, thing))]),
    '</urlset>',
    '',
  ].join('\n');
}
