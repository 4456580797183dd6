import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { themeAtom } from '#src/state/theme.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './layouts.module.css';

interface ThemeSwitchProps {
  /** Shows the label too (in the panel). */
  hasText?: boolean;
}

/**
 * In the header `aria-pressed` means light, and the style sheet picks the icon, so that it is right before any script runs. In the panel,
 * which opens when scripts run, words name the theme that a press leads to.
 */
export function ThemeSwitch({ hasText = false }: ThemeSwitchProps) {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useAtom(themeAtom);
  const isLight = useIsHydrated() && theme === 'light';
  const change = () => setTheme(isLight ? 'dark' : 'light');
  if (hasText) {
    return (
      <button type="button" className={buttonClass({ variant: 'line', size: 'sm' })} onClick={change}>
        <Icon name={isLight ? 'moon' : 'sun'} />
        {t(isLight ? 'theme.dark' : 'theme.light')}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'icon' })}
      aria-pressed={isLight}
      aria-label={t('theme.light')}
      onClick={change}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
