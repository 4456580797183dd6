import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies, type Currency } from '#src/domain/money.ts';
import type { TariffRefusal } from '#src/domain/tariff/days.ts';
import { LONGEST_TARIFF_TEXT, readTariff } from '#src/domain/tariff/read-tariff.ts';
import { now } from '#src/lib/clock.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { AsicInputsOf } from './asic-fields.ts';
import { withTariff } from './tariff.model.ts';
import styles from './tariff.module.css';

interface TariffImportProps {
  /** The currency that is shown: that of prices which name none, or none of ours. */
  shown: Currency;
  onChange: (change: (now: AsicInputsOf) => AsicInputsOf) => void;
}

/** Prices pasted from a bill or out of a file; what cannot be read changes nothing. */
export function TariffImport({ shown, onChange }: TariffImportProps) {
  const { t } = useTranslation('tools');
  const showToast = useSetAtom(showToastAtom);
  const id = useId();
  const [text, setText] = useDraft('tariff-text');
  const isEmpty = text.trim() === '';
  const [refusal, setRefusal] = useState<TariffRefusal | 'unreadable'>();
  const read = (source: string) => {
    const tariff = readTariff(source, now());
    if (tariff.kind === 'choose') return setRefusal('areas');
    if (tariff.kind === 'refused') return setRefusal(tariff.reason);
    setRefusal(undefined);
    const currency = currencies.find((each) => each === tariff.currency) ?? shown;
    onChange((before) => withTariff(before, tariff, currency));
    setText('');
    // What is not as it seems stands in a note, which does not go away.
    const isNoted = tariff.isGuess || (tariff.currency !== undefined && tariff.currency !== currency);
    if (!isNoted) showToast({ tone: 'success', text: t(`tariff.read.${tariff.unit}`, { currency }) });
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      // Of a file that is too long, no more than shows that.
      read(await file.slice(0, 4 * LONGEST_TARIFF_TEXT).text());
    } catch (error) {
      // The browser's word for a file that was moved or may not be read.
      if (!(error instanceof DOMException)) throw error;
      setRefusal('unreadable');
    }
  };
  return (
    <div className={styles.import} data-print="no">
      <label htmlFor={`${id}-text`}>{t('tariff.paste')}</label>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        rows={4}
        spellCheck={false}
        placeholder={'08:00-22:00 0.95\n22:00-08:00 0.35'}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(undefined);
        }}
      />
      <div className={styles.importActions}>
        {/* It has the focus when it empties the text. */}
        <Button variant="line" size="sm" aria-disabled={isEmpty || undefined} onClick={() => isEmpty || read(text)}>
          {t('tariff.take')}
        </Button>
        <label className={buttonClass({ variant: 'line', size: 'sm', className: styles.file })}>
          {t('tariff.file')}
          <input
            type="file"
            className="vh"
            aria-describedby={`${id}-file`}
            accept=".csv,.json,.txt,text/csv,application/json,text/plain"
            onChange={(event) => {
              void readFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {refusal && (
        <Notice tone="error" role="alert">
          {t(`tariff.refused.${refusal}`)}
        </Notice>
      )}
      <p id={`${id}-file`} className={styles.note}>
        {t('tariff.fileHint')}
      </p>
    </div>
  );
}
