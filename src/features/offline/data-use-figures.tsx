import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeTick } from '#src/lib/clock.ts';
import { DATA_USE_KEY, type DataUse, readDataUse } from '#src/lib/data-use.ts';
import { onStored } from '#src/lib/storage.ts';
import { useBytes } from '#src/parts/use-bytes.ts';
import { FactList } from '#src/ui/fact-list.tsx';
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
      <FactList
        variant="figures"
        className={styles.figures}
        facts={(['visit', 'month'] as const).map((span) => ({ label: t(`data.${span}`), value: use ? size(use[span]) : '--' }))}
      />
      <p className={typography.small}>{t('data.note')}</p>
    </>
  );
}
