import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeTick } from '#src/lib/clock.ts';
import { DATA_USE_KEY, type DataUse, readDataUse } from '#src/lib/data-use.ts';
import { onStored } from '#src/lib/storage.ts';
import { useBytes } from '#src/parts/use-bytes.ts';
import typography from '#src/ui/type.module.css';
import styles from './offline-page.module.css';

const EVERY_MS = 5_000;

/** What this site has cost of a data plan: in this visit and in this month. */
export function DataUseFigures() {
  const { t } = useTranslation('offline');
  const size = useBytes();
  const [use, setUse] = useState<DataUse>();
  useEffect(() => {
    const look = () => setUse(readDataUse());
    look();
    const stops = [onStored(DATA_USE_KEY, look), subscribeTick(EVERY_MS, look)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <>
      <dl className={styles.figures}>
        {(['visit', 'month'] as const).map((span) => (
          <div key={span}>
            <dt>{t(`data.${span}`)}</dt>
            <dd>{use ? size(use[span]) : '--'}</dd>
          </div>
        ))}
      </dl>
      <p className={typography.small}>{t('data.note')}</p>
    </>
  );
}
