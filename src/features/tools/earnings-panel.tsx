import { useApiQuery } from '#src/state/use-api-query.ts';
import { useAtom, useAtomValue } from 'jotai';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { FIGURE_LIMITS, SplitPanel, WHOLE_LIMITS } from './tool-panel.tsx';
import { earningsAtoms, type EarningsCoin, earningsCoins, type EarningsInputs, inputsFor, type MachineKind } from './earnings.atoms.ts';
import { earningsDay } from './earnings.model.ts';
import { EarningsResult, EarningsSource } from './earnings-result.tsx';
import { useTranslation } from 'react-i18next';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { NumberField } from '#src/parts/number-field.tsx';
import { SelectField } from '#src/ui/field.tsx';
import styles from './earnings.module.css';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';

/** Tool 4. */
export function GpuPanel() {
  return <EarningsPanel key="gpu" machine="gpu" />;
}

/** Daily net earnings of ASIC miners or graphics cards, out of the pool's last known difficulty and price (decision E2). */
export function EarningsPanel({ machine }: { machine: MachineKind }) {
  const [inputs, setInputs] = useAtom(earningsAtoms[machine]);
  const currency = useAtomValue(currencyAtom);
  const { data: response, error, refetch, isFetching } = useApiQuery(coinListQuery());
  const choices = earningsCoins(machine);
  const choice = choices.find(({ coin }) => coin.id === inputs.coinId) ?? choices[0];
  if (!choice) return null;
  const day = response && earningsDay({ inputs, unit: choice.example.unit, currency, list: response.data });
  const hasNoFigures = response === undefined || day === undefined;
  const problem = hasNoFigures && (error || response) && (
    <EarningsProblem error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  );
  return (
    <SplitPanel
      inputs={<EarningsFields machine={machine} choice={choice} choices={choices} inputs={inputs} onChange={setInputs} />}
      results={
        problem || (
          <>
            <EarningsResult choice={choice} day={day} />
            <EarningsSource choice={choice} day={day} response={response} />
          </>
        )
      }
    />
  );
}

interface EarningsFieldsProps {
  machine: MachineKind;
  choice: EarningsCoin;
  choices: readonly EarningsCoin[];
  inputs: EarningsInputs;
  /** Told how the inputs change: several fields may have been set before hydration. */
  onChange: (change: (now: EarningsInputs) => EarningsInputs) => void;
}

const symbols = { CNY: '¥/kWh', USD: '$/kWh' } as const;

/** Coin, machine and electricity. Another coin brings the figures of a machine that mines it. */
function EarningsFields({ machine, choice, choices, inputs, onChange }: EarningsFieldsProps) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const set = (key: 'hashrate' | 'powerW' | 'count') => (text: string) => onChange((now) => ({ ...now, [key]: text }));
  const setElectricity = (text: string) => onChange((now) => ({ ...now, electricity: { ...now.electricity, [currency]: text } }));
  const { coin, example } = choice;
  return (
    <>
      <SelectField
        label={t('earnings.coin')}
        value={String(coin.id)}
        options={choices.map((each) => ({ value: String(each.coin.id), label: `${each.coin.symbol} · ${each.coin.algorithm}` }))}
        onChange={(id) => onChange((now) => inputsFor(machine, Number(id), now.electricity))}
        hint={t('earnings.example', { machine: example.name })}
      />
      <div className={styles.fields}>
        <NumberField
          label={t(`${machine}.hashrate`)}
          unit={example.unit}
          limits={FIGURE_LIMITS}
          value={inputs.hashrate}
          onChange={set('hashrate')}
        />
        <NumberField label={t(`${machine}.power`)} unit="W" limits={FIGURE_LIMITS} value={inputs.powerW} onChange={set('powerW')} />
        <NumberField label={t(`${machine}.count`)} limits={WHOLE_LIMITS} value={inputs.count} onChange={set('count')} />
        <NumberField
          label={t('earnings.electricityPrice')}
          unit={symbols[currency]}
          limits={FIGURE_LIMITS}
          value={inputs.electricity[currency]}
          onChange={setElectricity}
        />
      </div>
      <CurrencySwitch of="all" className={styles.currency} />
    </>
  );
}

interface EarningsProblemProps {
  /** Null when the pool's list is here and does not name this coin. */
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Without the pool's figures there is nothing to calculate with; the fields keep what was typed. */
function EarningsProblem({ error, isBusy, onRetry }: EarningsProblemProps) {
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
