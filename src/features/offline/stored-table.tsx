import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { type StoredAmount, type StoredKind, storedKinds } from '#src/lib/offline-copy.ts';
import { useBytes } from '#src/parts/use-bytes.ts';
import { tableRoles as roles } from '#src/ui/table-roles.ts';
import styles from './offline-page.module.css';
import type { OfflineCopy } from './use-offline-copy.ts';

/** How much of each kind is on this device, how large and from when. */
export function StoredTable({ copy }: { copy: OfflineCopy | undefined }) {
  const { t } = useTranslation('offline');
  return (
    <table {...roles.table} className={styles.table} aria-busy={!copy}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHeader}>{t('stored.kind')}</th>
          <th {...roles.columnHeader}>{t('stored.count')}</th>
          <th {...roles.columnHeader}>{t('stored.size')}</th>
          <th {...roles.columnHeader}>{t('stored.age')}</th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {storedKinds.map((kind) => (
          <StoredRow key={kind} kind={kind} amount={copy?.[kind]} />
        ))}
      </tbody>
    </table>
  );
}

function StoredRow({ kind, amount }: { kind: StoredKind; amount: StoredAmount | undefined }) {
  const { t } = useTranslation('offline');
  const { number } = useFormats();
  const size = useBytes();
  const { count, total } = amount ?? {};
  const isEmpty = count === 0;
  const counted = total === undefined ? number(count) : t('stored.of', { count: number(count), total: number(total) });
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>{t(`stored.kinds.${kind}`)}</th>
      <td {...roles.cell}>{amount ? counted : '--'}</td>
      <td {...roles.cell}>{amount ? !isEmpty && size(amount.bytes) : '--'}</td>
      <td {...roles.cell}>{!isEmpty && <Span amount={amount} />}</td>
    </tr>
  );
}

/** From when to when it was made; one moment where that is the same minute. */
function Span({ amount }: { amount: StoredAmount | undefined }) {
  const { t } = useTranslation('offline');
  const { dateTime } = useFormats();
  if (amount?.oldestMs === undefined || amount.newestMs === undefined) return '--';
  const [oldest, newest] = [dateTime(amount.oldestMs), dateTime(amount.newestMs)];
  const text = oldest === newest ? newest : t('stored.span', { oldest, newest });
  return <time dateTime={new Date(amount.newestMs).toISOString()}>{text}</time>;
}
