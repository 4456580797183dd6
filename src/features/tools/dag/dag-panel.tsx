import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dagCoins } from '#src/domain/dag-coins.ts';
import { now } from '#src/lib/clock.ts';
import { useMinute } from '#src/i18n/formats.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { SplitPanel } from '../split-panel.tsx';
import { WHOLE_LIMITS } from '../tools.model.ts';
import { type DagInput, dagAnswer } from './dag.model.ts';
import { DagResult } from './dag-result.tsx';
import styles from './dag-result.module.css';

const coinOptions = dagCoins.map(({ symbol, name, algorithm }) => ({ value: symbol, label: `${symbol} · ${name} (${algorithm})` }));

/** The DAG of a coin at an epoch or height, today's without asking; wholly out of the page, so it works without a network. */
export function DagPanel() {
  const { t } = useTranslation('tools');
  const isHydrated = useIsHydrated();
  // Keeps the estimate of today true on a page that stays open.
  useMinute();
  const [symbol, setSymbol] = useState('ETC');
  const [input, setInput] = useState<DagInput>('height');
  const [text, setText] = useState('');
  const answer = dagAnswer({ symbol, input, text, nowMs: isHydrated ? now() : undefined });
  const choose = (next: DagInput) => {
    setInput(next);
    setText('');
  };
  return (
    <SplitPanel
      inputs={
        <>
          <SelectField label={t('dag.coin')} value={symbol} options={coinOptions} onChange={setSymbol} />
          <Segment
            kind="choice"
            className={styles.choice}
            label={t('dag.by')}
            value={input}
            options={[
              { value: 'height', label: t('dag.height') },
              { value: 'epoch', label: t('dag.epoch') },
            ]}
            onChange={choose}
          />
          <NumberField
            label={t(`dag.${input}`)}
            value={text}
            onChange={setText}
            limits={WHOLE_LIMITS}
            placeholder={t('dag.today')}
            hint={t(`dag.${input}Hint`)}
          />
        </>
      }
      results={<DagResult symbol={symbol} answer={answer} isReady={isHydrated} />}
    />
  );
}
