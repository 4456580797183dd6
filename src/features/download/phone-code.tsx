import { useEffect, useState } from 'react';
import { siteOrigin } from '#src/lib/brand.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import styles from './install-app.module.css';

interface PhoneCodeProps {
  /** Where the code leads; absent: the install page of this site. */
  address?: string | undefined;
  label: string;
  text: string;
}

/** On a computer: an address as a code for a phone. */
export function PhoneCode({ address, label, text }: PhoneCodeProps) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    const draw = async () => {
      const { qrCode } = await retryImport(() => import('#src/lib/qr-code.ts'));
      setCode(qrCode(address ?? `${siteOrigin()}/download`));
    };
    void draw().catch(() => undefined);
  }, [address]);
  return (
    <div className={styles.scan}>
      {/* In its place before it is drawn. */}
      {code ? <QrPicture code={code} label={label} className={styles.code} /> : <span className={styles.code} />}
      <p>{text}</p>
    </div>
  );
}
