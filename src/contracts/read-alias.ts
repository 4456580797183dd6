import type { Endpoint } from './endpoint-table.ts';

/** One public read as it is sent by GET. */
interface ReadFields {
  /** The fields as form text, without the language: what the key of its cache entry is made of. */
  readonly form: string;
  /** Null where the address does not say. */
  readonly language: string | null;
}

/** True for the calls that every visitor gets alike: the pool answers them by GET too, so that a shared cache in front of it can hold them. */
export function isPublicRead({ cache }: Pick<Endpoint, 'cache'>): boolean {
  return cache === 'swr';
}

/**
 * The one address of a public read: its path, then its fields in sorted order, then the language where the response varies by it.
 * One address for one response, so that a shared cache holds it once.
 */
export function readAddress(row: Pick<Endpoint, 'variesByLanguage'>, path: string, { form, language }: ReadFields): string {
  const query = new URLSearchParams(form);
  if (row.variesByLanguage && language !== null) query.set('language', language);
  query.sort();
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The fields in the query of a public read, language apart. */
export function readFieldsOf(row: Pick<Endpoint, 'variesByLanguage'>, search: string): ReadFields {
  const query = new URLSearchParams(search);
  if (!row.variesByLanguage) return { form: query.toString(), language: null };
  const language = query.get('language');
  query.delete('language');
  return { form: query.toString(), language };
}
