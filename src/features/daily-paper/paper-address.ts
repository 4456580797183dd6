import { siteOrigin } from '#src/lib/brand.ts';
import type { QrCode } from '#src/lib/qr-code.ts';

/** Where the paper of a day is read, YYYY-MM-DD, else the newest, and beside which other day's: what the code on the sheet and the copied link lead to. */
export function paperAddress(date?: string, beside?: string): string {
  const search = new URLSearchParams({ ...(date !== undefined && { date }), ...(beside !== undefined && { with: beside }) }).toString();
  return `${siteOrigin()}/daily-paper${search && `?${search}`}`;
}

/** The code that leads from a printed sheet back to its paper. */
export async function paperCode(date?: string, beside?: string): Promise<QrCode> {
  const { qrCode } = await import('#src/lib/qr-code.ts');
  return qrCode(paperAddress(date, beside));
}
