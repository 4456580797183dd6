/** Typed text as one line without the blanks around: control characters have no business in a database, a terminal or a CSV file. */
export const plainLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
