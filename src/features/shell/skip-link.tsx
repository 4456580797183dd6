import { useTranslation } from 'react-i18next';

import { mainId } from './shell.constants.ts';
import styles from './layouts.module.css';

/** First stop of the Tab key: past the menus. Focus is set by hand, for an address with a hash would be a navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
