import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#src/lib/idle.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { paperCode } from '../paper-code.ts';
import styles from './paper-qr.module.css';

/** The sheet's code. Its place is kept; it is drawn once the page has time. */
export function PaperQr() {
  const { t } = useTranslation('daily-paper');
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const drawn = await paperCode();
      if (isWanted) setCode(drawn);
    };
    // Without its chunk the sheet stands without a code.
    whenIdle(() => void draw().catch(() => undefined));
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
