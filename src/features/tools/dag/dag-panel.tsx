import { useTranslation } from 'react-i18next';
import { dagCoinBySymbol } from '#src/domain/dag.ts';
import { dagCoins } from '#src/domain/dag-coins.ts';
import { chainClock, type CardSystem } from '#src/domain/dag-fit.ts';
import { gpuMemories } from '#src/domain/gpu-memory.ts';
import { useMinute } from '#src/i18n/formats.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useFirstFigures } from '#src/state/first-figures.ts';
import { usePresent } from '#src/state/use-now.ts';
import { ComboField } from '../combo-field.tsx';
import { Field } from '#src/ui/field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { type ToolInputs, toolLink, useToolInputs } from '../tool-inputs.ts';
import { cardBrand, chineseNamesOf } from '#src/domain/machines/maker-names.ts';
import { ToolPage } from '../tool-page.tsx';
import { cardRows } from './cards.model.ts';
import { type DagField, dagFields, dagForm } from './dag-fields.ts';
import { useDagCsv } from './dag-files.ts';
import { type DagInput, type DagQuestion, dagSizes, epochNow } from './dag.model.ts';
import { useToldBlock } from './dag.queries.ts';
import { DagResult, DagWaiting } from './dag-result.tsx';
import styles from './dag.module.css';

const coinOptions = dagCoins.map(({ symbol, name, algorithm }) => ({ value: symbol, label: `${symbol} · ${name}`, detail: algorithm }));
const cardOptions = gpuMemories.map(({ name, memoryGb }) => ({
  value: name,
  label: name,
  detail: `${memoryGb} GB`,
  keywords: [cardBrand(name), ...chineseNamesOf(cardBrand(name), name)],
}));
const inputKinds = ['date', 'epoch', 'height'] as const;
const systems = ['windows', 'linux'] as const;

/** The DAG of a coin on a day, at an epoch or height, and until when it fits which card; reckoned in the page, so it works offline. */
export function DagPanel({ search }: { search: Readonly<Record<string, unknown>> }) {
  // Keeps the estimate of now true on a page that stays open.
  useMinute();
  const { inputs, set, reset } = useToolInputs(dagFields, search);
  const { symbol } = dagCoinBySymbol(inputs.coin) ?? { symbol: 'ETC' };
  const told = useToldBlock(symbol);
  const { nowMs } = usePresent();
  const by = inputKinds.find((kind) => kind === inputs.by) ?? 'date';
  const system = systems.find((each) => each === inputs.system) ?? 'windows';
  const question: DagQuestion = { symbol, by, text: inputs[by], nowMs, clock: chainClock(symbol, told?.block) };
  const sizes = dagSizes(question);
  const rows = sizes ? cardRows({ ...question, sizes, system, card: inputs.card, epochNow: epochNow(question) }) : [];
  const isSimulated = (question.clock?.isSeen && told?.response.isSimulated) ?? false;
  const csv = useDagCsv({ question, sizes, system, rows, isSimulated });
  // The page as built knows no time: what is now follows with hydration.
  const isBuilt = useFirstFigures() === undefined;
  const isKnown = useIsHydrated() || !isBuilt;
  return (
    <ToolPage
      inputs={
        <div className={styles.inputs}>
          <DagInputs {...{ inputs, symbol, by, system, set }} />
        </div>
      }
      results={isKnown ? <DagResult {...{ question, sizes, system, rows, isSimulated, told: told?.response }} /> : <DagWaiting />}
      actions={{ link: toolLink(dagFields, inputs, globalThis.location?.origin ?? ''), csv, onReset: reset }}
    />
  );
}

interface DagInputsProps {
  inputs: ToolInputs<DagField>;
  symbol: string;
  by: DagInput;
  system: CardSystem;
  set: (name: DagField, text: string) => void;
}

function DagInputs({ inputs, symbol, by, system, set }: DagInputsProps) {
  const { t } = useTranslation('tools');
  const noMatch = t('actions.noMatch');
  const choices = inputKinds.map((value) => ({ value, label: t(`dag.by.${value}`) }));
  const cards = [{ value: '', label: t('dag.anyCard') }, ...cardOptions];
  const shared = { label: t(`dag.${by}`), hint: t(`dag.${by}Hint`) };
  return (
    <>
      <ComboField label={t('dag.coin')} value={symbol} options={coinOptions} noMatch={noMatch} onChange={(coin) => set('coin', coin)} />
      <Segment
        kind="choice"
        className={styles.choice}
        label={t('dag.by.label')}
        value={by}
        options={choices}
        onChange={(next) => set('by', next)}
      />
      {by === 'date' ? (
        <Field
          {...shared}
          type="date"
          isNumeric
          min="2015-08-01"
          max="2099-12-31"
          value={inputs.date}
          onText={(text) => set('date', text)}
        />
      ) : (
        <NumberField
          {...shared}
          key={by}
          value={inputs[by]}
          onChange={(text) => set(by, text)}
          limits={dagForm[by].limits}
          placeholder={t('dag.today')}
        />
      )}
      <ComboField label={t('dag.card')} value={inputs.card} options={cards} noMatch={noMatch} onChange={(card) => set('card', card)} />
      <div className={styles.system}>
        <Segment
          kind="choice"
          className={styles.choice}
          label={t('dag.system')}
          value={system}
          options={systems.map((value) => ({ value, label: t(`dag.systems.${value}`) }))}
          onChange={(next) => set('system', next)}
        />
        <p>{t(`dag.share.${system}`)}</p>
      </div>
    </>
  );
}
