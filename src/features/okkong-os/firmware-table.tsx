import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#src/contracts/content.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { tableRoles as roles } from '#src/ui/table-roles.ts';
import { shortSum, sizeIn } from './firmware.model.ts';
import styles from './firmware.module.css';

const columns = ['model', 'size', 'version', 'released', 'sum', 'operate'] as const;

/** The packages as the specification labels them, with the checksum to compare; each a block of its own on a phone. */
export function FirmwareTable({ packages }: { packages: readonly DownloadFile[] }) {
  const { t } = useTranslation('okkong-os');
  return (
    <table {...roles.table} className={styles.table} aria-labelledby="os-packages">
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th key={column} {...roles.columnHeader}>
              {t(`packages.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {packages.map((file) => (
          <FirmwareRow key={file.name} file={file} />
        ))}
      </tbody>
    </table>
  );
}

function FirmwareRow({ file }: { file: DownloadFile }) {
  const { t } = useTranslation('okkong-os');
  const { number, beijingDate } = useFormats();
  const copy = useCopy();
  const { size, unit } = sizeIn(file.bytes);
  const heading = (column: (typeof columns)[number]) => ({ 'data-label': t(`packages.columns.${column}`) });
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader} {...heading('model')}>
        <span className={styles.models}>{file.models.join(', ') || file.name}</span>
        <span className={styles.note}>
          {t(`packages.kinds.${file.kind === 'tool' ? 'all' : file.kind}`)}
          {file.notes !== '' && ` · ${file.notes}`}
        </span>
      </th>
      <td {...roles.cell} {...heading('size')}>
        {t(`packages.sizes.${unit}`, { size: number(size, unit === 'B' ? 0 : 1) })}
      </td>
      <td {...roles.cell} {...heading('version')}>
        {file.version || '--'}
      </td>
      <td {...roles.cell} {...heading('released')}>
        {beijingDate(file.time * SECOND_MS)}
      </td>
      <td {...roles.cell} {...heading('sum')}>
        <span className={styles.sum}>
          <code title={file.sha256}>{shortSum(file.sha256)}</code>
          <Button
            variant="icon"
            data-print="no"
            aria-label={t('packages.copySum', { name: file.name })}
            onClick={() => void copy(file.sha256)}
          >
            <Icon name="copy" size={18} />
          </Button>
        </span>
      </td>
      <td {...roles.cell} {...heading('operate')}>
        <Operate name={file.name} />
      </td>
    </tr>
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
