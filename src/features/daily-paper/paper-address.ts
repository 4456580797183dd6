import { siteOrigin } from '#src/lib/brand.ts';
import type { QrCode } from '#src/lib/qr-code.ts';

/** Where the newest paper is read: what the code on the sheet and the copied link lead to. */
export function paperAddress(): string {
  return `${siteOrigin()}/daily-paper`;
}

/** The code that leads from a printed sheet back to the newest paper. */
export async function paperCode(): Promise<QrCode> {
  const { qrCode } = await import('#src/lib/qr-code.ts');
  return qrCode(paperAddress());
}
