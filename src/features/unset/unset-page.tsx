import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { placeOf } from './unset.model.ts';
import styles from './unset-page.module.css';

/** `/unset?setting=NAME`: what belongs behind a link that nobody has set, and which setting names it (decision A3). */
export function UnsetPage({ setting }: { setting: string | undefined }) {
  const { t } = useTranslation('unset');
  const place = placeOf(setting);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1 className={type.h3}>{t('title')}</h1>
      <p className={type.lede}>{place === undefined ? t('unknown') : t('sentence', { place: t(`places.${place}`), setting: place })}</p>
      <a className={buttonClass({ variant: 'line' })} href="/">
        {t('back')}
      </a>
    </div>
  );
}
