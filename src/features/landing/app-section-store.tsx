import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import type { StoreId } from '#src/lib/media.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type_ from '#src/ui/type.module.css';
import { AppSectionQr } from './app-section-qr.tsx';
import styles from './app-section.module.css';

const icons = { appStore: 'appstore', googlePlay: 'googleplay', androidPackage: 'android' } as const;

/** One ruled row: the code to scan, the name, the button. An unset link leads to the page that names its setting (decision A3). */
export function AppSectionStore({ store, isFitting }: { store: StoreId; isFitting: boolean }) {
  const { t } = useTranslation(['sections', 'common']);
  const link = brand.links[store];
  const name = t(`app.${store}.name`);
  return (
    <li className={styles.store}>
      <AppSectionQr setting={link.setting} label={t('app.qr', { name })} />
      <div className={styles.name}>
        <h3 className={type_.h4}>{name}</h3>
        <p className={type_.small}>{t(isFitting ? 'app.fitting' : `app.${store}.hint`)}</p>
      </div>
      <OutsideLink
        link={link}
        className={buttonClass({ variant: isFitting ? 'primary' : 'line', className: styles.button })}
        label={link.isSet ? t('app.get', { name, hint: t('common:opensNewTab') }) : t('app.getUnset', { name })}
      >
        <Icon name={icons[store]} />
        {name}
      </OutsideLink>
    </li>
  );
}
