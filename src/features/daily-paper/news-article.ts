import { type Language, languageRows } from '#src/contracts/languages.ts';
import type { DailyNews } from '#src/contracts/content.ts';
import { brand, siteOrigin } from '#src/lib/brand.ts';
import { paperAddress } from './paper-address.ts';

interface ArticleParts {
  news: DailyNews;
  language: Language;
  /** When its figures were made, ms since 1970. */
  madeAtMs: number;
  /** For a day without headlines. */
  title: string;
  /** What it says under its lead, and that its figures are simulated where they are. */
  description: string;
}

/** An edition in schema.org's words: its lead and its day. Not while prerendering. */
export function newsArticle({ news, language, madeAtMs, title, description }: ArticleParts): Readonly<Record<string, unknown>> {
  const organization = { '@type': 'Organization', name: brand.name, url: `${siteOrigin()}/` };
  return {
    '@type': 'NewsArticle',
    headline: news.news[0]?.title ?? title,
    description,
    inLanguage: languageRows[language].tag,
    url: `${paperAddress(news.date)}&language=${language}`,
    image: `${siteOrigin()}${brand.sharePicture.path}`,
    datePublished: news.date,
    dateModified: new Date(madeAtMs).toISOString(),
    author: organization,
    publisher: organization,
  };
}
