import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { ConnectionLight } from '#src/parts/connection-light.tsx';
import { textSizeAtom, textSizes } from '#src/state/text-size.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Segment } from '#src/ui/segment.tsx';
import styles from './footer.module.css';

/** Year of the copyright line; a clock would make the prerendered page differ from the browser's. */
const copyrightYear = 2026;

/** The foot of every page: connection, copyright, region notice, text size. */
export function FooterEnd() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.end}>
      <ConnectionLight className={styles.light} />
      <p>{t('footer.copyright', { year: copyrightYear, name: brand.name })}</p>
      <p>{t('footer.region')}</p>
      <TextSizeSetting />
    </div>
  );
}

/** Given in return for the blocked gesture zoom. */
function TextSizeSetting() {
  const { t } = useTranslation('shell');
  const [size, setSize] = useAtom(textSizeAtom);
  const shown = useIsHydrated() ? size : textSizes[0];
  const options = textSizes.map((value) => ({ value, label: `${value}%` }));
  return (
    <div className={styles.setting}>
      <span aria-hidden="true">{t('footer.textSize')}</span>
      <Segment kind="choice" label={t('footer.textSize')} value={shown} options={options} onChange={setSize} />
    </div>
  );
}
