import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { installPlatform, type InstallPlatform, installPlatforms, isInstalled } from '#src/lib/media.ts';
import { canInstallAtom, installAtom, wasInstalledAtom } from '#src/state/install.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import styles from './install-app.module.css';
import { PhoneCode } from './phone-code.tsx';

/** This site as an app: the browser's own button where it offers one, steps for each kind of device, a code for a phone to scan. */
export function InstallApp() {
  const { t } = useTranslation('install');
  const isHydrated = useIsHydrated();
  // Everybody's prerendered page is laid out as a computer's: there nothing moves when the device is known.
  const own = isHydrated ? installPlatform(navigator) : 'desktop';
  const wasInstalled = useAtomValue(wasInstalledAtom);
  const isHere = wasInstalled || (isHydrated && isInstalled());
  const others = installPlatforms.filter((platform) => platform !== own);
  return (
    <div className={styles.install}>
      {isHere ? <p role="status">{t('installed')}</p> : <InstallButton />}
      {!isHere && <Steps platform={own} isOwn={isHydrated} />}
      <details className={styles.others}>
        <summary>{t('others')}</summary>
        {others.map((platform) => (
          <Steps key={platform} platform={platform} />
        ))}
      </details>
      {own !== 'ios' && own !== 'android' && <PhoneCode label={t('scan.label')} text={t('scan.text')} />}
      <p className={typography.small}>{t('what')}</p>
    </div>
  );
}

/** Only where the browser has made its offer: a button that cannot do it is none. */
function InstallButton() {
  const { t } = useTranslation('install');
  const canInstall = useHydratedAtom(canInstallAtom);
  const install = useSetAtom(installAtom);
  if (canInstall !== true) return null;
  return (
    <Button variant="primary" onClick={() => void install()}>
      {t('button')}
    </Button>
  );
}

const steps = ['first', 'second', 'third'] as const;

/** Three steps of one kind of device. */
function Steps({ platform, isOwn = false }: { platform: InstallPlatform; isOwn?: boolean }) {
  const { t } = useTranslation('install');
  const device = t(`steps.${platform}.title`);
  return (
    <section aria-label={device}>
      <h3 className={typography.h4}>{isOwn ? t('forThis', { device }) : device}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`steps.${platform}.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
