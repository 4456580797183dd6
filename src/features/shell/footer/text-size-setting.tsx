import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { textSizeAtom, textSizes } from '#src/state/text-size.ts';
import { Segment } from '#src/ui/segment.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import styles from './footer.module.css';

/** Decision B3: given in return for the blocked gesture zoom. */
export function TextSizeSetting() {
  const { t } = useTranslation('shell');
  const [size, setSize] = useAtom(textSizeAtom);
  const shown = useIsHydrated() ? size : textSizes[0];
  const options = textSizes.map((value) => ({ value, label: `${value}%` }));
  return (
    <div className={styles.setting} data-print="no">
      <span aria-hidden="true">{t('footer.textSize')}</span>
      <Segment kind="choice" label={t('footer.textSize')} value={shown} options={options} onChange={setSize} />
    </div>
  );
}
