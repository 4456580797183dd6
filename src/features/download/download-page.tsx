import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { type Device, isIos, type StoreId } from '#src/lib/media.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './download-page.module.css';
import { PhoneDrawing } from './phone-drawing.tsx';

/** `/download`: the app in three ways, the one that fits this device first (DESIGN 9). */
export function DownloadPage() {
  const { t } = useTranslation('download');
  // The prerendered page is everybody's: the device is known once it is hydrated.
  const platform = useIsHydrated() ? platformOf(navigator) : 'other';
  return (
    <div className={layout.page}>
      <div className={styles.split}>
        <PhoneDrawing />
        <div className={styles.words}>
          <h1 className={typography.pageTitle}>{t('title')}</h1>
          <p className={typography.lede}>{t('lede')}</p>
          <ul className={styles.rows}>
            {appRows(platform).map((row) => (
              <AppRowView key={row.id} row={row} />
            ))}
          </ul>
          <div className={styles.without}>
            <h2 className={typography.h4}>{t('without.title')}</h2>
            <p className={typography.body}>{t('without.text')}</p>
            <Link className={classNames(typography.link, styles.more)} to="/">
              {t('without.link')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}

type Platform = 'ios' | 'android' | 'other';

/** The platform whose app fits this device. */
export function platformOf(device: Device): Platform {
  if (/android/i.test(device.userAgent)) return 'android';
  return isIos(device) ? 'ios' : 'other';
}

/** One way to get the app. */
interface AppRow {
  id: StoreId;
  icon: 'appstore' | 'googleplay' | 'android';
  /** The first row of this device's platform. */
  isForThisDevice: boolean;
}

const rows = [
  { id: 'appStore', icon: 'appstore', platform: 'ios' },
  { id: 'googlePlay', icon: 'googleplay', platform: 'android' },
  { id: 'androidPackage', icon: 'android', platform: 'android' },
] as const;

/** The rows with those of this device first, else in the order of the specification. */
export function appRows(platform: Platform): readonly AppRow[] {
  const sorted = rows.toSorted((a, b) => Number(b.platform === platform) - Number(a.platform === platform));
  return sorted.map((row, index) => ({ ...row, isForThisDevice: index === 0 && row.platform === platform }));
}

/** The whole row is the link. */
function AppRowView({ row: { id, icon, isForThisDevice } }: { row: AppRow }) {
  const { t } = useTranslation('download');
  return (
    <li data-first={isForThisDevice || undefined}>
      <OutsideLink link={brand.links[id]} className={styles.row} mark={{ className: styles.arrow, isRow: true }}>
        <Icon name={icon} size={24} />
        <span className={styles.name}>
          <strong>{t(`rows.${id}.name`)}</strong>
          <span>{t(`rows.${id}.text`)}</span>
        </span>
        {isForThisDevice && <Tag text={t('thisDevice')} tone="accent" />}
      </OutsideLink>
    </li>
  );
}
