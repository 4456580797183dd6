import type { Endpoint } from '#src/contracts/endpoint-table.ts';

/** The fields of a request as text: a form or query with its empty ones left out, JSON, or nothing. */
export function encodeBody(encoding: Endpoint['encoding'], payload: unknown): string | undefined {
  if (encoding === 'none') return undefined;
  if (encoding === 'json') return JSON.stringify(payload ?? {});
  const form = new URLSearchParams();
  for (const [field, value] of Object.entries(payload ?? {})) {
    if (value !== undefined && value !== null) form.append(field, String(value));
  }
  return form.toString();
}
