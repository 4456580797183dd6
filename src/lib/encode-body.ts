import type { Endpoint } from '#src/contracts/endpoints.ts';

/** The body of a request as text: a form with its empty fields left out, JSON, or nothing. */
export function encodeBody(encoding: Endpoint['encoding'], payload: unknown): string | undefined {
  if (encoding === 'none') return undefined;
  if (encoding === 'json') return JSON.stringify(payload ?? {});
  const form = new URLSearchParams();
  for (const [field, value] of Object.entries(payload ?? {})) {
    if (value !== undefined && value !== null) form.append(field, String(value));
  }
  return form.toString();
}
