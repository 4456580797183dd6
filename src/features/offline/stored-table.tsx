import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Maybe } from '#src/domain/known.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { type StoredAmount, type StoredKind, storedKinds } from '#src/lib/offline-copy.ts';
import { useBytes } from '#src/parts/use-bytes.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import styles from './offline-page.module.css';
import type { OfflineCopy } from './use-offline-copy.ts';

/** How much of each kind is on this device, how large and from when. */
export function StoredTable({ copy }: { copy: OfflineCopy | undefined }) {
  const { t } = useTranslation('offline');
  const { number } = useFormats();
  const size = useBytes();
  return (
    <DataTable
      className={styles.table}
      aria-busy={!copy}
      columns={storedColumns({ t, number, size })}
      rows={storedKinds.map((kind) => ({ kind, amount: copy?.[kind] }))}
      rowKey={({ kind }) => kind}
    />
  );
}

interface StoredRow {
  readonly kind: StoredKind;
  /** Undefined while it is counted. */
  readonly amount: StoredAmount | undefined;
}

interface StoredWords {
  t: TFunction<'offline'>;
  number: (count: Maybe) => string;
  size: (bytes: number) => string;
}

/** Nothing of a kind has neither a size nor an age. */
function storedColumns({ t, number, size }: StoredWords): readonly Column<StoredRow>[] {
  const counted = ({ count, total }: StoredAmount) =>
    total === undefined ? number(count) : t('stored.of', { count: number(count), total: number(total) });
  return [
    { id: 'kind', label: t('stored.kind'), cell: ({ kind }) => t(`stored.kinds.${kind}`) },
    { id: 'count', label: t('stored.count'), cell: ({ amount }) => (amount ? counted(amount) : '--') },
    { id: 'size', label: t('stored.size'), cell: ({ amount }) => (amount ? amount.count !== 0 && size(amount.bytes) : '--') },
    { id: 'age', label: t('stored.age'), cell: ({ amount }) => amount?.count !== 0 && <Span amount={amount} /> },
  ];
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
