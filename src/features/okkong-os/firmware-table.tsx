import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#src/contracts/content.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { shortSum, sizeIn } from './firmware.model.ts';
import styles from './firmware.module.css';

/** The packages as the specification labels them, with the checksum to compare; each a block of its own on a phone. */
export function FirmwareTable({ packages }: { packages: readonly DownloadFile[] }) {
  const { t } = useTranslation('okkong-os');
  const formats = useFormats();
  return (
    <DataTable
      className={styles.table}
      aria-labelledby="os-packages"
      hasLabels
      columns={firmwareColumns(t, formats)}
      rows={packages}
      rowKey={({ name }) => name}
    />
  );
}

type Formats = Pick<ReturnType<typeof useFormats>, 'number' | 'beijingDate'>;

function firmwareColumns(t: TFunction<'okkong-os'>, { number, beijingDate }: Formats): readonly Column<DownloadFile>[] {
  const sizeText = (bytes: number) => {
    const { size, unit } = sizeIn(bytes);
    return t(`packages.sizes.${unit}`, { size: number(size, unit === 'B' ? 0 : 1) });
  };
  return [
    {
      id: 'model',
      label: t('packages.columns.model'),
      cell: ({ models, name, kind, notes }) => (
        <>
          <span className={styles.models}>{models.join(', ') || name}</span>
          <span className={styles.note}>
            {t(`packages.kinds.${kind === 'tool' ? 'all' : kind}`)}
            {notes !== '' && ` · ${notes}`}
          </span>
        </>
      ),
    },
    { id: 'size', label: t('packages.columns.size'), cell: ({ bytes }) => sizeText(bytes) },
    { id: 'version', label: t('packages.columns.version'), cell: ({ version }) => version || '--' },
    { id: 'released', label: t('packages.columns.released'), cell: ({ time }) => beijingDate(time * SECOND_MS) },
    { id: 'sum', label: t('packages.columns.sum'), cell: (file) => <Checksum file={file} /> },
    { id: 'operate', label: t('packages.columns.operate'), cell: ({ name }) => <Operate name={name} /> },
  ];
}

/** The start of a checksum, and the whole of it to copy. */
function Checksum({ file: { name, sha256 } }: { file: DownloadFile }) {
  const { t } = useTranslation('okkong-os');
  const copy = useCopy();
  return (
    <span className={styles.sum}>
      <code title={sha256}>{shortSum(sha256)}</code>
      <Button variant="icon" data-print="no" aria-label={t('packages.copySum', { name })} onClick={() => void copy(sha256)}>
        <Icon name="copy" size={18} />
      </Button>
    </span>
  );
}

/** No `download` on the link: a file that went meanwhile would be saved as the page that says so. The server names and attaches it. */
function Operate({ name }: { name: string }) {
  const { t } = useTranslation('okkong-os');
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  if (isOffline) return <span className={styles.offline}>{t('packages.needsNetwork')}</span>;
  return (
    <a
      className={buttonClass({ variant: 'line', size: 'sm' })}
      href={`/downloads/${name}`}
      aria-label={t('packages.downloadName', { name })}
    >
      <Icon name="download" size={16} />
      {t('packages.download')}
    </a>
  );
}
