import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * A value of a query as the router's own parser reads it, but for two: a blank in front was the unescaped + of a phone number, and a number that would
 * be written otherwise is a text: a code of 18 digits, '662E41', '1.50'. What throws stays the text that it is.
 */
function parseValue(text: string): unknown {
  if (text.startsWith(' ')) return `+${text.slice(1)}`;
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('A text of digits');
  return value;
}

export const parseSearch = parseSearchWith(parseValue);

/** A query as it is written again: what `parseSearch` leaves a text gets no quotation marks. */
export const stringifySearch = stringifySearchWith(JSON.stringify, (text) => (text.startsWith(' ') ? JSON.parse(text) : parseValue(text)));
