import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { seenHeight } from '#src/domain/chain-heights.ts';
import { AI_BTC_ID, type Coin } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { PROJECTION_DAYS } from '#src/domain/earnings.ts';
import { known } from '#src/domain/known.ts';
import { rewardCuts } from '#src/domain/rewards.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import styles from './calculator.module.css';
import type { Income } from './use-income.ts';
import { type Currency, formatIncome } from '#src/domain/money.ts';
import { Change } from '#src/ui/change.tsx';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { IncomeSpan } from './calculator.model.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { useFigureMoment, useFormats, useMoney } from '#src/i18n/formats.ts';
import { useCoinStandstill } from '#src/parts/coin-standstill.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { PriceCredit } from '#src/parts/price-credit.tsx';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

const LONGEST_DAYS = Math.max(...PROJECTION_DAYS);

/** Income over 1, 7, 30 and 365 days: in the coin, in money, and for AI(BTC) what it is more than plain BTC. */
export function IncomeTable({ income: { coin, spans, isLoading } }: { income: Income }) {
  const { t } = useTranslation(['calculator', 'common']);
  const currency = useHydratedAtom(currencyAtom);
  const { money } = useIncomeFormats();
  const isAi = coin.id === AI_BTC_ID;
  return (
    <div>
      <div className={styles.tableHead}>
        <h3 id="income-title">{t('income', { coin: coin.symbol })}</h3>
        <CurrencySwitch of="income" />
      </div>
      <DataTable
        className={styles.table}
        aria-labelledby="income-title"
        aria-busy={isLoading}
        data-compares={isAi || undefined}
        columns={incomeColumns({ t, coin, currency, money, missing: isLoading ? <Skeleton width="8ch" /> : '--' })}
        rows={PROJECTION_DAYS.map((days, index) => ({ days, span: spans?.[index] }))}
        rowKey={({ days }) => days}
      />
    </div>
  );
}

interface IncomeRow {
  days: IncomeSpan['days'];
  /** Undefined while there is no figure. */
  span: IncomeSpan | undefined;
}

interface IncomeColumns extends Pick<ReturnType<typeof useIncomeFormats>, 'money'> {
  t: TFunction<['calculator', 'common']>;
  coin: Coin;
  currency: Currency;
  /** Stands at a cell's final height until its figure comes. */
  missing: ReactNode;
}

function incomeColumns({ t, coin, currency, money, missing }: IncomeColumns): readonly Column<IncomeRow>[] {
  const difference: Column<IncomeRow> = {
    id: 'difference',
    label: t('columns.difference'),
    cell: ({ span }) =>
      span?.difference === undefined ? (
        missing
      ) : (
        <Change
          ratio={span.difference}
          text={formatIncome(Math.abs(span.difference))}
          direction={span.difference === 0 ? undefined : t(span.difference < 0 ? 'common:down' : 'common:up')}
        />
      ),
  };
  return [
    { id: 'span', label: t('columns.span'), cell: ({ days }) => t(`spans.${days}`) },
    {
      id: 'coins',
      label: coin.incomeSymbol,
      cell: ({ span }) => (
        <>
          {span ? <Figure value={formatIncome(span.coins)} /> : missing}
          {span?.side && (
            <span className={styles.side}>
              + {formatIncome(span.side.coins)} {span.side.symbol}
            </span>
          )}
        </>
      ),
    },
    ...(coin.id === AI_BTC_ID ? [difference] : []),
    {
      id: 'money',
      label: t(`common:currency.${currency}`),
      cell: ({ span }) => (span ? <Figure value={money(span)} tone="ember" /> : missing),
    },
  ];
}

/** Who calculated and on which figures, and how old those are. */
export function IncomeSource({ income: { coin, source, isLoading } }: { income: Income }) {
  const { t } = useTranslation('calculator');
  const { usd } = useFormats();
  const standsSinceMs = useCoinStandstill();
  const stored = source?.record && { difficulty: formatDifficulty(source.record.difficulty, coin), price: usd(source.record.priceUsa) };
  const sentence = () => {
    if (source && !stored) return t('source.pool');
    // While the pool calculates, this device's result is shown; its longer sentence would flicker.
    if (isLoading) return '';
    return stored ? t('source.stored', stored) : t('source.none');
  };
  return (
    <div className={styles.source}>
      <div className={styles.basis}>
        <p>{sentence()}</p>
        <p>
          {t('note')}
          <PriceCredit from={source?.record?.asOf?.priceFrom} />
        </p>
        {source && <CutNote coin={coin} record={source.record} madeAtMs={source.provenance.madeAt} />}
      </div>
      <div className={styles.origin}>
        <FigureAge of={source?.provenance} standsSinceMs={standsSinceMs} />
      </div>
    </div>
  );
}

/** That the longest span passes a cut of the block reward, which the mean of past days does not hold. */
function CutNote({ coin, record, madeAtMs }: { coin: Coin; record: PoolCoin | undefined; madeAtMs: number }) {
  const { t } = useTranslation('calculator');
  const { month } = useFormats();
  // A copy states the reward of its own time.
  const { atMs: nowMs } = useFigureMoment(madeAtMs);
  const seen = record && seenHeight(record);
  const [cut] = rewardCuts(coin, { nowMs, untilMs: nowMs + LONGEST_DAYS * DAY_MS, stated: known(record?.blockReward), seen });
  return cut && <p>{t('cut', { coin: coin.incomeSymbol, when: month(cut.atMs) })}</p>;
}

/** Money has 2 decimals here (item 8). */
const MONEY_DIGITS = 2;

/** How the calculator writes money, and its result in one sentence. */
export function useIncomeFormats() {
  const { t } = useTranslation('calculator');
  const inCurrency = useMoney();
  const money = (span: Pick<IncomeSpan, 'money' | 'cnyPerUsd'>) => inCurrency(span.money, span.cnyPerUsd, MONEY_DIGITS);
  const sentence = ({ coin, settled, spans }: Income): string | undefined => {
    const day = spans?.[0];
    const unit = coin.calculatorUnit;
    const result = day && { coin: coin.symbol, unit, amount: `${formatIncome(day.coins)} ${coin.incomeSymbol}`, money: money(day) };
    return result && t('sentence', { ...result, hashrate: settled.hashrate, fee: settled.feePercent ?? '--' });
  };
  return { money, sentence };
}
