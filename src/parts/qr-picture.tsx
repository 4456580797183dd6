import { useEffect, useState } from 'react';
import { siteOrigin } from '#src/lib/brand.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { retryImport } from '#src/lib/retry-import.ts';

interface QrPictureProps {
  code: QrCode;
  /** Names where it leads. */
  label: string;
  className: string | undefined;
}

/** A code to scan. */
export function QrPicture({ code: { edge, path }, label, className }: QrPictureProps) {
  return (
    <svg className={className} viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

interface AddressCodeProps extends Omit<QrPictureProps, 'code'> {
  /** Where the code leads; absent: the install page of this site. */
  address?: string | undefined;
}

/** The code of an address, drawn by code that comes later; its place stands before, and where that cannot be loaded. */
export function AddressCode({ address, label, className }: AddressCodeProps) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    const draw = async () => {
      const { qrCode } = await retryImport(() => import('#src/lib/qr-code.ts'));
      setCode(qrCode(address ?? `${siteOrigin()}/download`));
    };
    void draw().catch(() => undefined);
  }, [address]);
  return code ? <QrPicture code={code} label={label} className={className} /> : <span className={className} data-waiting="" />;
}
