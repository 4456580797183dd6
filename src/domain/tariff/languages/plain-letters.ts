/** Letters that are no letter and a mark in Unicode, but are typed without theirs all the same. */
const bare: Readonly<Partial<Record<string, string>>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ı: 'i', ё: 'е', Ё: 'Е' };

/**
 * A text in small letters, the Latin and Greek ones without their marks, as people type them: 'Sábado' is 'sabado'. Each character stays where
 * it stood, so that a place in the one is that in the other.
 */
export function plainLetters(text: string): string {
  return text.replaceAll(/[A-Z\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF]/g, (letter) => {
    const [base = letter, ...marks] = bare[letter] ?? (isCyrillic(letter) ? letter : letter.normalize('NFD'));
    const small = (marks.length > 0 || letter in bare ? base : letter).toLowerCase();
    return small.length === 1 ? small : letter;
  });
}

/** Its й and ї are letters of their own. */
const isCyrillic = (letter: string) => letter >= '\u0400' && letter <= '\u052F';

/** A text in small letters, each where it stood. */
export function smallLetters(text: string): string {
  return text.replaceAll(/[A-Z\u00C0-\u058F\u1E00-\u1FFF]/g, (letter) => {
    const small = letter.toLowerCase();
    return small.length === 1 ? small : letter;
  });
}

/** The source of a pattern for texts of small letters; its classes keep theirs. */
export function sourceOf(source: string, change: (words: string) => string): string {
  return source
    .split(/(\\[pP]\{\w+\}|\\u[\dA-Fa-f]{4}|\\\w)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}
