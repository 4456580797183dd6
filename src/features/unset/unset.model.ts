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
  'VITE_SUPPORT_EMAIL',
] as const;

export type Place = (typeof places)[number];

/** The place a setting stands for; undefined for a name that is none of ours, so that the page never repeats a stranger's text. */
export function placeOf(setting: string | undefined): Place | undefined {
  return places.find((place) => place === setting);
}
