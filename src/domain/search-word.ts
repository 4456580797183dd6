/** What of a typed search counts: without blanks around it, in small letters; full-width ones of Chinese keyboards are the same letters. */
export function searchWord(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Chinese and Latin words are written without a blank between: '蚂蚁S21' is two. */
const WORDS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu;

/** Blanks and hyphens of a name are often left out. */
const GAPS = /[\s-]/g;

/**
 * Whether every word of a typed search occurs in one of these texts; an empty search finds all. Blanks, hyphens and plus signs of a text may be
 * left out ('s21xphyd' finds 'S21 XP+ Hyd'); a plus sign that is typed counts.
 */
export function isFound(search: string, texts: readonly string[]): boolean {
  const words = searchWord(search).match(WORDS) ?? [];
  const names = texts.map((text) => searchWord(text).replaceAll(GAPS, ''));
  return words
    .map((word) => word.replaceAll(GAPS, ''))
    .every((word) => names.some((name) => name.includes(word) || name.replaceAll('+', '').includes(word)));
}
