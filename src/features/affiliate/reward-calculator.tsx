import type { TFunction } from 'i18next';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Maybe, product, quotient } from '#src/domain/known.ts';
import { formatIncome } from '#src/domain/money.ts';
import type { NumberLimits } from '#src/domain/number-text.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { AppError } from '#src/lib/app-error.ts';
import { brand } from '#src/lib/brand.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { HashrateField } from '#src/parts/number-field.tsx';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useStandstill } from '#src/state/use-standstill.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { aiRevenueQuery } from './affiliate.query.ts';
import styles from './reward-calculator.module.css';

/** At most 8 integer digits and 2 decimals. */
const HASHRATE_LIMITS: NumberLimits = { integers: 8, decimals: 2, empty: '' };

/** Invited hashrate, TH/s, as it was typed, an emptied field too; at first ten machines of 100 TH/s. */
const hashrateAtom = persistedAtom({
  key: 'reward-hashrate',
  schema: z.string().check(z.regex(/^(\d{1,8}(\.\d{0,2})?)?$/)),
  initial: '1000',
});

/** Invited hashrate in, reward out, on the pool's own figure; offline on the stored one. */
export function RewardCalculator() {
  const { t } = useTranslation('affiliate');
  const hashrate = useHydratedAtom(hashrateAtom);
  const setHashrate = useSetAtom(hashrateAtom);
  const { data: response, error } = useApiQuery(aiRevenueQuery());
  const incomePerThsDay = response?.data.pps;
  const percent = brand.affiliatePercent;
  const rows = rewardRows({ hashrateThs: hashrate === '' ? undefined : Number(hashrate), incomePerThsDay, percent });
  return (
    <section id="reward" className={styles.calculator} aria-labelledby="reward-title">
      <div className={layout.stack}>
        <h2 id="reward-title" className={typography.h3}>
          {t('calculator.title')}
        </h2>
        <p className={typography.body}>{t('calculator.lede', { percent })}</p>
      </div>
      <div className={classNames(layout.card, styles.card)}>
        <HashrateField label={t('calculator.hashrate')} unit="TH/s" limits={HASHRATE_LIMITS} value={hashrate} onChange={setHashrate} />
        <RewardTable rows={rows} isWaiting={!response && !error} />
        <RewardStatus response={response} error={error} income={formatIncome(incomePerThsDay)} />
      </div>
    </section>
  );
}

interface RewardStatusProps {
  response: ApiResponse<{ pps: number | null }> | undefined;
  error: Error | null;
  /** The figure the sums rest on, BTC per TH/s a day. */
  income: string;
}

/** Which figure the sums rest on, its age, and whether it is simulated; or why there is none. */
function RewardStatus({ response, error, income }: RewardStatusProps) {
  const { t } = useTranslation('affiliate');
  const { t: common } = useTranslation('common');
  const standsSinceMs = useStandstill('ai-revenue', response && String(response.data.pps), response?.madeAt);
  const reason = error instanceof AppError && error.kind === 'offline' ? common('offline.noCopy') : t('calculator.noFigure');
  return (
    <div className={styles.status} role="status">
      {response && (
        <>
          <p className={typography.small}>{t('calculator.basis', { income })}</p>
          <div className={layout.row}>
            <FigureAge of={response} standsSinceMs={standsSinceMs} />
          </div>
        </>
      )}
      {!response && error && <p className={typography.small}>{reason}</p>}
    </div>
  );
}

/** AI(BTC) income is paid in BTC. It is in the column heads: small phones have no room for it beside eight decimals. */
const unit = 'BTC';

interface RewardTableProps {
  rows: readonly RewardRow[];
  /** No figure yet: cells of the final size stand instead. */
  isWaiting: boolean;
}

/** The miners' income beside the reward, which does not reduce it. */
function RewardTable({ rows, isWaiting }: RewardTableProps) {
  const { t } = useTranslation('affiliate');
  return (
    <div className={styles.frame}>
      <DataTable
        className={styles.table}
        aria-busy={isWaiting || undefined}
        caption={<caption className="vh">{t('calculator.caption')}</caption>}
        columns={rewardColumns(t, isWaiting)}
        rows={rows}
        rowKey={({ days }) => days}
      />
    </div>
  );
}

function rewardColumns(t: TFunction<'affiliate'>, isWaiting: boolean): readonly Column<RewardRow>[] {
  const skeleton = <Skeleton width="10ch" />;
  return [
    { id: 'over', label: t('calculator.over'), cell: ({ days }) => t(`calculator.days.d${days}`) },
    {
      id: 'income',
      label: t('calculator.income', { unit }),
      cell: ({ income }) => (isWaiting ? skeleton : <Figure value={formatIncome(income)} />),
    },
    {
      id: 'reward',
      label: t('calculator.reward', { unit }),
      cell: ({ reward }) => (isWaiting ? skeleton : <Figure value={formatIncome(reward)} tone="ember" />),
    },
  ];
}

/** Days the reward is projected over. */
const rewardDays = [1, 30, 365] as const;

interface RewardRow {
  readonly days: (typeof rewardDays)[number];
  /** What the invited miners earn, in coins; the reward does not make it smaller. */
  readonly income: number | undefined;
  /** What the pool pays on top of it, in coins. */
  readonly reward: number | undefined;
}

interface RewardQuestion {
  /** Hashrate of the invited miners, TH/s; undefined while the field is empty. */
  readonly hashrateThs: Maybe;
  /** Income of one TH/s in a day, in coins. */
  readonly incomePerThsDay: Maybe;
  /** The reward in percent of the income (0.5). */
  readonly percent: number;
}

/** The income of invited miners and the reward on it, over each of the spans. Without figures no amount is known. */
export function rewardRows({ hashrateThs, incomePerThsDay, percent }: RewardQuestion): readonly RewardRow[] {
  return rewardDays.map((days) => {
    const income = product(hashrateThs, incomePerThsDay, days);
    return { days, income, reward: quotient(product(income, percent), 100) };
  });
}
