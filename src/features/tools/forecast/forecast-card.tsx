import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimes } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import type { CoinMarket } from '../market.ts';
import toolCard from '../tool-card.module.css';
import { lossWords, paybackWords } from './days-ahead.ts';
import { ForecastChart } from './forecast-chart.tsx';
import type { Forecast, Forecasts } from './forecast.model.ts';
import { nextCutWords, assumptionText } from './forecast-words.ts';

interface ForecastCardProps {
  market: CoinMarket;
  forecasts: Forecasts;
}

/** How long machines pay: the next cut of the reward, then loss and payback for each scenario of the difficulty, and the course of what is left of a day. */
export function ForecastCard({ market, forecasts }: ForecastCardProps) {
  const { t } = useTranslation('forecast');
  const formats = useFormats();
  const { coin, side } = market;
  return (
    <section className={classNames(layout.card, toolCard.card)} aria-labelledby="forecast-title">
      <h3 id="forecast-title" className={typography.h3}>
        {t('title')}
      </h3>
      <p className={toolCard.note}>{t('lede')}</p>
      <p>{nextCutWords({ coin, cuts: forecasts.cuts, nowMs: forecasts.nowMs }, t, formats)}</p>
      {side && <p>{t('next.side', { coin: side.coin.symbol })}</p>}
      <ForecastTable market={market} forecasts={forecasts} />
      <ForecastChart forecasts={forecasts} symbol={coin.incomeSymbol} />
    </section>
  );
}

/** One row for each scenario of the difficulty, with its assumption in words. */
function ForecastTable({ market, forecasts }: ForecastCardProps) {
  const { t } = useTranslation('forecast');
  const { t: tools } = useTranslation('tools');
  const columns = forecastColumns({ market, forecasts }, { t, tools, formats: useFormats(), date: useTimes().date });
  return <DataTable className={tableLook.stacked} hasLabels columns={columns} rows={forecasts.scenarios} rowKey={({ kind }) => kind} />;
}

interface ForecastWords {
  t: TFunction<'forecast'>;
  tools: TFunction<'tools'>;
  formats: ReturnType<typeof useFormats>;
  date: (ms: number) => string;
}

function forecastColumns(
  { market: { growth }, forecasts }: ForecastCardProps,
  { t, tools, formats, date }: ForecastWords,
): readonly Column<Forecast>[] {
  const { cost, adjustInDays, nowMs } = forecasts;
  const figure = (text: string) => <Figure size="sm" longest={0} value={text} />;
  return [
    {
      id: 'premise',
      label: t('columns.premise'),
      cell: ({ kind }) => (
        <>
          {t(`kinds.${kind}`)}
          <span className={toolCard.note}>{assumptionText(kind, { growth, adjustInDays }, { t, formats })}</span>
        </>
      ),
    },
    {
      id: 'loss',
      label: t('columns.loss'),
      cell: ({ lossIn }) => figure(lossWords(lossIn, tools, { date, nowMs })),
    },
    {
      id: 'payback',
      label: t('columns.payback'),
      cell: (way) => (
        <span>
          {figure(cost === undefined ? tools('asic.noCost') : paybackWords(way.payback, tools, formats.number))}
          <EarnedNote way={way} cost={cost} />
        </span>
      ),
      data: ({ payback }) => ({ 'data-loss': payback === 'never' || undefined }),
    },
  ];
}

/** What a machine that does not pay earns of its price before it runs at a loss, or in ten years. */
function EarnedNote({ way, cost }: { way: Forecast; cost: Forecasts['cost'] }) {
  const { t } = useTranslation('forecast');
  const { money } = useFormats();
  const currency = useAtomValue(currencyAtom);
  if (way.payback !== 'never' || way.earned === undefined || way.lossIn === 0) return null;
  const amounts = { earned: money(way.earned, currency, 0), cost: money(cost, currency, 0) };
  return <span className={toolCard.note}>{t(way.lossIn === 'never' ? 'earned.inTenYears' : 'earned.beforeLoss', amounts)}</span>;
}
