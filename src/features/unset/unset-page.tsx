import { useTranslation } from 'react-i18next';
import { unsetSettings } from '#src/lib/brand.ts';
import { isThisMachine } from '#src/lib/this-machine.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
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
        <FactList
          className={styles.settings}
          facts={unsetSettings.map((setting) => ({ label: <code>{setting}</code>, value: t(`places.${setting}`) }))}
        />
      )}
      <a className={buttonClass({ variant: 'line' })} href="/">
        {t('back')}
      </a>
    </div>
  );
}
