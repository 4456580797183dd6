import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeRedirect } from '#src/domain/redirect.ts';
import { brand, siteOrigin } from '#src/lib/brand.ts';
import { storeOf } from '#src/lib/media.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { storeIcon, storesFor } from '#src/parts/app-stores.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { AccountNotice } from './account-notice.tsx';
import styles from './account-notice.module.css';

/** So long the app has to open; then the page offers other ways. */
const PATIENCE_MS = 1_500;

/** The app's own address of a path of the site; what leads out of the site is its first page. */
export function appAddress(path: string | undefined): string {
  return `okkong:/${safeRedirect(path)}`;
}

interface ToAppPageProps {
  /** The query `path`, as it was written. */
  path: string | undefined;
  /** Opens an address outside the web: the browser's own way, but for tests. */
  openApp?: (address: string) => void;
}

/** `/toapp?path=`: opens the app, then offers the stores, a code to scan and the site itself. A computer has no app to open: it is offered the rest at once. */
export function ToAppPage({ path, openApp = assignLocation }: ToAppPageProps) {
  const { t } = useTranslation('toapp');
  const [state, setState] = useState<'opening' | 'offer' | 'computer'>('opening');
  const address = appAddress(path);
  useEffect(() => {
    const hasApp = storeOf(navigator) !== undefined;
    if (hasApp) openApp(address);
    const timer = setTimeout(() => setState(hasApp ? 'offer' : 'computer'), hasApp ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [address, openApp]);
  const isOffered = state !== 'opening';
  return (
    <AccountNotice title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {isOffered && <Offers />}
      <div className={styles.actions}>
        {isOffered && (
          <a className={buttonClass({ variant: 'line' })} href={address}>
            {t(state === 'offer' ? 'again' : 'open')}
          </a>
        )}
        <a className={buttonClass({ variant: isOffered ? 'line' : 'quiet' })} href={safeRedirect(path)}>
          {t('browser')}
        </a>
      </div>
    </AccountNotice>
  );
}

/** The stores, and the code of the download page for another device. */
function Offers() {
  const { t } = useTranslation('toapp');
  const device = storeOf(navigator);
  const own = storesFor(device).filter((store) => brand.links[store].isSet);
  const code = qrCode(`${siteOrigin()}/download`);
  return (
    <div className={styles.stores}>
      <QrPicture code={code} label={t('qr')} className={styles.qr} />
      <ul className={styles.checks}>
        {own.length === 0 && (
          <li>
            <Link to="/download" className={buttonClass({ variant: 'primary' })}>
              {t('install')}
            </Link>
          </li>
        )}
        {own.map((store) => (
          <li key={store}>
            <OutsideLink link={brand.links[store]} className={buttonClass({ variant: store === device ? 'primary' : 'line' })}>
              <Icon name={storeIcon(store)} />
              {t(`stores.${store}`)}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function assignLocation(address: string): void {
  window.location.assign(address);
}
