import type { QrCode } from '#src/lib/qr-code.ts';
import { paperAddress } from './paper-address.ts';

/** The code that leads from a printed sheet back to the newest paper. */
export async function paperCode(): Promise<QrCode> {
  const { qrCode } = await import('#src/lib/qr-code.ts');
  return qrCode(paperAddress());
}
