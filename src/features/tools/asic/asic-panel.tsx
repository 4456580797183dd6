import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_BTC_ID, BTC_ID, type Coin } from '#src/domain/coins.ts';
import { firmwareOfMaker } from '#src/domain/miner-programs.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { asicOf } from '#src/domain/machines/asics.ts';
import { electricityOf } from '#src/domain/electricity/own-tariff.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { toolFileName } from '../tool-actions.tsx';
import { bringIntoView } from '../answer-line.tsx';
import { EarningsProblem, SpanSwitch } from '../earnings-parts.tsx';
import { tariffCsv } from '../electricity/electricity-csv.ts';
import { useTariff } from '../electricity/use-tariff.ts';
import { toolLink, type ToolPanel, useToolInputs } from '../tool-inputs.ts';
import { SetupLink } from '../setup-link.tsx';
import { ToolPage } from '../tool-page.tsx';
import { AsicAnswer } from './asic-answer.tsx';
import { FleetBuy } from '../fleet/fleet-buy.tsx';
import { fleetColumns } from '../fleet/fleet-columns.tsx';
import { fleetCsv } from '../fleet/fleet-csv.ts';
import { withFleet } from '../fleet/fleet-link.ts';
import { fleetLines, fleetSums } from '../fleet/fleet.model.ts';
import { FleetPlan } from '../fleet/fleet-plan.tsx';
import { MachinePlan } from '../fleet/machine-plan.tsx';
import { FleetSection } from '../fleet/fleet-section.tsx';
import { useFleet } from '../fleet/use-fleet.ts';
import { asicRow } from '../fleet/fleet-draft.ts';
import { asicColumns } from './asic-columns.tsx';
import { AsicCompare } from './asic-compare.tsx';
import { asicCsv } from './asic-csv.ts';
import { asicFields, coinOf } from './asic-fields.ts';
import { marketCourse, priceCurveQuery, type Span, spanOf } from '../market-course.ts';
import { ForecastCard } from '../forecast/forecast-card.tsx';
import { AsicInputFields } from './asic-inputs.tsx';
import { AsicResult } from './asic-result.tsx';
import { AsicSensitivity } from './asic-sensitivity.tsx';
import { AsicSource } from './asic-source.tsx';
import { asicDay, asicForecasts, comparedDays, marketOf } from './asic.model.ts';
import { TariffClock } from './tariff-clock.tsx';

const hourOf = (ms: number) => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** Tool 3: what machines earn after electricity, out of the pool's last known difficulty and price or those that were typed. */
export const AsicPanel: ToolPanel = ({ search }) => {
  const { t } = useTranslation('tools');
  const { t: forecastWords } = useTranslation('forecast');
  const tariff = useTariff(asicFields.type, search);
  const { t: fleetWords } = useTranslation('fleet');
  const { t: electricityWords } = useTranslation('electricity');
  const { inputs, set, change, reset } = useToolInputs(asicFields, search);
  const { shown: currency } = tariff;
  const formats = useFormats();
  const coin = coinOf(inputs);
  const span = spanOf(inputs);
  const { list, course } = useAsicMarket(coin, span);
  const response = list.data;
  // Days that are counted from now stay true on a page that stays open; those of an old copy are counted from its own time.
  const { atMs } = useFigureMoment(response?.madeAt);
  const pool = response?.data;
  const market = marketOf(inputs, pool, course);
  const rate = pool && cnyPerUsd(pool);
  const { electricity } = tariff;
  const [hourMs, figuresHourMs] = [hourOf(now()), hourOf(atMs)];
  const usual = useMemo(() => electricity(rate, hourMs), [electricity, rate, hourMs]);
  const question = market && { inputs, market, currency, usual };
  const day = question && asicDay(question);
  // By the hour: ten years are not summed anew each minute.
  const forecasts = useMemo(
    () => asicForecasts({ inputs, list: pool, course, currency, usual }, figuresHourMs),
    [inputs, pool, course, currency, usual, figuresHourMs],
  );
  const isMissing = !market && (list.error !== null || response !== undefined);
  const own = useFleet(search);
  const prices = useMemo(() => electricityOf(tariff.tariff, { currency, cnyPerUsd: rate }), [tariff.tariff, currency, rate]);
  const lines = useMemo(
    () => fleetLines({ fleet: own.fleet, list: pool, electricity: prices, nowMs: hourMs }),
    [own.fleet, pool, prices, hourMs],
  );
  const sums = fleetSums(lines);
  const results = useRef<HTMLDivElement>(null);
  const isSimulated = response?.isSimulated ?? false;
  const compared = comparedDays({ inputs, list: pool, course, currency, usual });
  const columns = asicColumns({ t, formats, currency, span, madeAtMs: response?.madeAt });
  const ownColumns = fleetColumns({ t: fleetWords, formats, currency, sums });
  const csv = response &&
    day &&
    forecasts && {
      name: toolFileName('asic', response.madeAt),
      rows: () => [
        ...asicCsv(
          {
            inputs,
            market,
            day,
            usual,
            typedPrices: tariffCsv(tariff.tariff, t, electricityWords),
            forecasts,
            columns,
            compared,
            span,
            madeAtMs: response.madeAt,
            currency,
            nowMs: forecasts.nowMs,
          },
          t,
          forecastWords,
        ),
        ...fleetCsv({ columns: ownColumns, lines, rules: own.fleet.rules }, fleetWords),
      ],
      isSimulated,
    };
  return (
    <ToolPage
      answer={<AsicAnswer day={day} isLoading={list.isPending} onShow={() => bringIntoView(results)} />}
      resultsRef={results}
      inputs={<AsicInputFields {...{ inputs, market, tariff, usual }} onSet={set} onChange={change} />}
      results={
        <>
          <SpanSwitch value={span} onChange={(value) => set('span', value)} />
          {isMissing ? (
            <EarningsProblem error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
          ) : (
            <>
              <AsicResult {...{ inputs, market, day, forecasts, formats }} basis={usual.basis} />
              <AsicSource inputs={inputs} market={market} response={response} />
              <SetupLink tool="asic" coin={coin} miner={firmwareOfMaker(asicOf(inputs.model)?.brand ?? '')} />
            </>
          )}
        </>
      }
      actions={{
        link: withFleet(`${toolLink(asicFields, inputs, globalThis.location?.origin ?? '')}&${tariff.query}`, own.fleet),
        csv,
        onReset: () => {
          reset();
          tariff.reset();
        },
      }}
    >
      {market && forecasts && <ForecastCard market={market} forecasts={forecasts} />}
      <FleetSection {...{ own, lines, sums, response }} columns={ownColumns} electricity={prices} machine={day && asicRow(inputs)} />
      <AsicCompare {...{ columns, compared, response }} onChange={(models) => set('compare', models)} />
      <AsicSensitivity question={question} day={day} />
      <TariffClock
        place={{ tariff: tariff.tariff, shown: currency, cnyPerUsd: rate, income: day?.breakEven }}
        onChange={tariff.change}
        plan={
          lines.length > 0 ? (
            <FleetPlan {...{ own, lines, isSimulated }} shown={{ currency, cnyPerUsd: rate }} />
          ) : (
            <MachinePlan {...{ day, isSimulated }} electricity={prices} />
          )
        }
      />
      <FleetBuy {...{ sums }} electricity={prices} list={pool} rules={own.fleet.rules} />
    </ToolPage>
  );
};

/** The pool's list, and the course of a coin's price and difficulty. AI(BTC) is mined on the chain of BTC. */
function useAsicMarket(coin: Coin | undefined, span: Span) {
  const coinId = coin?.id === AI_BTC_ID ? BTC_ID : coin?.id;
  const list = useApiQuery(coinListQuery());
  const { data: network } = useApiQuery(networkCurveQuery(coinId));
  const { data: price } = useApiQuery(priceCurveQuery(coinId, span));
  const course = useMemo(() => marketCourse(span, { coin, network, price }), [span, coin, network, price]);
  return { list, course };
}
