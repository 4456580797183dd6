import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import type { CoinMarket } from '../market.ts';
import tableStyles from '../tool-table.module.css';
import { lossWords, paybackWords } from './days-ahead.ts';
import { ForecastChart } from './forecast-chart.tsx';
import type { Forecast, Forecasts } from './forecast.model.ts';
import { nextCutWords, premiseWords } from './forecast-words.ts';

interface ForecastCardProps {
  market: CoinMarket;
  forecasts: Forecasts;
}

/** How long machines pay: the next cut of the reward, then loss and payback for each way of the difficulty, and the course of what is left of a day. */
export function ForecastCard({ market, forecasts }: ForecastCardProps) {
  const { t } = useTranslation('forecast');
  const formats = useFormats();
  const { coin, side } = market;
  return (
    <section className={classNames(layout.card, tableStyles.card)} aria-labelledby="forecast-title">
      <h3 id="forecast-title" className={typography.h3}>
        {t('title')}
      </h3>
      <p className={tableStyles.note}>{t('lede')}</p>
      <p>{nextCutWords({ coin, cuts: forecasts.cuts, nowMs: forecasts.nowMs }, t, formats)}</p>
      {side && <p>{t('next.side', { coin: side.coin.symbol })}</p>}
      <ForecastTable market={market} forecasts={forecasts} />
      <ForecastChart forecasts={forecasts} symbol={coin.incomeSymbol} />
    </section>
  );
}

/** One row for each way of the difficulty, with its premise in words. */
function ForecastTable({ market, forecasts }: ForecastCardProps) {
  const { t } = useTranslation('forecast');
  return (
    <table className={classNames(tableStyles.table, tableStyles.stacked)} {...tableRoles.table}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{t('columns.premise')}</th>
          <th {...tableRoles.columnHeader}>{t('columns.loss')}</th>
          <th {...tableRoles.columnHeader}>{t('columns.payback')}</th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {forecasts.ways.map((way) => (
          <ForecastRow key={way.kind} way={way} market={market} forecasts={forecasts} />
        ))}
      </tbody>
    </table>
  );
}

function ForecastRow({ way, market, forecasts }: ForecastCardProps & { way: Forecast }) {
  const { t } = useTranslation('forecast');
  const { t: tools } = useTranslation('tools');
  const formats = useFormats();
  const currency = useAtomValue(currencyAtom);
  const { cost } = forecasts;
  const earned = { earned: formats.money(way.earned, currency, 0), cost: formats.money(cost, currency, 0) };
  const isShort = way.payback === 'never' && way.earned !== undefined && way.lossIn !== 0;
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        {t(`kinds.${way.kind}`)}
        <span className={tableStyles.note}>
          {premiseWords(way.kind, { growth: market.growth, adjustInDays: forecasts.adjustInDays }, { t, formats })}
        </span>
      </th>
      <td {...tableRoles.cell}>
        <span className={tableStyles.label} aria-hidden="true">
          {t('columns.loss')}
        </span>
        <Figure size="sm" longest={0} value={lossWords(way.lossIn, tools, { date: formats.date, nowMs: forecasts.nowMs })} />
      </td>
      <td {...tableRoles.cell} data-loss={way.payback === 'never' || undefined}>
        <span className={tableStyles.label} aria-hidden="true">
          {t('columns.payback')}
        </span>
        <span>
          <Figure
            size="sm"
            longest={0}
            value={cost === undefined ? tools('asic.noCost') : paybackWords(way.payback, tools, formats.number)}
          />
          {isShort && (
            <span className={tableStyles.note}>{t(way.lossIn === 'never' ? 'earned.inTenYears' : 'earned.beforeLoss', earned)}</span>
          )}
        </span>
      </td>
    </tr>
  );
}
