import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './unset-page.module.css';

/** `/unset?setting=NAME`: what belongs behind a link that nobody has set, and which setting names it (decision A3). */
export function UnsetPage({ setting }: { setting: string | undefined }) {
  const { t } = useTranslation('unset');
  const place = placeOf(setting);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1 className={typography.h3}>{t('title')}</h1>
      <p className={typography.lede}>
        {place === undefined ? t('unknown') : t('sentence', { place: t(`places.${place}`), setting: place })}
      </p>
      <a className={buttonClass({ variant: 'line' })} href="/">
        {t('back')}
      </a>
    </div>
  );
}

/** Every setting that names an address outside the site; each has its words in `unset:places`. */
const places = [
  'VITE_RIG_MANAGEMENT_URL',
  'VITE_USER_CENTRE_URL',
  'VITE_POOL_OVERVIEW_URL',
  'VITE_TUTORIAL_URL',
  'VITE_APP_STORE_URL',
  'VITE_GOOGLE_PLAY_URL',
  'VITE_ANDROID_PACKAGE_URL',
  'VITE_TELEGRAM_URL',
  'VITE_X_URL',
  'VITE_YOUTUBE_URL',
  'VITE_DISCORD_URL',
  'VITE_REMOTE_DESKTOP_URL',
  'VITE_IP_SCANNER_URL',
  'VITE_SSH_CLIENT_URL',
  'VITE_SUPPORT_EMAIL',
] as const;

type Place = (typeof places)[number];

/** The place a setting stands for; undefined for a name that is none of ours, so that the page never repeats a stranger's text. */
export function placeOf(setting: string | undefined): Place | undefined {
  return places.find((place) => place === setting);
}
