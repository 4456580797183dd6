import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asicOf } from '#src/domain/machines/asics.ts';
import { gpuOf } from '#src/domain/machines/gpus.ts';
import { HashrateField, NumberField } from '#src/parts/number-field.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { fleetKinds, type FleetRow, rowCoin, rowFields, rowUnit } from '#src/state/fleet.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { minedAsicCoins } from '../asic/asic-fields.ts';
import { modelOptionsOf } from '../asic/asic-inputs.tsx';
import { ComboField } from '../combo-field.tsx';
import { cardOptions } from '../gpu/card-fields.tsx';
import tool from '../tool-sheet.module.css';
import { modelOf, type NamedMachine, namedOptions, noMachine } from '../machine-search.ts';
import { freshRow, missingOf, rowCoins, withRowCoin, withRowModel } from './fleet-draft.ts';
import styles from './fleet.module.css';

interface FleetFormProps {
  /** What stands in the fields. */
  draft: FleetRow;
  onChange: (draft: FleetRow) => void;
  /** The coin that leaves most on a card of this model. */
  bestCardCoin: (model: string) => number | undefined;
  onSave: (row: FleetRow) => void;
  onCancel: () => void;
}

/** Machines of one kind: which, how many, and what one of them does; listed figures fill the fields and can be typed over. */
export function FleetForm({ draft, onChange, bestCardCoin, onSave, onCancel }: FleetFormProps) {
  const { t } = useTranslation('fleet');
  const missing = missingOf(draft);
  const isNew = draft.id === 0;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // What was pressed for it has gone with it: whoever goes on by keys is in the form.
  useEffect(() => form.current?.focus(), []);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const save = () => {
    if (Object.values(missing).some(Boolean)) setRefusals(refusals + 1);
    else onSave(draft);
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      aria-label={t(isNew ? 'form.add' : 'form.edit')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isNew && <KindSwitch draft={draft} onChange={onChange} />}
      <MachineFields draft={draft} label={t('form.model')} bestCardCoin={bestCardCoin} onChange={onChange} />
      <FigureFields draft={draft} missing={refusals > 0 ? missing : undefined} onChange={onChange} />
      <div className={styles.actions}>
        <Button size="sm" type="submit">
          {t(isNew ? 'form.take' : 'form.change')}
        </Button>
        <Button variant="line" size="sm" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

const usePoolList = () => useApiQuery(coinListQuery()).data?.data;

interface FieldsProps {
  draft: FleetRow;
  onChange: (row: FleetRow) => void;
}

/** ASICs or cards; the figures of one are none of the other. */
export function KindSwitch({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation('fleet');
  const list = usePoolList();
  return (
    <Segment
      kind="choice"
      className={tool.start}
      label={t('kind.label')}
      value={draft.kind}
      options={fleetKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      onChange={(kind) => onChange({ ...freshRow(kind, list), count: draft.count })}
    />
  );
}

/** The model, by the list of its kind, and the coin. */
export function MachineFields({
  draft,
  label,
  bestCardCoin,
  onChange,
}: FieldsProps & Pick<FleetFormProps, 'bestCardCoin'> & { label: string }) {
  const { t } = useTranslation('fleet');
  const { t: tools } = useTranslation('tools');
  const list = usePoolList();
  const models = useMemo(() => modelOptionsOf(minedAsicCoins(list)), [list]);
  const options = draft.kind === 'asic' ? models : cardOptions;
  // A row from before may have a coin that the pool has no more.
  const [ofPool, own] = [rowCoins(draft, list), rowCoin(draft)];
  const coins = own && !ofPool.includes(own) ? [...ofPool, own] : ofPool;
  const isListed = draft.kind === 'asic' ? asicOf(draft.model) !== undefined : gpuOf(draft.model) !== undefined;
  const choose = (named: NamedMachine) =>
    onChange(withRowModel(draft, named, { bestCoinId: draft.kind === 'gpu' ? bestCardCoin(named.model) : undefined, list }));
  return (
    <div className={tool.fields}>
      <ComboField
        label={label}
        value={draft.model}
        options={options}
        onChange={(value) => choose(modelOf(value))}
        find={namedOptions(draft.kind, options, tools)}
        noMatch={noMachine(tools)}
        other={{ value: '', label: tools('actions.notListed'), detail: tools('actions.notListedDetail') }}
        count={(count) => tools('actions.found', { count })}
        placeholder={tools(draft.kind === 'asic' ? 'asic.search' : 'gpu.search')}
        hint={t(isListed ? 'form.listed' : 'form.own')}
      />
      <SelectField
        label={tools('earnings.coin')}
        value={String(draft.coinId)}
        options={coins.map(({ id, symbol, algorithm }) => ({ value: String(id), label: `${symbol} · ${algorithm}` }))}
        onChange={(id) => onChange(withRowCoin(draft, Number(id)))}
      />
    </div>
  );
}

interface FigureFieldsProps extends FieldsProps {
  /** Undefined until it was tried to save. */
  missing: ReturnType<typeof missingOf> | undefined;
}

/** Count, and figures of one machine. */
export function FigureFields({ draft, missing, onChange }: FigureFieldsProps) {
  const { t } = useTranslation(['fleet', 'tools']);
  const isCard = draft.kind === 'gpu';
  const hashrateUnit = rowUnit(draft);
  const fields = [
    { name: 'count', label: t('tools:asic.count'), unit: undefined, quantity: 'count' },
    {
      name: 'hashrate',
      label: t(isCard ? 'tools:gpu.hashrate' : 'tools:asic.hashrate'),
      unit: undefined,
      quantity: undefined,
    },
    {
      name: 'power',
      label: t(isCard ? 'tools:gpu.power' : 'tools:asic.power'),
      unit: 'W',
      quantity: 'watts',
    },
    ...(isCard ? [{ name: 'psu', label: t('tools:gpu.psu'), unit: '%', quantity: 'percent' } as const] : []),
  ] as const;
  return (
    <div className={tool.fields}>
      {fields.map(({ name, label, unit, quantity }) => {
        const field = {
          label,
          limits: rowFields[name].limits,
          value: draft[name],
          error: missing?.[name] ? t('fleet:form.missing') : undefined,
          onChange: (text: string) => onChange({ ...draft, [name]: text }),
        };
        if (name === 'hashrate' && hashrateUnit) return <HashrateField key={name} unit={hashrateUnit} {...field} />;
        return <NumberField key={name} unit={unit} quantity={quantity} {...field} />;
      })}
    </div>
  );
}
