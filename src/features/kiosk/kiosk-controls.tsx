import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './kiosk-display.module.css';
import { enterFullScreen } from '#src/lib/full-screen.ts';
import type { KioskActs } from './use-kiosk-keys.ts';

interface KioskControlsProps {
  acts: KioskActs;
  isPaused: boolean;
  settings: { readonly isDiscreet: boolean; readonly hasSound: boolean };
  isAwake: boolean;
}

/** What the keys do, as buttons; they show while a person is at the kiosk. */
export function KioskControls({ acts, isPaused, settings, isAwake }: KioskControlsProps) {
  const { t } = useTranslation('kiosk');
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('controls')}>
      <Button variant="icon" aria-label={t('previous')} onClick={() => acts.turn(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <Button variant="icon" aria-label={t(isPaused ? 'goOn' : 'pause')} onClick={acts.pause}>
        <Icon name={isPaused ? 'play' : 'pause'} />
      </Button>
      <Button variant="icon" aria-label={t('next')} onClick={() => acts.turn(1)}>
        <Icon name="chevron-right" />
      </Button>
      <Button variant="quiet" size="sm" aria-pressed={settings.isDiscreet} onClick={acts.switchDiscreet}>
        {t('discreet')} <kbd>D</kbd>
      </Button>
      <Button variant="quiet" size="sm" aria-pressed={settings.hasSound} onClick={acts.switchSound}>
        {t('sound')} <kbd>S</kbd>
      </Button>
      <Button variant="quiet" size="sm" onClick={enterFullScreen}>
        {t('fullScreen')}
      </Button>
      <Button variant="quiet" size="sm" onClick={acts.leave}>
        {t('leave')} <kbd>Esc</kbd>
      </Button>
      <span className={styles.awake}>{t(isAwake ? 'awake' : 'mayRest')}</span>
    </div>
  );
}
