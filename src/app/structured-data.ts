import { isLegalPath, type Language, languageRows } from '#src/contracts/languages.ts';
import { isHomePath } from '#src/domain/home-paths.ts';
import { brand } from '#src/lib/brand.ts';

interface StructuredPage {
  path: string;
  title: string;
  language: Language;
  /** Scheme and host of the site; empty in a build without SITE_URL: addresses are then relative to the page. */
  origin: string;
  /** Every question that the page answers. */
  questions?: readonly Question[] | undefined;
  /** When the figures of the page were made, ms since 1970; undefined for a page without any. */
  modifiedMs?: number | undefined;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * Structured data of a page for search engines (schema.org, JSON-LD): who runs the site on its home page, the way to it on any other, and
 * what it answers. A data block: no browser runs it, so the page's policy names no hash of it.
 */
export function structuredData(page: StructuredPage): object {
  const graph = isHomePath(page.path) ? siteGraph(page) : [breadcrumbs(page), ...(page.questions ? [faqPage(page, page.questions)] : [])];
  const figured = page.modifiedMs === undefined ? [] : [webPage(page, page.modifiedMs)];
  return { '@context': 'https://schema.org', '@graph': [...graph, ...figured] };
}

/** A page whose figures change through the day. */
function webPage({ origin, path, title, language }: StructuredPage, modifiedMs: number): object {
  return {
    '@type': 'WebPage',
    url: `${origin}${path}?language=${language}`,
    name: title,
    inLanguage: languageRows[language].tag,
    dateModified: new Date(modifiedMs).toISOString(),
  };
}

function siteGraph({ origin, language }: StructuredPage): readonly object[] {
  const organization = { '@id': `${origin}/#organization` };
  const { telegram, x, youtube, discord } = brand.links;
  const accounts = [telegram, x, youtube, discord].flatMap(({ href }) => (href === undefined ? [] : [href]));
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      ...(accounts.length > 0 && { sameAs: accounts }),
      ...(brand.supportEmail !== undefined && { email: brand.supportEmail }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: `${origin}/`,
      inLanguage: languageRows[language].tag,
      publisher: organization,
    },
  ];
}

function breadcrumbs({ origin, path, title, language }: StructuredPage): object {
  // A legal document has one language.
  const own = isLegalPath(path) ? path : `${path}?language=${language}`;
  const item = (position: number, name: string, address: string) => ({ '@type': 'ListItem', position, name, item: origin + address });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, brand.name, `/?language=${language}`), item(2, title.replace(` | ${brand.name}`, ''), own)],
  };
}

function faqPage({ language }: StructuredPage, questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    inLanguage: languageRows[language].tag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
