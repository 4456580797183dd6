import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { themeAtom } from '#src/state/theme.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './layouts.module.css';

interface ThemeSwitchProps {
  /** Shows the label too (in the panel). */
  hasText?: boolean;
}

/** `aria-pressed` means light. Without a label the style sheet picks the icon, so that it is right before any script runs. */
export function ThemeSwitch({ hasText = false }: ThemeSwitchProps) {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useAtom(themeAtom);
  const isLight = useIsHydrated() && theme === 'light';
  const look = hasText ? buttonClass({ variant: 'line', size: 'sm' }) : buttonClass({ variant: 'icon' });
  return (
    <button
      type="button"
      className={look}
      aria-pressed={isLight}
      aria-label={hasText ? undefined : t('theme.light')}
      onClick={() => setTheme(isLight ? 'dark' : 'light')}
    >
      {hasText ? (
        <>
          <Icon name="sun" />
          {t('theme.light')}
        </>
      ) : (
        <>
          <Icon name="sun" className={styles.sun} />
          <Icon name="moon" className={styles.moon} />
        </>
      )}
    </button>
  );
}
