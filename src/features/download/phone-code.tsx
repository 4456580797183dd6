import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteOrigin } from '#src/lib/brand.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import styles from './install-app.module.css';

/** On a computer: the address of the install page as a code for a phone. */
export function PhoneCode() {
  const { t } = useTranslation('install');
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    const draw = async () => {
      const { qrCode } = await retryImport(() => import('#src/lib/qr-code.ts'));
      setCode(qrCode(`${siteOrigin()}/download`));
    };
    void draw().catch(() => undefined);
  }, []);
  return (
    <div className={styles.scan}>
      {/* In its place before it is drawn. */}
      {code ? <QrPicture code={code} label={t('scan.label')} className={styles.code} /> : <span className={styles.code} />}
      <p>{t('scan.text')}</p>
    </div>
  );
}
