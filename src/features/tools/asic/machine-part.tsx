import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_BTC_ID, BTC_ID, type Coin } from '#src/domain/coins.ts';
import { asicOf } from '#src/domain/machines/asics.ts';
import { firmwareOfMaker } from '#src/domain/miner-programs.ts';
import { networkCurveQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { bringIntoView } from '../answer-line.tsx';
import { EarningsProblem, SpanSwitch } from '../earnings-parts.tsx';
import { tariffCsv } from '../electricity/electricity-csv.ts';
import { fleetColumns } from '../fleet/fleet-columns.tsx';
import { asicRow } from '../fleet/fleet-draft.ts';
import { FleetBeside } from '../fleet/fleet-beside.tsx';
import { FleetSection } from '../fleet/fleet-section.tsx';
import { MachinePlan } from '../fleet/machine-plan.tsx';
import { ForecastCard } from '../forecast/forecast-card.tsx';
import { marketCourse, priceCurveQuery, type Span, spanOf } from '../market-course.ts';
import { SetupLink } from '../setup-link.tsx';
import { toolFileName } from '../tool-actions.tsx';
import { toolLink } from '../tool-inputs.ts';
import { ToolPage } from '../tool-page.tsx';
import { AsicAnswer } from './asic-answer.tsx';
import { asicColumns } from './asic-columns.tsx';
import { AsicCompare } from './asic-compare.tsx';
import { asicCsv } from './asic-csv.ts';
import { asicFields, coinOf } from './asic-fields.ts';
import { AsicInputFields } from './asic-inputs.tsx';
import { AsicResult } from './asic-result.tsx';
import { AsicSource } from './asic-source.tsx';
import { asicDay, asicForecasts, comparedDays, marketOf } from './asic.model.ts';
import { Sensitivity } from './sensitivity.tsx';
import { TariffClock } from './tariff-clock.tsx';
import type { AsicTool } from './use-asic-tool.ts';

/** What the machines of the fields earn, out of the pool's last known difficulty and price or those that were typed; a fleet begins here. */
export function MachinePart({ tool }: { tool: AsicTool }) {
  const { t } = useTranslation('tools');
  const { t: forecastWords } = useTranslation('forecast');
  const { t: fleetWords } = useTranslation('fleet');
  const { t: electricityWords } = useTranslation('electricity');
  const { tariff, own, list, response, pool, formats, currency, rate, usual, prices, lines, sums, figuresHourMs, isSimulated, isDaily } =
    tool;
  const { mined } = tool;
  const { inputs, set, change, reset } = tool.fields;
  const coin = coinOf(inputs);
  const span = spanOf(inputs);
  const course = useCourse(coin, span);
  const market = marketOf(inputs, pool, course);
  const question = market && { inputs, market, currency, usual };
  const day = question && asicDay(question);
  const forecasts = useMemo(
    () => asicForecasts({ inputs, list: pool, course, currency, usual }, figuresHourMs),
    [inputs, pool, course, currency, usual, figuresHourMs],
  );
  const isMissing = !market && (list.error !== null || response !== undefined);
  const results = useRef<HTMLDivElement>(null);
  const compared = comparedDays({ inputs, list: pool, course, currency, usual });
  const columns = asicColumns({ t, formats, currency, span, madeAtMs: response?.madeAt, compared });
  const machine = day && asicRow(inputs);
  const csv = response &&
    day &&
    forecasts && {
      name: toolFileName('asic', response.madeAt),
      rows: () =>
        asicCsv(
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
      isSimulated,
    };
  return (
    <ToolPage
      answer={<AsicAnswer day={day} isLoading={list.isPending} onShow={() => bringIntoView(results)} />}
      resultsRef={results}
      inputs={<AsicInputFields {...{ inputs, mined, market, tariff, usual }} onSet={set} onChange={change} />}
      results={
        <>
          <SpanSwitch value={span} onChange={(value) => set('span', value)} />
          {isMissing ? (
            <EarningsProblem
              error={list.error}
              hasCoins={!response || mined.length > 0}
              isBusy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
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
        link: `${toolLink(asicFields, inputs, globalThis.location?.origin ?? '')}&${tariff.query}`,
        csv,
        onReset: () => {
          reset();
          tariff.reset();
        },
      }}
    >
      {market && forecasts && <ForecastCard market={market} forecasts={forecasts} />}
      {lines.length > 0 ? (
        <FleetBeside {...{ own, lines, sums, machine }} currency={currency} />
      ) : (
        <FleetSection
          {...{ own, lines, sums, response, machine }}
          columns={fleetColumns({ t: fleetWords, formats, currency, sums })}
          electricity={prices}
        />
      )}
      <AsicCompare {...{ columns, compared, mined, response }} onChange={(models) => set('compare', models)} />
      <Sensitivity
        text={t('asic.sensitivity.text')}
        netAt={(priceFactor, difficultyFactor) => question && asicDay({ ...question, priceFactor, difficultyFactor }).net}
        electricity={day?.electricity}
      />
      <TariffClock
        place={{ tariff: tariff.tariff, shown: currency, cnyPerUsd: rate, income: day?.breakEven }}
        onChange={tariff.change}
        plan={<MachinePlan {...{ day, isSimulated, isDaily }} electricity={prices} isLoading={list.isPending} />}
      />
    </ToolPage>
  );
}

/** The course of a coin's price and difficulty. AI(BTC) is mined on the chain of BTC. */
function useCourse(coin: Coin | undefined, span: Span) {
  const coinId = coin?.id === AI_BTC_ID ? BTC_ID : coin?.id;
  const { data: network } = useApiQuery(networkCurveQuery(coinId));
  const { data: price } = useApiQuery(priceCurveQuery(coinId, span));
  return useMemo(() => marketCourse(span, { coin, network, price }), [span, coin, network, price]);
}
