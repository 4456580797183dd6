import { useTranslation } from 'react-i18next';
import { unsetSettings } from '#src/lib/brand.ts';
import { isThisMachine } from '#src/lib/this-machine.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './unset-page.module.css';

/** `/unset`: what the operator has not set yet and where it would lead, for who opens the site on the machine itself alone. */
export function UnsetPage() {
  const { t } = useTranslation('unset');
  const isOperator = useIsHydrated() && isThisMachine(location.hostname);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1 className={typography.h3}>{t('title')}</h1>
      <p className={typography.lede}>{t(isOperator ? 'sentence' : 'unknown')}</p>
      {isOperator && (
        <dl className={styles.settings}>
          {unsetSettings.map((setting) => (
            <div key={setting}>
              <dt>
                <code>{setting}</code>
              </dt>
              <dd>{t(`places.${setting}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className={buttonClass({ variant: 'line' })} href="/">
        {t('back')}
      </a>
    </div>
  );
}
