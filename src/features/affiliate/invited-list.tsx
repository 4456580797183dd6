import { useTranslation } from 'react-i18next';
import type { InvitedRow } from '#src/contracts/account.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-invitation.module.css';

interface Invited {
  readonly list: readonly InvitedRow[];
  /** Of all of them, in `rewardUnit`; where the pool tells it. */
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

/** One row a person, by masked name; the reward is a column only where the pool tells it. */
function InvitedTable({ list, hasRewards, rewardUnit }: InvitedTableProps) {
  const { t } = useTranslation('invitation');
  const { date } = useFormats();
  return (
    <table className={styles.invited}>
      <caption>{t('invited.count', { count: list.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('invited.who')}</th>
          <th scope="col">{t('invited.since')}</th>
          <th scope="col">{t('invited.state')}</th>
          {hasRewards && <th scope="col">{t('reward.column', { unit: rewardUnit })}</th>}
        </tr>
      </thead>
      <tbody>
        {list.map((row, index) => (
          <tr key={`${row.name} ${row.time} ${index}`}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            <td>{date(row.time * SECOND_MS)}</td>
            <td>
              <Tag text={t(row.isConfirmed ? 'invited.confirmed' : 'invited.open')} tone={row.isConfirmed ? 'accent' : 'plain'} />
            </td>
            {hasRewards && (
              <td>
                <Figure value={formatIncome(row.reward ?? undefined)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
