import { parseSearchWith } from '@tanstack/react-router';

/** A query as the router's own parser reads it, but for a blank in front of a value: it was the unescaped + of a phone number. */
export const parseSearch = parseSearchWith((text) => (text.startsWith(' ') ? `+${text.slice(1)}` : JSON.parse(text)));
