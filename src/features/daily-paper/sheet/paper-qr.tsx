import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atLeisure } from '#src/lib/at-leisure.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { paperAddress } from '../paper-address.ts';
import styles from './paper-qr.module.css';

/** The code that leads from a printed sheet back to the newest paper. Its place is kept; it is drawn once the page has time. */
export function PaperQr() {
  const { t } = useTranslation('daily-paper');
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      await atLeisure();
      const { qrCode } = await import('#src/lib/qr-code.ts');
      if (isWanted) setCode(qrCode(paperAddress()));
    };
    // Without its chunk the sheet stands without a code.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  if (!code) return <div className={styles.qr} />;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${code.edge} ${code.edge}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
      <path d={code.path} />
    </svg>
  );
}
