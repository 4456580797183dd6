import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#src/domain/days.ts';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import { type Currency, formatIncome } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { type useFormats, useTimes } from '#src/i18n/formats.ts';
import { useFirstPayout } from '#src/parts/first-payout.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spoken } from '#src/ui/spoken.tsx';
import typography from '#src/ui/type.module.css';
import { RunningNote } from '../electricity/running-note.tsx';
import { kwhPrice } from '../figures.ts';
import { EarningsShare } from '../earnings-parts.tsx';
import { type AsicInputsOf, coinOf, unitOf } from './asic-fields.ts';
import type { AsicDay } from './asic.model.ts';
import { lossWords, paybackWords } from '../forecast/days-ahead.ts';
import type { Forecasts } from '../forecast/forecast.model.ts';
import { whenWords } from '../forecast/forecast-words.ts';
import { shutdownWords } from './shutdown-words.ts';
import type { CoinMarket } from '../market.ts';
import headsAbove from '../heads-above.module.css';
import styles from '../tool-sheet.module.css';

/** The spans of the table, in days. */
const resultSpans = [
  { id: 'day', days: 1 },
  { id: 'month', days: 30 },
  { id: 'year', days: 365 },
] as const;

const YEAR_MS = 365 * DAY_MS;

interface AsicResultProps {
  inputs: AsicInputsOf;
  /** Both undefined while the pool's list is loading. */
  market: CoinMarket | undefined;
  day: AsicDay | undefined;
  forecasts: Forecasts | undefined;
  /** Which prices the day counts with. */
  basis: PriceProfile['basis'];
  formats: ReturnType<typeof useFormats>;
}

/** What is left of a day once its electricity is paid, how it comes about, and how long it lasts. */
export function AsicResult({ inputs, market, day, forecasts, basis, formats }: AsicResultProps) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const money = (amount: Maybe) => formats.estimate(amount, currency);
  return (
    <div className={styles.result} aria-busy={!day}>
      <div className={styles.main} data-main data-loss={(day?.net !== undefined && day.net < 0) || undefined}>
        <p className={typography.small}>{t('earnings.net')}</p>
        {day ? <Figure size="xl" longest={0} value={money(day.net)} /> : <Skeleton width="8ch" shape="block" />}
      </div>
      <Spoken text={day ? [t('earnings.net'), money(day.net)].join(' ') : ''} />
      {day && <RunningNote {...{ day, basis, currency }} />}
      {day && day.runningHours > 0 && <EarningsShare day={day} percent={formats.percent} />}
      <AsicSums day={day} money={money} currency={currency} symbol={market?.coin.incomeSymbol ?? coinOf(inputs)?.incomeSymbol ?? ''} />
      <YearNote {...{ forecasts, formats }} />
      <AsicFacts {...{ inputs, market, day, forecasts, formats }} />
    </div>
  );
}

interface AsicSumsProps {
  day: AsicDay | undefined;
  money: (amount: Maybe) => string;
  currency: Currency;
  symbol: string;
}

/** Income of each coin, electricity and net by day, month and year. */
function AsicSums({ day, money, currency, symbol }: AsicSumsProps) {
  const { t } = useTranslation(['tools', 'common']);
  const figure = (amount: Maybe) => (day ? <Figure size="sm" longest={9} value={money(amount)} /> : <Skeleton width="4ch" />);
  const rows: readonly SumRow[] = [
    { id: 'income', name: t('asic.income', { coin: symbol }), amount: day?.coinIncome },
    ...(day?.side ? [{ id: 'side', name: t('asic.side', { coin: day.side.symbol }), amount: day.side.income }] : []),
    { id: 'electricity', name: t('asic.electricity'), amount: product(day?.electricity, -1) },
    { id: 'net', name: t('asic.net'), amount: day?.net },
  ];
  return (
    <div className={headsAbove.place}>
      <DataTable
        className={styles.table}
        caption={<caption className={styles.caption}>{t('asic.sums')}</caption>}
        columns={sumColumns({ t, currency, figure })}
        rows={rows}
        rowKey={({ id }) => id}
        rowData={({ id }) => ({ 'data-row': id })}
      />
    </div>
  );
}

interface SumRow {
  readonly id: string;
  readonly name: string;
  /** Of a day. */
  readonly amount: Maybe;
}

interface SumWords {
  t: TFunction<['tools', 'common']>;
  currency: Currency;
  figure: (amount: Maybe) => ReactNode;
}

function sumColumns({ t, currency, figure }: SumWords): readonly Column<SumRow>[] {
  return [
    { id: 'name', label: t(`common:currency.${currency}`), cell: ({ name }) => name },
    ...resultSpans.map(({ id, days }): Column<SumRow> => ({
      id,
      label: t(`asic.per.${id}`),
      cell: ({ amount }) => figure(product(amount, days)),
    })),
  ];
}

/** That the column of a year does not hold a cut of the reward that comes within it. */
function YearNote({ forecasts, formats }: Pick<AsicResultProps, 'forecasts' | 'formats'>) {
  const { t } = useTranslation('forecast');
  const cut = forecasts?.cuts[0];
  if (!cut || cut.atMs > forecasts.nowMs + YEAR_MS) return null;
  return <p className={typography.small}>{t('year', { when: whenWords(cut, formats, forecasts.nowMs) })}</p>;
}

/** Totals, the machine's efficiency, the price below which it stands still, and when it has paid for itself. */
function AsicFacts({ inputs, market, day, forecasts, formats }: Omit<AsicResultProps, 'basis'>) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const { date } = useTimes();
  const coin = market?.coin ?? coinOf(inputs);
  const unit = coin?.marketUnit ?? '';
  const ratioUnit = coin ? `J/${unitOf(coin).slice(0, 2)}` : '';
  const firstPayout = useFirstPayout();
  const today = forecasts?.scenarios.find(({ kind }) => kind === 'today');
  const money = (amount: Maybe) => formats.money(amount, currency);
  const side = day?.side ? ` + ${formatIncome(day.side.coins)} ${day.side.symbol}` : '';
  const rows = [
    { id: 'coins', value: day && `${formatIncome(day.coins)} ${coin?.incomeSymbol ?? ''}${side}` },
    {
      id: 'firstPayout',
      value: day && firstPayout({ perDay: day.coins, minimum: market?.record.minPayPrice, coin: coin?.incomeSymbol ?? '' }),
    },
    { id: 'hashrate', value: day && formatHashrate(day.hashrateHs, 'H/s') },
    { id: 'power', value: day && `${formats.number(day.powerW)} W` },
    { id: 'ratio', value: day && `${formats.number(day.ratio, 2)} ${ratioUnit}` },
    { id: 'hashPrice', value: day && `${money(day.hashPrice)} / ${unit}` },
    { id: 'hashCost', value: day && `${money(day.hashCost)} / ${unit}` },
    { id: 'breakEven', value: day && kwhPrice(day.breakEven, currency) },
    { id: 'shutdown', value: day && shutdownWords(day, t, formats.usd) },
    { id: 'loss', value: today && lossWords(today.lossIn, t, { date, nowMs: forecasts?.nowMs ?? 0 }) },
    { id: 'payback', value: today && (inputs.cost === '' ? t('asic.noCost') : paybackWords(today.payback, t, formats.number)) },
  ] as const;
  return (
    <FactList
      variant="rows"
      facts={rows.map(({ id, value }) => ({
        label: t(`asic.rows.${id}`),
        value: value === undefined ? <Skeleton width="8ch" /> : <Figure longest={0} value={value} />,
      }))}
    />
  );
}
