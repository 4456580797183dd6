import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeRedirect } from '#src/domain/redirect.ts';
import { brand } from '#src/lib/brand.ts';
import { storeOf, type StoreId } from '#src/lib/media.ts';
import { type QrCode, qrCode } from '#src/lib/qr-code.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { AccountNotice } from './account-notice.tsx';
import styles from './account-notice.module.css';

/** So long the app has to open; then the page offers other ways (decision C5). */
const PATIENCE_MS = 1_500;

/** The app's own address of a path of the site; what leads out of the site is its first page. */
export function appAddress(path: string | undefined): string {
  return `okkong:/${safeRedirect(path)}`;
}

const stores = ['appStore', 'googlePlay', 'androidPackage'] as const;
const icons = { appStore: 'appstore', googlePlay: 'googleplay', androidPackage: 'android' } as const;

/** The stores with that of this device first. */
export function storesFor(own: StoreId | undefined): readonly StoreId[] {
  return stores.toSorted((a, b) => Number(b === own) - Number(a === own));
}

interface ToAppPageProps {
  /** The query `path`, as it was written. */
  path: string | undefined;
  /** Opens an address outside the web: the browser's own way, but for tests. */
  openApp?: (address: string) => void;
}

/** `/toapp?path=`: opens the app, then offers the stores, a code to scan and the site itself. */
export function ToAppPage({ path, openApp = assignLocation }: ToAppPageProps) {
  const { t } = useTranslation('toapp');
  const [isOffered, setIsOffered] = useState(false);
  const address = appAddress(path);
  useEffect(() => {
    openApp(address);
    const timer = setTimeout(() => setIsOffered(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [address, openApp]);
  const state = isOffered ? 'offer' : 'opening';
  return (
    <AccountNotice title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {isOffered && <Offers />}
      <div className={styles.actions}>
        {isOffered && (
          <a className={buttonClass({ variant: 'line' })} href={address}>
            {t('again')}
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
  const own = storeOf(navigator);
  const code = qrCode(`${brand.siteUrl || location.origin}/download`);
  return (
    <div className={styles.stores}>
      <CodePicture code={code} label={t('qr')} />
      <ul className={styles.checks}>
        {storesFor(own).map((store) => (
          <li key={store}>
            <OutsideLink link={brand.links[store]} className={buttonClass({ variant: store === own ? 'primary' : 'line' })}>
              <Icon name={icons[store]} />
              {t(`stores.${store}`)}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CodePicture({ code: { edge, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg className={styles.qr} viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

function assignLocation(address: string): void {
  window.location.assign(address);
}
