import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { ToolActions } from '../tool-actions.tsx';
import { toolLink, type ToolPanel, useToolInputs } from '../tool-inputs.ts';
import { SplitPanel } from '../tool-panel.tsx';
import { AsicCompare } from './asic-compare.tsx';
import { asicCsv } from './asic-csv.ts';
import { asicFields, coinOf, spanOf, spans } from './asic-fields.ts';
import { AsicInputFields } from './asic-inputs.tsx';
import { AsicResult } from './asic-result.tsx';
import { AsicSensitivity } from './asic-sensitivity.tsx';
import { AsicSource } from './asic-source.tsx';
import { asicDay, marketOf } from './asic.model.ts';
import styles from './asic.module.css';
import { TariffClock } from './tariff-clock.tsx';
import { useAsicMarket } from './use-asic-market.ts';

/** Tool 3: what machines earn after electricity, out of the pool's last known difficulty and price or those that were typed (decision E2). */
export const AsicPanel: ToolPanel = ({ search }) => {
  const { t } = useTranslation('tools');
  const { inputs, set, change, reset } = useToolInputs(asicFields, search);
  const currency = useAtomValue(currencyAtom);
  const formats = useFormats();
  // Days that are counted from now stay true on a page that stays open.
  useMinute();
  const coin = coinOf(inputs);
  const span = spanOf(inputs);
  const { list, course, hasMeans } = useAsicMarket(coin, span);
  const market = marketOf(inputs, list.data?.data, course);
  const day = market && asicDay({ inputs, market, currency });
  const isMissing = !market && (list.error !== null || list.data !== undefined);
  const csv = day && { name: 'asic.csv', rows: () => asicCsv({ inputs, market, day, currency }, t) };
  return (
    <div className={styles.stack}>
      <SplitPanel
        inputs={<AsicInputFields inputs={inputs} market={market} onSet={set} onChange={change} />}
        results={
          <>
            <Segment
              kind="choice"
              className={styles.start}
              label={t('asic.span.label')}
              value={span}
              options={spans.map((value) => ({ value, label: t(`asic.span.${value}`) }))}
              onChange={(value) => set('span', value)}
            />
            {isMissing ? (
              <AsicProblem error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
            ) : (
              <>
                <AsicResult inputs={inputs} market={market} day={day} formats={formats} />
                <AsicSource inputs={inputs} market={market} response={list.data} hasMeans={hasMeans} />
              </>
            )}
          </>
        }
      />
      <AsicCompare inputs={inputs} list={list.data?.data} course={course} onChange={(models) => set('compare', models)} />
      <AsicSensitivity question={market && { inputs, market, currency }} day={day} />
      <TariffClock inputs={inputs} market={market} onChange={change} />
      <ToolActions link={toolLink(asicFields, inputs, globalThis.location?.origin ?? '')} csv={csv} onReset={reset} />
    </div>
  );
};

interface AsicProblemProps {
  /** Null when the pool's list is here and does not name this coin. */
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Without the pool's figures there is nothing to calculate with; the fields keep what was typed. */
function AsicProblem({ error, isBusy, onRetry }: AsicProblemProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const kind = error ? errorKindOf(error) : undefined;
  return (
    <div role="alert">
      <Empty
        picture={kind === 'offline' ? 'mark' : 'cells'}
        title={kind === 'offline' ? common('offline.noCopy') : t('earnings.noFigures')}
        text={kind ? common(`errors.${kind}`) : t('earnings.noFiguresHint')}
        action={
          <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
