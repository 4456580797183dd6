import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#src/contracts/content.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { FirmwareTable } from './firmware-table.tsx';
import { findFirmware, type FirmwareKind, firmwareKinds, l3PlusVersion } from './firmware.model.ts';
import styles from './firmware.module.css';
import { TellMe } from './tell-me.tsx';

/** The packages with what narrows them, and what is said where none is left. */
export function FirmwareList({ packages }: { packages: readonly DownloadFile[] }) {
  const { t } = useTranslation('okkong-os');
  const [kind, setKind] = useState<FirmwareKind>('all');
  const [search, setSearch] = useState('');
  if (packages.length === 0) return <Empty title={t('packages.none')} text={t('packages.noneText')} action={<TellMe />} />;
  const found = findFirmware(packages, { kind, search });
  const l3Version = kind === 'gpu-usb' ? undefined : l3PlusVersion(packages);
  const showAll = () => {
    setKind('all');
    setSearch('');
  };
  return (
    <>
      <div className={styles.filter}>
        <Segment
          kind="choice"
          label={t('packages.kindLabel')}
          value={kind}
          options={firmwareKinds.map((value) => ({ value, label: t(`packages.kinds.${value}`) }))}
          onChange={setKind}
        />
        <SearchField className={styles.search} label={t('packages.search')} value={search} maxLength={60} onText={setSearch} />
      </div>
      <p role="status" className={styles.count}>
        {t('packages.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <FirmwareTable packages={found} />
      ) : (
        <Empty
          title={t('packages.noMatch')}
          text={t('packages.noMatchText')}
          action={
            <Button variant="line" size="sm" onClick={showAll}>
              {t('packages.showAll')}
            </Button>
          }
        />
      )}
      {/* The specification calls the version `ip`. */}
      {l3Version !== undefined && <Notice tone="warning">{t('packages.l3plus', { ip: l3Version })}</Notice>}
    </>
  );
}
