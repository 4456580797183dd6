/** What of a typed search counts: without blanks around it, in small letters; full-width ones of Chinese keyboards are the same letters. */
export function searchWord(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
