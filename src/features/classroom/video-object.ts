import type { ClassVideo } from '#src/contracts/content.ts';
import { type Language, languageRows } from '#src/contracts/languages.ts';
import { brand, siteOrigin } from '#src/lib/brand.ts';

/** A lesson's film in schema.org's words, its text in `language`. Not while prerendering. */
export function videoObject(lesson: ClassVideo, language: Language): Readonly<Record<string, unknown>> {
  const { title, summary, poster, mp4, seconds, time } = lesson;
  const address = (path: string) => new URL(path, siteOrigin()).href;
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    inLanguage: languageRows[language].tag,
    thumbnailUrl: address(poster),
    contentUrl: address(mp4),
    url: address(`/classroom?${new URLSearchParams({ lesson: lesson.id, language }).toString()}`),
    uploadDate: new Date(time * 1000).toISOString(),
    // ISO 8601.
    duration: `PT${Math.round(seconds)}S`,
    publisher: { '@type': 'Organization', name: brand.name },
  };
}
