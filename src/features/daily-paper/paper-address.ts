import { siteOrigin } from '#src/lib/brand.ts';
import type { QrCode } from '#src/lib/qr-code.ts';

/** Where the paper of a day is read, YYYY-MM-DD, else the newest: what the code on the sheet and the copied link lead to. */
export function paperAddress(date?: string): string {
  const newest = `${siteOrigin()}/daily-paper`;
  return date === undefined ? newest : `${newest}?date=${date}`;
}

/** The code that leads from a printed sheet back to its paper. */
export async function paperCode(date?: string): Promise<QrCode> {
  const { qrCode } = await import('#src/lib/qr-code.ts');
  return qrCode(paperAddress(date));
}
