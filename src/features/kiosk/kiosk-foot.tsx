import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { siteOrigin } from '#src/lib/brand.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import styles from './kiosk-display.module.css';

interface KioskFootProps {
  /** Site path of the view for a phone. */
  path: string;
  tape: ReactNode;
  /** The visitor's own machines in a line; undefined without any. */
  own: ReactNode;
  /** One under the other; '' is left out. */
  notes: readonly string[];
}

/** Prices, the newest payout and block, and a code to the same view on a phone; in discreet mode without the code: it would give the address away. */
export function KioskFoot({ path, tape, own, notes }: KioskFootProps) {
  const { t } = useTranslation('kiosk');
  const { isDiscreet } = useAtomValue(kioskSettingsAtom);
  const code = useMemo(() => qrCode(`${siteOrigin()}${path}`), [path]);
  return (
    <footer className={styles.foot}>
      {tape}
      <ul className={styles.notes}>
        {own !== undefined && <li>{own}</li>}
        {notes.map((text) => text !== '' && <li key={text}>{text}</li>)}
      </ul>
      {!isDiscreet && (
        <p className={styles.phone}>
          <span>{t('phone')}</span>
          <QrPicture code={code} label={t('phone')} className={styles.code} />
        </p>
      )}
    </footer>
  );
}
