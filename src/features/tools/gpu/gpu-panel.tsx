import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { usePresent } from '#src/state/use-now.ts';
import { bringIntoView } from '../answer-line.tsx';
import { tariffCsv } from '../electricity/electricity-csv.ts';
import { useTariff } from '../electricity/use-tariff.ts';
import { EarningsProblem, SpanSwitch } from '../earnings-parts.tsx';
import { spanOf } from '../market-course.ts';
import { typedFigure } from '../figures.ts';
import { toolFileName } from '../tool-actions.tsx';
import { toolLink, type ToolPanel, useToolInputs } from '../tool-inputs.ts';
import { SetupLink } from '../setup-link.tsx';
import { ToolPage } from '../tool-page.tsx';
import { GpuAnswer } from './gpu-answer.tsx';
import { gpuColumns } from './gpu-columns.tsx';
import { gpuCsv } from './gpu-csv.ts';
import { gpuCoinOf, type GpuField, gpuFields, type GpuInputs, withGpuCoinOf } from './gpu-fields.ts';
import { GpuInputFields } from './gpu-inputs.tsx';
import { GpuRanking } from './gpu-ranking.tsx';
import { GpuResult } from './gpu-result.tsx';
import { GpuSource } from './gpu-source.tsx';
import { rankedCoins } from './gpu.model.ts';
import { useGpuMarket } from './use-gpu-market.ts';

/** For who has cards of their own: the others do not load the fleet. */
const OwnMachinesAnswer = lazy(async () => {
  const load = () => Promise.all([import('../own-machines.tsx'), loadPageSentences(['fleet'])]);
  return { default: (await retryImport(load))[0].OwnMachinesAnswer };
});

/** Tool 4: what a rig of cards earns with each coin after electricity, out of the pool's last known difficulty and price. */
export const GpuPanel: ToolPanel = ({ search }) => {
  const { t } = useTranslation('tools');
  const { t: electricity } = useTranslation('electricity');
  const tariff = useTariff(gpuFields.type, search);
  const { inputs: typed, change: changeTyped, reset } = useToolInputs(gpuFields, search);
  const { shown: currency } = tariff;
  const formats = useFormats();
  const { nowMs } = usePresent();
  // DAGs grow while a page stays open.
  useMinute();
  const span = spanOf(typed);
  const { list, mined, courses } = useGpuMarket(span);
  const inputs = withGpuCoinOf(mined, typed);
  const change = (next: (now: GpuInputs) => GpuInputs) => changeTyped((now) => next(withGpuCoinOf(mined, now)));
  const set = (name: GpuField, text: string) => change((now) => ({ ...now, [name]: text }));
  const response = list.data;
  const usual = tariff.electricity(response && cnyPerUsd(response.data), nowMs);
  const ranked = response && rankedCoins({ inputs, list: response.data, courses, currency, usual, nowMs });
  const chosen = gpuCoinOf(inputs);
  const row = ranked?.find(({ coin }) => coin === chosen?.coin);
  const isMissing = !row && (list.error !== null || response !== undefined);
  const choose = (id: string) => change((before) => (before.coin === id ? before : { ...before, coin: id, price: '' }));
  const results = useRef<HTMLDivElement>(null);
  const hasCards = useHydratedAtom(fleetAtom).rows.some(({ kind }) => kind === 'gpu');
  const show = (id: string) => {
    choose(id);
    bringIntoView(results);
  };
  const isSimulated = response?.isSimulated ?? false;
  const columns = gpuColumns({ t, formats, currency, basis: usual.basis, span, madeAtMs: response?.madeAt, ranked });
  const csv = response &&
    ranked && {
      name: toolFileName('gpu', response.madeAt),
      rows: () => gpuCsv({ inputs, columns, ranked, usual, typedPrices: tariffCsv(tariff.tariff, t, electricity), currency }, t),
      isSimulated,
    };
  return (
    <ToolPage
      answer={
        <>
          {hasCards && (
            <Suspense fallback={null}>
              <OwnMachinesAnswer />
            </Suspense>
          )}
          <GpuAnswer ranked={ranked} isLoading={list.isPending} usual={usual} onShow={show} isBeside={hasCards} />
        </>
      }
      resultsRef={results}
      inputs={<GpuInputFields {...{ inputs, mined, row, tariff, usual }} onSet={set} onChange={change} onChoose={choose} />}
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
              <GpuResult row={row} basis={usual.basis} symbol={chosen?.coin.symbol ?? ''} />
              <SetupLink tool="gpu" coin={chosen?.coin} />
              <GpuSource {...{ row, span }} response={response} isPriceTyped={typedFigure(inputs.price) !== undefined} />
            </>
          )}
        </>
      }
      actions={{
        link: `${toolLink(gpuFields, inputs, globalThis.location?.origin ?? '')}&${tariff.query}`,
        csv,
        onReset: () => {
          reset();
          tariff.reset();
        },
      }}
    >
      <GpuRanking {...{ columns, ranked, mined, response }} isLoading={list.isPending} chosenId={chosen?.coin.id} onChoose={show} />
    </ToolPage>
  );
};
