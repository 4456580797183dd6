import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { InvitedRow } from '#src/contracts/account.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-invitation.module.css';

interface Invited {
  readonly list: readonly InvitedRow[];
  /** Of all of them, in `rewardUnit`; where the pool states it. */
  readonly reward?: number | null | undefined;
  readonly rewardUnit: string;
}

/** Who registered with the invitation, and what follows from it. */
export function InvitedList({ invitation: { list, reward, rewardUnit } }: { invitation: Invited }) {
  const { t } = useTranslation('invitation');
  const hasRewards = list.some((row) => typeof row.reward === 'number');
  const percent = brand.affiliatePercent;
  return (
    <div className={layout.stack}>
      <h3 className={typography.h4}>{t('invited.title')}</h3>
      {list.length === 0 ? (
        <Empty title={t('invited.none')} text={t('invited.noneText')} />
      ) : (
        <InvitedTable {...{ list, hasRewards, rewardUnit }} />
      )}
      {typeof reward === 'number' && <p>{t('reward.total', { amount: formatIncome(reward), unit: rewardUnit })}</p>}
      <p className={typography.small}>{t(hasRewards || typeof reward === 'number' ? 'reward.follows' : 'reward.untold', { percent })}</p>
    </div>
  );
}

interface InvitedTableProps {
  list: readonly InvitedRow[];
  hasRewards: boolean;
  rewardUnit: string;
}

/** One row a person, by masked name. */
function InvitedTable({ list, hasRewards, rewardUnit }: InvitedTableProps) {
  const { t } = useTranslation('invitation');
  const { date } = useFormats();
  const columns = invitedColumns(t, date);
  return (
    <DataTable
      className={styles.invited}
      caption={<caption>{t('invited.count', { count: list.length })}</caption>}
      columns={hasRewards ? [...columns, rewardColumn(t('reward.column', { unit: rewardUnit }))] : columns}
      rows={list}
      rowKey={({ name, time }, index) => `${name} ${time} ${index}`}
    />
  );
}

const invitedColumns = (t: TFunction<'invitation'>, date: (ms: number) => string): readonly Column<InvitedRow>[] => [
  { id: 'who', label: t('invited.who'), cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'since', label: t('invited.since'), cell: ({ time }) => date(time * SECOND_MS) },
  {
    id: 'state',
    label: t('invited.state'),
    cell: ({ isConfirmed }) => <Tag text={t(isConfirmed ? 'invited.confirmed' : 'invited.open')} tone={isConfirmed ? 'accent' : 'plain'} />,
  },
];

/** Only where the pool states the rewards. */
const rewardColumn = (label: string): Column<InvitedRow> => ({
  id: 'reward',
  label,
  cell: ({ reward }) => <Figure value={formatIncome(reward ?? undefined)} />,
});
